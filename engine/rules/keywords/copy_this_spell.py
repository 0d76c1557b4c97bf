"""Copies of the spell itself, as storm, replicate and others make them (CR 702.40, 702.56)."""

from __future__ import annotations

from engine.abilities.keywords.copy_this_spell import CopyThis
from engine.rules.evaluate.evaluation import amount
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.resolution.verbs.copy_and_become_copy import copy_on_stack
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId
from engine.state.limits import copies_at_once


@DO.register(CopyThis)
def _copy(game: Game, verb: CopyThis, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """A spell that has left the stack is still copied, as it last was there (707.10)."""
    copies: Acted = []
    for player in players:
        for _ in range(1 if verb.times is None else copies_at_once(amount(game, verb.times, frame))):
            new = yield from copy_on_stack(game, game.find(frame.source), player, retarget=True)
            copies.append(new.target)
    return copies
