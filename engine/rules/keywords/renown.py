"""Renown (CR 702.112)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.keywords.renown import BecomeRenowned, BecomesRenowned, IsRenowned
from engine.events import BecameRenowned
from engine.rules.evaluate.evaluation import CONDITIONS, objects
from engine.rules.evaluate.event_verbs import done_in
from engine.rules.instructions.carrying_out import ACT, Acted
from engine.rules.pipeline import happen
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId, objects_in


@ACT.register(BecomeRenowned)
def _become_renowned(game: Game, verb: BecomeRenowned, frame: Frame, subjects: list[TargetId]) -> Gen[Acted]:
    """It stays renowned until it leaves the battlefield (702.112b)."""
    now = [i for i in objects_in(subjects) if game.exists(i)]
    yield from happen(game, [BecameRenowned(i) for i in now], "702.112b")
    return TargetId.of_objects(now)


@CONDITIONS.register(IsRenowned)
def _is_renowned(game: Game, node: IsRenowned, frame: Frame) -> bool:
    game.look("battlefield")
    return (
        all("renowned" in game.find(i).memory.designations for i in objects(game, node.subject, frame))
        is not node.denied
    )


@done_in(BecomesRenowned, BecameRenowned)
def _becomes(game: Game, act: BecomesRenowned, event: BecameRenowned, frame: Frame) -> Iterable[int]:
    """(702.112b)"""
    yield event.object
