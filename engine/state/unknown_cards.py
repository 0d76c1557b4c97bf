"""Cards that nobody has named: objects without characteristics, and libraries that go on with them (docs/scenario.md).

A library of which not everything is known holds the cards whose places from the top are known, as many as
``Player.placed`` says, and behind them those of which it is only known that they are somewhere in it. Whoever looks
deeper than that finds unknown cards, which come to be as they are looked at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.state.characteristics import Characteristics
from engine.state.ids import ObjectId, PlayerId
from engine.state.objects import GameObject, Kind
from engine.state.zones import Zone

if TYPE_CHECKING:
    from engine.state.game import Game

UNKNOWN_CARD = "unknown card"
"""What an unknown card is called."""

DOES_NOT_MATTER = "doesn't matter"
"""What is said of one that goes on unknown though everybody sees it."""

NONE_MATTERS = "none matters"
"""What is said where it doesn't matter of several cards at once which they are."""

_FIRST_NUMBER = 10**9

NOTHING_KNOWN = Characteristics()
"""What an unknown card is."""


def is_unknown(it: GameObject) -> bool:
    """Whether an object is a card that nobody has named."""
    return it.card is None and it.kind is Kind.CARD


def make_unknown(game: Game, owner: PlayerId, zone: Zone, controller: PlayerId | None = None) -> GameObject:
    """An unknown card, at the end of its zone."""
    return game.make(NOTHING_KNOWN, owner, zone, controller=controller)


def library_goes_on(game: Game, player: PlayerId) -> bool:
    """Whether a player's library goes on with unknown cards."""
    game.look("library")
    return game.players[player].placed is not None


def library_has(game: Game, player: PlayerId, number: int) -> bool:
    """Whether there are so many cards in a library, which is taken for granted of one that goes on."""
    return library_goes_on(game, player) or len(game.ids(Zone.LIBRARY, player)) >= number


TOP_UNKNOWN = "top-of-library-unknown"
"""What is told of a library whose top card matters and is unknown."""

TAKEN_FOR_GRANTED = 60
"""So many cards are taken to have been in a library that goes on with unknown cards, where their number is asked
for."""


def library_size(game: Game, player: PlayerId) -> int:
    """How many cards are in a library; the report owns up to what is taken for granted, of which those unknown cards
    are gone that have left it."""
    library, owner = game.ids(Zone.LIBRARY, player), game.players[player]
    if not library_goes_on(game, player):
        return len(library)
    game.assume("library-taken-to-hold", player=owner.name, count=TAKEN_FOR_GRANTED)
    gone = owner.found - sum(i > _FIRST_NUMBER for i in library)
    return max(len(library), TAKEN_FOR_GRANTED - gone)


def whole_library(game: Game, player: PlayerId) -> None:
    """All cards of a library that goes on with unknown cards come to be, as many as are taken to be in it: something is
    done to all of them, and it holds no more."""
    more = library_size(game, player) - len(game.ids(Zone.LIBRARY, player))
    top_of_library(game, player, (game.players[player].placed or 0) + more)
    game.players[player].placed = None


HAND_UNTOLD = "hand-taken-to-be-empty"
"""What is owned up to of a hand of which nobody has said anything."""


def hand_untold(game: Game, player: PlayerId) -> None:
    """The report owns up to it that a hand is taken to be empty of which nobody has said anything."""
    if game.players[player].hand_untold and not game.ids(Zone.HAND, player):
        game.assume(HAND_UNTOLD, player=game.players[player].name)


STARTING_HAND = 7
"""So many cards are taken to be in a hand of which nobody has said anything, where it can't be empty (103.5)."""


def hand_may_hold_cards(game: Game, player: PlayerId) -> bool:
    """Whether nobody has said anything of a hand, so that cards may well be in it."""
    return game.players[player].hand_may_hold_cards and not game.ids(Zone.HAND, player)


def hand_holds_cards(game: Game, player: PlayerId) -> None:
    """Unknown cards come to be in a hand of which nobody has said anything, where something is done with its cards; the
    report owns up to their number."""
    owner = game.players[player]
    if not hand_may_hold_cards(game, player):
        return
    owner.hand_untold = owner.hand_may_hold_cards = False
    game.assumed.discard((HAND_UNTOLD, (("player", owner.name),)))
    game.assume("hand-taken-to-hold", player=owner.name, count=STARTING_HAND)
    for _ in range(STARTING_HAND):
        make_unknown(game, player, Zone.HAND)


def top_is_unknown(game: Game, player: PlayerId) -> bool:
    """Whether nobody has said which card is on top of a library, though there is one."""
    if not library_goes_on(game, player):
        return False
    top = game.ids(Zone.LIBRARY, player)[:1] if game.players[player].placed else []
    return not top or (is_unknown(game.objects[top[0]]) and DOES_NOT_MATTER not in game.objects[top[0]].chosen)


def top_of_library(game: Game, player: PlayerId, number: int = 1) -> list[ObjectId]:
    """So many cards from the top, as far as there are any. What is only worked out brings no unknown card about; the
    report owns up to that."""
    owner, library = game.players[player], game.zone_list(Zone.LIBRARY, player)
    if game.tracking is not None and top_is_unknown(game, player):
        game.assume(TOP_UNKNOWN, player=owner.name)
    while owner.placed is not None and owner.placed < number and game.tracking is None:
        game.drawn_on, owner.found = (
            game.drawn_on + 1,
            owner.found + 1,
        )  # numbers of their own: that somebody has looked changes no other object's
        made = game.make(NOTHING_KNOWN, player, Zone.LIBRARY, object_id=ObjectId(_FIRST_NUMBER + game.drawn_on)).id
        library.remove(made)
        library.insert(owner.placed, made)
        owner.placed += 1
    known = owner.placed if owner.placed is not None else len(library)
    return game.ids(Zone.LIBRARY, player)[: max(0, min(number, known))]


def bottom_of_library(game: Game, player: PlayerId, number: int) -> list[ObjectId]:
    """So many cards from the bottom, as far as there are any; of a library that goes on those behind the known top, and
    above them unknown ones."""
    owner, library = game.players[player], game.zone_list(Zone.LIBRARY, player)
    while owner.placed is not None and len(library) - owner.placed < number and game.tracking is None:
        game.drawn_on, owner.found = game.drawn_on + 1, owner.found + 1
        made = game.make(NOTHING_KNOWN, player, Zone.LIBRARY, object_id=ObjectId(_FIRST_NUMBER + game.drawn_on)).id
        library.remove(made)
        library.insert(owner.placed, made)
    return game.ids(Zone.LIBRARY, player)[owner.placed or 0 :][-number:] if number else []


def known_top(game: Game, player: PlayerId) -> ObjectId | None:
    """The card on top of a library, if it is known to be there."""
    game.look("library")
    there = game.ids(Zone.LIBRARY, player)
    return there[0] if there and game.players[player].placed != 0 else None


def put_into_library(game: Game, it: ObjectId, player: PlayerId, position: int | None) -> None:
    """Put an object into a library: on top where no position is given, on the bottom for a negative one."""
    library, owner = game.zone_list(Zone.LIBRARY, player), game.players[player]
    if position is not None and position < 0:
        library.append(it)
        return
    place = len(top_of_library(game, player, position or 0))
    library.insert(place, it)
    if owner.placed is not None:
        owner.placed += 1


def take_from_library(game: Game, it: ObjectId, player: PlayerId) -> None:
    """Take an object out of a library."""
    library, owner = game.zone_list(Zone.LIBRARY, player), game.players[player]
    if owner.placed is not None and library.index(it) < owner.placed:
        owner.placed -= 1
    library.remove(it)
