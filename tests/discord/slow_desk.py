"""A desk for workers' tests: it can be slow, die, fail and remember."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from typing import Any


class SlowDesk:
    """What a worker holds in these tests."""

    def __init__(self) -> None:
        self.count = 0

    def add(self) -> int:
        """Count up; tells whether it is still the same worker."""
        self.count += 1
        return self.count

    def sleep(self, seconds: float) -> str:
        """Take so long."""
        time.sleep(seconds)
        return "slept"

    def spin(self) -> None:
        """Never come back."""
        while True:
            pass

    def work(self, seconds: float) -> str:
        """Work so long, by the processor's clock."""
        until = time.process_time() + seconds
        while time.process_time() < until:
            pass
        return "worked"

    def stubborn(self) -> None:
        """Never come back, and listen to nobody."""
        while True:
            with suppress(BaseException):
                self.spin()

    def hoard(self) -> None:
        """Take all the memory there is."""
        taken = []
        while True:
            taken.append(bytearray(10_000_000))

    def die(self) -> None:
        """Take the whole process down."""
        os._exit(3)

    def fail(self) -> None:
        """Go wrong in an ordinary way."""
        raise ValueError("no such thing")

    def fail_oddly(self) -> None:
        """Go wrong with something that cannot be sent."""
        raise Odd(open(os.devnull))  # noqa: SIM115

    def done(self, place: object) -> bool:
        """Nothing is ever kept here."""
        return False

    def pid(self) -> int:
        """Which process this is."""
        return os.getpid()


class Odd(Exception):
    """An exception that cannot be pickled."""

    def __init__(self, thing: Any) -> None:
        super().__init__(thing)


class Unopened:
    """A desk that cannot be opened."""

    def __init__(self) -> None:
        raise OSError("the database is unreadable")
