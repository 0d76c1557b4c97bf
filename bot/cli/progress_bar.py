"""How far an import or a download has come, on a terminal; nothing where nobody watches."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, DownloadColumn, Progress, TextColumn, TimeElapsedColumn

from cards import Progress as Report


@contextmanager
def progress_bar() -> Iterator[Report]:
    """A function to report progress to: what is being done, how many bytes of how many (0: unknown)."""
    columns = (TextColumn("{task.description:.60}"), BarColumn(), DownloadColumn(), TimeElapsedColumn())
    console = Console(file=sys.stderr)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=None)

        def report(what: str, done: int, total: int) -> None:
            bar.update(task, description=what, completed=done, total=total or None)

        yield report
