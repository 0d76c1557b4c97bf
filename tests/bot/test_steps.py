"""The steps of a turn as people name them, and where "next" leads."""

from __future__ import annotations

import pytest

from bot.desk import Desk, Place
from bot.desk.steps import next_step, read_step, step_called, steps, turn_of_next
from bot.errors import BadValue
from bot.words import Words


@pytest.mark.parametrize(
    ("text", "step"),
    [
        ("upkeep", "upkeep"),
        ("UPKEEP", "upkeep"),
        ("main", "main"),
        ("end step", "end step"),
        ("declare b", "declare blockers"),
        ("first main phase", "precombat main"),
        ("postcombat", "postcombat main"),
    ],
)
def test_a_step_by_its_name_in_the_rules_or_on_the_board_or_its_beginning(text: str, step: str) -> None:
    assert read_step(text, Words.of("en")) == step


@pytest.mark.parametrize("text", ["untap", "declare", "lunch", "e"])
def test_what_is_no_step_or_may_be_several_is_not_taken(text: str) -> None:
    with pytest.raises(BadValue) as problem:
        read_step(text, Words.of("en"))
    words = Words.of("en")
    assert problem.value.values["expected"] == ", ".join(step_called(step, words) for step in steps())


def test_a_step_in_french() -> None:
    assert read_step("déclaration des bloqueurs", Words.of("fr")) == "declare blockers"


def test_next_leads_from_each_step_to_the_one_in_which_somebody_acts(desk: Desk, alice: Place) -> None:
    assert desk.run(alice, "board paste", text="You: Grizzly Bears\nYou library: 9 Forest").error is None

    def after(step: str) -> str:
        assert desk.run(alice, "board edit", change="turn", value=step).error is None
        return next_step(desk.games.at(desk.boards.at("channel"), "en"))

    assert after("upkeep") == "precombat main"
    assert after("draw") == "precombat main"
    assert after("precombat main") == "declare attackers"
    assert after("beginning of combat") == "declare attackers"
    assert after("end of combat") == "postcombat main"
    assert after("postcombat main") == "end"
    assert after("end") == "upkeep"


def test_the_step_that_it_is_means_the_next_of_its_name(desk: Desk, alice: Place) -> None:
    assert desk.run(alice, "board paste", text="Alice: Grizzly Bears\nBob: Forest\nCarol: Island").error is None
    played = desk.games.at(desk.boards.at("channel"), "en")
    assert turn_of_next(played, "upkeep", None) == {}
    assert turn_of_next(played, "precombat main", None) == {"turn": 2}
    assert turn_of_next(played, "precombat main", "Alice") == {"turn": 4}, "of three players it is the third turn"
    assert turn_of_next(played, "precombat main", "Bob") == {}
    assert turn_of_next(played, "main", None) == {"step": "postcombat main"}
    assert turn_of_next(played, "main", "Alice") == {"step": "postcombat main"}
    assert turn_of_next(played, "main", "Bob") == {}
