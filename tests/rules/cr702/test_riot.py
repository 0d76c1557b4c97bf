"""Riot (CR 702.136)."""

from __future__ import annotations

from tests.helpers import RESOLVE, answer, board, cast, cr


@cr("702.136a")
def test_riot_is_a_counter_or_haste() -> None:
    slasher = {"hand": ["Arcbound Slasher"]}
    cast_it = cast("Arcbound Slasher")
    chosen = [answer("haste", choice="riot"), RESOLVE]
    fast = ["Arcbound Slasher is 4/4", "Arcbound Slasher has haste"]
    board(slasher, [], cast_it, *chosen, expect=fast)
    strong = ["Arcbound Slasher is 5/5", "not Arcbound Slasher has haste"]
    board(slasher, [], cast_it, answer("counter", choice="riot"), RESOLVE, expect=strong)


@cr("702.136b", cited=False)
def test_each_riot_is_a_choice_of_its_own() -> None:
    board(
        {"hand": ["Twice Riot"]},
        [],
        cast("Twice Riot"),
        answer("counter", choice="riot"),
        answer("haste", choice="riot"),
        RESOLVE,
        expect=["Twice Riot is 3/3", "Twice Riot has haste"],
    )


@cr("702.136a", "611.2a")
def test_haste_that_was_gained_stays_when_riot_goes() -> None:
    rhythm = {"battlefield": ["Rhythm of the Wild"], "hand": ["Hill Giant", "Disenchant"]}
    fast = [cast("Hill Giant"), RESOLVE, answer("haste")]
    board(rhythm, [], *fast, expect=["Hill Giant has haste", "Hill Giant is 3/3"])
    gone = [cast("Disenchant", "Rhythm of the Wild"), RESOLVE]
    board(rhythm, [], *fast, *gone, expect=["Hill Giant has haste", "not Hill Giant has riot"])
