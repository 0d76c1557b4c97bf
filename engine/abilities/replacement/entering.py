"""How permanents enter: tapped, with counters, after a choice (CR 614.1c-d, 614.12)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Amount, Condition, CostPart, Declaration, Instruction, Node, PlayerVerb, Ref
from engine.abilities.nouns.types_and_colors import Color
from engine.abilities.quantities.amounts import Fixed, X
from engine.abilities.quantities.for_each import Per
from engine.abilities.sentences import Imperative, May
from engine.abilities.verbs.choose_card_name import NameOf
from engine.abilities.verbs.counters import Bearer, CounterKind, OneOfKinds, SoManyCounters
from engine.abilities.verbs.get_emblem import GetEmblem
from engine.abilities.verbs.life import LoseLife
from engine.grammar.phrase import hidden, phrase


def _says_what_x_is(counters: EnteringCounters) -> bool:
    return counters.equal is not None


@phrase("with {count:a} {kind} <counter:#count> on {bearer}[ for each {per}]")
@phrase("with an additional {kind} counter on {bearer}[ for each {per}]", more=True, count=None)
@phrase("with a number of {kind} counters on {bearer} equal to {equal}", count=None)
@phrase("with a number of additional {kind} counters on {bearer} equal to {equal}", count=None, more=True)
@phrase("with X {kind} counters on {bearer}, where X is {equal}", count=X(), when=_says_what_x_is)
@phrase(
    "with an additional X {kind} counters on {bearer}, where X is {equal}", count=X(), more=True, when=_says_what_x_is
)
@phrase(
    "with X additional {kind} counters on {bearer}, where X is {equal}",
    count=X(),
    more=True,
    x_first=True,
    when=_says_what_x_is,
)
@dataclass(frozen=True, slots=True)
class EnteringCounters(Node):
    """ "with two +1/+1 counters on it" (122.6a)."""

    kind: CounterKind
    count: Amount | None = None
    bearer: Bearer = Bearer.IT
    per: Per | None = None
    more: bool = False
    equal: Amount | None = None
    x_first: bool = False
    """Whether it is said with "X additional": the same."""


@phrase("with your choice of {options:or 2+} on {bearer}")
@dataclass(frozen=True, slots=True)
class CountersOfChoice(Node):
    """ "with your choice of a flying counter or a first strike counter on it" (614.12a, 122.6a)."""

    options: tuple[SoManyCounters, ...]
    bearer: Bearer = Bearer.IT


@phrase("with your choice of a {one} on {bearer}")
@dataclass(frozen=True, slots=True)
class CounterOfKinds(Node):
    """ "with your choice of a +1/+1, first strike, or vigilance counter on it" (614.12a, 122.6a)."""

    one: OneOfKinds
    bearer: Bearer = Bearer.IT

    @property
    def options(self) -> tuple[SoManyCounters, ...]:
        """A counter of each kind."""
        return self.one.options


@phrase("{subject:subj} <enter:@subject> tapped[ {counters}]", tapped=True)
@phrase("{subject:subj} <enter:@subject> {counters}")
@phrase("{subject:subj} <enter:@subject> untapped", untapped=True)
@dataclass(frozen=True, slots=True)
class Enter(Declaration):
    """ "~ enters tapped", "~ enters with three charge counters on it" (614.1c-d)."""

    subject: Ref
    tapped: bool = False
    counters: EnteringCounters | CountersOfChoice | CounterOfKinds | None = None
    untapped: bool = False


@phrase("~ enters under the control of an opponent of your choice")
@dataclass(frozen=True, slots=True)
class EnterUnder(Declaration):
    """(616.1b)"""

    carried_out: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class EnterUnderYours(Declaration):
    """ "If a creature would enter under an opponent's control, it enters under your control instead." (616.1b)"""

    what: Ref


@phrase("if {what:subj} would enter under an opponent's control this turn, it enters under your control instead")
@dataclass(frozen=True, slots=True)
class EnterUnderYoursThisTurn(Instruction):
    """(611.2a, 616.1b)"""

    what: Ref


@phrase("{what} unless {condition}")
@phrase("{what} if {condition}", when_true=True)
@phrase("if {condition}, {what}", when_true=True, front=True)
@dataclass(frozen=True, slots=True)
class EnterIf(Declaration):
    """ "~ enters tapped unless you control two or more basic lands"."""

    what: Enter
    condition: Condition
    when_true: bool = False
    front: bool = False


class ToChoose(Enum):
    """What is chosen as a permanent enters (614.12a, 607.2d)."""

    COLOR = "a color"
    CREATURE_TYPE = "a creature type"
    BASIC_LAND_TYPE = "a basic land type"
    CARD_TYPE = "a card type"
    OPPONENT = "an opponent"
    PLAYER = "a player"
    NUMBER = "a number"


class Chooser(Enum):
    """Who chooses as a permanent enters."""

    YOU = ""
    OPPONENT = "an opponent"


@phrase("as {subject:subj} <enter:@subject>, choose {what}[ and {also}][ other than {not_this}]")
@phrase(
    "as {subject:subj} <enter:@subject>, choose a number between {least:digits} and {most:digits}",
    what=ToChoose.NUMBER,
)
@phrase("as {subject:subj} <enter:@subject>, look at an opponent's hand, then choose {what}", looks=True)
@phrase("as {subject:subj} <enter:@subject>, an opponent chooses {what}", chooser=Chooser.OPPONENT)
@dataclass(frozen=True, slots=True)
class ChooseEntering(Declaration):
    """ "As ~ enters, choose a color." (614.1c)"""

    subject: Ref
    what: ToChoose | NameOf | None
    not_this: Color | None = None
    also: ToChoose | None = None
    """What is chosen after it (101.4c)."""
    chooser: Chooser = Chooser.YOU
    looks: bool = False
    """Whether an opponent's hand is looked at before."""
    least: Fixed | None = None
    most: Fixed | None = None
    """The bounds of the number that is chosen, where it has any."""
    words: tuple[str, ...] = hidden(())
    """The anchor words, where one of them is chosen instead (614.12c)."""


