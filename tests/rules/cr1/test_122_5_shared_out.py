"""Counters that are moved from one object onto several others (CR 122.5, 608.2d)."""

from __future__ import annotations

from typing import Any

from tests.helpers import NEXT_UPKEEP, RESOLVE, YES, answer, board, cr

ANCIENT: dict[str, Any] = {"card": "Forgotten Ancient", "counters": {"+1/+1": 3}}


@cr("122.5")
def test_any_number_may_be_moved_onto_each() -> None:
    script = (NEXT_UPKEEP, RESOLVE, YES, answer({"Grizzly Bears": 1, "Hill Giant": 1}))
    expect = ["Forgotten Ancient is 1/4", "Grizzly Bears is 3/3", "Hill Giant is 4/4", "Ornithopter is 0/2"]
    board([ANCIENT, "Grizzly Bears"], ["Hill Giant", "Ornithopter"], *script, expect=expect)


@cr("608.2d")
def test_not_more_than_there_are() -> None:
    script = (NEXT_UPKEEP, RESOLVE, YES, answer({"Grizzly Bears": 2, "Hill Giant": 2}))
    board([ANCIENT, "Grizzly Bears"], ["Hill Giant"], *script, refused="608.2d")


@cr("122.5", cited=False)
def test_onto_nothing_where_there_is_no_other_creature() -> None:
    board([ANCIENT], [], NEXT_UPKEEP, RESOLVE, expect=["Forgotten Ancient is 3/6"])
