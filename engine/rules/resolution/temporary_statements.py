"""Statements that hold for a while, and instructions that are carried out unless something is true (611.2a, 608.2c)."""

from __future__ import annotations

from dataclasses import replace

from engine.abilities.durations import temporary_statements as tm
from engine.abilities.prohibitions.cant_activate import CantBeActivated, DoesAndCantActivate
from engine.rules.evaluate.evaluation import holds
from engine.rules.instructions.performing import PERFORM, perform
from engine.rules.replacement.prevention import begin_rule
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game


@PERFORM.register(tm.Temporarily)
def _temporarily(game: Game, node: tm.Temporarily, frame: Frame) -> Gen[None]:
    """(611.2a)"""
    begin_rule(game, node.what, frame, lasting=node.duration.when)
    if node.also is not None:
        begin_rule(game, node.also, frame, lasting=node.duration.when)
    if node.more is not None:
        yield from perform(game, replace(node.more, duration=node.duration), frame)


@PERFORM.register(tm.UnlessTrue)
def _unless(game: Game, node: tm.UnlessTrue, frame: Frame) -> Gen[None]:
    """(608.2c)"""
    if not holds(game, node.condition, frame):
        yield from perform(game, node.what, frame)


@PERFORM.register(DoesAndCantActivate)
def _does_and_cant_activate(game: Game, node: DoesAndCantActivate, frame: Frame) -> Gen[None]:
    """All of it is said of the same objects, and lasts as long (611.2a)."""
    first = node.first
    yield from perform(game, replace(first, verbs=(*first.verbs, CantBeActivated(node.unless))), frame)
