"""Adding phases and steps to the turn (CR 500.8-500.10)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Amount, Instruction, PlayerVerb
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.sentences import Does, Imperative
from engine.grammar.phrase import phrase


class After(Enum):
    """The phase or step that the new ones follow."""

    THIS = "this phase"
    STEP = "this step"
    MAIN = "this main phase"
    COMBAT = "this combat phase"


class Added(Enum):
    """What is added."""

    COMBAT = "an additional combat phase"
    COMBAT_AND_MAIN = "an additional combat phase followed by an additional main phase"
    BEGINNING = "an additional beginning phase"
    END_STEP = "an additional end step"


@phrase("after {after}, there is {added}", front=True)
@phrase("(there is/there's) {added} after {after}")
@phrase(
    "there is an additional combat phase after {after}, followed by an additional main phase",
    added=Added.COMBAT_AND_MAIN,
    reads_only=True,
)
@dataclass(frozen=True, slots=True)
class AdditionalPhases(Instruction):
    """ "After this main phase, there is an additional combat phase followed by an additional main phase." (500.8)"""

    after: After
    added: Added
    front: bool = False


@phrase("<get> an additional upkeep step after {after}", count=Fixed(1))
@phrase("<get> {count} additional upkeep steps after {after}", when=lambda verb: verb.count.stands_before)
@dataclass(frozen=True, slots=True)
class GetUpkeepSteps(PlayerVerb):
    """ "you get an additional upkeep step after this step" (500.9), "that many … after this phase" (500.10)."""

    count: Amount
    after: After


@phrase("{first} and {phases}", when=lambda both: both.phases.front)
@dataclass(frozen=True, slots=True)
class AndPhases(Instruction):
    """ "untap all creatures you control and after this phase, there is an additional combat phase" (500.8)."""

    first: Imperative | Does
    phases: AdditionalPhases
