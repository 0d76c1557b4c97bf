"""Telling of what did not happen."""

from __future__ import annotations

from engine import events as ev
from engine.events.telling import tells
from engine.report.model import StepKind
from engine.report.narration.narrator import Narrator
from engine.state.log import Logged


@tells(ev.DidNotHappen)
def _did_not_happen(n: Narrator, logged: Logged, event: ev.DidNotHappen) -> None:
    n.step(logged, event.message.key, **event.message.args).kind = StepKind.DID_NOT_HAPPEN
