"""Which phase or step of the turn it is, and whether it is the first of its kind (CR 500)."""

from __future__ import annotations

from engine.abilities.conditions.phase_of_turn import FirstOfTurn, InMainPhase, Recurring
from engine.events import StepBegins
from engine.rules.evaluate.evaluation import CONDITIONS
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.turn import Step


@CONDITIONS.register(FirstOfTurn)
def _first_of_turn(game: Game, node: FirstOfTurn, frame: Frame) -> bool:
    game.look("turn")
    now, turn = game.turn.step, game.turn
    first = Step.BEGINNING_OF_COMBAT if node.part is Recurring.COMBAT else Step.END
    is_now = now.is_combat if node.part is Recurring.COMBAT else now is Step.END
    begun = sum(event.step == first.value for event in game.this_turn(StepBegins))
    return is_now and begun <= 1 and (turn.active == frame.controller or not node.yours)


@CONDITIONS.register(InMainPhase)
def _in_main_phase(game: Game, node: InMainPhase, frame: Frame) -> bool:
    game.look("turn")
    return game.turn.step.is_main and game.turn.active == frame.controller
