"""Power and toughness changed, set and switched (CR 613.4)."""

from __future__ import annotations

from dataclasses import replace

from engine.abilities.base import Node
from engine.abilities.nouns.noun_groups import Number
from engine.abilities.verbs import become as b
from engine.abilities.verbs.power_toughness import (
    DefinePT,
    GetEitherPT,
    GetPT,
    GetPTForEach,
    HaveBaseNumber,
    HaveBasePT,
    HaveBaseSize,
    Switched,
    SwitchPT,
)
from engine.grammar.printer import print_value
from engine.rules.continuous.lasting_verbs import CHOSEN, begin_effect, has_size
from engine.rules.continuous.layers import MODIFIERS
from engine.rules.evaluate.differences import signed
from engine.rules.evaluate.evaluation import amount
from engine.rules.evaluate.for_each import count
from engine.rules.evaluate.object_phrases import things
from engine.rules.instructions.performing import PERFORM
from engine.state.characteristics import Characteristics
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId
from engine.state.objects import GameObject
from engine.state.undetermined_numbers import determined


@MODIFIERS.register(DefinePT, "7a")
def _define_pt(game: Game, verb: DefinePT, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    """(613.4a)"""
    if verb.power is not None:
        ch.power = signed(game, verb.power, frame)
    if verb.toughness is not None:
        ch.toughness = signed(game, verb.toughness, frame) + verb.more


@MODIFIERS.register(b.Be, "7b")
@MODIFIERS.register(b.BeNamed, "7b")
def _be_sized(game: Game, verb: b.Be | b.BeNamed, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    """(613.4b)"""
    if verb.kind.power is not None and verb.kind.toughness is not None:
        ch.power = amount(game, verb.kind.power, frame)
        ch.toughness = amount(game, verb.kind.toughness, frame)
    if verb.kind.size is not None:
        ch.power = ch.toughness = amount(game, verb.kind.size, replace(frame, each=it.target))


@MODIFIERS.register(HaveBasePT, "7b")
def _base_pt(game: Game, verb: HaveBasePT, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    """(613.4b)"""
    ch.power = amount(game, verb.power, frame)
    ch.toughness = amount(game, verb.toughness, frame)


@MODIFIERS.register(HaveBaseNumber, "7b")
def _base_number(game: Game, verb: HaveBaseNumber, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    """(613.4b)"""
    if verb.what is Number.POWER:
        ch.power = amount(game, verb.number, frame)
    else:
        ch.toughness = amount(game, verb.number, frame)


@MODIFIERS.register(HaveBaseSize, "7b")
def _base_size(game: Game, verb: HaveBaseSize, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    """Of each of several its own, where the words speak of each (613.4b)."""
    ch.power = ch.toughness = amount(game, verb.size, replace(frame, each=it.target))


@MODIFIERS.register(GetPTForEach, "7c")
def _pt_for_each(game: Game, verb: GetPTForEach, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    """(613.4c)"""
    if not has_size(ch):
        return
    times = count(game, verb.per, frame, it)
    change = verb.change
    ch.power = determined(ch.power) + change.power_sign * amount(game, change.power, frame) * times
    ch.toughness = determined(ch.toughness) + change.toughness_sign * amount(game, change.toughness, frame) * times


@MODIFIERS.register(Switched, "7d")
def _switched(game: Game, verb: Switched, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    """(613.4d)"""
    ch.power, ch.toughness = ch.toughness, ch.power


@PERFORM.register(SwitchPT)
def _switch(game: Game, node: SwitchPT, frame: Frame) -> Gen[None]:
    """(613.4d)"""
    affected: list[TargetId] = things(game, node.subject, frame)
    begin_effect(game, (Switched(),), frame, affected, node.duration)
    return
    yield


@CHOSEN.register(GetEitherPT)
def _either(game: Game, node: GetEitherPT, frame: Frame) -> Gen[Node]:
    """(608.2d)"""
    changes = {print_value(one): one for one in (node.first, node.second)}
    options = [Option(word, Message("word", {"word": word}), kind="change") for word in changes]
    prompt = Message("choose-change", {"source": TargetId.of_object(frame.source)})
    answer = yield Choice(frame.controller, "change", prompt, "608.2d", options)
    return GetPT(changes[str(answer[0])])
