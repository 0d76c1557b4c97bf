"""Telling of what leaves the stack, or ceases to exist, without having resolved."""

from __future__ import annotations

from typing import Any

from engine import events as ev
from engine.events.telling import tells
from engine.report.model import StepKind
from engine.report.narration.narrator import Narrator
from engine.rules.triggers.pending_triggers import PendingTrigger
from engine.rules.triggers.what_is_missed import with_what_is_missed
from engine.rules.triggers.what_stays import so_stays
from engine.state.choices import Message
from engine.state.ids import TargetId
from engine.state.log import Logged
from engine.state.objects import Kind, OnStack

CUT = "cut-off"
"""The step of an ability that is exiled so before it has resolved."""

CUT_OFF = {"724.1b": "turn", "724.2b": "combat"}
"""The rules by which everything leaves the stack as the turn or the combat phase ends."""


@tells(ev.LeftStack, ev.CeasedToExist)
def _ceased(n: Narrator, logged: Logged, event: Any) -> None:
    it = n.game.find(event.object)
    cut_off = next((CUT_OFF[rule] for rule in logged.rules if rule in CUT_OFF), None)
    if it.kind is Kind.TOKEN:
        n.step(logged, "tell-ceased", object=[TargetId.of_object(event.object)], count=1)
    elif cut_off is None or _is_resolving(n, logged, event):
        n.fold(logged)
    else:
        source = it.on_stack.source if it.on_stack is not None else event.object
        end = Message("end-of-part", {"part": cut_off})
        so = _so(n, logged, it.on_stack) if it.on_stack is not None else ""
        n.step(logged, CUT, source=TargetId.of_object(source), end=end, so=so).kind = StepKind.DID_NOT_HAPPEN


def _so(n: Narrator, logged: Logged, on_stack: OnStack) -> Message | str:
    """What doesn't happen for that, or what stays that the ability would have moved."""
    if not isinstance(on_stack.trigger, PendingTrigger):
        return with_what_is_missed(on_stack.ability)
    gone = {move.object for one, move in n.game.logged(ev.ZoneChange) if one.id < logged.id}
    return so_stays(n.game, on_stack.trigger, lambda it: it not in gone)


def _is_resolving(n: Narrator, logged: Logged, event: Any) -> bool:
    """Whether what leaves the stack is what ends the turn itself."""
    above = n.game.log[logged.parent - 1].event if logged.parent is not None else None
    return isinstance(above, ev.Resolved) and above.object == event.object
