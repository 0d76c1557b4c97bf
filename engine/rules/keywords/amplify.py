"""Amplify (CR 702.38)."""

from __future__ import annotations

from engine.abilities.nouns.noun_groups import Group
from engine.abilities.vocabulary import CREATURE_TYPES
from engine.events import Revealed, ZoneChange
from engine.rules.instructions.choosing_objects import choose_objects
from engine.rules.pipeline import show
from engine.rules.replacement.permanent_as_it_would_enter import with_counters, would_enter
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.zones import Zone

_KINDS = frozenset(CREATURE_TYPES)


def amplify(game: Game, event: ZoneChange, number: int, what: Group | None) -> Gen[ZoneChange]:
    """Cards in hand that share a creature type with it are revealed, each for so many counters (702.38a)."""
    it, seen = would_enter(game, event)
    kinds = seen.subtypes & _KINDS
    can = [
        card.id
        for card in game.in_zone(Zone.HAND, seen.controller)
        if card.id != event.object and not kinds.isdisjoint(game.characteristics(card).subtypes)
    ]
    frame = Frame(it.id, seen.controller)
    chosen = yield from choose_objects(game, seen.controller, can, 0, len(can), "choose-amplify", "702.38a", frame)
    if not chosen:
        return event
    yield from show(game, [Revealed(tuple(chosen), seen.controller)], "702.38a")
    return with_counters(event, "+1/+1", number * len(chosen))
