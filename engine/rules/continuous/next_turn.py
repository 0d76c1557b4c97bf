"""Effects that are in force during the next turn of a player, and over with it (CR 500.8, 611.2a)."""

from __future__ import annotations

from engine.abilities.durations.next_turn import ForNextTurn, IsNextTurn
from engine.events import EffectEnds, Event, TurnBegins
from engine.rules.evaluate.evaluation import CONDITIONS
from engine.rules.pipeline import AT_ANY_TIME
from engine.rules.pipeline.applying_replacement_effects import Proposal
from engine.state.frame import Frame
from engine.state.game import Game


def _number(game: Game, turn: IsNextTurn) -> int | None:
    """The number of the turn that is meant; None as long as it has not begun."""
    game.look("turn")
    begun = (one.number for one in game.happened(TurnBegins) if one.player == turn.player and one.number > turn.since)
    return next(begun, None)


@CONDITIONS.register(IsNextTurn)
def _is_next_turn(game: Game, node: IsNextTurn, frame: Frame) -> bool:
    return _number(game, node) == game.turn.number


@AT_ANY_TIME.by("611.2a")
def ended(game: Game) -> list[Event | Proposal]:
    """The effects whose turn has passed, or will not come any more (800.4m)."""
    over = []
    for effect in game.effects:
        if isinstance(effect.duration, ForNextTurn):
            number = _number(game, effect.duration.when)
            gone = game.players[effect.duration.when.player].left
            if gone or (number is not None and number < game.turn.number):
                over.append(Proposal(EffectEnds(effect), ("611.2a",)))
    return list(over)
