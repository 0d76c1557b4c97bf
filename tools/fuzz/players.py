"""A player who decides everything at random."""

from __future__ import annotations

import random
from typing import Any

from engine.state.choices import Answer, Choice, Option

PASSING = 0.3
"""How often a player with priority passes, where something else could be done."""

PATIENCE = 60
"""After so many passes in a row, with nothing else to do, the game is let be."""


class RandomPlayer:
    """Answers every choice at random, and stops after so many."""

    def __init__(self, chance: random.Random, acts: int) -> None:
        self.chance = chance
        self.left = acts
        self.passes = 0
        """How often in a row there was nothing to do but pass."""

    def __call__(self, choice: Choice) -> Answer:
        """An answer to the choice, well-formed if not always legal; StopIteration after the last."""
        options = list(choice.listed())
        if choice.kind == "priority":
            return self._act(options)
        self._count()
        chance = self.chance
        if choice.form == "number":
            most = choice.maximum if choice.maximum is not None else choice.minimum + 4
            return chance.randint(choice.minimum, most)
        if choice.form == "division":
            return self._divide(choice, [o.id for o in options])
        if choice.form == "map":
            return self._declare(choice)
        most = len(options) if choice.maximum is None else min(choice.maximum, len(options))
        return [o.id for o in chance.sample(options, chance.randint(min(choice.minimum, most), most))]

    def _count(self) -> None:
        if self.left <= 0:
            raise StopIteration
        self.left -= 1

    def _act(self, options: list[Option]) -> Answer:
        """Pass, or do something: any of the kinds of acts that are possible, then any act of that kind."""
        passing, *others = options
        if not others:
            self.passes += 1
            if self.passes > PATIENCE:
                raise StopIteration
            return passing.id
        self._count()
        self.passes = 0
        if self.chance.random() < PASSING:
            return passing.id
        kind = self.chance.choice(sorted({option.kind for option in others}))
        return self.chance.choice([option for option in others if option.kind == kind]).id

    def _declare(self, choice: Choice) -> Answer:
        """Attackers or blockers: some of the creatures, each against something it may be declared against."""
        found: dict[str, Any] = {}
        for option in choice.listed():
            if self.chance.random() < 0.6 and choice.onto:
                one = self.chance.choice(choice.onto).id
                found[option.id] = one if choice.kind == "attackers" else [one]
        return found

    def _divide(self, choice: Choice, ids: list[str]) -> dict[str, int]:
        parts = dict.fromkeys(ids, choice.each)
        for _ in range(choice.minimum - sum(parts.values())):
            parts[self.chance.choice(ids)] += 1
        return {i: n for i, n in parts.items() if n or choice.each}
