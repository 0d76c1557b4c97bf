"""Echo (CR 702.30)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr, to


@cr("702.30a")
def test_echo_is_asked_once_at_the_next_upkeep() -> None:
    played = board(
        {"hand": ["Acridian"], "battlefield": ["Forest"] * 2, "mana": "lands"},
        [],
        cast("Acridian"),
        RESOLVE,
        {**to("upkeep"), "turn": 5},
        answer("no", choice="may"),
        RESOLVE_ALL,
        expect=["Acridian in A's graveyard"],
    )
    assert played.cites("702.30a")


@cr("702.30a")
def test_echo_paid_is_not_asked_again() -> None:
    played = board(
        {"hand": ["Acridian"]},
        [],
        cast("Acridian"),
        RESOLVE,
        {**to("upkeep"), "turn": 5},
        answer("yes", choice="may"),
        RESOLVE_ALL,
        {**to("draw"), "turn": 7},
        expect=["A controls 1 Acridian"],
    )
    assert played.report["pending"] is None
