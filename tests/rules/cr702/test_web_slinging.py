"""Web-slinging (CR 702.188)."""

from __future__ import annotations

from tests.helpers import RESOLVE, board, cast, cr


@cr("702.188a")
def test_web_slinging_returns_a_tapped_creature() -> None:
    tapped = {"card": "Goblin Piker", "tapped": True}
    board(
        {"hand": ["Spider-UK"], "battlefield": [tapped]},
        [],
        cast("Spider-UK", costs=["web-slinging"]),
        RESOLVE,
        expect=["A controls 1 Spider-UK", "Goblin Piker in A's hand"],
    )
    untapped = {"hand": ["Spider-UK"], "battlefield": ["Goblin Piker"]}
    board(untapped, [], cast("Spider-UK", costs=["web-slinging"]), refused="118.3")
