"""Two statements said in one sentence, of which each is one of its own (CR 604.1)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Declaration, Node, Ref
from engine.abilities.costs.cost_changes import CostChange
from engine.abilities.nouns.object_phrases import This
from engine.abilities.permissions.timing import MoreOrLess
from engine.abilities.prohibitions.cant_be_countered import BeCountered
from engine.abilities.prohibitions.untapping import StaysTapped, UntapStep
from engine.abilities.replacement.entering import Enter
from engine.abilities.sentences import Does
from engine.abilities.verbs.attack_and_block import Cant
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


TwoStatements = CheaperAndUncounterable | EntersAndStaysTapped
