"""The turn: its phases and steps, one after another (CR 500)."""

from __future__ import annotations

from collections.abc import Callable

from engine.abilities.durations.durations import TurnDuration
from engine.events import StepBegins, TurnBegins
from engine.rules import combat
from engine.rules.mana import unspent_mana
from engine.rules.pipeline import at_once, commit
from engine.rules.turn import endless_loops, priority, skipping
from engine.rules.turn.cleanup_step import cleanup_priority, cleanup_step
from engine.rules.turn.draw_step import draw_step, skips_first_draw
from engine.rules.turn.ending_effects import end_effects
from engine.rules.turn.turn_order import whose_turn
from engine.rules.turn.untap_step import untap_step
from engine.state.choices import Gen
from engine.state.game import Game
from engine.state.turn import Step

NO_PRIORITY = {Step.UNTAP, Step.CLEANUP}
"""The steps in which no player normally receives priority (502.4, 514.3)."""

STEP_RULES = {
    Step.UNTAP: "502",
    Step.UPKEEP: "503",
    Step.DRAW: "504",
    Step.PRECOMBAT_MAIN: "505",
    Step.BEGINNING_OF_COMBAT: "507",
    Step.DECLARE_ATTACKERS: "508",
    Step.DECLARE_BLOCKERS: "509",
    Step.COMBAT_DAMAGE: "510",
    Step.END_OF_COMBAT: "511",
    Step.POSTCOMBAT_MAIN: "505",
    Step.END: "513",
    Step.CLEANUP: "514",
}


def run(game: Game) -> Gen[None]:
    """Play the game from where it is until it ends (500.1)."""
    at_once(game)
    yield from endless_loops.watched(game, _steps(game))


def _steps(game: Game) -> Gen[None]:
    """One step after another (500.1)."""
    turn = game.turn
    if not turn.queue and not turn.begun:
        turn.lay_out()
    while not game.over:
        if not turn.begun:
            yield from begin(game)
            turn.open(None if turn.step in NO_PRIORITY else turn.active)
        if turn.step is Step.CLEANUP:
            yield from cleanup_priority(game)
        elif turn.step is not Step.UNTAP:
            yield from priority.rounds(game)
        if game.over:
            return
        yield from finish(game)
        yield from advance(game)


def begin(game: Game) -> Gen[None]:
    """A step begins: what happens at its beginning, and its turn-based actions (500.6, 703)."""
    turn = game.turn
    again = turn.step is Step.CLEANUP and any(one.step == turn.step.value for one in game.this_turn(StepBegins))
    second = turn.step is Step.COMBAT_DAMAGE and game.combat.first_strike_step
    with game.because(STEP_RULES[turn.step], *(("514.3a",) if again else ()), *(("510.4",) if second else ())):
        logged = commit(game, [StepBegins(turn.active, turn.step.value)])[0]
    if turn.step in UNTIL_STEP:
        end_effects(game, UNTIL_STEP[turn.step], "611.2a", turn.active)
    with game.under(logged):
        yield from skipping.do_what_is_due(game)
        action = TURN_BASED_ACTIONS.get(turn.step)
        if action is not None:
            yield from action(game)


def finish(game: Game) -> Gen[None]:
    """A step ends: effects that last until then end, mana empties (500.4-500.5)."""
    yield from unspent_mana.empty_pools(game)
    if game.turn.step is Step.END_OF_COMBAT:
        end_effects(game, TurnDuration.END_OF_COMBAT, "511.2")
        end_effects(game, TurnDuration.THIS_COMBAT, "511.2")
        yield from combat.end_of_combat(game)
    game.turn.close()


def advance(game: Game) -> Gen[None]:
    """Go on to the next step, or to the next player's turn."""
    turn = game.turn
    while turn.queue:
        turn.go_on()
        if turn.step in (Step.DECLARE_BLOCKERS, Step.COMBAT_DAMAGE) and not game.combat.happened:
            continue  # skipped if no creature attacks (508.8)
        if (yield from _is_skipped(game)):
            continue
        return
    yield from next_turn(game)


def _is_skipped(game: Game) -> Gen[bool]:
    """Whether the step that would begin now doesn't (500.11, 614.10)."""
    step = game.turn.step
    if skips_first_draw(game, step) or skipping.skips_each_turn(game, step) or skipping.skips(game, step):
        return True
    return (yield from skipping.is_declined(game, game.turn.active, skipping.FIRST_STEP.get(step)))


UNTIL_STEP = {Step.UPKEEP: TurnDuration.YOUR_NEXT_UPKEEP, Step.END: TurnDuration.YOUR_NEXT_END_STEP}
"""The durations that end as a step of a player's turn begins."""

OF_A_TURN_TO_COME = (
    TurnDuration.YOUR_NEXT_TURN,
    TurnDuration.END_OF_YOUR_NEXT_TURN,
    *UNTIL_STEP.values(),
)
"""The durations that last until a player's next turn or a point in it."""


def next_turn(game: Game) -> Gen[None]:
    """The next turn begins: an extra one first, else the next player's in turn order (500.7, 103.8)."""
    player, passed_over = yield from whose_turn(game)
    for gone in passed_over:  # effects until a turn of theirs last until it would have begun (800.4m)
        for until in OF_A_TURN_TO_COME:
            end_effects(game, until, "800.4m", gone)
    commit(game, [TurnBegins(player, game.turn.number + 1, tuple(passed_over))], "500.1")
    end_effects(game, TurnDuration.YOUR_NEXT_TURN, "611.2a", player)
    skipping.control(game, player)
    if (yield from _is_skipped(game)):
        yield from advance(game)


TURN_BASED_ACTIONS: dict[Step, Callable[[Game], Gen[None]]] = {
    Step.UNTAP: untap_step,
    Step.DRAW: draw_step,
    Step.BEGINNING_OF_COMBAT: combat.beginning_of_combat,
    Step.DECLARE_ATTACKERS: combat.declare_attackers,
    Step.DECLARE_BLOCKERS: combat.declare_blockers,
    Step.COMBAT_DAMAGE: combat.combat_damage,
    Step.CLEANUP: cleanup_step,
}
