"""Permanents that miss an untap step (CR 502.3)."""

from __future__ import annotations

from engine.abilities.verbs.miss_untap import MissesUntap, MissesUntapOf, NextUntap
from engine.rules.continuous.lasting_verbs import RULES_OF_PLAY, begin_effect
from engine.rules.evaluate.evaluation import players
from engine.rules.instructions.carrying_out import ACT, Acted
from engine.rules.prohibitions.untapping import MissesNextUntap
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId

RULES_OF_PLAY.add(MissesUntap)


@ACT.register(MissesUntap)
def _misses_untap(game: Game, verb: MissesUntap, frame: Frame, subjects: list[TargetId]) -> Gen[Acted]:
    whose = frame.controller if verb.step is NextUntap.YOUR else None
    begin_effect(game, (MissesNextUntap(whose),), frame, subjects, None)
    return subjects
    yield


@ACT.register(MissesUntapOf)
def _misses_untap_of(game: Game, verb: MissesUntapOf, frame: Frame, subjects: list[TargetId]) -> Gen[Acted]:
    for player in players(game, verb.who, frame):
        begin_effect(game, (MissesNextUntap(player),), frame, subjects, None)
    return subjects
    yield
