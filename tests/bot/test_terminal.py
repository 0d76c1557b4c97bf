"""The terminal itself: the line editor, history, a pipe, and colours only where they are seen."""

from __future__ import annotations

import io
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput

from bot.cli import terminal
from bot.cli.completing import Completion
from bot.cli.line_editor import DeskCompleter, session

PASTE = "\x1b[200~{}\x1b[201~"
"""How a terminal sends what is pasted."""


def edited(keys: str, history: Path) -> list[str]:
    """The lines that come of some keys, ended by Ctrl+D."""
    with create_pipe_input() as pipe, create_app_session(input=pipe, output=DummyOutput()):
        pipe.send_text(keys + "\x04")
        editor, found = session(lambda line: (), history), []
        with suppress(EOFError):
            while True:
                found.append(editor.prompt("> "))
    return found


def test_what_is_pasted_comes_as_one(tmp_path: Path) -> None:
    board = "You: Grizzly Bears\nOpp: Giant Spider"
    assert edited(PASTE.format(board) + "\r", tmp_path / "history") == [board]


def test_the_line_up_to_the_cursor_is_completed() -> None:
    completer = DeskCompleter(lambda line: [Completion("Giant Spider", 2, "Giant Spider · 2/4 · Opp")])
    (found,) = completer.get_completions(Document("block gi"), CompleteEvent())
    assert (found.text, found.start_position, found.display_text) == ("Giant Spider", -2, "Giant Spider · 2/4 · Opp")


def test_the_arrow_finds_what_was_typed_another_day(tmp_path: Path) -> None:
    assert edited("board new\r", tmp_path / "kept" / "history") == ["board new"]
    assert edited("\x1b[A\r", tmp_path / "kept" / "history") == ["board new"]


def test_a_pipe_is_read_line_by_line_without_a_prompt(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("one\ntwo\n"))
    assert list(terminal.typed_lines(lambda: "> ", lambda line: (), tmp_path / "history")) == ["one", "two"]
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("width", ["20", "80"])
def test_output_that_nobody_watches_is_plain_and_whole(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], width: str
) -> None:
    monkeypatch.setenv("COLUMNS", width)
    line = "3. Grizzly Bears is destroyed by the damage that it was dealt. [704.5g, 701.8b]"
    terminal.say(line)
    terminal.say("[rules] [board] :smile: [/bold]", "verdict")
    assert capsys.readouterr().out == f"{line}\n[rules] [board] :smile: [/bold]\n"


def test_a_terminal_shows_verdicts_and_rules_in_colour(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("NO_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    terminal.say("Grizzly Bears dies. [704.5g]", "verdict")
    told = capsys.readouterr().out
    assert "\x1b[1m" in told
    assert "\x1b[1;36m[704.5g]\x1b" in told


def test_nothing_that_is_said_commands_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    terminal.say("a\x1b[2Jb")
    assert "\x1b" not in capsys.readouterr().out
