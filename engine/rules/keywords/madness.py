"""Madness (CR 702.35)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from engine.abilities.keywords.madness import CastByPaying, ExiledThisWay
from engine.events import Event, ZoneChange
from engine.oracle.keywords.expansion import keyword_of
from engine.rules import costs
from engine.rules.casting.faces_and_ways_to_cast import Way, faces_castable
from engine.rules.instructions.carrying_out import DO, NOT_OFFERED, POSSIBLE, Acted
from engine.rules.keyword_actions.cast import cast_by_effect, legal_ways, note_not_cast
from engine.rules.pipeline.applying_replacement_effects import Replacement, replaces, simply
from engine.rules.triggers.events.discarding import DISCARDS
from engine.rules.triggers.trigger_events import watches
from engine.state.choices import Gen, Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.objects import GameObject
from engine.state.zones import Zone


def to_exile(mark: str) -> Callable[[Game, Event], Gen[list[Event]]]:
    """The card goes to exile instead, marked with the keyword that sent it there."""

    @simply
    def instead(game: Game, event: Event) -> list[Event]:
        assert isinstance(event, ZoneChange)
        return [replace(event, to=Zone.EXILE, position=None, chosen=(*event.chosen, (mark, True)), became=[])]

    return instead


@replaces(ZoneChange, by="702.35a")
def _discarded(game: Game, event: Event) -> Iterable[Replacement]:
    """A card with madness is discarded into exile (702.35a)."""
    assert isinstance(event, ZoneChange)
    if event.origin is Zone.HAND and event.to is Zone.GRAVEYARD and event.cause in DISCARDS:
        it = game.objects[event.object]
        if it.base.has("madness"):
            label = Message("exile-instead", {"object": it.target})
            yield Replacement(("madness", it.id), it.id, label, ("702.35a",), to_exile("madness"))


@watches(ExiledThisWay, ZoneChange, zones=lambda trigger_event: (Zone.EXILE,))
def _exiled_this_way(game: Game, node: ExiledThisWay, event: Event, frame: Frame) -> Iterable[TargetId | None]:
    assert isinstance(event, ZoneChange)
    if event.became and event.became[0] == frame.source and dict(event.chosen).get("madness"):
        yield TargetId.of_object(frame.source)


def _at_hand(game: Game, frame: Frame) -> GameObject | None:
    """The card, discarded into exile (702.35a) or just drawn (702.94a), if it still is where it was."""
    it = game.now(frame.source)
    return it if it is not None and it.zone in _PAYING and it.card is not None else None


_PAYING = {Zone.EXILE: ("madness", "702.35b"), Zone.HAND: ("miracle", "702.94a")}
"""The keyword whose cost is paid for a card in each zone, and its rule."""


@DO.register(CastByPaying)
def _cast_by_paying(game: Game, verb: CastByPaying, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Cast while the ability resolves, whatever the timing rules say (608.2g, 702.35a-b,
    702.94a)."""
    it = _at_hand(game, frame)
    acted: Acted = []
    if it is not None:
        acted = yield from cast_by_effect(game, players[0], it, _ways(it, frame))
    frame.done = bool(acted)
    return acted


@POSSIBLE.register(CastByPaying)
def _can_cast(game: Game, verb: CastByPaying, frame: Frame, player: PlayerId) -> bool:
    it = _at_hand(game, frame)
    return it is not None and bool(legal_ways(game, player, it, _ways(it, frame)))


@NOT_OFFERED.register(CastByPaying)
def _is_not_cast(game: Game, verb: CastByPaying, frame: Frame, player: PlayerId) -> None:
    it = _at_hand(game, frame)
    if it is not None:
        note_not_cast(game, player, it, _ways(it, frame), "608.2d")


def _ways(it: GameObject, frame: Frame) -> list[Way]:
    """How the card is cast for the keyword's cost."""
    word, rule = _PAYING[it.zone]
    own = it.base.abilities
    keyword = (frame.ability is not None and keyword_of(own, frame.ability)) or own.keyword(word)[0]
    mana, parts = costs.of_keyword(keyword)
    return [Way(word, face, mana, (rule,), parts, any_time=True, paid=word) for _, face in faces_castable(it)]
