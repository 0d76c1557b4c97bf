"""Following the instructions of a text in the order in which they are written (CR 608.2c)."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from itertools import takewhile
from operator import itemgetter
from typing import Any

from engine.abilities import sentences as ac
from engine.abilities.base import Condition, Instruction
from engine.abilities.conditions.entered_under import EnteredUnderYours
from engine.abilities.dispatch import Dispatch, NotPlayed
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.nouns.destinations import OntoBattlefield
from engine.abilities.verbs.delayed_triggers import REFLEXIVE, Later
from engine.abilities.verbs.put_and_return import Move, Return
from engine.abilities.walk import found, parts
from engine.events import GameEnds, NotRead
from engine.grammar.memoize import memoized
from engine.grammar.printer import print_value
from engine.rules.evaluate.state_of_game import TIMES, Recurrence, state_of
from engine.rules.hooks import Hooks
from engine.rules.instructions.specified_characteristics import looks_at_one_color
from engine.rules.pipeline import commit
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game

PERFORM: Dispatch[Callable[[Game, Any, Frame], Gen[None]]] = Dispatch("an instruction", Instruction)


CHOSEN_FIRST: Hooks[Callable[[Game, Instruction, Frame], Gen[None]]] = Hooks()
"""What is chosen before an instruction that does something is carried out (608.2d)."""


def perform_all(game: Game, effect: ac.Sentences, frame: Frame) -> Gen[None]:
    """Carry out the sentences of a text in order (608.2c), again and again where they say so."""
    sentences = _instructions(effect)
    frame.round, frame.again = 0, True
    alone, seen = 0, Recurrence()
    while frame.again and not game.over:
        frame.again = False
        decided = yield from _once(game, sentences, frame)
        frame.round += 1
        alone = 0 if decided else alone + 1
        if frame.again and alone > PATIENCE:
            state = (tuple(player.life for player in game.players), state_of(game, game.effects))
            if seen.times(None, lambda now=state: now) >= TIMES:  # type: ignore[misc]
                commit(game, [GameEnds(None, "loop")], "104.4b")  # nobody can do anything about it
                return
        if frame.again:  # "milled this way": this time
            frame.share_nothing()
            frame.outcome.begin_anew()


PATIENCE = 50
"""How many times a text is carried out again without a decision before states are compared."""


def _once(game: Game, sentences: tuple[Instruction, ...], frame: Frame) -> Gen[bool]:
    """Carry out the sentences once; whether somebody had to decide something."""
    decided = False
    for place, sentence in enumerate(sentences, 1):
        frame.following = sentences[place:]
        if frame.ended:
            break
        doing = perform(game, sentence, frame)
        choice = next(doing, None)
        while choice is not None:
            decided = decided or choice.is_decision
            answer = yield choice
            try:
                choice = doing.send(answer)
            except StopIteration:
                break
    return decided


@memoized
def _instructions(effect: ac.Sentences) -> tuple[Instruction, ...]:
    """The sentences; those behind a reflexive triggered ability are part of it (603.12), and so are "if you do" behind
    what is done later and what is said of what comes of it or is put onto the battlefield then (603.7)."""
    for place, sentence in enumerate(effect.parts):
        behind = _behind(sentence, effect.parts[place + 1 :]) if isinstance(sentence, Later) else ()
        if isinstance(sentence, Later) and behind:
            whole: Instruction = dataclasses.replace(sentence, then=in_order((sentence.then, *behind)))
            rest = ac.Sentences(effect.parts[place + 1 + len(behind) :])
            return (*effect.parts[:place], whole, *_instructions(rest))
        if isinstance(sentence, REFLEXIVE) or (isinstance(sentence, ac.IfDone) and sentence.did is ac.Did.WHEN_YOU_DO):
            whole = dataclasses.replace(sentence, then=in_order((sentence.then, *effect.parts[place + 1 :])))
            return (*effect.parts[:place], whole)
    return effect.parts


def _behind(later: Later, following: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """The sentences behind it about what is done later, or about what comes onto the battlefield then."""
    moved: list[Return | Move] = [*found(later.then, Return), *found(later.then, Move)]
    come = {one.what.antecedent for one in moved if isinstance(one.place, OntoBattlefield)} - {None}
    steps = [(one.step, len(one.verbs)) for one in found(later.then, Instruction) if one.step is not None]
    done = {Antecedent(Role.RESULT, number) for step, verbs in steps for number in range(step, step + verbs)}
    about = (
        isinstance(one, ac.IfDone)
        or (isinstance(one, ac.Does) and one.subject.antecedent in come)
        or (isinstance(one, ac.If) and _of_entering(one.condition) in come)
        or not done.isdisjoint(found(one, Antecedent))
        for one in following
    )
    return tuple(one for one, _ in takewhile(itemgetter(1), zip(following, about, strict=True)))


def _of_entering(condition: Condition) -> Antecedent | None:
    """What a condition asks of under whose control it entered."""
    return condition.subject.antecedent if isinstance(condition, EnteredUnderYours) else None


def in_order(parts: tuple[Instruction, ...]) -> Instruction:
    """Several sentences as one that is carried out in order."""
    return parts[0] if len(parts) == 1 else ac.Then(in_order(parts[1:]), parts[0])


@memoized
def _is_made_of_others(instruction: Instruction) -> bool:
    """Whether an instruction says when, or how often, others are carried out."""
    return any(isinstance(part, Instruction) for part in parts(instruction))


def perform(game: Game, instruction: Instruction, frame: Frame) -> Gen[None]:
    """Carry out one instruction."""
    if game.over:
        return
    if not isinstance(instruction, ac.IfDone):
        frame.met = None
    around, frame.saying = frame.saying, instruction
    try:
        by_color = ("608.2j",) if looks_at_one_color(game, instruction, frame) else ()
        with game.because(*(game.reasons() or ("608.2c",)), *by_color):
            if not _is_made_of_others(instruction):
                for choose in CHOSEN_FIRST:
                    yield from choose(game, instruction, frame)
            yield from PERFORM[type(instruction)](game, instruction, frame)
    except NotPlayed:
        item = frame.item if frame.item is not None else frame.source
        commit(game, [NotRead(item, print_value(instruction))], "608.2c")
    finally:
        frame.saying = around
