"""Exiling cards from one's library instead of paying life (CR 119.4, 614.1a, 614.13c)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from engine.abilities.replacement.exile_instead_of_paying_life import PaysWithLibrary
from engine.events import Event, LifeLoss, ZoneChange
from engine.rules.continuous.statements import looked_up
from engine.rules.pipeline.applying_replacement_effects import Replacement, replaces
from engine.rules.replacement.replacement_effects import made
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId
from engine.state.unknown_cards import library_has, top_of_library
from engine.state.zones import Zone

PAYS_WITH_LIBRARY = looked_up(PaysWithLibrary)


@replaces(LifeLoss, by="119.4")
def _pays_with_library(game: Game, event: Event) -> Iterable[Replacement]:
    """Not of life that is lost otherwise (119.4)."""
    assert isinstance(event, LifeLoss)
    for _, standing in PAYS_WITH_LIBRARY.said(game) if event.paid else ():
        if standing.frame.controller == event.player and library_has(game, event.player, event.amount):
            entering = _entering_from_library(game, event.player)
            change = partial(_exile_instead, entering=entering, source=standing.frame.source)
            rule = "614.13c" if entering else "614.1a"
            yield made(standing, "instead-of", change, (rule,))


def _exile_instead(game: Game, event: Event, entering: set[int], source: ObjectId) -> list[Event]:
    """A card that is entering the battlefield is none of those on top, though it is still there (614.13c)."""
    assert isinstance(event, LifeLoss)
    top = top_of_library(game, event.player, event.amount + len(entering))
    cards = [i for i in top if i not in entering][: event.amount]
    return [ZoneChange(i, Zone.EXILE, Zone.LIBRARY, "exile", source) for i in cards]


def _entering_from_library(game: Game, player: PlayerId) -> set[int]:
    """The cards on their way from a player's library onto the battlefield, how they enter being worked out."""
    found: set[int] = set()
    batch = game.batch
    while batch is not None:
        moving = (batch.now, *batch.still_to_come, *batch.settled)
        found |= {one.object for one in moving if isinstance(one, ZoneChange) and one.enters}
        batch = batch.outer
    return found & set(game.ids(Zone.LIBRARY, player))
