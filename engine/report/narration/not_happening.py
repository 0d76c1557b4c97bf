"""Telling of what did not happen."""

from __future__ import annotations

from dataclasses import replace

from engine import events as ev
from engine.events.telling import tells
from engine.report.model import StepKind
from engine.report.narration.draft import Draft
from engine.report.narration.narrator import Narrator
from engine.state.choices import Message
from engine.state.ids import TargetId
from engine.state.log import Logged

DENIED = StepKind.DID_NOT_HAPPEN

SOURCE_LEFT = "source-has-left"
"""An ability does nothing to its source, which has left."""

NOT_COUNTERED = "not-countered"
"""What would be all that a spell or ability does that counters something."""


@tells(ev.DidNotHappen)
def _did_not_happen(n: Narrator, logged: Logged, event: ev.DidNotHappen) -> None:
    idle = _resolved_for_nothing(n, logged) if event.message.key == NOT_COUNTERED else None
    if idle is None:
        draft = n.step(logged, event.message.key, **event.message.args)
        draft.kind = DENIED
        if draft.key == SOURCE_LEFT:
            draft.args["which"] = n.abilities.which(logged)
        return
    resolved = Message("resolves-idle", {"item": idle.args["item"], "ability": idle.key == "tell-resolve-ability"})
    idle.key, idle.args, idle.kind = event.message.key, {**event.message.args, "resolved": resolved}, DENIED
    n.fold(logged, idle)


def _resolved_for_nothing(n: Narrator, logged: Logged) -> Draft | None:
    """The step of the spell or ability of which this was the only effect, which the rules prevent: it resolves all the
    same (608.2)."""
    resolved = n.game.log[logged.parent - 1] if logged.parent is not None else None
    if resolved is None or not isinstance(resolved.event, ev.Resolved) or n.told_between(resolved, logged):
        return None
    beside = [one for one in n.children.get(resolved.id, ()) if one.id != logged.id]
    itself = {resolved.event.object}
    leaves = (ev.LeftStack, ev.CeasedToExist, ev.ZoneChange)
    if not all(isinstance(one.event, leaves) and one.event.object in itself for one in beside):
        return None
    return n.shown.get(resolved.id)


@tells(ev.Survives)
def _survives(n: Narrator, logged: Logged, event: ev.Survives) -> None:
    """Told along with the damage, unless that has been told already. If it has become something else since, it survives
    as that, and is told in its turn: state-based actions come when all else is done (704.3)."""
    damage = n.game.log[logged.parent - 1] if logged.parent is not None else logged
    told = n.shown.get(damage.id)
    size = {"power": event.power, "toughness": event.toughness, "damage": event.damage}
    since = [change for change in n.game.log[damage.id : logged.id - 1] if told is not n.shown.get(change.id)]
    changed = any(isinstance(e := one.event, ev.CharacteristicsChanged) and e.object == event.object for one in since)
    if told is not None and "left" in told.args and not changed and not n.told_between(damage, logged):
        n.fold(logged, told)
        told.args["left"] = Message("survives", size)
    else:
        thing = TargetId.of_object(event.object)
        at = replace(logged, parent=None) if changed else logged
        n.step(at, "tell-survives", object=thing, **size).kind = DENIED
