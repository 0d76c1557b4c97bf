"""Two statements said in one sentence, of which each is one of its own (CR 604.1)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Ability, Declaration, Node, Ref
from engine.abilities.conditions.how_it_was_cast import WasKicked
from engine.abilities.costs.cost_changes import CostChange
from engine.abilities.keywords.kicker import WasKickedWith
from engine.abilities.nouns.object_phrases import It, This
from engine.abilities.permissions.timing import MoreOrLess
from engine.abilities.prohibitions.cant_be_countered import BeCountered
from engine.abilities.prohibitions.untapping import StaysTapped, UntapStep
from engine.abilities.replacement.entering import Enter, EnterIf, EnteringCounters
from engine.abilities.sentences import Does
from engine.abilities.static_abilities import AsLongAs
from engine.abilities.verbs.attack_and_block import Cant
from engine.abilities.verbs.gain_lose_abilities import HaveAbilities
from engine.abilities.verbs.mana import ManaSymbols
from engine.grammar.phrase import phrase


@phrase("{subject:subj} <cost:@subject> {mana} less to cast and can't be countered")
@dataclass(frozen=True, slots=True)
class CheaperAndUncounterable(Declaration):
    """ "Spells with flash you cast cost {1} less to cast and can't be countered." (601.2f, 101.2)"""

    subject: Ref
    mana: ManaSymbols

    @property
    def verbs(self) -> tuple[Node, ...]:
        """What is said of them."""
        return (CostChange(self.subject, self.mana, MoreOrLess.LESS), Cant(BeCountered()))

    @property
    def parts(self) -> tuple[CostChange, Does]:
        """The two statements."""
        return CostChange(self.subject, self.mana, MoreOrLess.LESS), Does(self.subject, (Cant(BeCountered()),))


@phrase("~ enters tapped and doesn't untap during {step}")
@dataclass(frozen=True, slots=True)
class EntersAndStaysTapped(Declaration):
    """ "~ enters tapped and doesn't untap during your untap step." (614.1d, 502.3)"""

    step: UntapStep

    @property
    def verbs(self) -> tuple[Node, ...]:
        """What is said of it."""
        return (Enter(This(), tapped=True), StaysTapped(self.step))

    @property
    def parts(self) -> tuple[Enter, Does]:
        """The two statements."""
        return Enter(This(), tapped=True), Does(This(), (StaysTapped(self.step),))


@phrase("if {condition}, {subject:subj} enters {counters} and with {abilities:and quoted}")
@dataclass(frozen=True, slots=True)
class EntersWithCountersAndAbilities(Declaration):
    """ "If ~ was kicked, it enters with two +1/+1 counters on it and with flying." (614.1c, 702.33d)"""

    condition: WasKicked | WasKickedWith
    subject: It
    counters: EnteringCounters
    abilities: tuple[Ability, ...]

    @property
    def verbs(self) -> tuple[Node, ...]:
        """What is said of it."""
        return (self.parts[0].what, *self.parts[1].verbs)

    @property
    def parts(self) -> tuple[EnterIf, Does]:
        """The two statements: what it has it has as long as it is the permanent that was kicked."""
        entering = Enter(self.subject, counters=self.counters)
        having = Does(This(), (HaveAbilities(self.abilities),), AsLongAs(self.condition), front=True)
        return EnterIf(entering, self.condition, when_true=True, front=True), having


TwoStatements = CheaperAndUncounterable | EntersAndStaysTapped | EntersWithCountersAndAbilities
