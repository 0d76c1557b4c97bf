"""Desks in processes of their own, in lanes, so that no request can hold up Discord or its neighbours.

Boards have a lane of several workers; a board always goes to the same one, where its position is warm. There it has
:data:`QUICK` seconds. What needs longer is stopped and done anew in the slow lane, where the board stays until it is
quick again; so a slow board waits for slow boards only. What shows and changes nothing has a lane of its own. A
worker that dies, or does not listen, is replaced by one that stands by. Boards are moves in a database, so nothing is
lost but the one request.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import sys
import time
import zlib
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from enum import Enum
from multiprocessing.connection import Connection
from typing import Any

from bot.errors import Broken, Busy, Resting, TooHeavy, TooSlow
from bot.workers.one_at_a_time import Turns
from bot.workers.process import Terms, serve

log = logging.getLogger(__name__)

QUICK = 1.0
"""Seconds of work that a request may take in a lane that others wait in."""
SLOW_FOR = 600.0
"""How long a board stays in the slow lane after the last request that took long."""
PATIENCE = 60.0
"""Seconds that a request waits for its turn."""
GRACE = 0.5
"""Seconds of work in which a request that has been told to stop must do so."""
STUCK = 60.0
"""Seconds that a request may take in which its worker has little to do: it waits for a disk, a lock or others."""
_START_SECONDS = 120.0
_REMEMBERED = 10_000
# The parent has threads: forking it is undefined. A fork server has none, and has read the engine once for all.
_CONTEXT: Any = multiprocessing.get_context("spawn" if sys.platform == "win32" else "forkserver")


class Lane(Enum):
    """What a request is: one that only shows, one at a board, or a picture, which waits for those."""

    SHORT = "short"
    BOARD = "board"
    DRAW = "draw"


class Workers:
    """Worker processes, each holding what ``make`` returns (a desk).

    ``count`` is the number of workers for boards, ``seconds`` what a request may work in all, ``rest`` how long a
    board that used them up must rest, ``memory`` what a worker may have, in bytes; ``preload`` names modules that are
    read once for all workers.
    """

    def __init__(
        self,
        make: Callable[[], Any],
        count: int = 2,
        seconds: float = 10.0,
        *,
        rest: float = 0.0,
        memory: int | None = None,
        preload: Sequence[str] = (),
    ) -> None:
        self._seconds, self._rest = seconds, rest
        if preload and sys.platform != "win32":
            _CONTEXT.set_forkserver_preload(list(preload))
        self.threads = ThreadPoolExecutor(2 * count + 4, "workers")
        self._terms = Terms(memory, dict(os.environ))
        self._make = make
        self._boards = [_Seat(self, f"board {n}") for n in range(count)]
        self._slow = [_Seat(self, f"slow {n}") for n in range(max(1, count // 2))]
        self._short = _Seat(self, "short")
        self._spare: asyncio.Future[_Process] | None = None
        self._channels: dict[str, Turns] = {}
        self._slow_until: OrderedDict[str, float] = OrderedDict()
        self._long_until: OrderedDict[str, float] = OrderedDict()  # boards too long for the short lane
        self._rests_until: OrderedDict[str, float] = OrderedDict()
        self.restarts = 0
        """How many workers have been replaced."""

    @property
    def _seats(self) -> list[_Seat]:
        return [*self._boards, *self._slow, self._short]

    @property
    def queue(self) -> int:
        """How many requests are with a worker or wait for one."""
        return sum(len(channel) for channel in list(self._channels.values())) + len(self._short.turns)

    @property
    def running(self) -> int:
        """How many workers have a process."""
        return sum(seat.process is not None for seat in self._seats)

    async def start(self) -> None:
        """Start all workers; Broken (with the reason) if one cannot open its desk."""
        await asyncio.gather(*(seat.start() for seat in self._seats))
        self._stand_by()

    async def ask(
        self,
        key: str,
        method: str,
        /,
        *arguments: Any,
        lane: Lane = Lane.BOARD,
        patience: float = PATIENCE,
        **named: Any,
    ) -> Any:
        """Call a method of the desk, for ``key`` (a channel): one request of a channel at a time, but for what only
        shows.

        Raises TooSlow or TooHeavy when the call was ended, Resting when the board must rest after that, Busy when its
        turn did not come within ``patience`` seconds, Broken when the worker died, and whatever the method raises.
        """
        call, until = (method, arguments, named), time.monotonic() + patience
        if lane is Lane.DRAW:
            seat = min(self._boards, key=lambda seat: len(seat.turns))
            return await seat.ask(call, self._seconds, until, rank=1)
        if lane is Lane.SHORT and not self._is_slow(key) and self._long_until.get(key, 0.0) < time.monotonic():
            try:
                return await self._short.ask(call, min(QUICK, self._seconds), until)
            except TooSlow:
                if self._seconds <= QUICK:
                    raise
                _remember(self._long_until, key, time.monotonic() + SLOW_FOR)
        channel = self._channels.setdefault(key, Turns())
        await _in_time(channel.take(), until)
        try:
            return await self._at_board(key, call, until, rests=lane is Lane.BOARD)
        finally:
            channel.leave()
            if not channel:
                self._channels.pop(key, None)

    async def _at_board(self, key: str, call: Call, until: float, rests: bool) -> Any:
        left = self._rests_until.get(key, 0.0) - time.monotonic()
        if rests and left > 0:
            raise Resting(seconds=round(left + 0.5))
        place = zlib.crc32(key.encode())
        if not self._is_slow(key):
            try:
                return await self._boards[place % len(self._boards)].ask(call, min(QUICK, self._seconds), until)
            except TooSlow:
                if self._seconds <= QUICK:
                    raise
        began = time.monotonic()
        try:
            return await self._slow[place % len(self._slow)].ask(call, self._seconds, until)
        except (TooSlow, TooHeavy):
            _remember(self._rests_until, key, time.monotonic() + self._rest)
            raise
        finally:
            if time.monotonic() - began > QUICK / 2:
                _remember(self._slow_until, key, time.monotonic() + SLOW_FOR)

    def _is_slow(self, key: str) -> bool:
        return self._slow_until.get(key, 0.0) > time.monotonic()

    async def close(self) -> None:
        """End all workers; closing twice does no harm."""
        spare, self._spare = self._spare, None
        await asyncio.gather(*(seat.close() for seat in self._seats))
        if spare is not None:
            for process in await asyncio.gather(spare, return_exceptions=True):
                if isinstance(process, _Process):
                    process.end(2.0)

    async def process(self) -> _Process:
        """One that is ready: the one that stands by, or else a new one; another will stand by then."""
        spare, self._spare = self._spare, None
        if spare is None:
            return await self._new()
        self.restarts += 1
        try:
            return await spare
        finally:
            self._stand_by()

    def _stand_by(self) -> None:
        self._spare = asyncio.ensure_future(self._new())
        self._spare.add_done_callback(lambda done: done.cancelled() or done.exception())  # told to who takes it

    async def _new(self) -> _Process:
        return await asyncio.get_running_loop().run_in_executor(self.threads, _Process, self._make, self._terms)


Call = tuple[str, Any, Any]
"""A method, its arguments, and those by name."""


class _Seat:
    """A place for one process; one request at a time."""

    def __init__(self, workers: Workers, name: str) -> None:
        self._workers = workers
        self._name = name
        self.turns = Turns()
        self.process: _Process | None = None

    async def start(self) -> None:
        async with self.turns.turn():
            self.process = self.process or await self._workers.process()

    async def ask(self, call: Call, seconds: float, until: float, rank: int = 0) -> Any:
        await _in_time(self.turns.take(rank), until)
        # A request that nobody waits for any more still runs to its end, or the pipe would hold its answer.
        work = asyncio.ensure_future(self._exchange(call, seconds))
        work.add_done_callback(lambda done: self._done(done))
        return await asyncio.shield(work)

    def _done(self, work: asyncio.Future[Any]) -> None:
        self.turns.leave()
        if not work.cancelled():
            work.exception()  # whoever asked has been told, if anybody still waits

    async def close(self) -> None:
        async with self.turns.turn():
            process, self.process = self.process, None
            if process is not None:
                await asyncio.get_running_loop().run_in_executor(self._workers.threads, process.end, 2.0)

    async def _exchange(self, call: Call, seconds: float) -> Any:
        if self.process is None:
            self.process = await self._workers.process()
        loop = asyncio.get_running_loop()
        try:
            answer = await loop.run_in_executor(self._workers.threads, self.process.exchange, call, seconds)
        except (Broken, TooSlow) as error:
            log.warning("%s was replaced in %s: %s", self._name, call[0], type(error).__name__)
            self.process = None
            raise
        if isinstance(answer, TooHeavy):
            log.warning("%s was replaced in %s: it had used up its memory", self._name, call[0])
            self.process = None
        if isinstance(answer, Exception):
            raise answer
        return answer


class _Process:
    """One process and the pipe to it. Its methods block: they are for threads."""

    def __init__(self, make: Callable[[], Any], terms: Terms) -> None:
        self._pipe, theirs = _CONTEXT.Pipe()
        self._process = _CONTEXT.Process(target=serve, args=(theirs, make, terms), daemon=True)
        self._process.start()
        theirs.close()
        try:
            ready = self._pipe.poll(_START_SECONDS) and self._pipe.recv()
        except (EOFError, OSError):
            ready = False
        if ready is not True:
            self.end(0.0)
            raise ready if isinstance(ready, Exception) else Broken(reason="a worker did not start")

    def exchange(self, call: Call, seconds: float) -> Any:
        """The answer to a request, or the exception that it is; Broken or TooSlow, and ended, if there is none."""
        pipe: Connection = self._pipe
        try:
            pipe.send((*call, seconds))
            began, worked = time.monotonic(), self._worked()
            while time.monotonic() - began < STUCK and self._worked() - worked < seconds + GRACE:
                if pipe.poll(GRACE):
                    return pipe.recv()
        except (EOFError, OSError) as error:
            self.end(0.0)
            raise Broken(reason="its worker died") from error
        self.end(0.0)
        raise TooSlow(seconds=round(seconds))

    def _worked(self) -> float:
        """The processor time that the process has had, in seconds; where that cannot be told, the time."""
        try:
            return time.clock_gettime(~self._process.pid << 3 | 2)  # the clock of another process, by its number
        except (AttributeError, OSError):
            return time.monotonic()

    def end(self, grace: float) -> None:
        """Close the pipe, which ends an idle process, and kill a busy one."""
        self._pipe.close()
        self._process.join(grace)
        self._process.kill()
        self._process.join()
        self._process.close()


async def _in_time(waiting: Any, until: float) -> None:
    """Wait for a turn; Busy if it does not come in time."""
    try:
        async with asyncio.timeout(until - time.monotonic()):
            await waiting
    except TimeoutError:
        raise Busy() from None


def _remember(known: OrderedDict[str, float], key: str, until: float) -> None:
    known[key] = until
    known.move_to_end(key)
    while len(known) > _REMEMBERED:
        known.popitem(last=False)
