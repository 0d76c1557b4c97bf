"""Imports from strangers: size first, then shape; one sentence each."""

from __future__ import annotations

import json

import pytest

from bot.board_text.items import MOST_ERRORS
from bot.board_text.paste import read
from bot.boards.limits_of_imported_boards import MOST_BYTES, read_import
from bot.card_names import Names
from bot.desk import Desk, Place
from bot.errors import BadImport, TooDeep, TooLarge, TooMuch, describe
from bot.words import Words

GOOD = {"version": 1, "players": {"A": {"battlefield": ["Forest"]}, "B": {}}}


def test_a_scenario_is_taken_with_or_without_a_byte_order_mark() -> None:
    assert read_import(json.dumps(GOOD).encode()) == GOOD
    assert read_import(json.dumps([GOOD]).encode("utf-8-sig")) == GOOD


def test_ten_megabytes_are_refused_unread() -> None:
    with pytest.raises(TooLarge) as caught:
        read_import(b"[" * 10_000_000)
    sentence, kind = describe(caught.value, Words.of("en"))
    assert sentence == "The file has 9,766 KiB; a board may have 64 KiB at most."
    assert kind == "input"


@pytest.mark.parametrize(
    ("data", "place"),
    [
        (b'{"players": {"A": ', "1:19"),
        (b"\xff\xfe{}", "[0]"),
        (b"[1, 2]", "$"),
        (b'{"players": NaN}', "$"),
        (b'{"players": {"A": {"life": 1e300}}}', "$.players.A.life"),
        (b'{"x": ' + b"9" * 5000 + b"}", "$"),
        (b"", "1:1"),
    ],
)
def test_what_is_no_board_is_refused_with_its_place(data: bytes, place: str) -> None:
    with pytest.raises(BadImport) as caught:
        read_import(data)
    assert str(caught.value.values["place"]).startswith(place)


@pytest.mark.parametrize("data", [b"[" * MOST_BYTES, b'{"a":' * 100 + b"1" + b"}" * 100])
def test_brackets_deep_in_each_other_are_refused(data: bytes) -> None:
    with pytest.raises(TooDeep) as caught:
        read_import(data)
    sentence, _ = describe(caught.value, Words.of("en"))
    assert "more than 12 deep" in sentence


@pytest.mark.parametrize(
    "players",
    [
        {str(n): {} for n in range(9)},
        {"A": {"battlefield": [{"card": "Forest", "count": 5000}]}, "B": {}},
    ],
)
def test_more_than_a_board_holds(players: dict[str, object]) -> None:
    with pytest.raises(TooMuch):
        read_import(json.dumps({"players": players}).encode())


@pytest.mark.parametrize("item", ["=", "a", "(", "Nonesuch on Nothing"])
def test_a_line_of_nothing_but_mistakes_is_soon_given_up(names: Names, item: str) -> None:
    pasted = read("You: " + ", ".join([item] * 1000), names)
    assert 1 <= len(pasted.problems) <= MOST_ERRORS
    assert pasted.sides == {"You": {}}


def test_what_was_asked_for_is_not_told_at_length(desk: Desk, alice: Place) -> None:
    for query in ("(" * 4000, "trample " * 500):
        assert len(desk.run(alice, "rule", query=query).verdict) < 250
