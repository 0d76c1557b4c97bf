"""Delayed triggered abilities (CR 603.7)."""

from __future__ import annotations

import dataclasses

from engine.abilities.ability import Triggered
from engine.abilities.conditions.times_resolved import NthResolution, Resolves
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.nouns.noun_groups import Number
from engine.abilities.nouns.object_phrases import It, That
from engine.abilities.nouns.target_phrases import Target
from engine.abilities.quantities.amounts import NumberOf
from engine.abilities.sentences import Sentences
from engine.abilities.trigger_events import BeginningOfNext, TriggerWord
from engine.abilities.trigger_events.steps import StepName
from engine.abilities.verbs import delayed_triggers as dl
from engine.abilities.walk import found, replaced
from engine.events import DelayedAbilityCreated, ZoneChange
from engine.grammar.printer import print_value
from engine.oracle.compile import english
from engine.oracle.names import with_name
from engine.rules.evaluate.antecedents import antecedent
from engine.rules.evaluate.evaluation import amount, holds, test_of
from engine.rules.evaluate.found_after_zone_change import all_latest
from engine.rules.instructions.performing import PERFORM
from engine.rules.pipeline.not_happening import does_not_happen
from engine.rules.triggers.delayed_triggers import DelayedTrigger
from engine.rules.triggers.reflexive_triggers import triggers_when_done
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId
from engine.state.turn import Step


@PERFORM.register(dl.Later)
def _later(game: Game, node: dl.Later, frame: Frame) -> Gen[None]:
    """Its words mean what they mean now; it triggers once, the next time the event happens (603.7a-d). One that waits
    for a certain resolution is made only as that goes on (603.7h)."""
    if isinstance(node.trigger_event, Resolves) and not holds(game, NthResolution(node.trigger_event.nth), frame):
        return
    _create(game, delayed_trigger(game, node, frame))
    return
    yield


def delayed_trigger(game: Game, node: dl.Later, frame: Frame) -> DelayedTrigger:
    """The ability that a sentence about what is to happen later makes (603.7a)."""
    word = TriggerWord.AT if isinstance(node.trigger_event, dl.NEXT) else TriggerWord.WHEN
    event = node.trigger_event
    if isinstance(event.subject, Target):  # it has been targeted: nothing is any more as the ability triggers
        event = replaced(event, event.subject, It(antecedent=Antecedent(Role.TARGET, event.subject.index)))
    ability = Triggered(word, event, Sentences((node.then,)))
    kept = _kept(game, frame, ability)
    host = next((one for one in found(node, Antecedent) if one.role is Role.ATTACHED), None)
    if host is not None:
        kept = kept.apart(attached_to=tuple(antecedent(game, host, frame)))
    if isinstance(node.trigger_event, Resolves):
        kept = kept.apart(resolving=frame.item)
    rules = tuple(rule for rule in game.reasons() if rule.startswith("603.7"))
    until = game.turn.number if node.window is dl.Window.THIS_TURN else None
    return DelayedTrigger(ability, kept, game.turn.number, until=until, rules=rules)


@PERFORM.register(dl.EachTime)
def _each_time(game: Game, node: dl.EachTime, frame: Frame) -> Gen[None]:
    """One with a stated duration triggers as often as it happens while that lasts (603.7b)."""
    ability = Triggered(TriggerWord.WHENEVER, node.trigger_event, Sentences((node.then,)))
    rules = tuple(rule for rule in game.reasons() if rule.startswith("603.7"))
    delayed = DelayedTrigger(ability, _kept(game, frame, ability), game.turn.number, once=False, rules=rules)
    if node.window is dl.Meanwhile.YOUR_NEXT_TURN:
        delayed.until_turn_of = frame.controller
    else:
        delayed.until = game.turn.number
    _create(game, delayed)
    return
    yield


def _create(game: Game, delayed: DelayedTrigger) -> None:
    """The ability waits for what it triggers on; that it has been created is noted (603.7a)."""
    source = delayed.frame.source
    delayed.text = with_name(_with_mana_values(game, delayed), game.find(source).base.name).rstrip(".")
    game.record(DelayedAbilityCreated(source, delayed.frame.controller, delayed.text), "603.7a")
    game.set_up(delayed)
    _tell_if_too_late(game, delayed)


def _tell_if_too_late(game: Game, delayed: DelayedTrigger) -> None:
    """In an end step nothing waits for that same step, which has begun (513.2)."""
    event, source = delayed.ability.trigger_event, delayed.frame.source
    if isinstance(event, BeginningOfNext) and event.step is StepName.END_STEP and game.turn.step is Step.END:
        text = with_name(english(delayed.ability.effect), game.find(source).base.name).rstrip(".")
        does_not_happen(game, "end-step-has-begun", "513.2", source=TargetId.of_object(source), text=text)


def _with_mana_values(game: Game, delayed: DelayedTrigger) -> str:
    """The English of such an ability, with what a mana value is that is spoken of in it (202.3)."""
    text = english(delayed.ability)
    for one in found(delayed.ability, NumberOf):
        if one.what is Number.MANA_VALUE and isinstance(one.of, That | It):
            sentence = print_value(one)
            words = sentence[:1].lower() + sentence[1:]
            text = text.replace(words, f"{words} ({amount(game, one, delayed.frame)})", 1)
    return text


def _kept(game: Game, frame: Frame, ability: Triggered) -> Frame:
    """What the words of a delayed trigger mean, as they mean it now (603.7c)."""
    own = dl.has_parties(ability.trigger_event)
    events = frame.events
    return dataclasses.replace(
        frame,
        ability=ability,
        event=None if own else frame.event,
        batch=() if own else frame.batch,
        item=None,
        targets=[[now for t in slot for now in all_latest(game, t)] for slot in frame.targets],
        results={k: [now for t in acted for now in all_latest(game, t)] for k, acted in frame.results.items()},
        known=dataclasses.replace(frame.known, later=True, outer=events if own else ()),
    )


@PERFORM.register(dl.WhenDiscarded)
def _when_discarded(game: Game, node: dl.WhenDiscarded, frame: Frame) -> Gen[None]:
    """It triggers if such a card was among those that the player discarded (603.12)."""
    test = test_of(node.group)
    since = game.part_of.id if game.part_of is not None else 0
    moves = (one for one in game.happened(ZoneChange, since=since) if one.cause == "discard")
    cards = (game.find(i) for one in moves for i in one.became if game.find(i).owner == frame.controller)
    if any(test(game, it, game.characteristics(it.id), frame) for it in cards):
        triggers_when_done(game, node.then, frame)
    return
    yield
