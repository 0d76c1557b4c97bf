"""Sacrificing several things that are each described by itself (CR 701.21)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.abilities.nouns.object_phrases import Some
from engine.abilities.verbs.sacrifice_several import SacrificeSeveral
from engine.rules.destruction.sacrificing import sacrifice
from engine.rules.evaluate.found_after_zone_change import itself
from engine.rules.instructions.carrying_out import DO, POSSIBLE, Acted, available
from engine.rules.instructions.choosing_objects import choose_objects
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.zones import Zone


@DO.register(SacrificeSeveral)
def _sacrifice(game: Game, verb: SacrificeSeveral, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """What is chosen for one leaves something for each of the others, where that can be (701.21a)."""
    chosen: list[tuple[PlayerId, ObjectId]] = []
    for player in players:
        left = _able(game, verb, frame, player)
        whole = _each_has_its_own(left)
        taken: list[ObjectId] = []
        for place, can in enumerate(left, 1):
            free = [i for i in can if i not in taken]
            rest = left[place:]
            kept = [i for i in free if _each_has_its_own([[j for j in one if j not in (*taken, i)] for one in rest])]
            those = kept if whole else free
            least = min(1, len(those))
            taken += yield from choose_objects(game, player, those, least, least, "choose-sacrifice", "701.21a", frame)
        chosen += [(player, i) for i in taken]
    gone = yield from sacrifice(game, chosen)
    frame.done = bool(gone)
    return TargetId.of_objects(gone)


@POSSIBLE.register(SacrificeSeveral)
def _can_sacrifice(game: Game, verb: SacrificeSeveral, frame: Frame, player: PlayerId) -> bool:
    """There is a different permanent for each (118.3)."""
    return _each_has_its_own(_able(game, verb, frame, player))


def _able(game: Game, verb: SacrificeSeveral, frame: Frame, player: PlayerId) -> list[list[ObjectId]]:
    """For each description the permanents that the player could sacrifice for it."""
    return [
        available(game, one, frame, player) if isinstance(one, Some) else _own(game, itself(game, frame), player)
        for one in verb.those
    ]


def _own(game: Game, object_id: ObjectId | None, player: PlayerId) -> list[ObjectId]:
    if object_id is None or object_id not in game.objects or game.objects[object_id].zone is not Zone.BATTLEFIELD:
        return []
    return [object_id] if game.controller(object_id) == player else []


def _each_has_its_own(able: Sequence[Sequence[ObjectId]]) -> bool:
    """Whether a different object can be found for each."""
    if not able:
        return True
    first, *rest = able
    return any(_each_has_its_own([[j for j in one if j != i] for one in rest]) for i in first)
