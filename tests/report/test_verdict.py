"""The words of the verdict."""

from __future__ import annotations

from tests.helpers import RESOLVE, board, cast


def test_the_second_half_of_an_answer_begins_small() -> None:
    """ "The last defense counters ..." stands behind a semicolon; a name there keeps its capital."""
    played = board(
        {"hand": ["Lightning Bolt"]},
        [{"card": "Invasion of Zendikar", "counters": {"defense": 3}, "protector": "A"}],
        cast("Lightning Bolt", "Invasion of Zendikar"),
        RESOLVE,
    )
    assert "; the last 3 defense counters are removed from Invasion of Zendikar" in played.report["verdict"]
