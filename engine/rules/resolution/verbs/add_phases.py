"""Adding phases and steps to the turn (CR 500.8-500.10)."""

from __future__ import annotations

from engine.abilities.verbs import add_phases as ph
from engine.abilities.verbs.add_phases import AndPhases
from engine.events import PhasesAdded
from engine.rules.evaluate.evaluation import amount
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.instructions.performing import PERFORM, perform
from engine.rules.pipeline import commit
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.turn import STEPS, Step


@PERFORM.register(AndPhases)
def _and_phases(game: Game, node: AndPhases, frame: Frame) -> Gen[None]:
    """In the order written (608.2c)."""
    yield from perform(game, node.first, frame)
    yield from perform(game, node.phases, frame)


COMBAT = tuple(step for step in STEPS if step.is_combat)


BEGINNING = (Step.UNTAP, Step.UPKEEP, Step.DRAW)


ADDED = {
    ph.Added.COMBAT: COMBAT,
    ph.Added.COMBAT_AND_MAIN: (*COMBAT, Step.POSTCOMBAT_MAIN),
    ph.Added.BEGINNING: BEGINNING,
    ph.Added.END_STEP: (Step.END,),
}


@PERFORM.register(ph.AdditionalPhases)
def _additional_phases(game: Game, node: ph.AdditionalPhases, frame: Frame) -> Gen[None]:
    """Directly after this phase, before any added earlier; every further main phase is a postcombat one (505.1a)."""
    now = game.turn.step
    if (node.after is ph.After.MAIN and not now.is_main) or (node.after is ph.After.COMBAT and not now.is_combat):
        return
    steps = ADDED[node.added]
    before = _add(game, node.after, steps)
    frame.outcome.combat_added = len(game.turn.queue) - before - 1 if steps[0] is COMBAT[0] else None
    return
    yield


@DO.register(ph.GetUpkeepSteps)
def _get_upkeep_steps(game: Game, verb: ph.GetUpkeepSteps, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Nobody gets a step in another's turn (500.10a). After a phase the step makes up a beginning phase by itself, all
    other steps of which are skipped (500.10)."""
    count = amount(game, verb.count, frame)
    if game.turn.active in players and count > 0:
        _add(game, verb.after, (Step.UPKEEP,) * count)
    return TargetId.of_players(players)
    yield


def _add(game: Game, after: ph.After, steps: tuple[Step, ...]) -> int:
    """Steps come directly after this step (500.9) or phase, before any added earlier (500.8); after how many others."""
    names = tuple(step.value for step in steps)
    if after is ph.After.STEP:
        commit(game, [PhasesAdded(0, names)], "500.9")
        return 0
    alone = steps[0] is Step.UPKEEP
    before = _rest_of_phase(game)
    commit(game, [PhasesAdded(before, names)], "500.10" if alone else "500.8")
    return before


def _rest_of_phase(game: Game) -> int:
    """How many of the steps to come belong to the phase that the game is in."""
    before, rest = game.turn.step, 0
    for step in game.turn.queue:
        if _phase(step) != _phase(before) or step.is_main or step.place < before.place:
            break
        before, rest = step, rest + 1
    return rest


def _phase(step: Step) -> str:
    """The phase that a step belongs to, by the name of its first step (500.1)."""
    if step in BEGINNING:
        return BEGINNING[0].value
    if step.is_combat:
        return COMBAT[0].value
    return step.value if step.is_main else Step.END.value
