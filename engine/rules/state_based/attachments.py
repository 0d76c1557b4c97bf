"""Auras, Equipment and Roles that are put into graveyards or come off (CR 704.5m-p, 704.5y)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.events import Attached, BestowEnds
from engine.rules.continuous.bestowed_auras import is_bestowed
from engine.rules.permanents.attachments import ATTACHABLE, why_not_attached
from engine.rules.pipeline.applying_replacement_effects import Proposal
from engine.state.characteristics import Characteristics
from engine.state.game import Game
from engine.state.objects import GameObject


def loose_auras(game: Game, attached: list[GameObject]) -> Iterable[tuple[GameObject, tuple[str, ...]]]:
    """Auras attached to nothing, or to something they can't enchant (704.5m)."""
    for it in attached:
        ch = game.characteristics(it)
        if "Aura" in ch.subtypes and not is_bestowed(it) and (it.attached_to is None or not _must_come_off(ch)):
            if it.attached_to is None:
                yield it, ("303.4c",)
            else:
                rules = why_not_attached(game, it, ch, it.attached_to)
                if rules is not None:
                    yield it, rules


def extra_roles(game: Game, attached: list[GameObject]) -> list[GameObject]:
    """All but the newest of the Roles that one player controls on one permanent (704.5y)."""
    roles: dict[tuple[object, int], list[GameObject]] = {}
    for it in attached:
        ch = game.characteristics(it)
        if "Role" in ch.subtypes and it.attached_to is not None:
            roles.setdefault((it.attached_to, ch.controller), []).append(it)
    return [it for these in roles.values() for it in sorted(these, key=lambda it: it.timestamp)[:-1]]


def _must_come_off(ch: Characteristics) -> bool:
    """Whether an attached permanent is one that can't be attached to anything (704.5p)."""
    if "Creature" in ch.types and not ch.has("reconfigure"):
        return True
    return "Battle" in ch.types or ATTACHABLE.isdisjoint(ch.subtypes)


def unattached(game: Game, attached: list[GameObject]) -> Iterable[Proposal]:
    """What comes off and stays: Equipment from what it can't equip, and what can't be attached (704.5n, 704.5p)."""
    for it in attached:
        ch = game.characteristics(it)
        if is_bestowed(it):
            if it.attached_to is None or why_not_attached(game, it, ch, it.attached_to) is not None:
                yield Proposal(BestowEnds(it.id), ("702.103f",))
            continue
        if it.attached_to is None:
            continue
        if _must_come_off(ch):
            rules: tuple[str, ...] | None = ("704.5p", "310.9") if "Battle" in ch.types else ("704.5p",)
        elif "Aura" in ch.subtypes:
            continue
        else:
            why = why_not_attached(game, it, ch, it.attached_to)
            own = ("301.5c",) if "Equipment" in ch.subtypes else ()
            rules = ("704.5n", *own, *why) if why is not None else None
        if rules is not None:
            yield Proposal(Attached(it.id, None), rules)
