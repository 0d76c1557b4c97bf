"""Searching, as texts say it (CR 701.23)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Condition, Node, PlayerVerb, Ref, Who
from engine.abilities.nouns.noun_groups import Described, Thing, Where
from engine.abilities.nouns.object_phrases import Some
from engine.abilities.quantities.amounts import ONE
from engine.grammar.phrase import phrase


@phrase("you search your library this way")
@dataclass(frozen=True, slots=True)
class SearchedLibrary(Condition):
    """Whether the search before went through the library too (701.23a)."""


class SearchIn(Enum):
    """Where a search may look."""

    LIBRARY = "library"
    GRAVEYARD = "graveyard"
    HAND = "hand"
    OUTSIDE = "outside the game"


class Differing(Enum):
    """How it is said that no two of the cards found may have a name in common (201.2b)."""

    WITH = "with different names"
    HAVE = "that have different names"
    EACH = "that each have different names"


class Alike(Enum):
    """What all the cards found together must have in common."""

    LAND_TYPE = "that share a land type"
    CREATURE_TYPE = "that share a creature type"


def _each_is_one_card(ref: CardOfEach) -> bool:
    """One card is sought for each description, and each states a quality."""
    bare = Described(Thing(Where.CARD))
    heads = [one.group.head for one in ref.parts]
    cards = all(head is not None and head.noun is Where.CARD for head in heads)
    return cards and all(one.count == ONE and one.group != bare for one in ref.parts)


@phrase("{parts:and 2+}", when=_each_is_one_card)
@phrase("{parts:andor 2+}", either=True, when=_each_is_one_card)
@dataclass(frozen=True, slots=True)
class CardOfEach(Node):
    """ "(search your library for) a Forest card and a Plains card", "an instant card and/or a sorcery card": a card for
    each of the descriptions, of which none has to be found (701.23b)."""

    parts: tuple[Some, ...]
    either: bool = False


@phrase("<search> {of:poss} {zones:and 2+} for {what:obj} and <exile> the rest")
@dataclass(frozen=True, slots=True)
class SearchAndExile(PlayerVerb):
    """ "search your library and graveyard for five cards and exile the rest": all that is there but those found."""

    of: Who
    zones: tuple[SearchIn, ...]
    what: Some


@phrase("<search> {of:poss} {zones:andor} for {what:obj}[ {names}]")
@phrase("<search> {of:poss} {zones:andor} for {what:obj} {alike}")
@phrase("<search> {of:poss} {zones:and 2+} for {what:obj}[ {names}]", every=True)
@dataclass(frozen=True, slots=True)
class Search(PlayerVerb):
    """Look through zones for cards (701.23). ``every``: each zone is searched, not those one likes."""

    of: Who
    zones: tuple[SearchIn, ...]
    what: Ref | CardOfEach
    every: bool = False
    names: Differing | None = None
    alike: Alike | None = None

    @property
    def makes(self) -> frozenset[str]:
        """The cards found for several descriptions are spoken of together."""
        return frozenset({"card"} if isinstance(self.what, CardOfEach) else ())

    @property
    def count(self) -> int:
        """More than one where they are spoken of together."""
        return len(self.what.parts) if isinstance(self.what, CardOfEach) else 1
