"""Where something is wrong in a file of a board is told in words: no path of JSON, no type of Python."""

from __future__ import annotations

import json
import re

import pytest

from bot.desk import Desk, Place
from bot.place_in_words import place_in_words
from bot.words import Words


@pytest.mark.parametrize(
    ("place", "said"),
    [
        ("players.Ana.battlefield[0].tapped", "Ana, battlefield, no. 1, “tapped”"),
        ("$.players.Ana.life", "Ana, “life”"),
        ("players.J. R. Smith.hand[2]", "J. R. Smith, hand, no. 3"),
        ("players.Ana.hand[0].counters.+1/+1", "Ana, hand, no. 1, “counters”, “+1/+1”"),
        ("script[1].targets[0]", "Act 2, “targets”, no. 1"),
        ("turn.step", "“turn”, “step”"),
        ("3:7", "line 3, column 7"),
        ("$", ""),
    ],
)
def test_a_place_is_told_in_words(place: str, said: str) -> None:
    assert place_in_words(place, Words.of("en")) == said


def test_a_place_is_told_in_french() -> None:
    assert place_in_words("players.Ana.battlefield[0].tapped", Words.of("fr")) == (
        "Ana, champ de bataille, nº 1, «\u00a0tapped\u00a0»"
    )


def _board(**sides: object) -> str:
    return json.dumps({"version": 1, "players": {"A": sides, "B": {}}})


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize(
    "text",
    [
        _board(battlefield=[{"card": "Grizzly Bears", "tapped": "yes"}]),
        _board(battlefield=[{"card": "Grizly Bears"}]),
        _board(battlefield="Forest"),
        _board(battlefield=[3]),
        _board(life="x"),
        _board(foo=1),
        _board(life=10**12),
        _board(battlefield=[{"token": {"name": "X", "types": "Creature"}}]),
        '{"version": 1, "players": [1, 2]}',
        '{"version": 9, "players": {"A": {}, "B": {}}}',
        '{"version": 1, "players": {"A": {}, "B": {}}, "script": [{"do": "cast", "card": ["Shock"]}]}',
        '{"version": 1',
        '{"players": NaN}',
        "[]",
        "[1, 2]",
        "{}",
        "<html/>",
        "<Deck><Cards",
        '<!DOCTYPE lol [<!ENTITY a "b">]><Deck>&a;</Deck>',
    ],
)
def test_no_import_is_answered_with_a_path_or_a_type(desk: Desk, text: str, locale: str) -> None:
    reply = desk.run(Place("channel", "1", name="Alice", locale=locale), "board import", text=text)
    assert reply.error == "input"
    assert not re.search(r"\$|\w\[\d|\w\.\w+[.:\[]|\bJSON\b|found (list|dict|str|int|inf|NoneType)\b", reply.verdict)
    assert "\n" not in reply.verdict
