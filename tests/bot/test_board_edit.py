"""A board changed by hand: every change that there is, and what each of them does not take."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.desk import Desk, Place
from tests.bot.replies import good, position

BOARD = "You: Grizzly Bears, Bonesplitter\nYou hand: Shock\nOpp: Giant Spider"


@pytest.fixture
def board(desk: Desk, alice: Place) -> Desk:
    good(desk.run(alice, "board paste", text=BOARD))
    return desk


def permanent(desk: Desk, name: str) -> Any:
    return next(p for side in position(desk).players for p in side.battlefield if p.name == name)


def test_life_is_the_players_named_else_the_askers_own(board: Desk, alice: Place) -> None:
    good(board.run(alice, "board edit", change="life", value="13"))
    good(board.run(alice, "board edit", change="life", player="Opp", value="7"))
    assert [side.life for side in position(board).players] == [13, 7]
    assert board.run(alice, "board edit", change="life", value="a lot").error == "input"


def test_counters_and_damage_are_put_on_what_is_named(board: Desk, alice: Place) -> None:
    good(board.run(alice, "board edit", change="counters", object="bears", value="2 +1/+1"))
    good(board.run(alice, "board edit", change="damage", object="spider", value="3"))
    assert permanent(board, "Grizzly Bears").counters == {"+1/+1": 2}
    assert permanent(board, "Giant Spider").damage == 3
    good(board.run(alice, "board edit", change="counters", player="Opp", value="2 poison"))
    assert position(board).players[1].counters == {"poison": 2}


def test_tapping_untapping_and_attaching(board: Desk, alice: Place) -> None:
    good(board.run(alice, "board edit", change="tap", object="bears"))
    assert permanent(board, "Grizzly Bears").tapped
    good(board.run(alice, "board edit", change="untap", object="bears"))
    assert not permanent(board, "Grizzly Bears").tapped
    good(board.run(alice, "board edit", change="attach", object="bonesplitter", value="bears"))
    assert permanent(board, "Grizzly Bears").power == 4
    good(board.run(alice, "board edit", change="attach", object="bonesplitter"))
    assert permanent(board, "Grizzly Bears").power == 2


def test_a_move_may_say_under_whose_control(board: Desk, alice: Place) -> None:
    good(board.run(alice, "board edit", change="move", object="spider", value="graveyard"))
    assert [card.card for card in position(board).players[1].graveyard] == ["Giant Spider"]
    good(board.run(alice, "board edit", change="move", object="Giant Spider", value="battlefield", player="me"))
    assert [p.name for p in position(board).players[0].battlefield][-1] == "Giant Spider"
    assert board.run(alice, "board edit", change="move", object="bears", value="limbo").error == "input"


def test_control_and_removal(board: Desk, alice: Place) -> None:
    good(board.run(alice, "board edit", change="control", object="bears", value="opp"))
    good(board.run(alice, "board edit", change="remove", object="bonesplitter"))
    mine, theirs = position(board).players
    assert not mine.battlefield
    assert {p.name for p in theirs.battlefield} == {"Grizzly Bears", "Giant Spider"}


def test_where_mana_comes_from_is_one_players_or_everybodys(board: Desk, alice: Place) -> None:
    def mana() -> list[Any]:
        file, _ = good(board.run(alice, "board export")).attachments
        return [side.get("mana") for side in json.loads(file.data)["players"].values()]

    good(board.run(alice, "board edit", change="mana", player="Opp", value="lands"))
    assert mana()[1] == "lands"
    assert mana()[0] != "lands"
    good(board.run(alice, "board edit", change="mana", value="RR2"))
    assert mana() == ["RR2", "RR2"]
    for wrong in ("some", None):
        assert board.run(alice, "board edit", change="mana", value=wrong).error == "input"


def test_whose_turn_it_is_and_in_which_step_is_set_apart(board: Desk, alice: Place) -> None:
    good(board.run(alice, "board edit", change="turn", value="end step"))
    turn = position(board).turn
    assert (turn.active, turn.step) == ("Alice", "end")
    good(board.run(alice, "board edit", change="turn", player="Opp"))
    turn = position(board).turn
    assert (turn.active, turn.step, turn.number) == ("Opp", "end", 1)


@pytest.mark.parametrize("change", ["counters", "damage", "tap", "remove"])
def test_a_change_of_nothing_names_what_there_is(board: Desk, alice: Place, change: str) -> None:
    reply = board.run(alice, "board edit", change=change, value="1")
    assert reply.error == "input"
    assert reply.verdict.endswith("Grizzly Bears, Bonesplitter, Giant Spider, Alice, Opp.")


def test_what_is_put_down_in_the_middle_of_a_game_is_made_where_it_belongs(board: Desk, alice: Place) -> None:
    good(board.run(alice, "cast", card="Shock", target="Giant Spider"))
    more = "You: life 11\nYou hand: 2 Shock\nOpp: 2 Forest, 3 poison"
    reply = good(board.run(alice, "board paste", text=more))
    assert reply.steps[0].by_hand
    mine, theirs = position(board).players
    assert (mine.life, [card.card for card in mine.hand]) == (11, ["Shock", "Shock"])
    assert [p.name for p in theirs.battlefield].count("Forest") == 2
    assert theirs.counters == {"poison": 3}
    assert board.run(alice, "board add", card="Island", controller="me", zone="graveyard").error is None
    assert [card.card for card in position(board).players[0].graveyard][-1] == "Island"


def test_what_only_a_beginning_can_have_is_not_put_down_later(board: Desk, alice: Place) -> None:
    good(board.run(alice, "cast", card="Shock", target="Giant Spider"))
    for text in ("You: monarch", "Night", "Opp's turn"):
        assert board.run(alice, "board paste", text=text).error is not None, text
    assert not position(board).players[0].graveyard, "nothing has changed"


def test_another_face_is_turned_up_and_stays_the_same_object(board: Desk, alice: Place) -> None:
    good(board.run(alice, "board paste", text="You: Invasion of Zendikar (2 defense, protector Opp)"))
    turned = good(board.run(alice, "board edit", change="face", object="zendikar", value="back"))
    assert turned.steps[0].by_hand
    assert permanent(board, "Awakened Skyclave").counters == {"defense": 2}
    good(board.run(alice, "board edit", change="face", object="skyclave", value="front"))
    assert permanent(board, "Invasion of Zendikar").counters == {"defense": 2}
    assert board.run(alice, "board edit", change="face", object="bears", value="back").error == "refused"
    for wrong in ("side", None):
        reply = board.run(alice, "board edit", change="face", object="zendikar", value=wrong)
        assert reply.error == "input"
        assert "front, back" in reply.verdict, "what would do is said"


@pytest.mark.parametrize(
    ("change", "value", "expected"),
    [
        ("life", "a lot", "17"),
        ("life", None, "17"),
        ("life", "1234567", "17"),
        ("damage", "-1", "2"),
        ("damage", None, "2"),
        ("move", "limbo", "graveyard"),
        ("move", None, "battlefield"),
        ("mana", "purple", "any, lands, UUR2"),
        ("dance", "1", "counters"),
    ],
)
def test_a_value_that_is_none_is_quoted_with_what_would_be_one(
    board: Desk, alice: Place, change: str, value: str | None, expected: str
) -> None:
    before = board.boards.at("channel")
    reply = board.run(alice, "board edit", change=change, object="bears", value=value)
    assert reply.error == "input"
    assert expected in reply.verdict
    assert (value if value and change != "dance" else change) in reply.verdict or value is None
    assert board.boards.at("channel") == before


def test_life_may_be_below_nothing_and_very_high(board: Desk, alice: Place) -> None:
    for life in (-3, 999_999):
        board.run(alice, "board edit", change="life", player="Opp", value=str(life))
        assert position(board).players[1].life == life
        good(board.run(alice, "board undo"))
