"""The first spell of a kind cast in a turn, and the next (CR 610.5, 611.2f)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from engine.abilities.base import Ability, Amount, Declaration, Instruction, Ref
from engine.abilities.costs.cost_changes import CostChange
from engine.abilities.durations.durations import Until
from engine.abilities.nouns.noun_groups import Described, Group
from engine.abilities.nouns.numbers_of_colors import OfAnyOfColors
from engine.abilities.nouns.object_phrases import Bare, Some
from engine.abilities.nouns.qualifiers import CastBy
from engine.abilities.permissions.timing import MoreOrLess
from engine.abilities.quantities.amounts import ONE
from engine.abilities.quantities.for_each import Per
from engine.abilities.verbs.mana import ManaSymbols
from engine.grammar.phrase import phrase


@phrase("the {number:ordinal} {group:sg} you cast each turn")
@dataclass(frozen=True, slots=True)
class NthSpell(Ref):
    """ "the first creature spell you cast each turn": from when it is put onto the stack (610.5)."""

    number: int
    group: Group

    @property
    def agreement(self) -> str:
        return "s"


@phrase("the next {group:sg} you cast this turn")
@dataclass(frozen=True, slots=True)
class NextSpell(Ref):
    """ "the next spell you cast this turn": the first that is put onto the stack from now on (611.2f)."""

    group: Group

    @property
    def agreement(self) -> str:
        return "s"


@phrase("{what}")
@dataclass(frozen=True, slots=True)
class NextCosts(Instruction):
    """ "The next spell you cast this turn costs {1} less to cast." """

    states: ClassVar[bool] = True
    what: CostChange

    def __post_init__(self) -> None:
        if not isinstance(self.what.subject, NextSpell):
            raise ValueError("only of the next spell")


@phrase("{what} {duration}")
@phrase("{duration}, {what}", front=True)
@dataclass(frozen=True, slots=True)
class CostsMeanwhile(Instruction):
    """ "Noncreature spells your opponents cast cost {2} more to cast until your next turn." """

    states: ClassVar[bool] = True
    what: CostChange
    duration: Until
    front: bool = False

    def __post_init__(self) -> None:
        if isinstance(self.what.subject, NextSpell):
            raise ValueError("of all such spells")


def _is_x(node: CostThisTurn) -> bool:
    return node.mana.text.upper() == "{X}" and isinstance(node.subject.group, Described)


@phrase("{subject:subj} this turn <cost:@subject> {mana} {way} to cast[ for each {per}]")
@phrase("{subject:subj} this turn {colors} <cost:@subject> {mana} {way} to cast, where X is {equal}", when=_is_x)
@dataclass(frozen=True, slots=True)
class CostThisTurn(Instruction):
    """ "Artifact, instant, and sorcery spells you cast this turn cost {2} less to cast." (611.2a)"""

    states: ClassVar[bool] = True
    subject: Bare
    mana: ManaSymbols
    way: MoreOrLess
    per: Per | None = None
    colors: OfAnyOfColors | None = None
    """The colors that a spell has to be of."""
    equal: Amount | None = None

    def __post_init__(self) -> None:
        if not is_cast(self.subject):
            raise ValueError("of spells that are cast this turn")

    @property
    def what(self) -> CostChange:
        """What is so for this turn."""
        subject = self.subject
        if self.colors is not None:
            assert isinstance(subject.group, Described)
            group = replace(subject.group, qualifiers=(*subject.group.qualifiers, self.colors))
            subject = replace(subject, group=group)
        return CostChange(subject, self.mana, self.way, self.per, self.equal)


def is_cast(subject: Bare) -> bool:
    """Whether a description ends in who casts the spells."""
    last = subject.group.last.qualifiers[-1:]
    return bool(last) and isinstance(last[0], CastBy) and last[0].origin is None


@phrase("{subject:subj} this turn can't be countered")
@dataclass(frozen=True, slots=True)
class UncounterableThisTurn(Instruction):
    """ "Creature spells you cast this turn can't be countered." (611.2c, 101.2)"""

    states: ClassVar[bool] = True
    subject: Bare

    def __post_init__(self) -> None:
        if not is_cast(self.subject):
            raise ValueError("of spells that are cast this turn")


@phrase("{group:pl} gain {abilities:and} as you cast them")
@dataclass(frozen=True, slots=True)
class GainAsCast(Declaration):
    """ "Creature spells you cast gain offspring {2} as you cast them.": for good, whatever becomes of what says so
    (610.5)."""

    group: Group
    abilities: tuple[Ability, ...]


@phrase(
    "the next time you cast {what:obj} from your hand this turn, put that card into your hand instead of into your "
    "graveyard as it resolves",
    when=lambda node: node.what.count == ONE,
)
@dataclass(frozen=True, slots=True)
class NextSpellReturns(Instruction):
    """ "The next time you cast an instant or sorcery spell from your hand this turn, put that card into your hand
    instead of into your graveyard as it resolves." (614.1a)"""

    what: Some
