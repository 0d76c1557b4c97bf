"""An object's part in combat and what is attached to it; of what has left, as it last was (CR 603.10a, 608.2h)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.state.game import Game
from engine.state.objects import GameObject


def combat_of(game: Game, it: GameObject) -> dict[str, Any]:
    """What is known of an object's part in combat."""
    game.look("combat")
    return game.combat.about(it.id) if it.id in game.objects else game.former[it.id].combat


def attacks_alone(game: Game, it: GameObject) -> bool:
    """Whether it is attacking but no other creatures are (506.5)."""
    return "attacking" in combat_of(game, it) and len(game.combat.attackers) == 1


def attachments(game: Game, it: GameObject) -> Iterator[GameObject]:
    """What is attached to an object."""
    game.look("attachments")
    if it.id in game.objects:
        yield from (other for other in game.permanents() if other.attached_to == it.target)
    else:
        yield from map(game.find, game.former[it.id].attached)


def attached(game: Game, it: GameObject, subtype: str) -> bool:
    """Whether an Aura, or an Equipment, is attached to it (301.5, 303.4)."""
    return any(subtype in game.characteristics(other).subtypes for other in attachments(game, it))


def modified(game: Game, it: GameObject) -> bool:
    """With counters, Equipment, or an Aura its controller controls (700.9)."""
    if it.counters:
        return True
    whose = game.controller(it.id)
    on_it = [game.characteristics(other) for other in attachments(game, it)]
    return any("Equipment" in ch.subtypes or ("Aura" in ch.subtypes and ch.controller == whose) for ch in on_it)
