"""Designations and levels of permanents (CR 716.2, 719.3)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.conditions import designations as d
from engine.abilities.nouns.noun_groups import Comparison
from engine.abilities.verbs.designations import BecomeDesignated, BecomeLevel
from engine.events import Designated, LevelGained
from engine.rules.evaluate.evaluation import CONDITIONS, objects
from engine.rules.evaluate.event_verbs import done_in
from engine.rules.instructions.carrying_out import ACT, Acted
from engine.rules.pipeline import happen
from engine.state.choices import Gen
from engine.state.flipped_cards_and_rooms import PREPARE
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId, objects_in
from engine.state.objects import GameObject
from engine.state.zones import Zone

RULES = {
    d.Designation.SOLVED: "719.3b",
    d.Designation.PREPARED: "722.3a",
    d.Designation.SUSPECTED: "701.60b",
    d.Designation.MONSTROUS: "701.37b",
    d.Designation.HARNESSED: "701.64b",
}
"""The rule that says what each designation is."""


def level_of(it: GameObject) -> int:
    """A permanent's level; 1 where it has none (716.2d)."""
    return 1 if it.memory.level is None else it.memory.level


def has_designation(it: GameObject, designation: d.Designation) -> bool:
    """Whether a permanent has a designation."""
    return designation.value in it.memory.designations


def permanents_among(game: Game, subjects: list[TargetId]) -> list[ObjectId]:
    """Those of the things that are on the battlefield now."""
    there = [i for i in objects_in(subjects) if i in game.objects]
    return [i for i in there if game.objects[i].zone is Zone.BATTLEFIELD]


@ACT.register(BecomeDesignated)
def _become(game: Game, verb: BecomeDesignated, frame: Frame, subjects: list[TargetId]) -> Gen[Acted]:
    """It stays so until it leaves the battlefield (719.3b); only what has a prepare spell can become prepared, and
    only what is not yet (722.3a)."""
    now = [i for i in permanents_among(game, subjects) if not has_designation(game.objects[i], verb.designation)]
    if verb.designation is d.Designation.PREPARED:
        now = [i for i in now if game.characteristics(i).form == PREPARE]
    yield from happen(game, [Designated(i, verb.designation.value) for i in now], RULES[verb.designation])
    return TargetId.of_objects(now)


@ACT.register(BecomeLevel)
def _become_level(game: Game, verb: BecomeLevel, frame: Frame, subjects: list[TargetId]) -> Gen[Acted]:
    """(716.2a)"""
    now = permanents_among(game, subjects)
    yield from happen(game, [LevelGained(i, verb.level) for i in now], "716.2a")
    return TargetId.of_objects(now)


@CONDITIONS.register(d.IsDesignated)
def _is_designated(game: Game, node: d.IsDesignated, frame: Frame) -> bool:
    game.look("designations")
    found = [game.find(i) for i in objects(game, node.subject, frame)]
    return bool(found) and all(has_designation(it, node.designation) is not node.denied for it in found)


@CONDITIONS.register(d.IsLevel)
def _is_level(game: Game, node: d.IsLevel, frame: Frame) -> bool:
    game.look("designations")
    levels = [level_of(game.find(i)) for i in objects(game, node.subject, frame)]
    if node.comparison is Comparison.OR_GREATER:
        return bool(levels) and all(level >= node.level for level in levels)
    return bool(levels) and all(level == node.level for level in levels)


@done_in(d.ReachLevel, LevelGained)
def _reached(game: Game, act: d.ReachLevel, event: LevelGained, frame: Frame) -> Iterable[int]:
    """(716.2a)"""
    if event.level == act.level:
        yield event.object
