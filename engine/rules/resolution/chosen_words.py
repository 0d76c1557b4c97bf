"""Words of a lasting effect that its controller chooses as it begins: "the color of your choice" (CR 608.2d)."""

from __future__ import annotations

from dataclasses import replace

from engine.abilities.base import Node, Verb
from engine.abilities.keywords import protection as pr
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.nouns.object_phrases import It
from engine.abilities.nouns.types_and_colors import Color
from engine.abilities.verbs.copy_and_become_copy import BecomeCopy
from engine.abilities.walk import replaced, walk
from engine.rules.continuous.lasting_verbs import CHOSEN
from engine.rules.instructions.carrying_out import CHOICES, objects_for
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


@CHOSEN.register(pr.OfColorOfChoice)
def _color(game: Game, node: pr.OfColorOfChoice, frame: Frame) -> Gen[Node]:
    """(702.16a)"""
    options = [Option(c.letter, Message("color", {"color": c.letter}), kind="color") for c in Color]
    prompt = Message("choose-protection-color", {"source": TargetId.of_object(frame.source)})
    answer = yield Choice(frame.controller, "color", prompt, "608.2d", options)
    return pr.OfColor(next(c for c in Color if c.letter == answer[0]))


@CHOSEN.register(pr.ColorlessOrChoice)
def _colorless_or(game: Game, node: pr.ColorlessOrChoice, frame: Frame) -> Gen[Node]:
    """(608.2d, 702.16a)"""
    options = [Option(c.letter, Message("color", {"color": c.letter}), kind="color") for c in Color]
    options.append(Option("C", Message("color", {"color": "C"}), kind="color"))
    prompt = Message("choose-protection-color", {"source": TargetId.of_object(frame.source)})
    answer = yield Choice(frame.controller, "color", prompt, "608.2d", options)
    if answer[0] == "C":
        return pr.OfColorCount(pr.ColorCount.COLORLESS)
    return pr.OfColor(next(c for c in Color if c.letter == answer[0]))
