"""What would be so: a game as it would be if something were there or applied (CR 611.2e, 614.12). Behind each of these
contexts everything is as it was."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import count
from typing import TYPE_CHECKING

from cards.model import Card
from engine.state.continuous_effects import Effect
from engine.state.ids import ObjectId, PlayerId
from engine.state.objects import GameObject
from engine.state.unknown_cards import NOTHING_KNOWN
from engine.state.zones import Zone

if TYPE_CHECKING:
    from engine.state.game import Game


@contextmanager
def with_stand_in(game: Game, stand_in: GameObject) -> Iterator[GameObject]:
    """Inside, the game is as it would be if ``stand_in`` (``GameObject.as_if``) were there instead of the object with
    its id, which is what the context gives: on the battlefield, if that is where it would be, and not counted among
    what is there if it would only enter (614.12)."""
    hidden, battlefield = game.objects[stand_in.id], game.battlefield
    there = stand_in.zone is Zone.BATTLEFIELD
    place = battlefield.index(hidden.id) if there and hidden.zone is Zone.BATTLEFIELD else None
    derived, tracking, entering = game.derived_cache, game.tracking, game.entering
    if place is not None:
        battlefield.pop(place)
    game.objects[stand_in.id] = stand_in
    if there:
        battlefield.append(stand_in.id)
        game.entering = stand_in.id if place is None else None
    game.tracking = None
    try:
        yield hidden
    finally:
        game.entering = entering
        if there:
            battlefield.pop()
        game.objects[stand_in.id] = hidden
        if place is not None:
            battlefield.insert(place, hidden.id)
        game.derived_cache, game.tracking = derived, tracking


@contextmanager
def with_all_there(game: Game) -> Iterator[None]:
    """Inside, what is only supposed to have entered is one of the permanents: effects that already exist apply to it
    (614.12)."""
    entering, game.entering = game.entering, None
    try:
        yield
    finally:
        game.entering = entering


@contextmanager
def with_effects_already(game: Game, effects: list[Effect]) -> Iterator[None]:
    """Inside, these effects apply, which begin only behind it: what they say of objects that are put onto the
    battlefield is so as those enter (611.2e)."""
    game.effects = [*game.effects, *effects]
    game.bump("effects")
    try:
        yield
    finally:
        early = {id(effect) for effect in effects}
        game.effects = [one for one in game.effects if id(one) not in early]
        game.bump("effects")


_numbers = count(-1, -1)
"""The numbers of objects that are only supposed."""


@contextmanager
def with_cards_in(game: Game, zone: Zone, owner: PlayerId, cards: Iterable[Card | None]) -> Iterator[list[ObjectId]]:
    """The objects that cards in a zone of a player would be (unknown ones for None), there only inside: to see what
    would be true of them."""
    made = []
    try:
        for card in cards:
            number = ObjectId(next(_numbers))
            base = game.printed.start(card, 0, zone) if card is not None else NOTHING_KNOWN
            game.objects[number] = GameObject(number, base, owner, zone, card=card)
            made.append(number)
        yield made
    finally:
        for number in made:
            del game.objects[number]
