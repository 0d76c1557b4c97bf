"""Endless loops of mandatory actions: the game is a draw (CR 104.4b, 732.4).

A game in which everybody passes and nothing has to be decided runs by itself. If it comes back to a state it
has been in, it will do so for ever. Nothing is compared before the game has run by itself for a while.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from functools import partial

from engine.events import GameEnds
from engine.rules.choices import choices_of_departed
from engine.rules.evaluate.state_of_game import state_of
from engine.rules.pipeline import commit
from engine.rules.turn import optional_loops
from engine.state import actions
from engine.state.choices import Gen
from engine.state.continuous_effects import Effect
from engine.state.game import Game

PATIENCE = 50
"""How many passes without a decision are let go by before states are compared."""

TIMES = 3
"""How often a state must have come up to be called a loop."""


def watched(game: Game, rules: Gen[None]) -> Gen[None]:
    """Carry out the rules, and end the game in a draw once it goes round and round (104.4b)."""
    alone = 0
    seen: Counter[Hashable] = Counter()
    repeated = optional_loops.Watch()
    choice = next(rules, None)
    while choice is not None:
        repeated.before(game, choice)
        answer = yield from choices_of_departed.ask(game, choice)
        repeated.answered(choice, answer)
        if choice.kind == "priority" and isinstance(answer, actions.Pass):
            alone += 1
        elif choice.kind == "priority" or choice.is_decision:
            alone = 0
            seen.clear()
        if alone >= PATIENCE and choice.kind == "priority" and game.stack:
            state = state_of(game, filter(partial(_matters, game), game.effects))
            seen[state] += 1
            if seen[state] >= TIMES:
                rules.close()
                commit(game, [GameEnds(None, "loop")], "104.4b", "732.4")
                return
        try:
            choice = rules.send(answer)
        except StopIteration:
            return


def _matters(game: Game, effect: Effect) -> bool:
    """What was only about objects that are gone is about nothing any more (400.7)."""
    return not effect.affected or any(t.object is None or t.object in game.objects for t in effect.affected)
