"""Waterbend (CR 701.67)."""

from __future__ import annotations

from typing import Any

from tests.helpers import LANDS, RESOLVE, activate, board, cast, cr, creature


@cr("701.67a")
def test_artifacts_and_creatures_are_tapped_for_a_waterbend_cost() -> None:
    board(
        {"battlefield": ["Giant Koi", "Goblin Piker", "Rotating Fireplace"], "mana": "1"},
        [],
        activate("Giant Koi", ability=1, choices=[["Goblin Piker", "Rotating Fireplace"]]),
        expect=["Goblin Piker is tapped", "Rotating Fireplace is tapped", "not Giant Koi is tapped"],
    )


@cr("701.67b", cited=False)
def test_only_the_waterbend_part_of_a_total_cost_may_be_paid_like_that() -> None:
    """{U}{U} and waterbend {5}: five things pay five, the blue mana stays."""
    team = ["Goblin Piker", "Hill Giant", "Wind Drake", "Craw Wurm", "Rotating Fireplace"]
    board(
        {"hand": ["Benevolent River Spirit"], "battlefield": team, "mana": "UU"},
        [],
        cast("Benevolent River Spirit", choices=[team]),
        RESOLVE,
        expect=["Benevolent River Spirit on the battlefield", "Craw Wurm is tapped"],
    )
    board(
        {"hand": ["Benevolent River Spirit"], "battlefield": team, "mana": "U"},
        [],
        cast("Benevolent River Spirit", choices=[team]),
        refused="601.2h",
    )


@cr("701.67c")
def test_waterbending_is_told_however_it_was_paid() -> None:
    played = board(
        {"battlefield": ["Giant Koi"], "mana": "3"}, [], activate("Giant Koi", ability=1, choices=[[]]), RESOLVE
    )
    assert played.cites("701.67c")


@cr("701.67a")
def test_it_is_not_asked_what_helps_where_everything_must_or_nothing_does() -> None:
    bender = creature("Waterbend {3}: You gain 1 life.")
    mine: dict[str, Any] = {"battlefield": [bender, "Grizzly Bears", "Ornithopter"], **LANDS}
    board(mine, [], activate("Tester"), RESOLVE, expect=["A life 21", "Ornithopter is tapped", "Tester is tapped"])
    board({**mine, "battlefield": [bender, "Grizzly Bears"]}, [], activate("Tester"), refused="601.2h")
    more = {**mine, "battlefield": [bender, "Grizzly Bears", "Ornithopter", "Forest"]}
    assert board(more, [], activate("Tester")).pending["kind"] == "waterbend"
