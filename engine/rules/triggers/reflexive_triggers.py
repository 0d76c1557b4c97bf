"""Reflexive triggered abilities: "when you do" (CR 603.12)."""

from __future__ import annotations

from dataclasses import replace

from engine.abilities.ability import Triggered
from engine.abilities.base import Instruction
from engine.abilities.sentences import Sentences
from engine.abilities.trigger_events import TriggerWord
from engine.abilities.verbs.delayed_triggers import DoingSo
from engine.rules.triggers.pending_triggers import PendingTrigger
from engine.state.frame import Frame
from engine.state.game import Game


def triggers_when_done(game: Game, then: Instruction, frame: Frame) -> None:
    """A reflexive triggered ability triggers now and goes on the stack the next time a player would get priority
    (603.12, 603.12a). One made by what a static ability has replaced is of the object with that, and of whoever
    controlled that as it did so (603.7f, 603.11)."""
    rules = ("603.12", *(rule for rule in game.reasons() if rule in ("603.7f", "603.11")))
    ability = Triggered(TriggerWord.WHEN, DoingSo(made=True), Sentences((then,)))
    kept = replace(frame, ability=ability, item=None, results=dict(frame.results))
    kept.targets = [list(slot) for slot in frame.targets]
    game.note_triggered(PendingTrigger(frame.source, frame.controller, ability, None, frame=kept, rules=rules))
