"""How often abilities trigger: an additional time, or not at all (CR 603.2d)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Declaration, Ref, TriggerEvent, Who
from engine.abilities.nouns.antecedents import Role
from engine.abilities.trigger_events.base import ObjectEventVerb, PlayerEventVerb
from engine.grammar.phrase import phrase


class CalledAgain(Enum):
    """How the ability is called the second time."""

    THAT_ABILITY = "that ability"
    IT = "it"


@phrase(
    "if {subjects:or subj} {acts:or ing} causes a triggered ability of {of:obj} to trigger, {again} triggers an "
    "additional time"
)
@dataclass(frozen=True, slots=True)
class TriggersAgainOn(Declaration):
    """ "If an artifact or creature entering causes a triggered ability of a permanent you control to trigger, that
    ability triggers an additional time."
    """

    subjects: tuple[Ref, ...]
    acts: tuple[ObjectEventVerb, ...]
    of: Ref
    again: CalledAgain = CalledAgain.THAT_ABILITY


@phrase(
    "if {who:subj} {acts:or ing} causes a triggered ability of {of:obj} to trigger, that ability triggers an "
    "additional time"
)
@dataclass(frozen=True, slots=True)
class TriggersAgainOnAct(Declaration):
    """ "If you casting or copying an instant or sorcery spell causes a triggered ability of a permanent you control to
    trigger, that ability triggers an additional time." """

    who: Who
    acts: tuple[PlayerEventVerb, ...]
    of: Ref


@phrase("if a triggered ability of {of:or obj} triggers, {again} triggers an additional time")
@phrase("if an ability of {of:or obj} triggers, {again} triggers an additional time", word="ability")
@dataclass(frozen=True, slots=True)
class TriggersAgain(Declaration):
    """ "If a triggered ability of another Elemental you control triggers, it triggers an additional time." """

    of: tuple[Ref, ...]
    again: CalledAgain = CalledAgain.THAT_ABILITY
    word: str = "triggered ability"


@phrase("{subject:subj} {acts:or ing} don't cause abilities[ of {of:obj}] to trigger")
@dataclass(frozen=True, slots=True)
class CausesNoTriggers(Declaration):
    """ "Creatures entering don't cause abilities to trigger." """

    subject: Ref
    acts: tuple[ObjectEventVerb, ...]
    of: Ref | None = None


@phrase("{subject:subj} {acts:or ing} causes a triggered ability to trigger")
@dataclass(frozen=True, slots=True)
class CausesTrigger(TriggerEvent):
    """ "(whenever) a permanent entering causes a triggered ability to trigger": "that ability" is the one that it
    causes to trigger; this one is put onto the stack after it (603.3b)."""

    event_parties: ClassVar[dict[str, Role]] = {}
    subject: Ref
    acts: tuple[ObjectEventVerb, ...]
