"""An unknown card is named as everybody comes to see it: revealed, or on its way face up to a public zone (400.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import takewhile

from cards.model import Card
from engine.events import CardNamed, Event, Revealed, TurnedFaceUp, ZoneChange
from engine.state.choices import NONE_FITS, Choice, Gen, Illegal, Message, Option
from engine.state.face_down import CASTING
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.objects import GameObject
from engine.state.unknown_cards import DOES_NOT_MATTER, NONE_MATTERS, is_unknown, known_top, whole_library
from engine.state.zones import Zone

HIDDEN_ZONES = (Zone.LIBRARY, Zone.HAND, Zone.OUTSIDE)


def becoming_known(game: Game, events: Iterable[Event]) -> list[ObjectId]:
    """The unknown cards that everybody sees because of some events, and that nobody has been asked about yet."""
    seen: list[ObjectId] = []
    for event in events:
        if isinstance(event, Revealed) and event.to is None:
            seen += event.objects
        elif isinstance(event, TurnedFaceUp) or (isinstance(event, ZoneChange) and _shows(game, event)):
            seen.append(event.object)
    there = (game.objects.get(i) for i in dict.fromkeys(seen))
    return [it.id for it in there if it is not None and is_unknown(it) and DOES_NOT_MATTER not in it.chosen]


def _shows(game: Game, event: ZoneChange) -> bool:
    it = game.objects[event.object]
    hidden = it.zone in HIDDEN_ZONES or it.face_down is not None
    return hidden and event.to not in HIDDEN_ZONES and event.face_down is None


@dataclass(frozen=True, slots=True)
class LookedFor:
    """What a library is gone through for: the name that a card must have, if it goes by that."""

    name: str | None = None

    def is_nowhere(self, game: Game) -> bool:
        """Whether no card in the game has the name: "another card" was chosen (201.4)."""
        return self.name is not None and game.card_named(self.name) is None

    def options(self, game: Game) -> list[Option]:
        """That no unknown card is one, and the card of that name."""
        card = game.card_named(self.name) if self.name is not None else None
        if card is None:
            return [Option(NONE_FITS, Message("none-fits"), kind="unknown")]
        none = Message("none-is-called", {"name": card.name})
        return [Option(NONE_FITS, none, kind="unknown"), _called(card)]


def which_cards(
    game: Game, cards: Sequence[GameObject], rule: str, looked_for: LookedFor | None = None
) -> Gen[list[CardNamed]]:
    """The owner of the first of some unknown cards says which it is, or that it doesn't matter; or of all that are
    theirs from there on that they don't. Of one at which it ends that a library is gone through may be said that it is
    none of those in the library: then all of them come to be."""
    it = cards[0]
    if looked_for is not None and looked_for.is_nowhere(game):
        return _none_fits(game, it.owner)
    theirs = list(takewhile(lambda one: one.owner == it.owner, cards))
    where = {"player": TargetId.of_player(it.owner), "zone": it.zone.value}
    on_top = it.zone is Zone.LIBRARY and known_top(game, it.owner) == it.id
    library, placed = game.ids(Zone.LIBRARY, it.owner), game.players[it.owner].placed
    on_bottom = it.zone is Zone.LIBRARY and library[placed or 0 :][-1:] == [it.id]
    which = "which-card-on-top" if on_top else "which-card-on-bottom" if on_bottom else "which-card"
    prompt = Message(which, {"object": it.target, **where})
    options = looked_for.options(game) if looked_for is not None else []
    options.append(Option(DOES_NOT_MATTER, Message("does-not-matter"), kind="unknown"))
    if len(theirs) > 1:
        options.append(Option(NONE_MATTERS, Message("none-matters", {"count": len(theirs)}), kind="unknown"))
    answer = yield Choice(it.owner, "unknown card", prompt, rule, options, by_name=_could_be(game, it, rule))
    if answer[0] == NONE_MATTERS:
        return [CardNamed(one.id, "") for one in theirs]
    if answer[0] == NONE_FITS:
        return _none_fits(game, it.owner)
    return [CardNamed(it.id, "" if answer[0] == DOES_NOT_MATTER else answer[0].removeprefix(BY_NAME))]


def _none_fits(game: Game, owner: PlayerId) -> list[CardNamed]:
    """All cards of a library come to be, and the unknown ones stay unknown."""
    whole_library(game, owner)
    return [CardNamed(one.id, "") for one in game.in_zone(Zone.LIBRARY, owner) if is_unknown(one)]


BY_NAME = "card:"
"""What the id of an option begins with that was made of a card's name."""


def named(game: Game, name: str, fits: Callable[[Card], bool], rule: str) -> Option:
    """A card's name as an option; ``Illegal`` if there is no such card, or by this rule it can't be that one."""
    card = game.card_named(name.removeprefix(BY_NAME))
    if card is None:
        raise Illegal(Message("no-card-so-named", {"name": name}), rule)
    if not fits(card):
        raise Illegal(Message("card-does-not-fit", {"name": card.name}), rule)
    return _called(card)


def _called(card: Card) -> Option:
    return Option(BY_NAME + card.name, Message("card-called", {"name": card.name}), kind="card", card=card.name)


def _could_be(game: Game, it: GameObject, rule: str) -> Callable[[str], Option]:
    """What an unknown card can be: one that is face down as something that was cast face down can be cast so (702.37,
    702.168)."""
    words = [word for word, how in CASTING.items() if how is it.face_down]

    def fits(card: Card) -> bool:
        return not words or any(game.printed.faces(card)[0].has(word) for word in words)

    return lambda name: named(game, name, fits, rule)
