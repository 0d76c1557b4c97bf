"""Workers: a request that overruns is ended, the next one is served, nothing waits for ever."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import select
import time
import zlib
from collections.abc import AsyncIterator
from multiprocessing.connection import Connection
from pathlib import Path

import pytest
from slow_desk import SlowDesk, Unopened

from bot.errors import Broken, Busy, Resting, TooHeavy, TooSlow
from bot.workers import pool as lanes
from bot.workers.one_at_a_time import Turns
from bot.workers.pool import Lane, Workers


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    made = Workers(SlowDesk, count=1, seconds=0.5)
    await made.start()
    yield made
    await made.close()


async def test_a_worker_keeps_its_desk_between_requests(workers: Workers):
    assert [await workers.ask("board", "add") for _ in range(3)] == [1, 2, 3]
    assert await workers.ask("board", "pid") != os.getpid()


async def test_an_endless_request_is_ended_and_the_next_is_served(workers: Workers):
    async with asyncio.timeout(30):  # what counts is the time that it worked, however busy the machine is
        with pytest.raises(TooSlow):
            await workers.ask("board", "spin")
    assert await workers.ask("board", "add") == 1


async def test_a_request_waits_its_turn_but_not_for_ever(workers: Workers):
    first = asyncio.create_task(workers.ask("board", "sleep", 0.4))
    await asyncio.sleep(0.05)
    with pytest.raises(Busy):
        await workers.ask("board", "add", patience=0.05)
    assert await workers.ask("board", "add") == 1
    assert await first == "slept"


async def test_a_request_given_up_does_not_confuse_the_next(workers: Workers):
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(workers.ask("board", "sleep", 0.3), 0.05)
    assert await workers.ask("board", "add") == 1


async def test_a_worker_that_dies_is_replaced(workers: Workers):
    with pytest.raises(Broken):
        await workers.ask("board", "die")
    assert await workers.ask("board", "add") == 1


async def test_ordinary_errors_come_through(workers: Workers):
    with pytest.raises(ValueError, match="no such thing"):
        await workers.ask("board", "fail")
    with pytest.raises(Broken, match="Odd"):
        await workers.ask("board", "fail_oddly")
    assert await workers.ask("board", "add") == 1


async def test_a_desk_that_cannot_be_opened_says_why():
    made = Workers(Unopened, count=1)
    with pytest.raises(OSError, match="unreadable"):
        await made.start()
    await made.close()


async def test_no_worker_outlives_the_bot(workers: Workers):
    pid = await workers.ask("board", "pid")
    await workers.close()
    await workers.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


# Lanes


@pytest.fixture
async def many(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Workers]:
    """Two workers for boards, with little time in the lane that others wait in."""
    monkeypatch.setattr(lanes, "QUICK", 0.3)
    made = Workers(SlowDesk, count=2, seconds=1.5, rest=2.0, memory=512 * 1024**2)
    await made.start()
    yield made
    await made.close()


def neighbour(of: str, workers: Workers) -> str:
    """Another board that goes to the same worker."""
    place = zlib.crc32(of.encode()) % 2
    return next(name for n in range(99) if zlib.crc32((name := f"n{n}").encode()) % 2 == place)


async def test_an_overrun_delays_its_neighbours_by_no_more_than_its_quick_time(many: Workers):
    slow = asyncio.create_task(many.ask("board", "spin"))
    await asyncio.sleep(0.05)
    assert await many.ask(neighbour("board", many), "add") == 1
    assert not slow.done()
    with pytest.raises(TooSlow):
        await slow


async def test_what_needs_longer_is_done_in_the_slow_lane_and_stays_there(many: Workers):
    pid = await many.ask("board", "pid")
    assert await many.ask("board", "work", 0.6) == "worked"
    slow = await many.ask("board", "pid")
    assert slow != pid
    assert await many.ask("board", "pid") == slow
    assert await many.ask(neighbour("board", many), "pid") == pid, "an overrun ends no worker: positions stay warm"
    assert many.restarts == 0


async def test_a_board_that_used_up_its_time_rests_but_can_be_shown(many: Workers):
    with pytest.raises(TooSlow):
        await many.ask("board", "spin")
    with pytest.raises(Resting):
        await many.ask("board", "add")
    assert await many.ask("board", "add", lane=Lane.SHORT) == 1
    assert await many.ask(neighbour("board", many), "add") == 1


async def test_what_only_shows_waits_for_no_board(many: Workers):
    busy = [asyncio.create_task(many.ask(f"b{n}", "work", 0.25)) for n in range(6)]
    await asyncio.sleep(0.05)
    assert await many.ask("b1", "add", lane=Lane.SHORT) == 1
    assert not any(task.done() for task in busy)
    assert await asyncio.gather(*busy) == ["worked"] * 6


async def test_requests_of_one_board_come_one_after_the_other_and_do_not_crowd_others_out(many: Workers):
    crowd = [asyncio.create_task(many.ask("board", "sleep", 0.2)) for _ in range(10)]
    await asyncio.sleep(0.05)
    assert await many.ask(neighbour("board", many), "add") == 1
    assert sum(task.done() for task in crowd) <= 2
    await asyncio.gather(*crowd)


async def test_a_worker_that_does_not_listen_is_replaced_by_one_that_stands_by(monkeypatch: pytest.MonkeyPatch):
    made = Workers(SlowDesk, count=1, seconds=0.3)
    await made.start()
    with pytest.raises(TooSlow):
        await made.ask("board", "stubborn")
    assert await made.ask("other", "add") == 1
    assert made.restarts == 1
    await made.close()


async def test_a_request_that_takes_too_much_memory_ends_clearly(many: Workers):
    with pytest.raises(TooHeavy):
        await many.ask("board", "hoard")
    assert await many.ask(neighbour("board", many), "add") == 1


async def test_pictures_wait_for_boards(many: Workers):
    order: list[str] = []

    async def ask(name: str, lane: Lane) -> None:
        await many.ask("board" if lane is Lane.BOARD else "x", "sleep", 0.1, lane=lane)
        order.append(name)

    first = [asyncio.create_task(many.ask(f"b{n}", "sleep", 0.3)) for n in range(12)]
    await asyncio.sleep(0.05)
    await asyncio.gather(ask("picture", Lane.DRAW), ask("board", Lane.BOARD), *first)
    assert order == ["board", "picture"]


async def test_turns_are_kept_in_order_whoever_gives_up():
    turns, order = Turns(), []

    async def one(name: str, rank: int) -> None:
        async with turns.turn(rank):
            order.append(name)

    await turns.take()
    tasks = [asyncio.create_task(one(name, rank)) for name, rank in (("a", 1), ("b", 0), ("gone", 0), ("c", 0))]
    await asyncio.sleep(0)
    assert len(turns) == 5
    tasks[2].cancel()
    turns.leave()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert order == ["b", "c", "a"]
    assert not turns


def _bot_with_busy_workers(told: Connection) -> None:
    async def run() -> None:
        made = Workers(SlowDesk, count=1, seconds=60)
        await made.start()
        await made.ask("x", "add", lane=Lane.SHORT)
        busy = [asyncio.create_task(made.ask("board", "stubborn"))]
        busy.append(asyncio.create_task(made.ask("x", "spin", lane=Lane.SHORT)))
        await asyncio.sleep(0.2)
        told.send(made.running)
        await asyncio.gather(*busy)

    asyncio.run(run())


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="needs pidfd_open to wait for processes of others")
def test_workers_end_within_a_second_when_the_bot_is_killed():
    context = multiprocessing.get_context("spawn")
    receiving, sending = context.Pipe(duplex=False)
    bot = context.Process(target=_bot_with_busy_workers, args=(sending,))
    bot.start()
    assert bot.pid is not None
    workers = receiving.recv()
    ends = select.poll()
    processes = [os.pidfd_open(pid) for pid in _started_by(bot.pid)]
    assert len(processes) > workers
    for process in processes:
        ends.register(process, select.POLLIN)
    bot.kill()
    killed = time.monotonic()
    left = set(processes)
    while left and (ended := ends.poll(1000 * (killed + 30.0 - time.monotonic()))):
        for process, _ in ended:
            ends.unregister(process)
            os.close(process)
            left.remove(process)
    took = time.monotonic() - killed
    bot.join()
    assert not left
    assert took < max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1)), "a second, where a core has one thing to do"


def _started_by(pid: int) -> list[int]:
    """The processes that a process has started, and those that they have: its workers have the fork server between."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in map(int, (task / "children").read_text().split()):
            found += [child, *_started_by(child)]
    return found
