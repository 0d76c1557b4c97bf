"""Words of a lasting effect that its controller chooses as it begins: "the color of your choice" (CR 608.2d)."""

from __future__ import annotations

from dataclasses import replace

from engine.abilities.base import Node, Verb
from engine.abilities.keywords import protection as pr
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.nouns.object_phrases import It
from engine.abilities.nouns.types_and_colors import CardType, Color
from engine.abilities.verbs.copy_and_become_copy import BecomeCopy
from engine.abilities.walk import replaced, walk
from engine.rules.continuous.lasting_verbs import CHOSEN
from engine.rules.instructions.carrying_out import CHOICES, objects_for
from engine.rules.permanents.choosing_as_it_enters import card_type_option
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId

ORIGINAL = -1
"""Stands, as a step, for what is chosen to be copied: no verb's result has this number."""


def with_originals(game: Game, verbs: tuple[Verb, ...], frame: Frame) -> Gen[tuple[Verb, ...]]:
    """The verbs with what an object becomes a copy of chosen, where it is any that fits: "becomes a copy of another
    creature you control"."""
    made: list[Verb] = []
    for verb in verbs:
        if isinstance(verb, BecomeCopy) and type(verb.what) in CHOICES:
            chooser = frame.controller if frame.chosen.chooser is None else frame.chosen.chooser
            chosen = yield from objects_for(game, verb.what, frame, chooser, "choose-copy", "608.2d")
            frame.results[ORIGINAL] = TargetId.of_objects(chosen)
            verb = replace(verb, what=It(antecedent=Antecedent(Role.RESULT, ORIGINAL)))
        made.append(verb)
    return tuple(made)


def with_choices(game: Game, verbs: tuple[Verb, ...], frame: Frame) -> Gen[tuple[Verb, ...]]:
    """The verbs with everything chosen that they leave to choose."""
    made = []
    for verb in verbs:
        for node in walk(verb, into_abilities=True):
            if type(node) in CHOSEN:
                verb = replaced(verb, node, (yield from CHOSEN[type(node)](game, node, frame)))
        made.append(verb)
    return tuple(made)


COLORS = [Option(c.letter, Message("color", {"color": c.letter}), kind="color") for c in Color]


def _quality(frame: Frame, options: list[Option], kind: str = "color") -> Gen[str]:
    """The quality that is chosen of these."""
    prompt = Message(f"choose-protection-{kind.replace(' ', '-')}", {"source": TargetId.of_object(frame.source)})
    answer = yield Choice(frame.controller, kind, prompt, "608.2d", options)
    return str(answer[0])


def _of_color(letter: str) -> pr.OfColor:
    return pr.OfColor(next(c for c in Color if c.letter == letter))


@CHOSEN.register(pr.OfColorOfChoice)
def _color(game: Game, node: pr.OfColorOfChoice, frame: Frame) -> Gen[Node]:
    """(702.16a)"""
    return _of_color((yield from _quality(frame, COLORS)))


@CHOSEN.register(pr.OfColorChosenBefore)
def _color_chosen_before(game: Game, node: pr.OfColorChosenBefore, frame: Frame) -> Gen[Node]:
    """(608.2d)"""
    return _of_color(str(frame.chosen.color))
    yield


@CHOSEN.register(pr.ColorlessOrChoice)
def _colorless_or(game: Game, node: pr.ColorlessOrChoice, frame: Frame) -> Gen[Node]:
    """(608.2d, 702.16a)"""
    colorless = Option("C", Message("color", {"color": "C"}), kind="color")
    letter = yield from _quality(frame, [*COLORS, colorless])
    return pr.OfColorCount(pr.ColorCount.COLORLESS) if letter == "C" else _of_color(letter)


@CHOSEN.register(pr.TypeOrColorOfChoice)
def _type_or_color(game: Game, node: pr.TypeOrColorOfChoice, frame: Frame) -> Gen[Node]:
    """(608.2d, 702.16a)"""
    letter = yield from _quality(frame, [*COLORS, card_type_option(node.type)])
    return pr.OfCardType(node.type) if letter == node.type.value else _of_color(letter)


@CHOSEN.register(pr.TypeOfChoice)
def _type(game: Game, node: pr.TypeOfChoice, frame: Frame) -> Gen[Node]:
    """(608.2d, 702.16a)"""
    word = yield from _quality(frame, [card_type_option(one) for one in CardType], "card type")
    return pr.OfCardType(CardType(word))
