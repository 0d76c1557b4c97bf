"""Transforming and converting (CR 701.27-701.28)."""

from __future__ import annotations

from engine.abilities.keyword_actions.transform import Transform
from engine.events import AbilityActivated, AbilityTriggered, Transformed
from engine.rules.instructions.carrying_out import DO, Acted, objects_for, present
from engine.rules.pipeline import happen
from engine.rules.pipeline.not_happening import does_not_happen
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.log import Logged
from engine.state.objects import GameObject
from engine.state.printed_cards import double_faces
from engine.state.zones import Zone


def can_transform(game: Game, it: GameObject) -> bool:
    """Only what a double-faced card or token represents transforms, and only while it is face up and the other face is
    no instant or sorcery (712.9, 712.10, 712.15a)."""
    if it.zone is not Zone.BATTLEFIELD or it.face_down is not None:
        return False
    turning = [(one, double_faces(game.printed, one)) for one in it.components or (it,)]
    return any(faces and {"Instant", "Sorcery"}.isdisjoint(faces[1 - one.face].types) for one, faces in turning)


def _double_faced(game: Game, it: GameObject) -> GameObject:
    """What of a permanent has two faces: itself, or a component of a merged one (730.2i)."""
    return next(one for one in it.components or (it,) if double_faces(game.printed, one))


def _is_double_faced(game: Game, it: GameObject) -> bool:
    return it.face_down is not None or any(double_faces(game.printed, one) for one in it.components or (it,))


def _has_since(game: Game, object_id: ObjectId, frame: Frame) -> bool:
    """Whether it has transformed since its own ability that would transform it was put on the stack; that ability does
    so only if it has not (701.27f)."""
    if frame.source != object_id or frame.item is None:
        return False
    puts: list[tuple[Logged, AbilityTriggered | AbilityActivated]] = game.logged(AbilityTriggered, AbilityActivated)
    since = max((logged.id for logged, put in puts if put.item == frame.item), default=0)
    return any(event.object == object_id for event in game.happened(Transformed, since=since))


@DO.register(Transform)
def _transform(game: Game, verb: Transform, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Only a double-faced permanent whose other face may be up transforms (701.27a, 701.27c)."""
    named = yield from objects_for(game, verb.what, frame, players[0], "choose-objects", "608.2d")
    ids = present(game, named)
    turning = [
        Transformed(i, 1 - _double_faced(game, game.objects[i]).face)
        for i in ids
        if can_transform(game, game.objects[i]) and not _has_since(game, i, frame)
    ]
    if flat := [i for i in ids if not _is_double_faced(game, game.objects[i])]:
        does_not_happen(game, "not-double-faced", "701.27c", "712.9", what=TargetId.of_objects(flat), count=len(flat))
    these = {game.objects[i].target for i in ids}
    affected = any(not these.isdisjoint(one.affected or ()) for one in game.effects)
    yield from happen(game, turning, "701.27a", *(("712.18",) if affected else ()))
    return TargetId.of_objects(ids)
