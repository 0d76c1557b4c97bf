"""What is offered for a change by hand: the things it may happen to, and what it may be to."""

from __future__ import annotations

import pytest

from bot.desk import Desk, Place
from bot.desk.autocomplete_of_edits import MOST_DAMAGE
from tests.bot.replies import good

BOARD = """\
You: Grizzly Bears (2 +1/+1), History of Benalia (1 lore), Glorious Anthem, Forest, Pacifism (on Grizzly Bears)
You hand: Shock
Opp: Colossal Dreadmaw (1 -1/-1, 1 stun), Invasion of Zendikar (3 defense, protector You), Bonesplitter
Opp: 3 poison
"""


@pytest.fixture
def board(desk: Desk, alice: Place) -> Desk:
    reply = desk.run(alice, "board paste", text=BOARD)
    assert reply.error is None, reply.verdict
    return desk


def values(desk: Desk, place: Place, change: str, thing: str = "", typed: str = "") -> list[str]:
    given = {"change": change, "object": thing}
    return [one.label for one in desk.suggest(place, "board edit", "value", typed, given)]


def objects(desk: Desk, place: Place, change: str, typed: str = "") -> list[str]:
    found = desk.suggest(place, "board edit", "object", typed, {"change": change})
    return [one.label.split(" · ")[0] for one in found]


def test_without_a_board_nothing_of_one_is_offered(desk: Desk, alice: Place) -> None:
    for change in ("tap", "move", "life", "counters"):
        assert objects(desk, alice, change) == []
    for change in ("attach", "control", "counters", "damage", "face", "mana"):
        assert values(desk, alice, change) == []
    assert "graveyard" in values(desk, alice, "move"), "zones are the same on every board"
    assert "upkeep" in values(desk, alice, "turn")


@pytest.mark.parametrize(
    ("thing", "offered"),
    [
        ("Grizzly Bears", ["3 +1/+1", "1 +1/+1", "1 -1/-1", "1 charge", "1 stun"]),
        ("Colossal Dreadmaw", ["2 -1/-1", "0 -1/-1", "2 stun", "0 stun", "1 +1/+1", "1 charge"]),
        ("History of Benalia", ["2 lore", "0 lore", "1 charge", "1 stun"]),
        ("Invasion of Zendikar", ["4 defense", "2 defense", "1 charge", "1 stun"]),
        ("Glorious Anthem", ["1 charge", "1 stun"]),
        ("Opp", ["1 poison", "1 energy", "1 experience", "1 rad"]),
        ("nobody here", []),
    ],
)
def test_one_counter_more_and_one_less_and_one_of_the_usual_kinds(
    board: Desk, alice: Place, thing: str, offered: list[str]
) -> None:
    assert values(board, alice, "counters", thing) == offered


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("7", ["7 +1/+1", "7 -1/-1", "7 charge", "7 stun"]),
        ("7 st", ["7 stun"]),
        ("0 +", ["0 +1/+1"]),
        ("st", ["1 stun"]),
        ("x", []),
    ],
)
def test_a_number_that_is_typed_is_the_number_of_counters(
    board: Desk, alice: Place, typed: str, offered: list[str]
) -> None:
    assert values(board, alice, "counters", "Grizzly Bears", typed) == offered


def test_damage_is_offered_up_to_what_kills(board: Desk, alice: Place) -> None:
    assert values(board, alice, "damage", "Grizzly Bears") == ["0", "1", "2", "3", "4", "5"]
    assert values(board, alice, "damage", "Glorious Anthem") == ["0"]
    assert values(board, alice, "damage") == ["0", "1", "2", "3"], "of what is not said yet a few"
    assert values(board, alice, "damage", "Grizzly Bears", "3") == ["3"]
    board.run(alice, "board edit", change="counters", object="Grizzly Bears", value="30 +1/+1")
    assert values(board, alice, "damage", "Grizzly Bears")[-1] == str(MOST_DAMAGE)


def test_a_thing_goes_on_another_or_a_player_but_not_on_itself(board: Desk, alice: Place) -> None:
    hosts = [label.split(" · ")[0] for label in values(board, alice, "attach", "Bonesplitter")]
    assert {"Grizzly Bears", "Colossal Dreadmaw", "Alice", "Opp"} <= set(hosts)
    assert not {"Bonesplitter", "Shock"} & set(hosts)
    assert "Bonesplitter" in [label.split(" · ")[0] for label in values(board, alice, "attach")]


def test_control_goes_to_another_player(board: Desk, alice: Place) -> None:
    assert values(board, alice, "control", "Bonesplitter") == ["Alice · 20"]
    assert values(board, alice, "control", "Grizzly Bears") == ["Opp · 20"]
    assert values(board, alice, "control") == ["Alice · 20", "Opp · 20"]


def test_faces_and_mana_are_listed(board: Desk, alice: Place) -> None:
    assert values(board, alice, "face", "Invasion of Zendikar") == ["front", "back"]
    assert values(board, alice, "face", "Invasion of Zendikar", "b") == ["back"]
    assert values(board, alice, "mana") == ["any", "lands", "W", "U", "B", "R", "G", "C"]
    assert values(board, alice, "remove", "Forest") == []


def test_each_change_is_offered_what_it_may_happen_to(board: Desk, alice: Place) -> None:
    assert objects(board, alice, "face") == ["Invasion of Zendikar"]
    assert objects(board, alice, "damage") == ["Grizzly Bears", "Colossal Dreadmaw"]
    assert objects(board, alice, "attach") == ["Pacifism", "Bonesplitter"]
    assert objects(board, alice, "untap") == []
    permanents = {"Grizzly Bears", "History of Benalia", "Glorious Anthem", "Forest", "Pacifism", "Colossal Dreadmaw"}
    permanents |= {"Invasion of Zendikar", "Bonesplitter"}
    for change in ("tap", "control", "remove"):
        assert set(objects(board, alice, change)) == permanents, change
    assert set(objects(board, alice, "counters")) == permanents | {"Alice", "Opp"}
    assert set(objects(board, alice, "move")) == permanents | {"Shock"}
    for change in ("life", "mana", "turn"):
        assert objects(board, alice, change) == ["Alice", "Opp"], change
    assert objects(board, alice, "tap", "gri") == ["Grizzly Bears"]
    assert set(objects(board, alice, "")) == permanents | {"Alice", "Opp", "Shock"}, "no change is said yet"


def test_a_spell_on_the_stack_is_not_moved_by_hand(board: Desk, alice: Place) -> None:
    assert board.run(alice, "cast", card="Shock", target="Opp").error is None
    assert not [name for name in objects(board, alice, "move") if name == "Shock"]


def test_a_saga_without_them_usually_has_lore_counters(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You: History of Benalia (0 lore)\nOpp: Grizzly Bears"))
    assert values(desk, alice, "counters", "History of Benalia") == ["1 lore", "1 charge", "1 stun"]
