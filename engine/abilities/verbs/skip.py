"""Skipping turns, phases and steps (CR 500.11, 614.10)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Amount, Condition, Declaration, Instruction, PlayerVerb
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.verbs.take_extra_turn import are_several
from engine.grammar.phrase import phrase


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


class Whose(Enum):
    """The possessive that goes back to the player who skips."""

    YOUR = "your"
    THEIR = "their"


class Unit(Enum):
    """What can be skipped the next time it would come."""

    TURN = "turn"
    UNTAP = "untap step"
    UPKEEP = "upkeep step"
    DRAW = "draw step"
    COMBAT = "combat phase"


@phrase("<skip> {whose} next {unit}", count=Fixed(1))
@phrase("<skip> {whose} next {count} turns", unit=Unit.TURN, when=are_several)
@dataclass(frozen=True, slots=True)
class SkipNext(PlayerVerb):
    """ "you skip your next turn", "that player skips their next combat phase" (614.10)."""

    whose: Whose
    unit: Unit
    count: Amount


@phrase(
    "if you would begin your turn[ while {condition}], you may skip that turn instead. if you do, {then}",
    unit=Unit.TURN,
)
@phrase(
    "if you would begin your draw step[ while {condition}], you may skip that step instead. if you do, {then}",
    unit=Unit.DRAW,
)
@dataclass(frozen=True, slots=True)
class MaySkip(Declaration):
    """ "If you would begin your turn while ~ is tapped, you may skip that turn instead. If you do, untap ~."
    (614.10b)"""

    carried_out: ClassVar[bool] = True
    unit: Unit
    then: Instruction
    condition: Condition | None = None


class Skipped(Enum):
    """Steps that a player skips every turn (500.11)."""

    DRAW = "draw step"
    UNTAP = "untap step"
    UPKEEP = "upkeep step"


@phrase("skip your {step}")
@dataclass(frozen=True, slots=True)
class SkipsStep(Declaration):
    """(500.11, 614.10)"""

    step: Skipped
