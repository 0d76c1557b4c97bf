"""Taking turns at something that does one thing at a time: in order, those who are waited for first."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count


class Turns:
    """A lock with a queue: of those who wait, the lowest ``rank`` is next, and of equals who came first."""

    def __init__(self) -> None:
        self._taken = False
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._number = count()

    def __len__(self) -> int:
        """How many have it or wait for it."""
        return len(self._waiting) + self._taken

    @asynccontextmanager
    async def turn(self, rank: int = 0) -> AsyncIterator[None]:
        """Wait for one's turn, and have it meanwhile."""
        await self.take(rank)
        try:
            yield
        finally:
            self.leave()

    async def take(self, rank: int = 0) -> None:
        """Wait for one's turn; whoever takes it must leave it."""
        if not self._taken:
            self._taken = True
            return
        mine = asyncio.get_running_loop().create_future()
        entry = (rank, next(self._number), mine)
        heapq.heappush(self._waiting, entry)
        try:
            await mine
        except BaseException:
            if mine.done() and not mine.cancelled():
                self.leave()
            elif entry in self._waiting:
                self._waiting.remove(entry)
                heapq.heapify(self._waiting)
            raise

    def leave(self) -> None:
        """Let the next one have it."""
        while self._waiting:
            _, _, next_ = heapq.heappop(self._waiting)
            if not next_.done():
                next_.set_result(None)
                return
        self._taken = False
