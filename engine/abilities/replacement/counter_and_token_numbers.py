"""More or fewer counters and tokens than there would be, or none (CR 614.1a, 614.16, 614.17)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Amount, Declaration, Node, ObjectVerb, PlayerVerb, Ref, Who
from engine.abilities.nouns.player_phrases import You
from engine.abilities.nouns.token_descriptions import Description, Predefined
from engine.abilities.nouns.types_and_colors import CardType
from engine.abilities.verbs.counters import CounterKind
from engine.grammar.phrase import phrase

# ---- counters


class CalledAgain(Enum):
    """How what gets the counters is called again."""

    IT = "it"
    CREATURE = "that creature"
    PERMANENT = "that permanent"
    EITHER = "that permanent or player"


class Anything(Enum):
    """All that can have counters."""

    PERMANENT_OR_PLAYER = "a permanent or player"


class Scale(Node):
    """How many there are instead. Forms: ``those`` with "of each of those kinds of" between."""

    __slots__ = ()


@phrase("twice that many")
@dataclass(frozen=True, slots=True)
class Twice(Scale):
    """Twice as many."""


@phrase("that many plus {plus}")
@dataclass(frozen=True, slots=True)
class SoManyMore(Scale):
    """So many more."""

    plus: Amount


@phrase(
    "if one or more {kind} counters would be put on {subject:obj}, {scale} {same} counters are put on {again} instead"
)
@phrase(
    "if one or more {kind} counters would be put on {subject:obj}, that many {same} counters minus {minus} are put on "
    "{again} instead",
    scale=None,
)
@phrase(
    "if one or more counters would be put on {subject:obj}, {scale} of each of those kinds of counters are put on "
    "{again} instead",
    kind=None,
    same=None,
)
@phrase(
    "if you would put one or more {kind} counters on {subject:obj}, put {scale} {same} counters on {again} instead",
    by=You(),
)
@phrase(
    "if you would put one or more counters on {subject:obj}, put {scale} of each of those kinds of counters on {again} "
    "instead",
    kind=None,
    same=None,
    by=You(),
)
@phrase(
    "if you would put one or more counters on {subject:obj} or on yourself, put {scale} of each of those kinds of "
    "counters on {again} instead",
    kind=None,
    same=None,
    by=You(),
    or_yourself=True,
)
@phrase(
    "if an effect would put one or more counters on {subject:obj}, it puts twice that many of those counters on "
    "{again} instead",
    kind=None,
    same=None,
    scale=Twice(),
    effect=True,
)
@phrase(
    "if {by:subj} would put one or more counters on {subject:obj}, they put half that many of each of those kinds of "
    "counters on {again} instead, rounded down",
    kind=None,
    same=None,
    scale=None,
    when=lambda node: node.by != You(),
)
@dataclass(frozen=True, slots=True)
class MoreCounters(Declaration):
    """ "If one or more +1/+1 counters would be put on a creature you control, twice that many ... instead."

    Half of them, rounded down, where neither ``scale`` nor ``minus`` says how many.
    """

    subject: Ref | Anything
    again: CalledAgain
    kind: CounterKind | None = None
    same: CounterKind | None = None
    scale: Scale | None = None
    minus: Amount | None = None
    by: Who | None = None
    effect: bool = False
    """Whether only effects are meant, not what is put as a cost or by the rules (614.16)."""
    or_yourself: bool = False
    """Whether those are meant too that its controller would get."""

    def __post_init__(self) -> None:
        if self.same != self.kind:
            raise ValueError("the counters put are of the kind that would be put")


@phrase("if you would get one or more counters, you get {scale} of each of those kinds of counters instead")
@dataclass(frozen=True, slots=True)
class MoreOwnCounters(Declaration):
    """Of the counters that the player would get."""

    scale: Scale


@phrase("can't get counters")
@phrase("can't get {kind} counters")
@dataclass(frozen=True, slots=True)
class GetsNoCounters(PlayerVerb):
    """ "Players can't get counters." (101.2, 614.17)"""

    lasting: ClassVar[bool] = True
    kind: CounterKind | None = None


@phrase("counters can't be put on {subject:obj}")
@dataclass(frozen=True, slots=True)
class NoCountersOn(Declaration):
    """ "Counters can't be put on artifacts, creatures, enchantments, or lands." """

    subject: Ref

    @property
    def verbs(self) -> tuple[HasNoCountersPut, ...]:
        """The statement as a verb of its subject."""
        return (HasNoCountersPut(),)


class Pronoun(Enum):
    """How the subject is called again."""

    IT = "it"
    THEM = "them"


@phrase("can't have counters put on {again}")
@phrase("can't have {kind} counters put on {again}")
@dataclass(frozen=True, slots=True)
class HasNoCountersPut(ObjectVerb):
    """ "Creatures you control can't have -1/-1 counters put on them." """

    kind: CounterKind | None = None
    again: Pronoun = Pronoun.IT


# ---- tokens


class TokenWording(Enum):
    """The wordings of the replacement that makes more of the same."""

    NOW = (
        "if one or more tokens would be created under your control, twice that many of those tokens are created instead"
    )
    EFFECT = (
        "if an effect would create one or more tokens under your control, it creates twice that many of those tokens "
        "instead"
    )
    ANYBODY = "if one or more tokens would be created, twice that many of those tokens are created instead"
    EFFECT_ANYBODY = "if an effect would create one or more tokens, it creates twice that many of those tokens instead"
    THREE_CREATURES = (
        "if one or more creature tokens would be created under your control, three times that many of those tokens are "
        "created instead"
    )


@phrase("{wording}")
@dataclass(frozen=True, slots=True)
class MoreTokens(Declaration):
    """(614.1a, 111)"""

    wording: TokenWording


@phrase("if you would create a {kinds:or 2+} token, instead create one of each")
@dataclass(frozen=True, slots=True)
class OneOfEach(Declaration):
    """ "If you would create a Clue, Food, or Treasure token, instead create one of each." (614.1a)"""

    kinds: tuple[Predefined, ...]


class HowManyMore(Enum):
    """How many tokens are created beside the others."""

    ONE = "a"
    ADDITIONAL = "an additional"
    THAT_MANY = "that many"


@phrase(
    "if one or more[ {type}] tokens would be created under your control, those tokens plus that many {token:pl} are "
    "created instead",
    number=HowManyMore.THAT_MANY,
)
@phrase(
    "if one or more[ {type}] tokens would be created under your control, those tokens plus {number} {token:sg} are "
    "created instead",
    when=lambda node: node.number is not HowManyMore.THAT_MANY,
)
@phrase(
    "if you would create one or more[ {type}] tokens, instead create those tokens plus {number} {token:sg}",
    wording="create",
    when=lambda node: node.number is not HowManyMore.THAT_MANY,
)
@dataclass(frozen=True, slots=True)
class OtherTokensToo(Declaration):
    """ "... those tokens plus that many 1/1 green Squirrel creature tokens are created instead." (614.1a)"""

    number: HowManyMore
    token: Description
    type: CardType | Predefined | None = None
    wording: str = "created"
