"""Statements that hold for a while, and instructions that are carried out unless something is true (611.2a, 608.2c)."""

from __future__ import annotations

from dataclasses import fields, replace

from engine.abilities.durations import temporary_statements as tm
from engine.abilities.keyword_actions.sacrifice import Sacrifice
from engine.abilities.keywords.escape import Escaped
from engine.abilities.prohibitions.cant_activate import CantBeActivated, DoesAndCantActivate
from engine.abilities.replacement.entering import EnterUnderYours, EnterUnderYoursThisTurn
from engine.abilities.replacement.replacement_effects import HowMuchDamage, MoreDamage, MoreDamageThisTurn
from engine.abilities.sentences import Does
from engine.abilities.verbs.gain_lose_abilities import GainAbilities
from engine.abilities.walk import found
from engine.oracle.names import with_name
from engine.rules.evaluate.evaluation import holds
from engine.rules.evaluate.false_conditions import in_words
from engine.rules.instructions.performing import PERFORM, perform
from engine.rules.pipeline.not_happening import does_not_happen
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


@PERFORM.register(MoreDamageThisTurn)
def _more_damage_this_turn(game: Game, node: MoreDamageThisTurn, frame: Frame) -> Gen[None]:
    """(611.2a)"""
    begin_rule(game, MoreDamage(**{one.name: getattr(node, one.name) for one in fields(HowMuchDamage)}), frame)
    return
    yield


@PERFORM.register(EnterUnderYoursThisTurn)
def _enter_under_yours_this_turn(game: Game, node: EnterUnderYoursThisTurn, frame: Frame) -> Gen[None]:
    """(611.2a)"""
    begin_rule(game, EnterUnderYours(node.what), frame)
    return
    yield


@PERFORM.register(tm.SameForKeywords)
def _same_for_keywords(game: Game, node: tm.SameForKeywords, frame: Frame) -> Gen[None]:
    """What comes of those of which the condition is true, all at once; it is said once where none is (608.2c)."""
    true = [one.then for one in node.each if holds(game, one.condition, frame)]
    if not true:
        yield from perform(game, node.first, frame)
        return
    given = tuple(ability for one in true for verb in found(one, GainAbilities) for ability in verb.abilities)
    assert isinstance(true[0], Does)
    yield from perform(game, replace(true[0], verbs=(GainAbilities(given),)), frame)


@PERFORM.register(tm.UnlessTrue)
def _unless(game: Game, node: tm.UnlessTrue, frame: Frame) -> Gen[None]:
    """(608.2c)"""
    if not holds(game, node.condition, frame):
        yield from perform(game, node.what, frame)
    else:
        words = with_name(in_words(node.condition), game.find(frame.source).base.name)
        key = "not-sacrificed-unless" if next(found(node.what, Sacrifice), None) is not None else "unless-true"
        rules = ("702.138b",) if isinstance(node.condition, Escaped) else ()
        does_not_happen(game, key, *rules, "608.2c", source=game.find(frame.source).base.name, condition=words)


@PERFORM.register(DoesAndCantActivate)
def _does_and_cant_activate(game: Game, node: DoesAndCantActivate, frame: Frame) -> Gen[None]:
    """All of it is said of the same objects, and lasts as long (611.2a)."""
    first = node.first
    yield from perform(game, replace(first, verbs=(*first.verbs, CantBeActivated(node.unless))), frame)