@phrase("as ~ enters, pay any amount of life")
@dataclass(frozen=True, slots=True)
class PayLifeEntering(Declaration):
    """ "As ~ enters, pay any amount of life." (614.1c)"""

    carried_out: ClassVar[bool] = True


@phrase("as ~ enters, you {verb:base}")
@dataclass(frozen=True, slots=True)
class LoseLifeEntering(Declaration):
    """ "As ~ enters, you lose life equal to your life total." (614.1c)"""

    carried_out: ClassVar[bool] = True

    verb: LoseLife


@phrase("as ~ enters, {verb:base}", when=lambda entering: entering.verb.done_as_it_enters)
@dataclass(frozen=True, slots=True)
class DoEntering(Declaration):
    """ "As ~ enters, turn all other nontoken creatures face down." (614.1c)"""

    carried_out: ClassVar[bool] = True

    verb: PlayerVerb


@phrase("as ~ enters, you {verb:base}")
@dataclass(frozen=True, slots=True)
class GetEmblemEntering(Declaration):
    """ "As ~ enters, you get an emblem with ..." (614.1c, 114.1)"""

    carried_out: ClassVar[bool] = True

    verb: GetEmblem


@phrase("the life paid as {subject:subj} entered")
@dataclass(frozen=True, slots=True)
class LifePaidEntering(Amount):
    """What was paid by the other ability of the same object as it entered (607.2g)."""

    subject: Ref


class Again(Enum):
    """How the permanent is called again."""

    IT = "it"
    THIS = "~"


@phrase("as ~ enters, you may {cost}. If you don't, {again} enters tapped")
@dataclass(frozen=True, slots=True)
class PayOrTapped(Declaration):
    """ "As ~ enters, you may pay 2 life. If you don't, it enters tapped." (614.12)"""

    carried_out: ClassVar[bool] = True

    cost: CostPart
    again: Again


@phrase(
    "if ~ would enter, {price} instead. If you do, put ~ onto the battlefield. If you don't, put it into its owner's "
    "graveyard"
)
@dataclass(frozen=True, slots=True)
class EnterAtPrice(Declaration):
    """ "If ~ would enter, sacrifice a Forest instead. If you do, put ~ onto the battlefield. If you don't, ..."
    (614.12a, 614.13)"""

    carried_out: ClassVar[bool] = True

    price: Imperative | May
