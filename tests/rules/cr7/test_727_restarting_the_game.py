"""Restarting the Game (CR 727)."""

from __future__ import annotations

from typing import Any

from tests.helpers import board, cr


@cr("727.1", cited=False)
def test_what_restarts_the_game_is_listed_by_name() -> None:
    field: dict[str, Any] = {"battlefield": [{"card": "Karn Liberated", "counters": {"loyalty": 14}}]}
    played = board(field, [])
    (unread,) = [one for one in played.report["unread"] if "Restart" in one["text"]]
    assert unread["why"] == "restarting is not played here"
