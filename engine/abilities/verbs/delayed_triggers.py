"""Things that an effect puts off: delayed triggered abilities (CR 603.7)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Instruction, Ref, TriggerEvent, Who
from engine.abilities.conditions.times_resolved import Resolves
from engine.abilities.nouns.earlier_results import WasThisWay
from engine.abilities.nouns.noun_groups import Group
from engine.abilities.nouns.object_phrases import This
from engine.abilities.nouns.target_phrases import Target
from engine.abilities.sentences import And, If, IfDone, Then
from engine.abilities.trigger_events import (
    BeginningOfNext,
    BeginningOfOnesNext,
    BeginningOfThatCombat,
    BeginningOfThatTurns,
    CastNext,
    CastYourNext,
    EndOfCombat,
    ObjectEvent,
    ObjectEventVerb,
    PlayerEvent,
)
from engine.abilities.trigger_events.control_lost_or_countered import LoseControl
from engine.abilities.trigger_events.objects import Enter, PutIntoGraveyard, Whence
from engine.abilities.walk import found
from engine.grammar.phrase import hidden, phrase

NEXT = (BeginningOfNext, BeginningOfOnesNext, BeginningOfThatTurns, BeginningOfThatCombat, EndOfCombat)
"""The steps that a delayed triggered ability can wait for."""


def has_parties(event: TriggerEvent) -> bool:
    """Whether a delayed ability's event is of its own something that can be spoken of, beside what is spoken of in the
    event of the ability that makes it; a step or a resolution is not."""
    return not isinstance(event, (*NEXT, Resolves))


def _is_simple(later: Later) -> bool:
    """Whether it is clear what is done later: behind what it waits for that may be done in order (``takes_then``)."""
    return not isinstance(later.then, Later | And | If | IfDone) and (later.front or not isinstance(later.then, Then))


def _waits(later: Later) -> bool:
    return isinstance(later.trigger_event, NEXT) and _is_simple(later)


def _waits_otherwise(later: Later) -> bool:
    """ "When you lose control of it" is said of what the text has just had somebody gain control of; "when this ability
    resolves for the third time" of what it is doing."""
    simple = _is_simple(later)
    if isinstance(later.trigger_event, Resolves):
        return simple
    last = (later.trigger_event, *later.trigger_event.events)[-1]
    return simple and any(isinstance(act, LoseControl) for act in last.acts)


class Window(Enum):
    """For how long a delayed trigger waits, where it is not for a step."""

    ALWAYS = ""
    THIS_TURN = "this turn"


def _waits_for_thing(later: Later) -> bool:
    """ "When that creature dies this turn", "when ~ leaves the battlefield": said of a thing that is known by then."""
    event = later.trigger_event
    if not _is_simple(later) or not isinstance(event, ObjectEvent):
        return False
    if any(isinstance(act, Enter) or _from_library(act) for act in event.acts):
        return False  # no spell waits for that as it resolves: it is a triggered ability of the card (603.1)
    return event.subject == This() or event.subject.is_pronoun or isinstance(event.subject, Target)


def _from_library(act: ObjectEventVerb) -> bool:
    return isinstance(act, PutIntoGraveyard) and act.whence is Whence.LIBRARY


def _waits_for_spell(later: Later) -> bool:
    """ "When you next cast an instant or sorcery spell this turn": the first one cast from then on."""
    acts = later.trigger_event.acts
    spell = bool(acts) and all(isinstance(act, CastNext | CastYourNext) for act in acts)
    return spell and later.window is Window.THIS_TURN


@phrase("{then} at {trigger_event}", when=_waits)
@phrase("at {trigger_event}, {then}", front=True, when=_waits)
@phrase("when {trigger_event}, {then}", front=True, when=_waits_otherwise)
@phrase("when {trigger_event}[ {window}], {then}", front=True, when=_waits_for_thing)
@phrase("when {trigger_event} {window}, {then}", front=True, when=_waits_for_spell)
@dataclass(frozen=True, slots=True)
class Later(Instruction):
    """ "Sacrifice it at the beginning of the next end step." Makes a delayed triggered ability (603.7a)."""

    then: Instruction
    trigger_event: TriggerEvent
    front: bool = False
    window: Window = Window.ALWAYS

    @property
    def takes_then(self) -> bool:
        """What is said behind what it waits for is all done then."""
        return self.front


class Meanwhile(Enum):
    """For how long a delayed trigger goes on triggering (603.7b)."""

    THIS_TURN = "this turn"
    END_OF_TURN = "until end of turn"
    YOUR_NEXT_TURN = "until your next turn"


def _goes_on(node: EachTime) -> bool:
    """What it targets would be chosen as it triggers."""
    if isinstance(node.then, Later | EachTime | And | If | IfDone):
        return False
    if any(one.index is not None for one in found(node.then, Ref, Who)):
        return False
    return isinstance(node.trigger_event, ObjectEvent | PlayerEvent)


@phrase("whenever {trigger_event} this turn, {then}", window=Meanwhile.THIS_TURN, when=_goes_on)
@phrase("{window}, whenever {trigger_event}, {then}", when=lambda node: _goes_on(node) and node.front)
@dataclass(frozen=True, slots=True)
class EachTime(Instruction):
    """ "Until end of turn, whenever a creature an opponent controls blocks, draw a card.": each time (603.7b)."""

    takes_rest: ClassVar[bool] = True
    trigger_event: TriggerEvent
    then: Instruction
    window: Meanwhile

    @property
    def takes_then(self) -> bool:
        """What is said behind what it waits for is all done then."""
        return True

    @property
    def front(self) -> bool:
        """Whether the span is said first."""
        return self.window is not Meanwhile.THIS_TURN


@phrase("you do", when=lambda node: node.made and not node.prevents, what=None)
@phrase("damage is prevented this way", when=lambda node: node.made and node.prevents, what=None)
@phrase("{what}", when=lambda node: node.made and node.what is not None)
@dataclass(frozen=True, slots=True)
class DoingSo(TriggerEvent):
    """What a reflexive triggered ability triggers on (603.12). Never read by itself: it belongs to what is done
    before it, to what ``prevents`` damage, or to ``what`` has been done "this way"."""

    made: bool = hidden(False)
    prevents: bool = hidden(False)
    what: WasThisWay | None = None


@phrase("when you discard a {group:sg} this way, {then}")
@dataclass(frozen=True, slots=True)
class WhenDiscarded(Instruction):
    """ "When you discard a nonland card this way, ...": a reflexive triggered ability (603.12)."""

    needs: ClassVar[str] = "Discard"
    group: Group
    then: Instruction


@phrase("when {condition}, {then}")
@dataclass(frozen=True, slots=True)
class WhenThisWay(Instruction):
    """ "When a creature card is exiled this way, ...": a reflexive triggered ability (603.12)."""

    condition: WasThisWay
    then: Instruction


REFLEXIVE = (WhenDiscarded, WhenThisWay)
"""Reflexive triggered abilities that say themselves what they trigger on."""
