"""Moving cards between zones: put, return, search, shuffle in, look, reveal (CR 400.7, 701.20, 701.23-701.24)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Condition, Node, PlayerVerb, Ref, Who
from engine.abilities.nouns.destinations import Place, Whose
from engine.abilities.nouns.noun_groups import Described, Thing, Where
from engine.abilities.nouns.object_phrases import All, It, Some, Them, This
from engine.abilities.nouns.zones import CardsOf, InExile, InZone
from engine.abilities.quantities.amounts import AnyNumber, UpTo
from engine.abilities.trigger_events import Their
from engine.abilities.verbs import Randomly, WithCounters
from engine.grammar.phrase import phrase


def _comes_from(move: Move | Return | ExileFrom) -> bool:
    """Only what is called by a mark or a pronoun is told apart from where it is: a description says it itself."""
    return move.origin is None or isinstance(move.what, This | It | Them)


@phrase("{what:obj}[ {origin}] {place}[ {counters}]", when=_comes_from)
@dataclass(frozen=True, slots=True)
class Move(Node):
    """What is put where."""

    what: Ref
    place: Place
    counters: WithCounters | None = None
    origin: InZone | InExile | None = None


@phrase("<put> {moves:and}")
@dataclass(frozen=True, slots=True)
class Put(PlayerVerb):
    """ "put one of them into your hand and the rest on the bottom of your library in any order"."""

    moves: tuple[Move, ...]


@phrase("<return> {what:obj}[ {origin}] {place:to}[ {counters}]", when=_comes_from)
@dataclass(frozen=True, slots=True)
class Return(PlayerVerb):
    """ "return target creature card from your graveyard to the battlefield"."""

    what: Ref
    place: Place
    counters: WithCounters | None = None
    origin: InZone | InExile | None = None


@phrase("<exile> {what:obj} {origin}[ {counters}]", when=_comes_from)
@dataclass(frozen=True, slots=True)
class ExileFrom(PlayerVerb):
    """ "exile ~ from your graveyard": only if it is there."""

    what: Ref
    origin: InZone | InExile
    counters: WithCounters | None = None


def _is_described(discard: DiscardThese) -> bool:
    """A mere number of cards is ``Discard``."""
    what = discard.what
    mere = isinstance(what, Some) and what.group == Described(Thing(Where.CARD))
    return not mere or isinstance(what.count, UpTo | AnyNumber)


@phrase("<discard> {what:obj}[ {how}]", when=_is_described)
@dataclass(frozen=True, slots=True)
class DiscardThese(PlayerVerb):
    """ "discard that card", "discard a land card", "discard your hand" (701.9)."""

    what: Ref
    how: Randomly = Randomly.CHOSEN


@phrase("<choose> {what:obj}")
@dataclass(frozen=True, slots=True)
class Choose(PlayerVerb):
    """ "choose a nonland card from it": what the text goes on to speak of (608.2d)."""

    picks_out = True
    what: Ref


@phrase("<shuffle> {what:obj} into {whose} <library:#whose>")
@dataclass(frozen=True, slots=True)
class ShuffleInto(PlayerVerb):
    """Cards go into their owners' libraries, which are shuffled even if no card went there (701.24c-d)."""

    what: Ref
    whose: Whose


@phrase("<shuffle> {whats:and obj 2+} into {whose} <library:#whose>")
@dataclass(frozen=True, slots=True)
class ShuffleAllInto(PlayerVerb):
    """ "shuffle your hand, your graveyard, and all permanents you own into your library": all at once (701.24c)."""

    whats: tuple[This | CardsOf | All, ...]
    whose: Whose


@phrase("<reveal> {what:obj}")
@dataclass(frozen=True, slots=True)
class Reveal(PlayerVerb):
    """Show cards to all players (701.20a)."""

    what: Ref


@phrase("<reveal> a card at random from {whose} hand")
@dataclass(frozen=True, slots=True)
class RevealAtRandom(PlayerVerb):
    """ "that player reveals a card at random from their hand" (701.20a)."""

    makes = frozenset({"card"})
    whose: Their


@phrase("<look> at {what:obj}")
@dataclass(frozen=True, slots=True)
class LookAt(PlayerVerb):
    """See cards that others do not see (701.20e)."""

    what: Ref


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


@phrase("<search> {of:poss} {zones:and 2+} for {what:obj} and <exile> the rest")
@dataclass(frozen=True, slots=True)
class SearchAndExile(PlayerVerb):
    """ "search your library and graveyard for five cards and exile the rest": all that is there but those found."""

    of: Who
    zones: tuple[SearchIn, ...]
    what: Some


@phrase("<search> {of:poss} {zones:andor} for {what:obj}[ {names}]")
@phrase("<search> {of:poss} {zones:and 2+} for {what:obj}[ {names}]", every=True)
@dataclass(frozen=True, slots=True)
class Search(PlayerVerb):
    """Look through zones for cards (701.23). ``every``: each zone is searched, not those one likes."""

    of: Who
    zones: tuple[SearchIn, ...]
    what: Ref
    every: bool = False
    names: Differing | None = None
