"""Playing one random game, twice, and looking at it all the way."""

from __future__ import annotations

import json
import random
import traceback
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from cards.model import Card
from engine import Scenario, Table, play
from engine.events import NotRead
from engine.mechanics.dungeons.rules import is_dungeon
from engine.state.choices import Illegal
from engine.state.game import Game
from tools.fuzz.boards import Pool, random_board
from tools.fuzz.checks import illegal_state
from tools.fuzz.players import RandomPlayer


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that may never be, and the seed that shows it."""

    seed: int
    what: str


class _Wrong(Exception):
    """A game came into a state that may never be."""


@dataclass(slots=True)
class Tally:
    """What the games were made of: a fuzzer that does little finds little."""

    games: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    """Answers by the kind of choice."""
    refused: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    acts: Counter[str] = field(default_factory=Counter)
    """What was done with priority."""
    turns: int = 0
    over: int = 0

    def add(self, other: Tally) -> None:
        """Count other games to these."""
        self.games += other.games
        self.turns += other.turns
        self.over += other.over
        for counted, more in zip(self._counters(), other._counters(), strict=True):
            counted.update(more)

    def _counters(self) -> tuple[Counter[str], ...]:
        return self.answers, self.refused, self.events, self.acts

    def lines(self) -> list[str]:
        """The tally in words."""
        answered, refused = sum(self.answers.values()), sum(self.refused.values())
        return [
            f"{self.games} games, {self.over} of them to their end, {self.turns} turns; {answered} answers, "
            f"{refused} refused",
            f"acts: {_listed(self.acts)}",
            f"choices: {_listed(self.answers)}",
            f"refused: {_listed(self.refused)}",
            f"events: {_listed(self.events)}",
        ]


def _listed(counts: Counter[str]) -> str:
    return ", ".join(f"{name} {count}" for name, count in counts.most_common())


def one_game(seed: int, pool: Pool, cards: Mapping[str, Card], acts: int, tally: Tally) -> Finding | None:
    """Play one game; what was found, or None.

    The second time a fork is played on at every few answers: it must leave the game that it came from as it was,
    so both times give the same report, byte for byte.
    """
    try:
        first = _played(seed, pool, cards, acts, tally, forking=False)
        if _played(seed, pool, cards, acts, Tally(), forking=True) != first:
            return Finding(seed, "the same game gave another report")
    except Exception as error:
        frames = traceback.extract_tb(error.__traceback__)[-3:]
        where = " < ".join(f"{Path(f.filename).name}:{f.lineno} {f.name}" for f in reversed(frames))
        what = str(error) if isinstance(error, _Wrong) else f"{type(error).__name__}: {error} ({where})"
        return Finding(seed, what)
    return None


def _unread(game: Game) -> list[NotRead]:
    """The sentences that nothing could carry out. A dungeon's rooms may be among them: it is not drawn for being read,
    but entered from all there are."""
    return [one.event for one in game.log if isinstance(one.event, NotRead)]


def _played(seed: int, pool: Pool, cards: Mapping[str, Card], acts: int, tally: Tally, *, forking: bool) -> str:
    """Play a game out and return its report."""
    chance = random.Random(seed)
    table = play(Scenario.load(random_board(pool, chance)), cards, "fr" if seed % 8 == 0 else "en")
    _play_on(table, RandomPlayer(chance, acts), tally, random.Random(seed) if forking else None)
    tally.games += 1
    tally.turns += table.game.turn.number
    tally.over += table.game.over
    tally.events.update(type(one.event).__name__ for one in table.game.log)
    unread = [one for one in _unread(table.game) if not is_dungeon(table.game.find(one.object))]
    if unread:
        raise _Wrong(f"a card that is read whole does not read {unread[0].text!r}")
    return json.dumps(table.report().to_dict(), sort_keys=True)


def _play_on(table: Table, player: RandomPlayer, tally: Tally, forks: random.Random | None) -> None:
    """Let the player decide until it stops. What turns out illegal is tried again in another way: a declaration
    that obeys too few requirements, a spell whose cost cannot be paid after all."""
    _look(table)
    while table.choice is not None:
        choice = table.choice
        try:
            value = player(choice)
        except StopIteration:
            return
        if forks is not None and forks.random() < 0.05:
            _play_on(table.fork(), RandomPlayer(forks, 3), Tally(), None)
        tally.answers[choice.kind] += 1
        if choice.kind == "priority":
            tally.acts[value.partition(":")[0].rstrip("0123456789 ")] += 1
        try:
            table.answer(value)
        except Illegal as refusal:
            tally.refused[refusal.message.key] += 1
        _look(table)


def _look(table: Table) -> None:
    wrong = illegal_state(table)
    if wrong:
        raise _Wrong(wrong)
