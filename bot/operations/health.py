"""The health file: touched while gateway and database live, so that its age tells how the bot is.

``python -m bot.operations.health [FILE]`` exits with 0 if the file is fresh and with 1 if it is stale or missing.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path

from bot.config import health_file

log = logging.getLogger(__name__)

EVERY = 15.0
"""Seconds between two beats."""
ILL_EVERY = 1.0
"""Seconds between two beats while something does not answer, as at the start."""
STALE = 60.0
"""Age in seconds from which the bot counts as ill."""


class Pulse:
    """Beats as long as every check says yes; ``alive`` are the checks, by the name to log."""

    def __init__(self, file: Path, alive: Mapping[str, Callable[[], Awaitable[bool]]], every: float = EVERY) -> None:
        self._file = file
        self._alive = alive
        self._every = every
        self._ill: set[str] = set()
        self._quiet_until = time.monotonic() + STALE  # at the start, nothing answers yet

    async def beat(self) -> bool:
        """Check once; touch the file if all is well."""
        ill = {name for name, check in self._alive.items() if not await _holds(check, self._every)}
        if not ill or time.monotonic() > self._quiet_until:
            if ill != self._ill:
                log.warning("health: %s", ", ".join(sorted(ill)) + " not answering" if ill else "well again")
            self._ill, self._quiet_until = ill, 0.0
        if not ill:
            await asyncio.to_thread(_touch, self._file)
        return not ill

    async def run(self) -> None:
        """Beat until cancelled, then take the file away."""
        try:
            while True:
                well = await self.beat()
                await asyncio.sleep(self._every if well else min(self._every, ILL_EVERY))
        finally:
            self._file.unlink(missing_ok=True)


async def _holds(check: Callable[[], Awaitable[bool]], seconds: float) -> bool:
    try:
        async with asyncio.timeout(seconds):
            return await check()
    except Exception:
        log.debug("a health check failed", exc_info=True)
        return False


def _touch(file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch()
    os.utime(file)


def fresh(file: Path, now: float | None = None, stale: float = STALE) -> bool:
    """Whether the file was touched less than ``stale`` seconds ago."""
    try:
        return (time.time() if now is None else now) - file.stat().st_mtime < stale
    except OSError:
        return False


def main(arguments: list[str] | None = None) -> int:
    """The container's health check."""
    given = sys.argv[1:] if arguments is None else arguments
    return 0 if fresh(Path(given[0]) if given else health_file()) else 1


if __name__ == "__main__":
    raise SystemExit(main())
