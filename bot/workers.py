"""Desks in processes of their own, so that no request can hold up Discord or run for ever.

A board's requests go to the same worker, one after the other, so its replay stays warm there. A worker that
overruns is ended and replaced; boards are moves in SQLite, so nothing is lost but that one request.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import pickle
import signal
import zlib
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

from bot.errors import Broken, Busy, TooSlow

log = logging.getLogger(__name__)

_SPAWN = multiprocessing.get_context("spawn")  # the parent has threads: forking them is undefined
_START_SECONDS = 60.0


class Workers:
    """A fixed number of worker processes, each holding what ``make`` returns (a desk)."""

    def __init__(self, make: Callable[[], Any], count: int = 2, seconds: float = 10.0) -> None:
        self._workers = [_Worker(make, seconds, n) for n in range(count)]

    async def start(self) -> None:
        """Start all workers; Broken (with the reason) if one cannot open its desk."""
        await asyncio.gather(*(worker.start() for worker in self._workers))

    async def ask(self, key: str, method: str, /, *arguments: Any, patience: float = 60.0, **named: Any) -> Any:
        """Call a method of the desk in the worker for ``key`` (a channel).

        Raises TooSlow when the call was ended, Busy when its turn did not come within ``patience`` seconds,
        Broken when the worker died, and whatever the method raises.
        """
        worker = self._workers[zlib.crc32(key.encode()) % len(self._workers)]
        return await worker.ask(method, arguments, named, patience)

    async def close(self) -> None:
        """End all workers; closing twice does no harm."""
        await asyncio.gather(*(worker.close() for worker in self._workers))


class _Worker:
    """One process and the pipe to it; one request at a time."""

    def __init__(self, make: Callable[[], Any], seconds: float, number: int) -> None:
        self._make = make
        self._seconds = seconds
        self._name = f"desk-{number}"
        self._turn = asyncio.Lock()
        self._process: Any = None
        self._pipe: Connection | None = None

    async def start(self) -> None:
        async with self._turn:
            await asyncio.to_thread(self._start)

    async def ask(self, method: str, arguments: Any, named: Any, patience: float) -> Any:
        try:
            async with asyncio.timeout(patience):
                await self._turn.acquire()
        except TimeoutError:
            raise Busy() from None
        # A request that nobody waits for any more still runs to its end, or the pipe would hold its answer.
        work = asyncio.ensure_future(asyncio.to_thread(self._exchange, method, arguments, named))
        work.add_done_callback(lambda _: self._turn.release())
        return await asyncio.shield(work)

    async def close(self) -> None:
        async with self._turn:
            await asyncio.to_thread(self._end, 2.0)

    def _start(self) -> None:
        if self._process is not None:
            return
        self._pipe, theirs = _SPAWN.Pipe()
        self._process = _SPAWN.Process(target=_serve, args=(theirs, self._make), name=self._name, daemon=True)
        self._process.start()
        theirs.close()
        try:
            ready = self._pipe.poll(_START_SECONDS) and self._pipe.recv()
        except EOFError:
            ready = False
        if ready is not True:
            self._end(0.0)
            raise ready if isinstance(ready, Exception) else Broken(reason=f"{self._name} did not start")

    def _exchange(self, method: str, arguments: Any, named: Any) -> Any:
        self._start()
        assert self._pipe is not None
        try:
            self._pipe.send((method, arguments, named))
            if not self._pipe.poll(self._seconds):
                log.warning("%s overran in %s and was ended", self._name, method)
                self._end(0.0)
                raise TooSlow(seconds=round(self._seconds))
            answer = self._pipe.recv()
        except (EOFError, OSError) as error:
            self._end(0.0)
            raise Broken(reason=f"{self._name} died") from error
        if isinstance(answer, Exception):
            raise answer
        return answer

    def _end(self, grace: float) -> None:
        """Close the pipe, which ends an idle worker, and kill a busy one."""
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        if pipe is not None:
            pipe.close()
        if process is not None:
            process.join(grace)
            process.kill()
            process.join()
            process.close()


def _serve(pipe: Connection, make: Callable[[], Any]) -> None:
    """The worker's life: open the desk, answer requests until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent decides when to stop
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    try:
        desk = make()
    except Exception as error:
        pipe.send(_portable(error))
        return
    pipe.send(True)
    while True:
        try:
            method, arguments, named = pipe.recv()
        except EOFError:
            return
        try:
            answer = getattr(desk, method)(*arguments, **named)
        except Exception as error:
            log.exception("a request failed in a worker")
            answer = _portable(error)
        try:
            pipe.send(answer)
        except OSError:
            return


def _portable(error: Exception) -> Exception:
    """An exception that survives the pipe: itself where it can be copied, else one with its words."""
    try:
        copy = pickle.loads(pickle.dumps(error))
    except Exception:
        return Broken(reason=f"{type(error).__name__}: {error}")
    return error if isinstance(copy, type(error)) else Broken(reason=str(error))
