"""Phasing in, the first thing in an untap step (CR 502.1, 702.26)."""

from __future__ import annotations

from engine.events import PhasedIn
from engine.game import Game
from engine.objects import GameObject
from engine.rules.pipeline import commit
from engine.zones import Zone


def phase_in(game: Game) -> None:
    """What phased out under the active player's control phases in, with what is attached to it (702.26c, g)."""
    out = {it.id: it for it in game.in_zone(Zone.BATTLEFIELD) if it.phased_out}
    coming = {i for i, it in out.items() if _directly(it, out) and it.controller == game.turn.active}
    while more := {i for i, it in out.items() if i not in coming and _host(it) in coming}:
        coming |= more
    if coming:
        commit(game, [PhasedIn(tuple(sorted(coming)))], "502.1")


def _directly(it: GameObject, out: dict[int, GameObject]) -> bool:
    """Whether it phased out by itself, not along with what it is attached to (702.26g)."""
    return _host(it) not in out


def _host(it: GameObject) -> int | None:
    return it.attached_to[1] if it.attached_to is not None and it.attached_to[0] == "object" else None
