"""Harnessing (CR 701.64)."""

from __future__ import annotations

from engine.abilities.conditions.designations import Designation
from engine.abilities.keyword_actions.harness import Harness
from engine.events import Designated
from engine.rules.instructions.carrying_out import DO, Acted, objects_for
from engine.rules.permanents.designations import has_designation, permanents_among
from engine.rules.pipeline import happen
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId


@DO.register(Harness)
def _harness(game: Game, verb: Harness, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """If it isn't harnessed (701.64a-b)."""
    chosen = yield from objects_for(game, verb.what, frame, players[0], "choose-objects", "608.2d")
    there = permanents_among(game, TargetId.of_objects(chosen))
    new = [i for i in there if not has_designation(game.objects[i], Designation.HARNESSED)]
    yield from happen(game, [Designated(i, Designation.HARNESSED.value) for i in new], "701.64a")
    return TargetId.of_objects(new)
