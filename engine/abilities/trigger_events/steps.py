""" "At the beginning of ..." (CR 603.2b)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Ref, TriggerEvent, Who
from engine.abilities.nouns.antecedents import Role
from engine.abilities.trigger_events.base import Parties
from engine.grammar.phrase import phrase


class StepName(Enum):
    """A step or phase as rules text names it; main phases are counted (505.1)."""

    UPKEEP = "upkeep"
    FIRST_UPKEEP = "first upkeep each turn"
    DRAW_STEP = "draw step"
    END_STEP = "end step"
    FIRST_MAIN = "first main phase"
    PRECOMBAT_MAIN = "precombat main phase"
    SECOND_MAIN = "second main phase"
    MAIN = "main phase"
    POSTCOMBAT_MAIN = "postcombat main phase"
    COMBAT = "combat"
    CLEANUP = "cleanup step"


def _in_a_turn(node: BeginningOf) -> bool:
    """Combat is "on" somebody's turn; the other steps are theirs."""
    return node.step is not StepName.COMBAT


@phrase("the beginning of {whose:poss} {step}", when=_in_a_turn)
@phrase("the beginning of combat on {whose:poss} turn", step=StepName.COMBAT)
@phrase("the beginning of each of {whose:poss} {step:pl}", each=True, when=_in_a_turn)
@dataclass(frozen=True, slots=True)
class BeginningOf(TriggerEvent):
    """ "at the beginning of your upkeep" (503.1a, 513.1a), "at the beginning of each of your postcombat main phases"
    (505.1a)."""

    event_parties: ClassVar[Parties] = {"whose": Role.EVENT}
    whose: Who
    step: StepName
    each: bool = False


@phrase("the beginning of each {step}")
@dataclass(frozen=True, slots=True)
class BeginningOfEach(TriggerEvent):
    """ "at the beginning of each upkeep", "of each combat": in every turn."""

    step: StepName


@phrase("the beginning of the {step} of {whose:poss} controller")
@phrase("the beginning of the {step}", whose=None)
@dataclass(frozen=True, slots=True)
class BeginningOfThe(TriggerEvent):
    """ "at the beginning of the end step": whoever's turn it is."""

    step: StepName
    whose: Ref | None = None


class Nearness(Enum):
    """Whether it is the very next such step or the one of the next turn; a turn has one of each."""

    STEP = "the next"
    TURNS = "the next turn's"


@phrase("the beginning of {near} {step}")
@dataclass(frozen=True, slots=True)
class BeginningOfNext(TriggerEvent):
    """ "at the beginning of the next end step", in delayed triggered abilities (603.7)."""

    step: StepName
    near: Nearness = Nearness.STEP


@phrase("the beginning of that turn's {step}")
@dataclass(frozen=True, slots=True)
class BeginningOfThatTurns(TriggerEvent):
    """ "at the beginning of that turn's end step", of the extra turn spoken of before (603.7)."""

    step: StepName


@phrase("the beginning of {whose:poss} next {step}")
@dataclass(frozen=True, slots=True)
class BeginningOfOnesNext(TriggerEvent):
    """ "at the beginning of your next upkeep", in delayed triggered abilities (603.7)."""

    event_parties: ClassVar[Parties] = {"whose": Role.EVENT}
    whose: Who
    step: StepName


@phrase("the beginning of that combat")
@dataclass(frozen=True, slots=True)
class BeginningOfThatCombat(TriggerEvent):
    """ "at the beginning of that combat", of the additional combat phase spoken of before (500.8, 603.7)."""

    needs: ClassVar[str] = "AdditionalPhases"


@phrase("end of combat")
@dataclass(frozen=True, slots=True)
class EndOfCombat(TriggerEvent):
    """The end of combat step begins (511.1)."""


@phrase("the end of the first combat phase on your turn")
@dataclass(frozen=True, slots=True)
class EndOfFirstCombat(TriggerEvent):
    """ "at the end of the first combat phase on your turn": the end of combat step of that phase (511.2)."""
