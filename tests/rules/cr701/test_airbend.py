"""Airbend (CR 701.65)."""

from __future__ import annotations

from tests.helpers import RESOLVE, board, cast, cr, creature, to


@cr("701.65a", "701.65b")
def test_an_airbent_permanent_may_be_cast_by_its_owner_for_two() -> None:
    played = board(
        {"hand": ["Airbending Lesson"]},
        {"battlefield": ["Craw Wurm", {"card": "Island", "count": 2}], "mana": "lands"},
        cast("Airbending Lesson", "Craw Wurm"),
        RESOLVE,
        {**to("precombat main"), "turn": 4},
        cast("Craw Wurm", player="B", **{"from": "exile"}),
        RESOLVE,
        expect=["B controls 1 Craw Wurm"],
    )
    assert "B may cast Craw Wurm from exile for {2}." in played.steps


@cr("701.65a")
def test_an_airbent_permanent_is_for_its_owner_only() -> None:
    board(
        {"hand": ["Airbending Lesson"]},
        ["Craw Wurm"],
        cast("Airbending Lesson", "Craw Wurm"),
        RESOLVE,
        cast("Craw Wurm", **{"from": "exile"}),
        refused="601.3",
    )


@cr("701.65a")
def test_an_airbent_token_is_no_card_to_cast() -> None:
    played = board({"hand": ["Airbending Lesson"]}, [creature("Flying")], cast("Airbending Lesson", "Tester"), RESOLVE)
    assert played.count("may cast") == 0
