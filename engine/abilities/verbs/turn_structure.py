"""Turns, phases and steps that are skipped, ended or under another player's control (CR 500.11, 614.10, 723, 724)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar

from engine.abilities.base import Amount, Condition, Declaration, Instruction, PlayerVerb, Who
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.trigger_events import ObjectAct
from engine.abilities.verbs import Does, Imperative
from engine.abilities.verbs.add_phases import AdditionalPhases
from engine.grammar.phrase import phrase


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


def _is_one(verb: Any) -> bool:
    return bool(verb.count == Fixed(1))


def _are_several(verb: Any) -> bool:
    return not _is_one(verb)


@phrase("<skip> {whose} next {unit}", count=Fixed(1))
@phrase("<skip> {whose} next {count} turns", unit=Unit.TURN, when=_are_several)
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


class Part(Enum):
    """What can be ended by an effect."""

    TURN = "the turn"
    COMBAT = "the combat phase"


@phrase("<end> {what}")
@dataclass(frozen=True, slots=True)
class End(PlayerVerb):
    """ "End the turn." (724.1), "End the combat phase." (724.2)"""

    what: Part


@phrase("the player whose turn it is")
@dataclass(frozen=True, slots=True)
class TurnsPlayer(Who):
    """The active player (102.1)."""


@phrase("if {who:subj} would begin an extra turn, that player skips that turn instead")
@dataclass(frozen=True, slots=True)
class NoExtraTurns(Declaration):
    """ "If an opponent would begin an extra turn, that player skips that turn instead." (614.10)"""

    who: Who


@phrase("<attack> for the first time each turn")
@dataclass(frozen=True, slots=True)
class AttackFirst(ObjectAct):
    """Be declared as an attacker, not having been one earlier in the turn (508.3a)."""


class Recurring(Enum):
    """A part of a turn of which effects can add more."""

    COMBAT = "combat phase"
    END_STEP = "end step"


@phrase("it's the first {part} of the turn")
@phrase("it's the first {part} of your turn", yours=True)
@dataclass(frozen=True, slots=True)
class FirstOfTurn(Condition):
    """No such phase or step has come before this one in the turn (500.8-500.9)."""

    part: Recurring
    yours: bool = False


@phrase("you control {whom:obj} during that player's next turn")
@phrase("you control {whom:obj} during their next turn", said=Whose.THEIR)
@dataclass(frozen=True, slots=True)
class ControlPlayer(Instruction):
    """ "You control target player during that player's next turn." (723.1)"""

    whom: Who
    said: Whose = Whose.YOUR


@phrase("<take> {count} extra turns after this one", when=_are_several)
@dataclass(frozen=True, slots=True)
class TakeExtraTurns(PlayerVerb):
    """ "take two extra turns after this one" (500.7)."""

    count: Amount


@phrase("it's your main phase")
@dataclass(frozen=True, slots=True)
class InMainPhase(Condition):
    """ "if it's your main phase" (505.1)."""


@phrase("{first} and {phases}", when=lambda both: both.phases.front)
@dataclass(frozen=True, slots=True)
class AndPhases(Instruction):
    """ "untap all creatures you control and after this phase, there is an additional combat phase" (500.8)."""

    first: Imperative | Does
    phases: AdditionalPhases
