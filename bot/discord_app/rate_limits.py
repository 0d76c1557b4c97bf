"""Who may ask now: one request after the other for each user, a cooldown, a limit for all, and no new work while the
bot stops."""

from __future__ import annotations

import asyncio
import math
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager

from bot.errors import Busy, Closing, TooFast
from bot.workers.one_at_a_time import Turns

BURST = 8
"""Requests a user may make at once."""
SECONDS_EACH = 1.5
"""How long until a user has one more."""
AT_ONCE = 1000
"""Requests under way for everybody."""
_REMEMBERED = 10_000


class Gate:
    """A bucket of tokens for each user, and a count of what is under way."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self._turns: dict[str, Turns] = {}
        self._empty = asyncio.Event()
        self._empty.set()
        self.under_way = 0
        self.closed = False

    @asynccontextmanager
    async def in_turn(self, user: str) -> AsyncIterator[None]:
        """Meanwhile nothing else is worked at for this user, in the order in which it came."""
        turns = self._turns.setdefault(user, Turns())
        try:
            async with turns.turn():
                yield
        finally:
            if not turns:
                self._turns.pop(user, None)

    async def empty(self) -> None:
        """Return once nothing is under way."""
        await self._empty.wait()

    @contextmanager
    def entering(self, user: str) -> Iterator[None]:
        """Take a user's request in; TooFast, Busy or Closing if it must not come in now."""
        if self.closed:
            raise Closing()
        if self.under_way >= AT_ONCE:
            raise Busy()
        self._take(user)
        self.under_way += 1
        self._empty.clear()
        try:
            yield
        finally:
            self.under_way -= 1
            if not self.under_way:
                self._empty.set()

    def _take(self, user: str) -> None:
        now = self._clock()
        tokens, since = self._buckets.pop(user, (float(BURST), now))
        tokens = min(float(BURST), tokens + (now - since) / SECONDS_EACH)
        if tokens < 1:
            self._buckets[user] = (tokens, now)
            raise TooFast(seconds=math.ceil((1 - tokens) * SECONDS_EACH))
        self._buckets[user] = (tokens - 1, now)
        while len(self._buckets) > _REMEMBERED:
            self._buckets.popitem(last=False)
