"""Objects that enter, die, leave and are put somewhere, as triggers and conditions speak of it (CR 603.6)."""

from __future__ import annotations

from collections.abc import Iterable

from engine import events as e
from engine.abilities import trigger_events as h
from engine.abilities.trigger_events.objects import ExiledFrom, PutIntoExileFrom
from engine.rules.evaluate.evaluation import is_player
from engine.rules.evaluate.event_verbs import done_in
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.objects import Kind
from engine.state.turn import Step
from engine.state.zones import Zone


@done_in(h.Enter, e.ZoneChange)
def _enter(game: Game, act: h.Enter, event: e.ZoneChange, frame: Frame) -> Iterable[int]:
    """(603.6a)"""
    if not event.enters:
        return
    entered = event.became[0]
    if act.under is not None and not is_player(act.under)(game, game.controller(entered), frame):
        return
    if act.how is None or _entered(game, act.how, event, frame):
        yield entered


def _entered(game: Game, how: h.Entering, event: e.ZoneChange, frame: Frame) -> bool:
    it = game.find(event.became[0])
    if how is h.Entering.TAPPED:
        return event.tapped
    if how is h.Entering.UNTAPPED:
        return not event.tapped
    if how is h.Entering.DURING_ATTACKERS:
        return game.turn.step is Step.DECLARE_ATTACKERS
    if how is h.Entering.FROM_EXILE:
        return event.origin is Zone.EXILE
    if how is h.Entering.FROM_HAND:
        return event.origin is Zone.HAND and it.owner == frame.controller
    if how is h.Entering.FROM_YOUR_GRAVEYARD:
        return event.origin is Zone.GRAVEYARD and it.owner == frame.controller
    return event.origin is Zone.GRAVEYARD


@done_in(h.Die, e.ZoneChange)
def _die(game: Game, act: h.Die, event: e.ZoneChange, frame: Frame) -> Iterable[int]:
    """(700.4)"""
    if event.dies and (
        act.under is None or is_player(act.under)(game, game.characteristics(event.object).controller, frame)
    ):
        yield event.object


@done_in(h.LeaveBattlefield, e.ZoneChange)
def _leave(game: Game, act: h.LeaveBattlefield, event: e.ZoneChange, frame: Frame) -> Iterable[int]:
    """(603.6c)"""
    if event.leaves:
        yield event.object


@done_in(h.BeExiledFromBattlefield, e.ZoneChange)
def _exiled(game: Game, act: h.BeExiledFromBattlefield, event: e.ZoneChange, frame: Frame) -> Iterable[int]:
    """(603.6c)"""
    if event.leaves and event.to is Zone.EXILE:
        yield event.object


@done_in(h.LeaveGraveyard, e.ZoneChange)
def _leave_graveyard(game: Game, act: h.LeaveGraveyard, event: e.ZoneChange, frame: Frame) -> Iterable[int]:
    moved = event.origin is Zone.GRAVEYARD and event.to is not Zone.GRAVEYARD
    if moved and game.find(event.object).owner == frame.controller:
        yield event.object


@done_in(h.PutIntoGraveyard, e.ZoneChange, own=(Zone.BATTLEFIELD, Zone.GRAVEYARD))
def _into_graveyard(game: Game, act: h.PutIntoGraveyard, event: e.ZoneChange, frame: Frame) -> Iterable[int]:
    """What was a permanent is looked at as it was; a card from elsewhere as it is (603.6c). One permanent may be
    several cards (712.21)."""
    if event.to is not Zone.GRAVEYARD or not event.became:
        return
    cards = [game.find(i) for i in event.became]
    whose = {h.GraveyardOf.YOURS: (True,), h.GraveyardOf.OPPONENTS: (False,)}.get(act.whose, (True, False))
    those = [card.id for card in cards if (card.owner == frame.controller) in whose]
    died = event.origin is Zone.BATTLEFIELD
    if act.whence is h.Whence.BATTLEFIELD or act.whence is h.Whence.UNSAID:
        if died and those:
            yield event.object
    elif act.whence in (h.Whence.LIBRARY, h.Whence.THEIR_LIBRARY):
        if event.origin is Zone.LIBRARY:
            yield from those
    elif act.whence is h.Whence.ANYWHERE or not died:
        yield from those


_EXILED_FROM: dict[ExiledFrom, tuple[tuple[Zone, ...], bool]] = {
    ExiledFrom.YOUR_GRAVEYARD: ((Zone.GRAVEYARD,), True),
    ExiledFrom.YOUR_HAND: ((Zone.HAND,), True),
    ExiledFrom.YOUR_LIBRARY: ((Zone.LIBRARY,), True),
    ExiledFrom.YOUR_LIBRARY_OR_GRAVEYARD: ((Zone.LIBRARY, Zone.GRAVEYARD), True),
    ExiledFrom.GRAVEYARDS_OR_BATTLEFIELD: ((Zone.GRAVEYARD, Zone.BATTLEFIELD), False),
    ExiledFrom.ANYWHERE: (tuple(zone for zone in Zone if zone is not Zone.EXILE), False),
}
"""From which zones, and whether they are one's own."""


@done_in(PutIntoExileFrom, e.ZoneChange)
def _into_exile_from(game: Game, act: PutIntoExileFrom, event: e.ZoneChange, frame: Frame) -> Iterable[int]:
    """Cards, as they are in exile; a token is none (108.2b)."""
    zones, own = _EXILED_FROM[act.whence]
    if event.to is not Zone.EXILE or event.origin not in zones or game.find(event.object).kind is not Kind.CARD:
        return
    if not own or game.find(event.object).owner == frame.controller:
        yield from event.became


@done_in(h.BeMilled, e.ZoneChange)
def _milled(game: Game, act: h.BeMilled, event: e.ZoneChange, frame: Frame) -> Iterable[int]:
    """Found where it has been moved to (701.17c)."""
    if event.cause == "mill" and event.became:
        yield event.became[0]


@done_in(h.BeChampioned, e.ZoneChange)
def _championed(game: Game, act: h.BeChampioned, event: e.ZoneChange, frame: Frame) -> Iterable[int]:
    """Exiled by the champion ability of the object (702.72c)."""
    if event.origin is Zone.BATTLEFIELD and event.to is Zone.EXILE and event.source == frame.source:
        yield event.object
