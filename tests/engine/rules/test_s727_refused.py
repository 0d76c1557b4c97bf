"""What is refused by name: restarting, subgames, stickers and Attractions."""

from __future__ import annotations

from typing import Any

import pytest

from engine.table.unsupported import not_played
from tests.engine.helpers import RESOLVE, board, cast


def test_a_subgame_is_named_and_left_to_the_players() -> None:
    played = board({"hand": ["Shahrazad"]}, [], cast("Shahrazad"), RESOLVE, expect=["A life 20", "B life 20"])
    assert "729.1" in played.rules_of("playing subgames is not played here")


def test_what_restarts_the_game_is_listed_by_name() -> None:
    field: dict[str, Any] = {"battlefield": [{"card": "Karn Liberated", "counters": {"loyalty": 14}}]}
    played = board(field, [])
    (unread,) = [one for one in played.report["unread"] if "Restart" in one["text"]]
    assert unread["why"] == "restarting is not played here"


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("Mutate {2}{G}", None),
        ("You may put a sticker on a nonland permanent you own.", "123.1"),
        ("When ~ enters, open an Attraction.", "717.1"),
        ("Draw a card.", None),
    ],
)
def test_each_is_known_by_its_words(text: str, rule: str | None) -> None:
    named = not_played(text)
    assert (named.rule if named is not None else None) == rule
