"""Phases that an effect adds to the turn, steps that all players skip, games that go on (CR 500.8, 500.11, 104)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Amount, Declaration, Instruction, PlayerVerb, Who
from engine.abilities.quantities.amounts import Fixed
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
@phrase("there is {added} after {after}")
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


class SkippedByAll(Enum):
    """The steps that all players skip."""

    DRAW = "draw steps"
    UNTAP = "untap steps"
    UPKEEP = "upkeep steps"


@phrase("players skip their {steps}")
@dataclass(frozen=True, slots=True)
class PlayersSkip(Declaration):
    """(500.11, 614.10)"""

    steps: SkippedByAll


class Order(Enum):
    """Which of the two is said first."""

    LOSING = "losing"
    WINNING = "winning"


@phrase("{losers:subj} can't lose the game and {winners:subj} can't win the game", order=Order.LOSING)
@phrase("{winners:subj} can't win the game and {losers:subj} can't lose the game", order=Order.WINNING)
@dataclass(frozen=True, slots=True)
class GameGoesOn(Declaration):
    """ "You can't lose the game and your opponents can't win the game." (101.2, 104.2-104.3)"""

    losers: Who
    winners: Who
    order: Order
