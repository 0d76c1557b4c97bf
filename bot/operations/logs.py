"""The log: one line for each event, without what people write; and each trouble once."""

from __future__ import annotations

import json
import logging
import sys
import time
from collections.abc import Callable

AGAIN = 600.0
"""Seconds in which the same trouble is counted and not told again."""
_MOST = 1000


class AsJson(logging.Formatter):
    """An object a line, for programs that collect logs."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        told: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=True)


class Once(logging.Filter):
    """Lets an error through once in a while: the same is what comes from the same line with the same exception."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._told: dict[tuple[object, ...], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record is told."""
        if record.levelno < logging.ERROR:
            return True
        kind = record.exc_info[0] if record.exc_info else None
        key, now = (record.name, record.lineno, kind), self._clock()
        since, more = self._told.get(key, (now - AGAIN, 0))
        if now - since < AGAIN:
            self._told[key] = (since, more + 1)
            return False
        if len(self._told) >= _MOST:
            self._told.clear()
        self._told[key] = (now, 0)
        if more:
            record.msg, record.args = f"{record.getMessage()} ({more} more of these meanwhile)", ()
        return True


def to_stderr(as_json: bool, level: int = logging.INFO) -> None:
    """Send the log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(AsJson() if as_json else logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    handler.addFilter(Once())
    logging.basicConfig(level=level, handlers=[handler], force=True)
