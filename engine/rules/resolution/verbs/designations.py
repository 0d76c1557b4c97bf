"""Designations that come and go: suspected, monstrous, renowned (CR 701, 702)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.verbs.designations import BecomeMarked, Marked, NoLonger
from engine.events import Designated
from engine.rules.evaluate.evaluation import FITS, Test
from engine.rules.evaluate.event_verbs import done_in
from engine.rules.instructions.carrying_out import ACT, Acted
from engine.rules.permanents.designations import has_designation, permanents_among
from engine.rules.pipeline import happen
from engine.state.characteristics import Characteristics
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId
from engine.state.objects import GameObject


@ACT.register(NoLonger)
def _no_longer(game: Game, verb: NoLonger, frame: Frame, subjects: list[TargetId]) -> Gen[Acted]:
    """(701.60a)"""
    now = [i for i in permanents_among(game, subjects) if has_designation(game.objects[i], verb.designation)]
    yield from happen(game, [Designated(i, verb.designation.value, has=False) for i in now], "701.60a")
    return TargetId.of_objects(now)


@FITS.register(Marked)
def _marked(node: Marked) -> Test:
    def fits(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        game.look("designations")
        return has_designation(it, node.designation)

    return fits


@done_in(BecomeMarked, Designated)
def _becomes(game: Game, act: BecomeMarked, event: Designated, frame: Frame) -> Iterable[int]:
    if event.has and event.designation == act.designation.value:
        yield event.object
