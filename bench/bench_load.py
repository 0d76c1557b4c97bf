"""How the bot does under load: many boards acting at once, through the real client and a local Discord.

The bot runs in a process of its own with two workers for boards. Aims, on two cores: nobody is refused, first content
within 4 s at p95, look-ups and suggestions beside it within 200 ms at p95. A board that overruns delays its
neighbours by no more than a second. ``python -m bench.bench_load 200`` prints the table without pytest.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

TESTS = Path(__file__).parents[1] / "tests" / "discord"
sys.path.insert(0, str(TESTS))
from fakediscord import TOKEN, LocalDiscord, Person  # noqa: E402

BOARDS = 200
PASTE = "You: 3 Grizzly Bears, 2 Mountain\nYou hand: Lightning Bolt\nOpp: Serra Angel"


class Passer(Person):
    """Somebody who looks no longer than until there is something to read."""

    async def _rest(self, exchange: Any) -> None:
        """What follows is not waited for."""


@dataclass
class Times:
    """How long requests of one kind took, in seconds, and how many were refused or not answered."""

    took: list[float] = field(default_factory=list)
    refused: int = 0

    async def measure(self, asking: Awaitable[Any]) -> Any:
        """Wait for an answer and note how long that was."""
        began = time.monotonic()
        try:
            answer = await asking
        except AssertionError:
            self.refused += 1
            return None
        text = getattr(answer, "text", "")
        self.refused += any(sorry in text for sorry in ("Too much is going on", "took too long", "took more than"))
        self.took.append(time.monotonic() - began)
        return answer

    def row(self, name: str) -> str:
        """A row of the table, in milliseconds."""
        took = sorted(self.took) or [float("nan")]
        p50, p95 = (took[min(len(took) - 1, int(len(took) * share))] for share in (0.5, 0.95))
        figures = " | ".join(f"{1000 * value:6.0f}" for value in (p50, p95, took[-1]))
        return f"| {name:<28} | {len(self.took):5} | {figures} | {self.refused:7} |"


@asynccontextmanager
async def bot_on(local: LocalDiscord, folder: str) -> AsyncIterator[None]:
    """The bot in a process of its own, on the starter set, connected."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("SIEGE_", "DISCORD_"))}
    own = {"SIEGE_DATA": folder, "XDG_DATA_HOME": folder, "DISCORD_TOKEN": TOKEN, "SIEGE_WORKERS": "2"}
    launch = [sys.executable, str(TESTS / "launch.py"), local.url]
    process = await asyncio.create_subprocess_exec(
        *launch, env=kept | own | {"PYTHONPATH": str(TESTS.parents[1])}, stderr=asyncio.subprocess.DEVNULL
    )
    try:
        async with asyncio.timeout(120):
            await local.gateway.until_open()
        yield
    finally:
        process.terminate()
        await process.wait()


async def load(boards: int = BOARDS) -> dict[str, Times]:
    """Boards are put together some at a time, then all act at once while others look things up."""
    times = {
        name: Times() for name in ("a board is pasted", "200 act at once", "a card beside it", "a suggestion beside")
    }
    pasted, acted, looked, suggested = times.values()
    with tempfile.TemporaryDirectory() as folder:
        async with LocalDiscord() as local:
            local.guild()
            async with bot_on(local, folder):
                people = [Passer(local, f"P{n}", local.channel(f"c{n}")) for n in range(boards)]
                for few in (people[n : n + 4] for n in range(0, boards, 4)):
                    await asyncio.gather(*(pasted.measure(who.slash("board paste", text=PASTE)) for who in few))
                done = asyncio.Event()
                beside = asyncio.create_task(_beside(local, done, looked, suggested))
                act = {"card": "Lightning Bolt", "target": "Serra Angel"}
                await asyncio.gather(*(acted.measure(who.slash("cast", **act)) for who in people))
                done.set()
                await beside
    return {
        "a board is pasted": pasted,
        f"{boards} act at once": acted,
        "a card beside it": looked,
        "a suggestion beside it": suggested,
    }


async def _beside(local: LocalDiscord, done: asyncio.Event, looked: Times, suggested: Times) -> None:
    """Others look things up and type, until everything is done."""
    for n in count():
        who = Passer(local, f"L{n}", local.channel(f"l{n % 5}"))
        await looked.measure(who.slash("card", name="Lightning Bolt"))
        await suggested.measure(who.autocomplete("cast", "card", "light"))
        if done.is_set():
            return
        await asyncio.sleep(0.05)


def table(times: dict[str, Times]) -> str:
    """The figures, a row for each kind of request."""
    head = "| request                      | count |    p50 |    p95 |    max | refused |\n|" + " --- |" * 6
    return "\n".join([head, *(found.row(name) for name, found in times.items())])


def test_200_boards_act_at_once(benchmark: Callable[..., Any], capsys: Any) -> None:
    times: dict[str, Times] = benchmark.pedantic(lambda: asyncio.run(load()), rounds=1)
    with capsys.disabled():
        print(f"\n{table(times)}")


if __name__ == "__main__":
    print(table(asyncio.run(load(int(sys.argv[1]) if len(sys.argv) > 1 else BOARDS))))
