"""Whatever a text of a scenario is, it is played, refused or an error with its place; never a crash."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cards.database import CardDatabase
from engine import ScenarioError, play

CARDS = CardDatabase.starter_set()

ODD = {
    "reading order": "\u202eLightning Bolt",
    "half a character": "\ud800x",
    "terminal escape": "\x1b[2J",
    "C1 control": "\x9b31m",
    "zero width": "Grizzly\u200b Bears",
    "5,000 digits": "9" * 5000,
    "nul": "a\x00b",
    "tag": "\U000e0041",
    "byte order mark": "\ufeffForest",
    "line breaks": "a\nb\r\n\u2028c",
    "accents": "e" + "\u0301" * 3000,
    "quotes": "\"'`\\",
    "placeholders": "{{%s%d${x}",
    "number sign": "Forest#" + "9" * 5000,
    "empty": "",
}


def places(text: str) -> dict[str, dict[str, Any]]:
    """Scenarios with the text in each place where a text may stand."""
    players: dict[str, Any] = {"A": {"battlefield": ["Mountain"], "hand": ["Lightning Bolt"]}, "B": {}}
    token = {"name": text, "types": ["Creature"], "subtypes": [text], "power": 1, "toughness": 1}
    acts: dict[str, dict[str, Any]] = {
        "act": {"do": text},
        "card of an act": {"do": "cast", "player": "A", "card": text},
        "player of an act": {"do": "cast", "player": text, "card": "Lightning Bolt"},
        "target": {"do": "cast", "player": "A", "card": "Lightning Bolt", "targets": [text]},
        "answer": {"do": "answer", "player": "A", "choice": text, "value": text},
        "step": {"do": "go_to", "step": text},
        "attack": {"do": "attack", "player": "A", "attackers": {text: text}},
    }
    return {
        "title": {"players": players, "title": text},
        "player": {"players": {text: {}, "B": {}}},
        "card": {"players": {"A": {"battlefield": [text]}, "B": {}}},
        "id": {"players": {"A": {"battlefield": [{"card": "Mountain", "id": text}]}, "B": {}}},
        "counter": {"players": {"A": {"battlefield": [{"card": "Mountain", "counters": {text: 1}}]}, "B": {}}},
        "token": {"players": {"A": {"battlefield": [{"token": token}]}, "B": {}}},
        "mana": {"players": {"A": {"mana": text}, "B": {}}},
        "key": {"players": players, text: 1},
        "turn": {"players": players, "turn": {"number": 1, "active": text, "step": text}},
        "expectation": {"players": players, "expect": [text]},
        "short act": {"players": players, "script": [text]},
        **{name: {"players": players, "script": [act]} for name, act in acts.items()},
    }


@pytest.mark.parametrize("kind", ODD)
@pytest.mark.parametrize("place", places(""))
def test_any_text_in_any_place_is_answered(kind: str, place: str) -> None:
    scenario = {"version": 1, **places(ODD[kind])[place]}
    try:
        for locale in ("en", "fr"):
            json.dumps(play(scenario, CARDS, locale).report().to_dict())
        said = "played"
    except ScenarioError as problem:
        said = str(problem)
    assert 0 < len(said) < 1000
