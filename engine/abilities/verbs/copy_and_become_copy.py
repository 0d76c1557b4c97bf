"""Becoming a copy, entering as one, and copying spells and abilities (CR 707)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Amount, Instruction, ObjectVerb, Paragraph, PlayerVerb, Ref
from engine.abilities.durations.durations import Until
from engine.abilities.nouns.copy_exceptions import CopyException, refuse_entering
from engine.abilities.nouns.noun_groups import Group, Head
from engine.abilities.nouns.types_and_colors import Color
from engine.abilities.quantities.amounts import X
from engine.abilities.quantities.for_each import Per
from engine.abilities.sentences import Then
from engine.grammar.phrase import phrase


@phrase("<become> a copy of {what:obj}[, except {exceptions:and}]", until=None)
@phrase("<become> a copy of {what:obj} {until}, except {exceptions:and}", when=lambda verb: bool(verb.exceptions))
@dataclass(frozen=True, slots=True)
class BecomeCopy(ObjectVerb):
    """ "becomes a copy of target creature", with the sentence's duration (611.2, 707.2)."""

    lasting = False
    what: Ref
    exceptions: tuple[CopyException, ...] = ()
    until: Until | None = None

    @property
    def lasts(self) -> Until | None:
        return self.until

    def __post_init__(self) -> None:
        refuse_entering(self.exceptions)


class NewTargets(Enum):
    """What is said about the targets of the copies (707.10c)."""

    SAME = ""
    MAY_CHOOSE = "you may choose new targets for the copy"
    MAY_CHOOSE_FOR_THAT = "you may choose new targets for that copy"
    MAY_CHOOSE_ALL = "you may choose new targets for the copies"
    EACH_MAY_CHOOSE = "each of those players may choose new targets for their copy"
    MAY_CHOOSE_ONE = "may choose a new target for that copy"
    MAY_CHOOSE_ONE_FOR_THE = "may choose a new target for the copy"
    MAY_CHOOSE_FOR_THE = "may choose new targets for the copy"

    @property
    def has_subject(self) -> bool:
        """Whether it is a sentence with its own subject; else it goes with that of the copying."""
        return self.value.startswith(("you", "each"))


_WHOLE = (NewTargets.SAME, NewTargets.MAY_CHOOSE, NewTargets.MAY_CHOOSE_ALL)
_DIFFERENT = "[, except that the copy is {color}][, except {exceptions:and}]"


@phrase("<copy> {what:obj}" + _DIFFERENT)
@phrase("<copy> {what:obj} {times:times}", when=lambda verb: verb.times > 1)
@phrase("<copy> {what:obj} {times:times}. {targets}", when=lambda verb: verb.times > 1 and verb.targets.has_subject)
@phrase("<copy> {what:obj} for each {per}[. {targets}]", when=lambda verb: verb.targets in _WHOLE)
@phrase("<copy> {what:obj} {count:digits} times[. {targets}]", when=lambda verb: isinstance(verb.count, X))
@phrase("<copy> {what:obj}" + _DIFFERENT + ". {targets}", when=lambda verb: verb.targets.has_subject)
@phrase("<copy> {what:obj} and {targets}", joined=True)
@phrase("<copy> {what:obj}, and {targets}", joined=True, reads_only=True)
@dataclass(frozen=True, slots=True)
class CopySpell(PlayerVerb):
    """Put a copy of a spell or ability onto the stack; it is not cast (707.10). Of a card elsewhere a copy is made
    where it is, for somebody to cast (707.12)."""

    what: Ref
    targets: NewTargets = NewTargets.SAME
    joined: bool = False
    color: Color | None = None
    exceptions: tuple[CopyException, ...] = ()
    times: int = 1
    count: Amount | None = None
    """How often, where that is a number to be worked out."""
    per: Per | None = None
    """For each of what it is copied once."""

    def __post_init__(self) -> None:
        refuse_entering(self.exceptions)


def _copies_first(node: CopyThen) -> bool:
    """What is done beside the copying stands between it and what is said of the copy's targets."""
    first = node.first.first
    verbs = first.verbs if first is not None else ()
    plain = len(verbs) == 1 and isinstance(verbs[0], CopySpell) and verbs[0].targets is NewTargets.SAME
    return plain and node.targets.has_subject


@phrase("{first}. {targets}", when=_copies_first)
@dataclass(frozen=True, slots=True)
class CopyThen(Instruction):
    """ "Copy target instant or sorcery spell, then return it to its owner's hand. You may choose new targets for the
    copy." (707.10c)"""

    first: Then
    targets: NewTargets


@phrase("<copy> {what:obj}. The copy targets {onto:obj}")
@dataclass(frozen=True, slots=True)
class CopyOnto(PlayerVerb):
    """Every target of the copy is that object; without it being a legal target each time there is no copy (707.10e)."""

    what: Ref
    onto: Ref


class CouldTarget(Enum):
    """How it is said which objects a spell or ability could target."""

    THAT_THE_SPELL = "that the spell"
    THAT_SPELL = "that spell"
    THE_SPELL = "the spell"
    THAT_ABILITY = "that ability"


@phrase(
    "<copy> {what:obj} for each other {group:sg} {word} could target. "
    "Each copy targets a different one of those {those:pl}"
)
@dataclass(frozen=True, slots=True)
class CopyForEach(PlayerVerb):
    """ "copy that spell for each other creature you control that the spell could target" (707.10d)."""

    what: Ref
    group: Group
    word: CouldTarget
    those: Head


class TheCopies(Enum):
    """How the copies are called that the same text has just made of cards."""

    ONE = "the copy"
    ALL = "the copies"


@phrase("{which}")
@dataclass(frozen=True, slots=True)
class CopiesMade(Ref):
    """ "You may cast the copy without paying its mana cost" (707.12)."""

    needs: ClassVar[str] = "CopySpell"
    called: ClassVar[frozenset[str]] = frozenset({"copy"})
    which: TheCopies

    @property
    def agreement(self) -> str:
        return "base" if self.which is TheCopies.ALL else "s"


class Enters(Enum):
    """How what enters as a copy enters."""

    UNTAPPED = ""
    TAPPED = "tapped"


class Said(Enum):
    """How the choice is worded; what can be chosen is the same."""

    ANY = "any"
    ONE = "a"
    ANOTHER = "another"


_COPY = "you may have ~ enter[ {enters}] as a copy of "
_BEHIND = "[, except {exceptions:and}].[ When you do, {then}.]"


@phrase(_COPY + "any {group:sg}" + _BEHIND)
@phrase(_COPY + "a {group:sg}" + _BEHIND, said=Said.ONE)
@phrase(_COPY + "another {group:sg}" + _BEHIND, said=Said.ANOTHER)
@dataclass(frozen=True, slots=True)
class EntersAsCopy(Paragraph):
    """A replacement effect: its controller may choose something as it enters, and it is a copy of that (614.1c,
    707.5)."""

    """In which part what has been copied can be spoken of."""
    group: Group
    exceptions: tuple[CopyException, ...] = ()
    enters: Enters = Enters.UNTAPPED
    said: Said = Said.ANY
    then: Instruction | None = None
    """The triggered ability that is linked to it (603.11, 707.9g)."""
