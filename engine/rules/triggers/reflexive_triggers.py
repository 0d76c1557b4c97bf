"""Reflexive triggered abilities: "when you do" (CR 603.12)."""

from __future__ import annotations

from dataclasses import replace

from engine.abilities.ability import Triggered
from engine.abilities.base import Instruction
from engine.abilities.sentences import If, Sentences, Then
from engine.abilities.trigger_events import TriggerWord
from engine.abilities.verbs.delayed_triggers import DoingSo
from engine.grammar.printer import NoEnglish, print_value
from engine.rules.evaluate.evaluation import holds
from engine.rules.triggers.not_triggering import tell_condition_false
from engine.rules.triggers.pending_triggers import PendingTrigger
from engine.state.frame import Frame
from engine.state.game import Game

WHEN_YOU_DO = DoingSo(made=True)


def triggers_when_done(game: Game, then: Instruction, frame: Frame, *, on: DoingSo = WHEN_YOU_DO) -> None:
    """A reflexive triggered ability triggers now, ``on`` what it says, and goes on the stack the next time a player
    would get priority (603.12, 603.12a); one with an intervening "if" only where that is so (603.4). One made by what
    a static ability has replaced is of the object with that, and of whoever controlled that as it did so (603.7f,
    603.11)."""
    rules = ("603.12", *(rule for rule in game.reasons() if rule in ("603.7f", "603.11")))
    first, *rest = _sentences(then)
    intervening = isinstance(first, If) and not first.behind
    condition, first = (first.condition, first.then) if isinstance(first, If) and intervening else (None, first)
    ability = Triggered(TriggerWord.WHEN, on, Sentences((first, *rest)), condition)
    kept = replace(frame, ability=ability, item=None, results=dict(frame.results))
    kept.targets = [list(slot) for slot in frame.targets]
    if condition is not None and not holds(game, condition, kept):
        tell_condition_false(game, frame.source, ability, kept)
        return
    game.note_triggered(PendingTrigger(frame.source, frame.controller, ability, None, frame=kept, rules=rules))


def _sentences(then: Instruction) -> tuple[Instruction, ...]:
    """What it does, sentence by sentence, where that is more than one."""
    if not isinstance(then, Then) or then.first is None:
        return (then,)
    try:
        print_value(then)
    except NoEnglish:
        return (*_sentences(then.first), *_sentences(then.then))
    return (then,)
