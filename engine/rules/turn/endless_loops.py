"""Endless loops of mandatory actions: the game is a draw (CR 104.4b, 732.4).

A game in which everybody passes and nothing has to be decided runs by itself. If it comes back to a state it
has been in, it will do so for ever. Nothing is compared before the game has run by itself for a while.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator
from functools import cache, partial

from engine.abilities.prohibitions.cant_lose_or_win import LivesWithoutLife
from engine.events import GameEnds, PlayerLoses
from engine.rules.choices import choices_of_departed
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.state_of_game import TIMES, Recurrence, mark_of, state_of
from engine.rules.evaluate.texts_in_play import texts_in_play
from engine.rules.pipeline import barred, commit
from engine.rules.turn import optional_loops
from engine.rules.turn.growing_loops import Growth
from engine.state import actions
from engine.state.choices import Gen
from engine.state.continuous_effects import Effect
from engine.state.game import Game
from engine.state.objects import Player

LIVES_WITHOUT_LIFE = looked_up(LivesWithoutLife)

PATIENCE = 50
"""How many passes without a decision are let go by before states are compared."""


def watched(game: Game, rules: Gen[None]) -> Gen[None]:
    """Carry out the rules, and end the game in a draw once it goes round and round (104.4b)."""
    alone = 0
    seen = _Rounds()
    choice = next(rules, None)
    while choice is not None:
        optional_loops.before(game, choice)
        answer = yield from choices_of_departed.ask(game, choice)
        optional_loops.answered(game, choice, answer)
        if choice.kind == "priority" and isinstance(answer, actions.Pass):
            alone += 1
        elif choice.kind == "priority" or choice.is_decision:
            alone = 0
            seen = _Rounds()
        if alone >= PATIENCE and choice.kind == "priority" and game.stack and seen.go_on_for_ever(game):
            commit(game, [GameEnds(None, "loop")], "104.4b", "732.4")
            return
        try:
            choice = rules.send(answer)
        except StopIteration:
            return


class _Rounds:
    """What the game has been like while it runs by itself."""

    def __init__(self) -> None:
        self.but_for_life = Recurrence()
        self.altogether = Recurrence()
        self.growth = Growth()
        self.lives: list[int] = []
        """The life totals as the state that is waited for was last come to."""

    def go_on_for_ever(self, game: Game) -> bool:
        """Whether the game has come back often enough to a state it has been in; or to one that differs only in life
        totals, and those can't make a difference; or goes through the same rounds with ever more of everything."""
        mark, lives = mark_of(game), [player.life for player in game.players]
        state = cache(partial(_state, game))
        if self.altogether.times((mark, lives), state) >= TIMES or self.growth.goes_on_for_ever(game):
            return True
        times = self.but_for_life.times(mark, state)
        before, self.lives = self.lives, lives if times else self.lives
        if times < TIMES or not before:
            return False
        lower = [player for player, life in zip(game.players, before, strict=True) if player.life < life]
        return all(_outlives_it(game, player) for player in lower) and not any(_asks_for_life(game))


def _state(game: Game) -> Hashable:
    return state_of(game, filter(partial(_matters, game), game.effects))


def _matters(game: Game, effect: Effect) -> bool:
    """What was only about objects that are gone is about nothing any more (400.7)."""
    return not effect.affected or any(t.object is None or t.object in game.objects for t in effect.affected)


def _outlives_it(game: Game, player: Player) -> bool:
    """Whether a player doesn't lose the game for having 0 or less life (704.5a)."""
    without = any(LIVES_WITHOUT_LIFE.said_of(game, player.target))
    return without or barred(game, PlayerLoses(player.number, "no life")) is not None


_GAINED_OR_LOST = re.compile(r"\b(gains?|loses?) (that much |twice that much |\d+ |an? )?life\b")
"""What changes life totals, or happens as they change, whatever they are."""


def _asks_for_life(game: Game) -> Iterator[str]:
    """The texts for which it may make a difference how much life somebody has, or has gained or lost."""
    yield from (text for text in texts_in_play(game) if re.search(r"\blife\b", _GAINED_OR_LOST.sub("", text)))
