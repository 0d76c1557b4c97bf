"""The terminal: typed lines in, plain lines out, the same desk behind."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.cli.console import Console
from bot.desk import Desk, Place


class Screen:
    """A console whose output is kept."""

    def __init__(self, desk: Desk, folder: Path, locale: str = "en") -> None:
        self.lines: list[str] = []
        self.console = Console(desk, Place.direct("terminal", locale), self.lines.append, folder)

    def type(self, *lines: str) -> str:
        """Type lines; gives what they printed."""
        before = len(self.lines)
        self.console.run(lines)
        return "\n".join(self.lines[before:])


@pytest.fixture
def screen(desk: Desk, tmp_path: Path) -> Screen:
    return Screen(desk, tmp_path)


def test_a_board_is_pasted_line_by_line_and_drawn(screen: Screen, tmp_path: Path) -> None:
    told = screen.type("board paste", "You: Grizzly Bears", "Opp: Giant Spider", "")
    assert "Put 2 cards on the board." in told
    assert f"Picture: {tmp_path / 'board.png'}" in told
    assert (tmp_path / "board.png").read_bytes().startswith(b"\x89PNG")


def test_options_by_name_by_quotes_and_by_place(screen: Screen) -> None:
    screen.type("board paste", "You: Grizzly Bears", "Opp: Giant Spider", "")
    assert "casts Shock targeting Giant Spider" in screen.type("cast shock target: spider")
    screen.type("undo")
    assert "casts Shock targeting Giant Spider" in screen.type('/cast "Shock" "Giant Spider"')
    assert "Shock deals 2 damage" in screen.type("resolve")


def test_choices_by_typing_a_number(screen: Screen) -> None:
    siege = "You: Invasion of Zendikar (as siege, 3 defense, protector Opp)"
    asked = screen.type("board paste", siege, "", "cast Lightning Bolt target: siege", "resolve", "resolve")
    assert "   1) Yes" in asked
    assert screen.console.prompt == "? "
    assert "casts Awakened Skyclave" in screen.type("1")
    assert screen.console.prompt == "> "


def test_buttons_are_words_and_stay_after_a_look_up(screen: Screen) -> None:
    told = screen.type("board paste", "Opp: Giant Spider", "", "cast Shock target: Giant Spider", "resolve")
    assert "[rules]" in told
    assert "120.3e" in screen.type("rules")
    assert "Took back: resolve." in screen.type("undo")


def test_a_file_goes_out_and_comes_in(screen: Screen, tmp_path: Path) -> None:
    screen.type("board new", "board add Grizzly Bears count: 2 tapped: yes", "board export", "board end")
    told = screen.type(f"board import {tmp_path / 'board.json'}")
    assert "The board is imported." in told
    assert "no file" in screen.type("board import /nowhere/board.json")


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("cast", "cast needs card. As in: cast card: …"),
        ("cast Shock x: two", "x: “two” is not understood"),
        ('cast "Shock', "A quotation mark is not closed."),
        ("bord", "There is no command “bord”."),
        ("card Grizly Bears", "Did you mean Grizzly Bears?"),
    ],
)
def test_a_slip_gets_one_sentence(screen: Screen, line: str, says: str) -> None:
    assert says in screen.type(line)


def test_leaving_and_coming_back_finds_the_board(desk: Desk, tmp_path: Path) -> None:
    first = Screen(desk, tmp_path)
    assert "Goodbye." in first.type("board new", "quit", "board end")
    second = Screen(desk, tmp_path)
    second.console.welcome()
    assert any("Turn 1" in line for line in second.lines)


def test_in_french(desk: Desk, tmp_path: Path) -> None:
    screen = Screen(desk, tmp_path, "fr-FR")
    assert "Il n’y a pas de table" in screen.type("board show")
    assert "Au revoir." in screen.type("quitter")
