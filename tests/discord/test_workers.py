"""Workers: a request that overruns is ended, the next one is served, nothing waits for ever."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator

import pytest
from slow_desk import SlowDesk, Unopened

from bot.errors import Broken, Busy, TooSlow
from bot.workers import Workers


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
    began = time.monotonic()
    with pytest.raises(TooSlow):
        await workers.ask("board", "spin")
    assert time.monotonic() - began < 3
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
