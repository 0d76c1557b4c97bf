"""Loops of mandatory actions that come back to no state because they grow: the game is a draw all the same (CR 104.4b).

Each round the same happens, with the same numbers, and nothing that was there before is used up: no life, no counter,
no card of a library, no object without another one like it. Nor is there anything in play that asks how much or how
many there is, so that no round can differ from those before.
"""

from __future__ import annotations

import re
from collections.abc import Hashable
from dataclasses import dataclass

from engine.rules.evaluate.texts_in_play import texts_in_play
from engine.rules.turn.optional_loops import no_worse, snapshot
from engine.state.game import Game
from engine.state.repeats import Snapshot

ROUNDS = 8
"""So many rounds have to have been alike."""

LONGEST = 40
"""So many passes a round may have."""

_ASKS_HOW_MANY = re.compile(
    r"\b(or more|or greater|or fewer|or less|at least|exactly|number of|for each|equal to|total|wins? the game"
    r"|loses? the game)\b"
)


@dataclass(frozen=True, slots=True)
class _Pass:
    """A pass with something on the stack: what was on top of it, and how much had happened by then."""

    mark: Hashable
    log: int


class Growth:
    """What the game has been like while it runs by itself."""

    def __init__(self) -> None:
        self.passes: list[_Pass] = []
        self.length = 0
        """How many passes the round has that is waited for; 0 for none."""
        self.rounds = 0
        """How many rounds have used up nothing."""
        self.before: list[Snapshot] = []
        """The game for each player as the last of them ended."""

    def goes_on_for_ever(self, game: Game) -> bool:
        """Whether enough rounds have been alike; asked at each pass with something on the stack."""
        top = game.objects[game.stack[-1]].on_stack
        mark = (game.turn.priority, game.turn.passed, len(game.stack), hash(top.ability) if top is not None else None)
        self.passes.append(_Pass(mark, len(game.log)))
        if self.length and self._happened(game, 1) != self._happened(game, 0):
            self.length = 0
        if not self.length:
            self.length = self._found(game)
            self.rounds, self.before = 0, [snapshot(game, one.number) for one in game.players] if self.length else []
            self.passes = self.passes[-2 * LONGEST * ROUNDS :]
            self.since = len(self.passes)
            return False
        if (len(self.passes) - self.since) % self.length:
            return False
        now = [snapshot(game, one.number) for one in game.players]
        if not all(no_worse(was, is_now) for was, is_now in zip(self.before, now, strict=True)):
            self.length = 0
            return False
        self.rounds, self.before = self.rounds + 1, now
        return self.rounds >= 2 and not any(_ASKS_HOW_MANY.search(text) for text in texts_in_play(game))

    def _found(self, game: Game) -> int:
        """The length of the round that has come up again and again, with the same happening in each; 0 for none."""
        marks = [one.mark for one in self.passes]
        for length in range(1, min(LONGEST, len(marks) // (ROUNDS + 1)) + 1):
            span = marks[-length * ROUNDS :]
            if span == span[-length:] * ROUNDS:
                self.length = length
                if all(self._happened(game, n) == self._happened(game, 0) for n in range(1, ROUNDS)):
                    return length
        return 0

    def _happened(self, game: Game, back: int) -> Hashable:
        """What has happened in a round of so many passes, that many rounds before the last one."""
        end = len(self.passes) - 1 - back * self.length
        since, until = self.passes[end - self.length].log, self.passes[end].log
        return tuple(
            (type(one.event).__name__, one.text, one.rules, getattr(one.event, "amount", None))
            for one in game.log[since:until]
        )
