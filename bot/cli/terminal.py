"""A terminal: lines in with completion and history where there is a keyboard, lines out with colour where it shows."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console as Screen
from rich.highlighter import RegexHighlighter
from rich.text import Text
from rich.theme import Theme

from bot.clean_text import plain
from bot.cli.completing import Completion

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession

Complete = Callable[[str], Iterable[Completion]]


class _Marks(RegexHighlighter):
    """What stands out in a line of a reply: rules, numbers of steps and options, who is asked, buttons, small print."""

    base_style = "siege."
    highlights = (
        r"(?P<rule>\[\d{3}[^\]]*\])$",
        r"^ *(?P<number>\d+[.)]|[a-h]\)) ",
        r"^(?P<asks>\? [^:]+:)",
        r"^(?P<button>\[\D.*\])$",
        r"^(?P<small>~ .*)$",
    )


_THEME = Theme(
    {
        "siege.verdict": "bold",
        "siege.error": "bold red",
        "siege.rule": "cyan",
        "siege.number": "bold",
        "siege.asks": "bold yellow",
        "siege.button": "green",
        "siege.small": "dim",
    }
)
_MARKS = _Marks()


def say(line: str, style: str = "", /) -> None:
    """Print a line, in which nothing is hidden or tells the terminal what to do; coloured on a terminal."""
    text = Text(plain(line), style=f"siege.{style}" if style else "")
    _MARKS.highlight(text)
    Screen(theme=_THEME, highlight=False, emoji=False).print(text, soft_wrap=True)


def typed_lines(prompt: Callable[[], str], complete: Complete, history: Path) -> Iterator[str]:
    """What is typed, line by line, until it ends; what is pasted at once comes as one. A pipe is read as it is."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # a byte that is no UTF-8 is a letter that nobody knows
    session = _session(complete, history) if sys.stdin.isatty() and sys.stdout.isatty() else None
    with suppress(EOFError, KeyboardInterrupt):
        while True:
            if session is not None:
                yield session.prompt(prompt())
            else:
                yield input(prompt() if sys.stdin.isatty() else "")


def _session(complete: Complete, history: Path) -> PromptSession[str] | None:
    """A line editor, or None where the extra "console" is not installed."""
    try:
        from bot.cli.line_editor import session
    except ModuleNotFoundError:
        return None
    return session(complete, history)
