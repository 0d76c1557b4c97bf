"""What a scenario says to have happened earlier in the turn."""

from __future__ import annotations

from tests.helpers import RESOLVE, board, cast


def test_what_attacked_before_the_board_began_has_attacked_this_turn() -> None:
    side = {"battlefield": [{"card": "Grizzly Bears", "id": name, "tapped": True} for name in ("one", "other")]}
    side["hand"] = ["Relentless Assault"]
    past = {"A": {"attacked_with": ["one", "Goblin Piker"]}}
    expect = ["one is untapped", "other is tapped"]
    board(side, (), cast("Relentless Assault"), RESOLVE, step="postcombat main", history=past, expect=expect)
