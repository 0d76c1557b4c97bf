"""Games in processes beside each other, told in the order of their seeds."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from cards.database import CardDatabase
from tools.fuzz.boards import Pool
from tools.fuzz.games import Finding, Tally, one_game


@dataclass(frozen=True, slots=True)
class Games:
    """The games of a run: what they are played with, and how long. What comes of one is decided by its seed alone,
    whichever process plays it."""

    cards: Path | None
    acts: int

    def one(self, seed: int) -> tuple[Finding | None, Tally]:
        """The game of a seed: what was found, if anything, and what it was made of."""
        cards, pool = _drawn_from(self.cards)
        tally = Tally()
        return one_game(seed, pool, cards, self.acts, tally), tally

    def played(self, seeds: range, processes: int) -> Iterator[tuple[Finding | None, Tally]]:
        """The games of these seeds, so many at the same time; each process keeps the cards that it has read."""
        if min(processes, len(seeds)) <= 1:
            yield from map(self.one, seeds)
            return
        spawning = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(min(processes, len(seeds)), mp_context=spawning) as workers:
            yield from workers.map(self.one, seeds)


@cache
def _drawn_from(path: Path | None) -> tuple[CardDatabase, Pool]:
    """The cards of a database, opened once in each process."""
    cards = CardDatabase.open(path)
    return cards, Pool(cards.cards())
