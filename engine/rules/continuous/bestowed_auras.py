"""Bestowed Auras: creatures cast as Auras, until they are attached to nothing (CR 702.103)."""

from __future__ import annotations

from engine.events import BestowEnds, Event
from engine.oracle.values_of_printed_cards import COMPILED
from engine.rules.pipeline import AT_ANY_TIME, commit
from engine.rules.pipeline.applying_replacement_effects import Proposal
from engine.state.caches import Cache
from engine.state.characteristics import Characteristics
from engine.state.game import Game
from engine.state.objects import GameObject


def is_bestowed(it: GameObject) -> bool:
    """Whether it is a bestowed Aura, or a spell cast bestowed, and has not ceased to be it (702.103b)."""
    return it.announced is not None and it.announced.paid.keyword == "bestow" and "Aura" in it.base.subtypes


def printed(it: GameObject) -> Characteristics:
    """What a bestowed object is when it is not: being bestowed is no part of its copiable values."""
    assert it.card is not None
    return COMPILED.faces(it.card)[it.face]


_NONE_LOOSE: Cache[int] = Cache()
"""How often the game had changed when no bestowed Aura was loose."""


@AT_ANY_TIME.by("702.103f")
def _come_off(game: Game) -> list[Event | Proposal]:
    """A bestowed Aura that becomes unattached ceases to be bestowed at once, not as state-based actions are checked
    (702.103f-g)."""
    if _NONE_LOOSE.get(game) == game.changes_of_what_is:
        return []
    loose = [it for it in game.permanents() if it.announced is not None and is_bestowed(it) and _is_loose(game, it)]
    if not loose:
        _NONE_LOOSE.keep(game, game.changes_of_what_is)
    return [Proposal(BestowEnds(it.id), ("702.103f",)) for it in loose]


def _is_loose(game: Game, it: GameObject) -> bool:
    host = it.attached_to
    return host is None or (host.object is not None and host.object not in game.objects)


def bestow_ended(game: Game, spell: GameObject) -> bool:
    """A bestowed spell whose target is illegal goes on resolving as a creature spell (702.103e); whether it is one."""
    if not is_bestowed(spell):
        return False
    commit(game, [BestowEnds(spell.id)], "702.103e")
    return True
