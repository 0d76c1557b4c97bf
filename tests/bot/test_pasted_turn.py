"""Whose turn it is in pasted boards, and which step."""

from __future__ import annotations

import pytest

from bot.board_text.paste import read
from bot.board_text.times_told import time_told
from bot.board_text.writing import write
from bot.card_names import Names


def test_whose_turn_it_is_is_written_where_it_is_not_the_first_players(names: Names) -> None:
    scenario = {"players": {"You": {}, "Opp": {}}, "turn": {"active": "Opp"}}
    assert write(scenario).endswith("It is Opp's turn\n")
    assert read(write(scenario), names).active == "Opp"
    assert "turn" not in write(scenario | {"turn": {"active": "You"}})


@pytest.mark.parametrize("line", ["It is Opp's turn", "it's opp’s turn.", "Opp's turn", "C'est le tour d'Opp"])
def test_whose_turn_it_is(names: Names, line: str) -> None:
    pasted = read(f"You: Forest\nOpp: Island\n{line}", names)
    assert pasted.problems == []
    assert (pasted.active, list(pasted.sides)) == ("Opp", ["You", "Opp"])


@pytest.mark.parametrize(
    ("line", "step"),
    [
        ("It is Opp's turn, upkeep", "upkeep"),
        ("it's Opp's turn: end step.", "end"),
        ("Opp's upkeep", "upkeep"),
        ("It is Opp's declare blockers step", "declare blockers"),
        ("C'est le tour d'Opp, entretien", "upkeep"),
        ("C'est l'entretien d'Opp", "upkeep"),
    ],
)
def test_in_which_step_the_game_is(names: Names, line: str, step: str) -> None:
    pasted = read(f"You: Forest; Opp: Island; {line}", names)
    assert pasted.problems == []
    assert (pasted.active, pasted.step, list(pasted.sides)) == ("Opp", step, ["You", "Opp"])


def test_the_step_is_written_where_it_is_no_main_phase(names: Names) -> None:
    scenario = {"players": {"You": {}, "Opp": {}}, "turn": {"active": "You", "step": "declare blockers"}}
    again = read(write(scenario), names)
    assert (again.active, again.step) == ("You", "declare blockers")


def test_my_turn(names: Names) -> None:
    assert read("Opp: Island\nYou: Forest\nmy turn", names).active == "You"
    assert read("Opp: Island\nYou: Forest\nmy upkeep", names).step == "upkeep"


@pytest.mark.parametrize(
    "line", ["tour d'Opp", "tour de Opp", "Tour d’Opp.", "c'est au tour d'Opp", "au tour de Opp", "Tour : Opp"]
)
def test_whose_turn_it_is_in_french(names: Names, line: str) -> None:
    pasted = read(f"You: Forest\nOpp: Island\n{line}", names)
    assert (pasted.problems, pasted.active) == ([], "Opp")


@pytest.mark.parametrize("line", ["You hand: Tale's End", "You (10) hand: Tale's End", "Opp graveyard: Night's Upkeep"])
def test_a_card_whose_name_ends_in_a_step_is_no_step(line: str) -> None:
    assert time_told(line) is None
