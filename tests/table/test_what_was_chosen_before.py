"""What was chosen as permanents of the board entered, and nobody has said: asked once something turns on it."""

from __future__ import annotations

import pytest

from engine import play
from engine.state.choices import Illegal
from tests.helpers import RESOLVE, answer, board, cards, cast, creature, to

LORD = creature(
    "As ~ enters, choose a creature type.\nOther creatures you control of the chosen type get +1/+1.", name="Lord"
)
MAGE = "Meddling Mage"
"""Spells with the name that was chosen for it can't be cast."""
SHOCKED = {"hand": ["Shock"]}
SHOCK = cast("Shock", "A", player="B")


def test_what_an_effect_turns_on_at_once_is_asked_first() -> None:
    asked = board([LORD, "Grizzly Bears"]).pending
    assert asked["prompt"] == "Which creature type was chosen as Lord entered?"
    assert [option["label"] for option in asked["options"]] == ["Bear", "another creature type"]
    assert asked["rest"]
    board([LORD, "Grizzly Bears"], [], answer("Bear"), expect=["Grizzly Bears is 3/3"])
    board([LORD, "Grizzly Bears"], [], answer("sliver"), expect=["Grizzly Bears is 2/2"])
    board([LORD, "Grizzly Bears"], [], answer("Sword"), refused="205.3e")


def test_what_nothing_turns_on_is_not_asked() -> None:
    played = board([MAGE, "Grizzly Bears"], [], to("end"))
    assert played.report["pending"] is None
    assert not any("chosen" in one for one in played.report["assumed"])
    board([{**LORD, "chosen": {"creature type": "Bear"}}, "Grizzly Bears"], expect=["Grizzly Bears is 3/3"])


def test_an_act_that_turns_on_it_is_done_once_it_is_known() -> None:
    asked = board([MAGE], SHOCKED, SHOCK, active="B")
    assert asked.pending["kind"] == "card name"
    assert asked.pending["rule"] == "607.2d"
    board([MAGE], SHOCKED, SHOCK, answer("Giant Growth"), RESOLVE, active="B", expect=["A life 18"])
    board([MAGE], SHOCKED, SHOCK, answer("Shock"), active="B", refused="601.3")
    board([MAGE], SHOCKED, answer("Shock", choice="card name"), SHOCK, active="B", refused="601.3")


def test_an_act_waits_where_it_is_asked_already() -> None:
    acts = to("end"), answer("Bear")
    board([LORD, "Grizzly Bears"], [], *acts, expect=["Grizzly Bears is 3/3"])
    board([LORD, "Grizzly Bears"], [], to("end"), to("end"), refused="607.2d")


def test_several_are_asked_one_after_the_other() -> None:
    acts = SHOCK, answer("Giant"), answer("Giant Growth"), RESOLVE
    board([LORD, MAGE, "Hill Giant"], SHOCKED, *acts, active="B", expect=["Hill Giant is 4/4", "A life 18"])


def test_what_is_put_there_by_hand_is_asked_too() -> None:
    script = {"do": "edit", "create": {"A": [LORD]}}, answer("Bear")
    board(["Grizzly Bears"], [], *script, expect=["Grizzly Bears is 3/3"])


def test_what_comes_of_each_answer_is_told_without_the_answer_itself() -> None:
    outcomes = board([MAGE], SHOCKED, SHOCK, active="B").table.outcomes()
    assert outcomes is not None
    assert outcomes.all
    said = {tuple(one.label for one in found.answers): found.results for found in outcomes.outcomes}
    assert said[("Meddling Mage", "another card")] == ("A is at 18 life (2 damage).",)
    assert said[("Shock",)] == (
        "Meddling Mage keeps Shock from being cast: “Spells with the chosen name can't be cast”.",
    )


WARD = creature("As ~ enters, choose a color.\n~ has protection from the chosen color.", name="Ward")


@pytest.mark.parametrize("order", [1, -1])
def test_what_is_said_in_a_fork_holds_only_there(order: int) -> None:
    """In the middle of an act both go on from the same checkpoint."""
    table = board([WARD, "Grizzly Bears"], SHOCKED, cast("Shock", player="B"), active="B").table
    assert table.choice is not None
    assert table.choice.kind == "target"
    apart = table.fork()
    for one, color in [(apart, "white"), (table, "blue")][::order]:
        one.answer("Ward")
        assert one.choice is not None
        assert one.choice.kind == "color"
        one.answer(color)
    for one, color in (apart, "W"), (table, "U"):
        ward = next(it for it in one.game.permanents() if it.base.name == "Ward")
        assert ward.chosen["color"] == color


def test_a_target_that_is_none_once_it_is_known_is_refused() -> None:
    """What could be chosen had been worked out before it was known."""
    table = board([WARD, "Grizzly Bears"], SHOCKED, cast("Shock", player="B"), active="B").table
    table.answer("Ward")
    with pytest.raises(Illegal, match="protected-from-color"):
        table.answer("red")


def test_a_report_is_the_same_however_often_it_is_made() -> None:
    table = board([MAGE], SHOCKED, SHOCK, active="B").table
    table.report()
    fork = table.fork()
    fork.answer("another card")
    table.report()
    table.answer("another card")
    again = play(table.scenario, cards())
    again.answer("another card")
    assert again.report().steps == table.report().steps == fork.report().steps


def test_of_what_might_have_been_a_target_nothing_is_asked() -> None:
    """Only of what is chosen as a target it matters whether it is protected (115.4, 702.16b)."""
    voice = creature("As ~ enters, choose a color.\n~ has protection from the chosen color.", name="Voice")
    bears = [voice, "Grizzly Bears"]
    board(bears, SHOCKED, cast("Shock", "Grizzly Bears", player="B"), RESOLVE, active="B", expect=["B life 20"])
    at_voice = cast("Shock", "Voice", player="B")
    asked = board(bears, SHOCKED, at_voice, active="B")
    assert asked.pending["kind"] == "color"
    board(bears, SHOCKED, at_voice, answer("red"), active="B", refused="702.16b")
    board(bears, SHOCKED, at_voice, answer("blue"), RESOLVE, active="B", expect=["Voice in nowhere"])
