"""A spell that says that its damage can't be prevented (CR 615.12)."""

from __future__ import annotations

from tests.helpers import RESOLVE, board, cast, cr, passing

SALVE = {"battlefield": ["Serra Angel"], "hand": ["Healing Salve"]}


@cr("615.12")
def test_it_is_dealt_although_it_would_be_prevented() -> None:
    played = board(
        {"hand": ["Combust"]},
        SALVE,
        cast("Combust", "Serra Angel"),
        passing(),
        cast("Healing Salve", "Serra Angel", player="B", modes=[2]),
        RESOLVE,
        RESOLVE,
        expect=["Serra Angel in B's graveyard"],
    )
    assert played.cites("615.12")


@cr("615.12")
def test_only_if_it_was_kicked_where_it_says_so() -> None:
    shield = [passing(), cast("Healing Salve", "B", player="B", modes=[2]), RESOLVE, RESOLVE]
    mine = {"hand": ["Urza's Rage"]}
    kicked = cast("Urza's Rage", "B", kicked=True)
    board(mine, {"hand": ["Healing Salve"]}, kicked, *shield, expect=["B has 10 life"])
    board(mine, {"hand": ["Healing Salve"]}, cast("Urza's Rage", "B"), *shield, expect=["B has 20 life"])
