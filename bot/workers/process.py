"""The life of a worker process: open the desk, answer requests, and end when the bot does, however that ends."""

from __future__ import annotations

import logging
import multiprocessing
import os
import pickle
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from types import FrameType
from typing import Any

from bot.errors import Broken, TooHeavy, TooSlow

if sys.platform != "win32":
    import resource

log = logging.getLogger(__name__)

AGAIN = 1.0
"""Seconds of work after which a request that was told to stop, and has not, is told again."""


@dataclass(frozen=True)
class Terms:
    """What a worker may take. ``memory`` is in bytes of address space; None is no limit."""

    memory: int | None = None
    environment: Mapping[str, str] | None = None


class _OutOfTime(BaseException):
    """A request has used up its time. No ordinary handler may take it for a fault of the request."""


def serve(pipe: Connection, make: Callable[[], Any], terms: Terms) -> None:
    """Answer requests, each ``(method, arguments, named, seconds of work)``, until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent decides when to stop
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_bot, daemon=True).start()
    if terms.environment is not None:
        os.environ.clear()
        os.environ.update(terms.environment)
    if terms.memory is not None and sys.platform != "win32":
        resource.setrlimit(resource.RLIMIT_AS, (terms.memory, terms.memory))
    with suppress(EOFError, OSError):  # the pipe is closed: the bot wants no more
        try:
            desk = make()
        except Exception as error:
            pipe.send(portable(error))
            return
        pipe.send(True)
        answer = None
        while not isinstance(answer, TooHeavy):  # what was taken is not all given back: another process goes on
            method, arguments, named, seconds = pipe.recv()
            answer = _answer(desk, method, arguments, named, seconds)
            pipe.send(answer)


def _answer(desk: Any, method: str, arguments: Any, named: Any, seconds: float) -> Any:
    try:
        with _ending(seconds):
            return getattr(desk, method)(*arguments, **named)
    except _OutOfTime:
        return TooSlow(seconds=round(seconds))
    except MemoryError:
        return TooHeavy()
    except Exception as error:
        return portable(error)


@contextmanager
def _ending(seconds: float) -> Iterator[None]:
    """End what is done meanwhile once it has worked so long; what does not listen is for the parent to end."""
    if sys.platform == "win32":
        yield
        return
    going = True

    def stop(number: int, frame: FrameType | None) -> None:
        if going:
            raise _OutOfTime()

    signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds, AGAIN)
    try:
        yield
    finally:
        going = False
        signal.setitimer(signal.ITIMER_PROF, 0)


def _end_with_the_bot() -> None:
    """A bot that was killed closes nothing; its workers end all the same, in the middle of whatever they do."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def portable(error: Exception) -> Exception:
    """An exception that survives the pipe: itself where it can be copied, else one with its words."""
    try:
        copy = pickle.loads(pickle.dumps(error))
    except Exception:
        return Broken(reason=f"{type(error).__name__}: {error}")
    return error if isinstance(copy, type(error)) else Broken(reason=str(error))
