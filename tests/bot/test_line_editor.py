"""The console on a terminal of its own: what is typed is completed, kept and pasted as with any good prompt."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

pytest.importorskip("prompt_toolkit")

PATIENCE = 60.0
"""Seconds that a busy machine may take to answer."""


class Terminal:
    """A terminal with `siege console` in it."""

    def __init__(self, folder: Path) -> None:
        self._main, child = pty.openpty()
        command = [sys.executable, "-c", "from bot.cli import main; main()", "console"]
        kept = ["--state", str(folder / "console.db"), "--pictures", str(folder)]
        environment = {**os.environ, "TERM": "xterm", "COLUMNS": "200"}
        environment.pop("SIEGE_CARDS", None)
        environment["XDG_DATA_HOME"] = str(folder)
        self.process = subprocess.Popen(
            [*command, *kept], stdin=child, stdout=child, stderr=child, env=environment, start_new_session=True
        )
        os.close(child)

    def shows(self, wanted: str) -> None:
        """Read until something is shown."""
        self.goes_on_until(lambda seen: wanted in seen)

    def goes_on_until(self, enough: Callable[[str], bool]) -> None:
        """Read until what has been shown since, without colours, is enough."""
        seen, until = "", time.monotonic() + PATIENCE
        while not enough(re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", seen)):
            assert time.monotonic() < until, seen
            if not select.select([self._main], [], [], 0.2)[0]:
                continue
            with suppress(OSError):  # nobody is at the other end any more
                read = os.read(self._main, 4096).decode(errors="replace")
                seen += read
                if "\x1b[6n" in read:
                    self.type("\x1b[1;1R")  # where the cursor is, which a terminal tells when it is asked

    def type(self, keys: str) -> None:
        os.write(self._main, keys.encode())

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self._main)


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    it = Terminal(tmp_path)
    yield it
    it.close()


def test_completion_pasting_history_and_leaving(terminal: Terminal, tmp_path: Path) -> None:
    terminal.shows(">")
    terminal.type("card Serra An\t")  # Tab completes a card's name
    terminal.shows("gel")
    terminal.type("\r")
    terminal.shows("Vigilance")
    terminal.type("\x1b[200~You: Grizzly Bears\nOpp: Giant Spider\x1b[201~")  # several lines, pasted at once
    terminal.shows("Giant Spider")
    terminal.type("\r")
    terminal.shows("Put 2 cards on the board.")
    terminal.type("cast Shock on Spider\r")
    terminal.shows("casts Shock targeting Giant Spider")
    terminal.type("undo\r")
    terminal.shows("Took back")
    terminal.type("\x1b[A\x1b[A\r")  # twice up: what was typed before the last line
    terminal.shows("casts Shock targeting Giant Spider")
    terminal.type("quit\r")
    terminal.goes_on_until(lambda seen: terminal.process.poll() is not None)
    assert terminal.process.returncode == 0
    assert "cast Shock on Spider" in (tmp_path / "console.history").read_text()
