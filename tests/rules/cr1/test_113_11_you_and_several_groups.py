"""An ability that a player and two groups of permanents have (CR 113.11)."""

from __future__ import annotations

import pytest

from tests.helpers import board, cast, cr


@cr("702.11b", "702.11c")
@pytest.mark.parametrize(
    ("target", "rule"), [("A", "702.11c"), ("Grizzly Bears", "702.11b"), ("Gideon Jura", "702.11b")]
)
def test_none_of_them_can_be_targeted(target: str, rule: str) -> None:
    here = ["Shalai, Voice of Plenty", "Grizzly Bears", "Gideon Jura"]
    board(here, {"hand": ["Lightning Bolt"]}, cast("Lightning Bolt", target, player="B"), active="B", refused=rule)


@cr("702.11b", cited=False)
def test_the_one_that_says_so_can() -> None:
    here = ["Shalai, Voice of Plenty"]
    bolt = cast("Lightning Bolt", "Shalai, Voice of Plenty", player="B")
    board(here, {"hand": ["Lightning Bolt"]}, bolt, active="B")
