"""Adding phases to the turn (CR 500.8)."""

from __future__ import annotations

from engine.abilities import phases as ph
from engine.decisions import Gen
from engine.events import PhasesAdded
from engine.frame import Frame
from engine.game import Game
from engine.rules.pipeline import commit
from engine.rules.resolving import PERFORM
from engine.turn_state import STEPS, Step

COMBAT = tuple(step for step in STEPS if step.is_combat)
ADDED = {ph.Added.COMBAT: COMBAT, ph.Added.COMBAT_AND_MAIN: (*COMBAT, Step.POSTCOMBAT_MAIN)}


@PERFORM.register(ph.AdditionalPhases)
def _additional_phases(game: Game, node: ph.AdditionalPhases, frame: Frame) -> Gen[None]:
    """Directly after this phase, before any added earlier; every further main phase is a postcombat one (505.1a)."""
    now = game.turn.step
    if (node.after is ph.After.MAIN and not now.is_main) or (node.after is ph.After.COMBAT and not now.is_combat):
        return
    commit(game, [PhasesAdded(_rest_of_phase(game), tuple(step.value for step in ADDED[node.added]))], "500.8")
    return
    yield


def _rest_of_phase(game: Game) -> int:
    """How many of the steps to come belong to the phase that the game is in."""
    turn = game.turn
    if turn.step.is_main:
        return 0
    if turn.step.is_combat:
        return turn.queue.index(Step.END_OF_COMBAT) + 1 if turn.step is not Step.END_OF_COMBAT else 0
    rest = 0
    for before, step in zip((turn.step, *turn.queue), turn.queue, strict=False):
        if step.is_main or step.place < before.place:
            break
        rest += 1
    return rest
