"""What is asked before a question is played on: answered where one answer is best, and left to the player else."""

from __future__ import annotations

from typing import Any

from bot.desk import Desk
from bot.desk.choices_played_on import before_going_on
from bot.desk.games import Played


def shocked(desk: Desk, theirs: dict[str, Any]) -> Played:
    """After a Shock has resolved on the face-down creature of the other player."""
    players = {"A": {"hand": ["Shock"]}, "B": {"battlefield": [theirs]}}
    script = [{"do": "cast", "player": "A", "card": "Shock", "targets": ["face-down creature"]}, {"do": "resolve"}]
    return desk.games.of({"version": 1, "players": players, "script": script}, "en")


def test_nobody_says_for_a_player_which_card_an_unknown_one_is(desk: Desk) -> None:
    asked = shocked(desk, {"unknown": 1, "face_down": "morph"})
    assert asked.report.pending is not None
    assert asked.report.pending.kind == "unknown card"
    assert before_going_on(asked) is None


def test_where_nothing_is_asked_play_goes_on(desk: Desk) -> None:
    known = shocked(desk, {"card": "Grizzly Bears", "face_down": "manifested"})
    assert known.report.pending is None
    end = before_going_on(known)
    assert end is not None
    assert end.entries == ()
