"""Creating tokens, as texts say it: described ones, copies, Roles (CR 701.7, 707.2, 111.10)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Amount, Instruction, Node, PlayerVerb, Ref, Who
from engine.abilities.nouns.copy_exceptions import CopyException, refuse_entering
from engine.abilities.nouns.destinations import AttackedToo
from engine.abilities.nouns.token_descriptions import Description, GivenName, NamedToken
from engine.abilities.quantities.amounts import Fixed
from engine.grammar.phrase import phrase


@phrase("for each opponent, create a {token:sg} that's tapped and attacking that player[ {beside}]")
@dataclass(frozen=True, slots=True)
class CreateAttackingEach(Instruction):
    """ "For each opponent, create a 1/1 white Human creature token that's tapped and attacking that player or a
    planeswalker they control": also for those whom nobody attacks; all are created at once (608.2f)."""

    token: Description
    beside: AttackedToo = AttackedToo.NOTHING


class Arriving(Enum):
    """How created tokens enter."""

    AS_USUAL = ""
    TAPPED = "tapped"
    ATTACKING = "tapped and attacking"
    JUST_ATTACKING = "attacking"

    @property
    def attacks(self) -> bool:
        """Whether they enter attacking (508.4)."""
        return self in (Arriving.ATTACKING, Arriving.JUST_ATTACKING)


def _one(verb: CreateToken) -> bool:
    return verb.count == Fixed(1)


def _counted(verb: CreateToken | SoManyTokens) -> bool:
    return verb.count.stands_before and not isinstance(verb.token, NamedToken)


def _is_named(verb: CreateToken) -> bool:
    return isinstance(verb.token, NamedToken)


def _is_called_again(verb: CreateToken) -> bool:
    return isinstance(verb.token, NamedToken) and verb.called == verb.token.name


@phrase("<create> {token:sg}", count=Fixed(1), when=_is_named)
@phrase(
    "<create> {token:sg}. {called} enters tapped and attacking",
    count=Fixed(1),
    arriving=Arriving.ATTACKING,
    when=_is_called_again,
)
@phrase(
    "<create> {token:sg}. it enters tapped and attacking", count=Fixed(1), arriving=Arriving.ATTACKING, when=_is_named
)
@phrase("<create> {count:a} [{arriving} ]{token:#count}", when=_counted)
@phrase("<create> a {token:sg} that's attacking", count=Fixed(1), arriving=Arriving.JUST_ATTACKING, reads_only=True)
@phrase("<create> a {token:sg} that's blocking {blocking:obj}", count=Fixed(1))
@phrase(
    "<create> a {token:sg} that's tapped and attacking",
    count=Fixed(1),
    arriving=Arriving.ATTACKING,
    reads_only=True,
    when=_counted,
)
@phrase(
    "<create> a {token:sg} that's tapped and attacking {whom:obj}",
    count=Fixed(1),
    arriving=Arriving.ATTACKING,
    when=_counted,
)
@phrase(
    "<create> {count} {token:#count} that are tapped and attacking",
    arriving=Arriving.ATTACKING,
    reads_only=True,
    when=lambda verb: _counted(verb) and not _one(verb),
)
@phrase(
    "<create> a number of [{arriving} ]{token:pl} equal to {count}",
    when=lambda verb: not verb.count.stands_before and not _is_named(verb),
)
@dataclass(frozen=True, slots=True)
class CreateToken(PlayerVerb):
    """Create tokens (701.7, 111)."""

    makes = frozenset({"token", "creature", "permanent", "artifact"})
    count: Amount
    token: Description
    arriving: Arriving = Arriving.AS_USUAL
    blocking: Ref | None = None
    """What the token is blocking (509.4)."""
    whom: Who | None = None
    """The player that it enters attacking, where that is said (508.4)."""
    called: GivenName | None = None
    """Its name, where how it enters is said in a sentence behind."""


@phrase("{count:a} {token:#count}", when=_counted)
@dataclass(frozen=True, slots=True)
class SoManyTokens(Node):
    """ "a 3/3 Wurm creature token with lifelink": one kind among several."""

    count: Amount
    token: Description


@phrase("<create> {tokens:and 2+}")
@dataclass(frozen=True, slots=True)
class CreateSeveral(PlayerVerb):
    """Tokens of several kinds, created at the same time (111.2)."""

    makes = frozenset({"token", "creature", "permanent", "artifact"})
    tokens: tuple[SoManyTokens, ...]
    count: ClassVar[int] = 2


@phrase("<create> a [{arriving} ]token that's a copy of {what:obj}[, except {exceptions:and}]", count=Fixed(1))
@phrase(
    "<create> a token that's a copy of {what:obj}[, except {exceptions:and}]. the token enters tapped and attacking",
    count=Fixed(1),
    arriving=Arriving.ATTACKING,
    reads_only=True,
)
@phrase(
    "<create> a token that's a copy of {what:obj} that's tapped and attacking",
    count=Fixed(1),
    arriving=Arriving.ATTACKING,
    reads_only=True,
)
@phrase(
    "<create> a token that's a copy of {what:obj} and that's tapped and attacking",
    count=Fixed(1),
    arriving=Arriving.ATTACKING,
    clause=True,
)
@phrase("<create> a token that's a copy of {what:obj} and that's blocking {blocking:obj}", count=Fixed(1))
@phrase(
    "<create> {count} tokens that are copies of {what:obj} and that are tapped and attacking",
    arriving=Arriving.ATTACKING,
    reads_only=True,
    when=lambda verb: verb.count != Fixed(1) and verb.count.stands_before,
)
@phrase(
    "<create> {count} [{arriving} ]tokens that are copies of {what:obj}[, except {exceptions:and}]",
    when=lambda verb: verb.count != Fixed(1) and verb.count.stands_before,
)
@dataclass(frozen=True, slots=True)
class CreateCopy(PlayerVerb):
    """Create tokens that are copies of an object (707.2, 111.3)."""

    makes = frozenset({"token", "creature", "permanent", "artifact"})
    count: Amount
    what: Ref
    exceptions: tuple[CopyException, ...] = ()
    arriving: Arriving = Arriving.AS_USUAL
    blocking: Ref | None = None
    """What the token is blocking (509.4)."""
    clause: bool = False
    """Whether "and" stands before what is said of how it enters."""

    def __post_init__(self) -> None:
        refuse_entering(self.exceptions)


class RoleName(Enum):
    """The Role tokens whose characteristics the rules give (111.10j-r)."""

    CURSED = "Cursed"
    MONSTER = "Monster"
    ROYAL = "Royal"
    SORCERER = "Sorcerer"
    VIRTUOUS = "Virtuous"
    WICKED = "Wicked"
    YOUNG_HERO = "Young Hero"


@phrase("<create> a {role} Role token attached to {to:obj}")
@dataclass(frozen=True, slots=True)
class CreateRole(PlayerVerb):
    """ "create a Monster Role token attached to it" (111.10, 303.4f)."""

    makes = frozenset({"token", "enchantment", "permanent"})
    role: RoleName
    to: Ref
