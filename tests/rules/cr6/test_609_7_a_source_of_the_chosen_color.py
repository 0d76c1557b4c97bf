"""Sources of damage that are chosen among those of a color chosen before, or of either of two (CR 609.7, 607.2d)."""

from __future__ import annotations

from typing import Any

from tests.helpers import PASS_B, RESOLVE, activate, board, cast, cr

BOLT = (cast("Lightning Bolt", "A", player="B"), PASS_B, activate("Story Circle"), RESOLVE)


def _circle(color: str) -> dict[str, Any]:
    return {"battlefield": [{"card": "Story Circle", "chosen": {"color": color}}, "Grizzly Bears"]}


@cr("615.8")
def test_only_a_source_of_that_color_is_chosen() -> None:
    theirs = {"hand": ["Lightning Bolt"]}
    board(_circle("red"), theirs, *BOLT, RESOLVE, active="B", expect=["A life 20"])
    board(_circle("black"), theirs, *BOLT, RESOLVE, active="B", expect=["A life 17"])
