"""Warp (CR 702.185)."""

from __future__ import annotations

from typing import Any

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr, to


@cr("702.185a")
def test_a_warped_creature_leaves_at_the_end_of_turn_and_is_cast_from_exile_later() -> None:
    first = [cast("Bygone Colossus", costs=["warp"]), RESOLVE, to("end"), RESOLVE_ALL]
    mine: dict[str, Any] = {"hand": ["Bygone Colossus"]}
    board(mine, [], *first, expect=["Bygone Colossus in exile"])
    later = {"do": "go_to", "turn": 5, "step": "precombat main"}
    board(
        mine,
        [],
        *first,
        later,
        cast("Bygone Colossus", **{"from": "exile"}),
        RESOLVE,
        to("end"),
        expect=["A controls 1 Bygone Colossus"],
    )


@cr("702.185c", cited=False)
def test_a_spell_cast_for_its_warp_cost_was_warped() -> None:
    scene = {"battlefield": ["Insatiable Skittermaw"], "hand": ["Bygone Colossus"]}
    warped = [cast("Bygone Colossus", costs=["warp"]), RESOLVE, to("end"), answer("as listed"), RESOLVE_ALL]
    board(scene, [], *warped, expect=["Insatiable Skittermaw is 3/3"])
    board(scene, [], cast("Bygone Colossus"), RESOLVE, to("end"), expect=["Insatiable Skittermaw is 2/2"])
