"""The longest boards that are kept: each is played on until the desk says that it is too long, or has 1,000 moves, and
is then shown by a desk that has never seen it. A request has 10 s, so that is how long the last column may be.

``python -m bench.bench_replay`` prints the table without pytest.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bench.hostile_boards import RESOLVE, RESOLVE_ALL, board, some
from bot.boards.moves import start
from bot.boards.store import MOST_MOVES, BoardStore
from bot.config import Config
from bot.desk import Desk, Place
from bot.errors import TooLong, TooMuch
from bot.workers.desk_requests import LONGEST
from cards import CardDatabase
from engine import play

TOGETHER = 50
"""Moves made between two looks at the whole board."""
SECONDS = Config("", None, "", Path()).seconds
ONE = Place("channel", "1")


def tome(text: str) -> dict[str, Any]:
    return {"token": {"name": "Tome", "types": ["Artifact"], "text": text}}


USE = {"do": "activate", "player": "A", "source": "Tome"}
PASS = [{"do": "pass", "player": player} for player in "AB"]
BOLT = [
    {"do": "cast", "player": "A", "card": "Lightning Bolt", "targets": ["B"]},
    *PASS,
    {"do": "edit", "move": {"Lightning Bolt": "hand"}, "set_life": {"B": 20}},
]
BOARDS: dict[str, tuple[dict[str, Any], list[dict[str, Any]]]] = {
    "a spell, 10 creatures": (board(some("Grizzly Bears", 10), [], ["Lightning Bolt"]), BOLT),
    "a spell, 850 creatures": (board(some("Grizzly Bears", 850), [], ["Lightning Bolt"]), BOLT),
    "a spell, 100 anthems": (
        board([*some("Glorious Anthem", 100), *some("Grizzly Bears", 10)], [], ["Lightning Bolt"]),
        BOLT,
    ),
    "20 tokens each time": (
        board([tome("{0}: Create twenty 2/2 white Cat creature tokens.")], [], []),
        [USE, RESOLVE_ALL],
    ),
    "300 counters each time": (
        board([tome("{0}: Put a +1/+1 counter on each creature you control."), *some("Grizzly Bears", 300)], [], []),
        [USE, RESOLVE],
    ),
    "a stack that grows": (board([tome("{0}: You gain 1 life.")], [], []), [USE]),
}


def longest(name: str) -> dict[str, Any]:
    """The moves that were kept on a board, what ended it, and the seconds of a desk that shows it anew."""
    scenario, again = BOARDS[name]
    store, cards = BoardStore(), CardDatabase.starter_set()
    play(scenario | {"script": again}, cards).report()  # what is loaded and read once is not what is measured
    desk = Desk(cards, store, longest=SECONDS * LONGEST)
    at = store.open(ONE.channel, ONE.user, start(scenario))
    played, moves, ended = desk.games.at(at, "en"), 0, ""
    while not ended:
        acts = [again[(moves + n) % len(again)] for n in range(min(TOGETHER, MOST_MOVES - moves))]
        try:
            if not acts:
                raise TooMuch(what="moves", most=MOST_MOVES)
            played = played.then(acts)
            at = desk.games.add(at, ONE.user, played, *({"acts": [act]} for act in acts))
            moves += len(acts)
        except (TooLong, TooMuch) as end:
            ended = type(end).__name__
    began = time.process_time()
    shown = Desk(cards, store).run(ONE, "board show")
    assert shown.error is None, shown.verdict
    return {"moves": moves, "ended": ended, "seconds": time.process_time() - began}


def row(name: str, cost: dict[str, Any]) -> str:
    """A row of the table."""
    return f"| {name:24} | {cost['moves']:5} | {cost['ended']:8} | {cost['seconds']:6.2f} s |"


def test_the_longest_boards(benchmark: Callable[..., Any], capsys: Any) -> None:
    costs = benchmark.pedantic(lambda: {name: longest(name) for name in BOARDS}, rounds=1)
    with capsys.disabled():
        print("\n" + "\n".join(row(name, cost) for name, cost in costs.items()))
    assert all(cost["seconds"] < SECONDS for cost in costs.values())


if __name__ == "__main__":
    for name in BOARDS:
        print(row(name, longest(name)), flush=True)
