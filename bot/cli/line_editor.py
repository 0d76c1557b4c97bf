"""A line of the terminal as it is typed: completion by Tab, history by the arrows and Ctrl+R."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from prompt_toolkit import PromptSession
from prompt_toolkit.auto_suggest import AutoSuggestFromHistory
from prompt_toolkit.completion import CompleteEvent, Completer
from prompt_toolkit.completion import Completion as Shown
from prompt_toolkit.document import Document
from prompt_toolkit.history import FileHistory

from bot.cli.completing import Completion


class DeskCompleter(Completer):
    """Completes lines by what the desk suggests."""

    def __init__(self, complete: Callable[[str], Iterable[Completion]]) -> None:
        self._complete = complete

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Shown]:
        """How the line up to the cursor may go on."""
        for one in self._complete(document.text_before_cursor):
            yield Shown(one.text, start_position=-one.typed, display=one.shown)


def session(complete: Callable[[str], Iterable[Completion]], history: Path) -> PromptSession[str]:
    """A prompt that keeps what was typed in a file."""
    history.parent.mkdir(parents=True, exist_ok=True)
    return PromptSession(
        history=FileHistory(history),
        auto_suggest=AutoSuggestFromHistory(),
        completer=DeskCompleter(complete),
        complete_while_typing=False,
    )
