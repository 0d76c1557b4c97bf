"""Flip cards (CR 710)."""

from __future__ import annotations

from engine.events import Flipped
from engine.mechanics.flip_cards.words import Flip
from engine.rules.evaluate.object_phrases import things
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.pipeline import happen
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId, objects_in
from engine.state.zones import Zone


@DO.register(Flip)
def _flip(game: Game, verb: Flip, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """A permanent flips once and never back (710.4)."""
    ids = [i for i in objects_in(things(game, verb.what, frame)) if i in game.objects]
    now = [i for i in ids if game.objects[i].zone is Zone.BATTLEFIELD and not game.objects[i].flipped]
    yield from happen(game, [Flipped(i) for i in now], "710.2", "710.4")
    frame.done = bool(now)
    return TargetId.of_objects(now)
