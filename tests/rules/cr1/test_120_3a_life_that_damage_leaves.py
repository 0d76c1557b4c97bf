"""Damage that would reduce a life total to less than a number reduces it to that (CR 120.3a, 614.1a)."""

from __future__ import annotations

from typing import Any

from tests.helpers import RESOLVE, activate, board, cast, cr

BOLT = (cast("Lightning Bolt", "A", player="B"), RESOLVE)


def _at(life: int, *more: str) -> dict[str, Any]:
    return {"battlefield": ["Elderscale Wurm", *more], "life": life}


@cr("614.1a", "120.3a")
def test_it_reduces_it_to_that_number() -> None:
    board(_at(9), {"hand": ["Lightning Bolt"]}, *BOLT, active="B", expect=["A life 7"])
    board(_at(7), {"hand": ["Lightning Bolt"]}, *BOLT, active="B", expect=["A life 7"])


@cr("120.3a")
def test_less_life_is_lost_as_ever_and_more_damage_than_that_is_dealt_in_full() -> None:
    board(_at(6), {"hand": ["Lightning Bolt"]}, *BOLT, active="B", expect=["A life 3"])
    board(_at(20), {"hand": ["Lightning Bolt"]}, *BOLT, active="B", expect=["A life 17"])


@cr("614.1a")
def test_of_two_that_one_holds_that_leaves_more() -> None:
    board(_at(8, "Worship"), {"hand": ["Lightning Bolt"]}, *BOLT, active="B", expect=["A life 7"])
    board(_at(2, "Worship"), {"hand": ["Lightning Bolt"]}, *BOLT, active="B", expect=["A life 1"])


@cr("603.4", "119.5")
def test_life_becomes_that_number_only_where_it_is_less() -> None:
    mine = {"hand": ["Elderscale Wurm"], "life": 6}
    board(mine, [], cast("Elderscale Wurm"), RESOLVE, RESOLVE, expect=["A life 7"])
    played = board(mine | {"life": 7}, [], cast("Elderscale Wurm"), RESOLVE, expect=["A life 7"])
    assert played.table.game.stack == []


@cr("614.6", "119.10")
def test_the_player_dealt_damage_gains_no_life_this_turn() -> None:
    theirs = ["Soulmender"]
    script = (cast("Flames of the Blood Hand", "B"), RESOLVE)
    heals = (activate("Soulmender", player="B"), RESOLVE)
    mine = {"hand": ["Flames of the Blood Hand"], "battlefield": ["Soulmender"]}
    next_turn = {"do": "go_to", "turn": 4, "step": "precombat main"}
    board(mine, theirs, *script, {"do": "pass", "player": "A"}, *heals, expect=["B life 16"])
    board(mine, theirs, *script, next_turn, *heals, expect=["B life 17"])
    board(mine, theirs, *script, activate("Soulmender"), RESOLVE, expect=["A life 21", "B life 16"])
