"""A spell that can't be countered and whose damage can't be prevented if something is true (CR 615.12, 113.6g)."""

from __future__ import annotations

from tests.helpers import PASS_A, RESOLVE, RESOLVE_ALL, board, cast, cr

SALVE = cast("Healing Salve", "B", player="B", modes=[2])
MINE, THEIRS = {"hand": ["Banefire"]}, {"hand": ["Healing Salve", "Counterspell"]}


@cr("615.12")
def test_damage_of_five_or_more_cant_be_prevented() -> None:
    board(MINE, THEIRS, cast("Banefire", "B", x=5), PASS_A, SALVE, RESOLVE_ALL, expect=["B life 15"])


@cr("615.7")
def test_damage_of_less_can() -> None:
    board(MINE, THEIRS, cast("Banefire", "B", x=4), PASS_A, SALVE, RESOLVE_ALL, expect=["B life 19"])


@cr("101.2")
def test_it_cant_be_countered_either() -> None:
    against = cast("Counterspell", "Banefire", player="B")
    board(MINE, THEIRS, cast("Banefire", "B", x=5), PASS_A, against, RESOLVE_ALL, expect=["B life 15"])
    board(
        MINE,
        THEIRS,
        cast("Banefire", "B", x=4),
        PASS_A,
        against,
        RESOLVE,
        expect=["B life 20", "Banefire in A's graveyard"],
    )
