"""What a described board says has begun: goaded creatures, pairs and regeneration shields."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from engine.rules.keyword_actions.goad import goaded_before
from engine.rules.keyword_actions.regenerate import regenerated_before
from engine.state.continuous_effects import Effect
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.objects import GameObject
from engine.table.scenario import Json
from engine.table.scenario_error import ScenarioError


def effects_told(game: Game, one: Json, it: GameObject, players: Mapping[str, PlayerId]) -> Iterator[Effect]:
    """The effects that an entry of the battlefield says it is under (701.15a, 701.19a)."""
    if one.get("goaded_by"):
        yield goaded_before(game, it.id, players[one["goaded_by"]])
    for _ in range(int(one.get("regeneration_shields") or 0)):
        yield regenerated_before(game, it.id)


def partner_told(game: Game, place: str, said: str, it: GameObject, called: Callable[[str, str], TargetId]) -> ObjectId:
    """The creature that another is said to be paired with (702.95b); both are its controller's (702.95e)."""
    other = called(place, said).object
    if other is None or other == it.id or game.controller(other) != game.controller(it):
        raise ScenarioError(place, said, "expected-own-creature")
    return other
