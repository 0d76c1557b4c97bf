"""What is done for each of several things to that one: copying it, and what its controller does (CR 608.2c, 608.2h)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Instruction, Node, PlayerVerb, Ref
from engine.abilities.conditions.comparisons import PerDestroyed, PerExiled
from engine.abilities.conditions.done_this_way import PerParted
from engine.abilities.keyword_actions.create import Arriving, CreateToken
from engine.abilities.keyword_actions.search import Search
from engine.abilities.nouns.copy_exceptions import CopyException, refuse_entering
from engine.abilities.nouns.noun_groups import Described, Group, Where
from engine.abilities.nouns.object_phrases import Each, Some, Them, Those
from engine.abilities.nouns.partitives import EachOfThose
from engine.abilities.quantities.amounts import ONE, Fixed
from engine.abilities.sentences import Joined
from engine.abilities.verbs.counters import CounterKind
from engine.abilities.verbs.draw import Draw
from engine.abilities.verbs.life import GainLife, LoseLife
from engine.abilities.verbs.reveal_until import Until
from engine.grammar.phrase import hidden, phrase


class Original(Enum):
    """How the one that is copied is called again."""

    IT = "it"
    CREATURE = "that creature"
    PERMANENT = "that permanent"
    CARD = "that card"


def _is_called_so(verb: CopyEach) -> bool:
    """A permanent is no card and a card no permanent."""
    if verb.those is not None:
        return isinstance(verb.those, Them | Those)
    if not isinstance(verb.group, Described):
        return verb.original is Original.IT
    is_card = verb.group.head.noun is Where.CARD
    return verb.original is Original.IT or is_card is (verb.original is Original.CARD)


_COPIED = "<create:base> a [{arriving} ]token that's a copy of {original}[, except {exceptions:and}]"


@phrase("for each {group:sg}, " + _COPIED, form="base", when=_is_called_so)
@phrase("for each of {those:obj}, " + _COPIED, form="base", when=_is_called_so)
@dataclass(frozen=True, slots=True)
class CopyEach(PlayerVerb):
    """ "For each artifact you control, create a token that's a copy of it.": all at once (608.2f, 707.2)."""

    makes = frozenset({"token", "creature", "permanent", "artifact"})
    stands_alone = True
    group: Group | None = None
    original: Original = Original.IT
    exceptions: tuple[CopyException, ...] = ()
    arriving: Arriving = Arriving.AS_USUAL
    those: Ref | None = None
    """What was spoken of before, where each of that is copied: "for each of them"."""

    def __post_init__(self) -> None:
        refuse_entering(self.exceptions)

    @property
    def what(self) -> Each | EachOfThose:
        """What is copied."""
        if self.group is not None:
            return Each(self.group)
        assert self.those is not None
        return EachOfThose(self.those)

    @property
    def count(self) -> int:
        """Any number of them."""
        return 2


def _are_exiled(node: CopyExiledToCast) -> bool:
    return isinstance(node.group, Described) and node.group.head.noun is Where.CARD


@phrase(
    "for each {group:sg} exiled this way, copy it, and you may cast the copy without paying its mana cost",
    when=_are_exiled,
)
@dataclass(frozen=True, slots=True)
class CopyExiledToCast(Instruction):
    """ "For each card exiled this way, copy it, and you may cast the copy without paying its mana cost." (707.12)"""

    needs_one_of = frozenset({"Exile"})
    says_who = True
    group: Group


def _so_many(node: ForEachItsController) -> bool:
    verb = node.verb
    return isinstance(verb.amount if isinstance(verb, GainLife | LoseLife) else verb.count, Fixed)


@phrase("for each {per}, its controller {verb:s}", when=_so_many)
@dataclass(frozen=True, slots=True)
class ForEachItsController(Instruction):
    """ "For each creature destroyed this way, its controller creates a 1/1 white Spirit creature token.": who
    controlled it last (608.2h); those of one player at once."""

    says_who = True
    per: PerDestroyed | PerExiled
    verb: CreateToken | Draw | GainLife | LoseLife


def _searches(node: ForEachItsControllerSearches) -> bool:
    """A search for one card, and what becomes of what is found."""
    first, *rest = node.then.verbs
    one = isinstance(first, Search) and isinstance(first.what, Some) and first.what.count == ONE
    return one and not any(isinstance(verb, Search) for verb in rest)


def _they_go_on(node: ForEachItsControllerSearches) -> bool:
    """What is done with the cards comes after everybody's search only where nothing has been done with them."""
    return _searches(node) and len(node.then.verbs) == 1 and bool(node.after)


@phrase("{verbs:s and}")
@phrase("{verbs:s then 2+}", joined=Joined.THEN)
@phrase("may {verbs:base and}", optional=True)
@phrase("may {verbs:base then 2+}", joined=Joined.THEN, optional=True)
@dataclass(frozen=True, slots=True)
class TheyDo(Node):
    """What each of the players does who are spoken of one by one, or may do."""

    verbs: tuple[PlayerVerb, ...]
    joined: Joined = Joined.AND
    optional: bool = False


@phrase("those players {verbs:base then 2+}")
@dataclass(frozen=True, slots=True)
class ThenTheyAllDo(Node):
    """What all of those players do together."""

    verbs: tuple[PlayerVerb, ...]


@phrase("for each {per}, its controller {then}", when=lambda node: _searches(node) and node.after is None)
@phrase("for each {per}, its controller {then}. {after}", when=_they_go_on)
@dataclass(frozen=True, slots=True)
class ForEachItsControllerSearches(Instruction):
    """ "For each land destroyed this way, its controller may search their library for a basic land card and put it onto
    the battlefield.": who controlled it last (608.2h); one search for as many cards as there are things of one
    player."""

    says_who = True
    per: PerDestroyed | PerExiled | PerParted
    then: TheyDo
    after: ThenTheyAllDo | None = None
    step: int = hidden(0)

    @property
    def verbs(self) -> tuple[PlayerVerb, ...]:
        """What each of them does, and then all of them."""
        return (*self.then.verbs, *(self.after.verbs if self.after is not None else ()))


def _reveals(node: ForEachItsControllerReveals) -> bool:
    """It begins with a library that each goes through, and has no choice."""
    first, *rest = node.then.verbs
    return isinstance(first, Until) and bool(rest) and not node.then.optional


@phrase("for each {per}, its controller {then}", when=_reveals)
@dataclass(frozen=True, slots=True)
class ForEachItsControllerReveals(Instruction):
    """ "For each creature exiled this way, its controller reveals cards from the top of their library until they reveal
    a creature card, puts that card onto the battlefield, then shuffles.": who controlled it last (608.2h); whoever
    controlled several does all of it once for each."""

    says_who = True
    per: PerDestroyed | PerExiled
    then: TheyDo
    step: int = hidden(0)

    @property
    def verbs(self) -> tuple[PlayerVerb, ...]:
        """What each of them does."""
        return self.then.verbs


@phrase("for each of {those:obj}, put a number of {kind} counters on it equal to the number of colors it is")
@dataclass(frozen=True, slots=True)
class CountersForColors(Instruction):
    """ "For each of them, put a number of +1/+1 counters on it equal to the number of colors it is." (105.2)"""

    those: Them | Those
    kind: CounterKind
