"""Absorb (CR 702.64)."""

from __future__ import annotations

from tests.helpers import DAMAGE, RESOLVE, activate, answer, attack_with, block_with, board, cast, cr, creature, to


@cr("702.64a", "702.64c")
def test_each_absorb_prevents_its_part() -> None:
    played = board(
        {"hand": ["Lightning Bolt"]},
        ["Twice Absorb"],
        cast("Lightning Bolt", "Twice Absorb"),
        RESOLVE,
        expect=["B controls 1 Twice Absorb"],
    )
    (it,) = (o for o in played.table.game.permanents() if o.base.name == "Twice Absorb")
    assert it.damage == 1
    assert played.cites("702.64a")


@cr("702.64b", cited=False)
def test_absorb_prevents_from_each_source_each_time() -> None:
    """Two blockers at once: 3 - 2 and 2 - 2; a double striker twice: 3 - 2 and 3 - 2."""
    guard = creature("Absorb 2", "2/9")
    split = answer({"Hill Giant": 2})
    blocks = block_with({"Hill Giant": "Tester", "Goblin Piker": "Tester"})
    attack = attack_with({"Tester": "B"})
    board(
        [guard],
        ["Hill Giant", "Goblin Piker"],
        *attack,
        *blocks,
        DAMAGE,
        split,
        to("end of combat"),
        expect=["Tester has 1 damage"],
    )
    twin = creature("Double strike", "3/3", name="Twin")
    struck = [*attack, *block_with({"Twin": "Tester"}), to("end of combat")]
    board([guard], [twin], *struck, expect=["Tester has 2 damage"])


@cr("702.64a", "107.3j", cited=False)
def test_absorb_x_prevents_nothing_where_no_x_is_defined() -> None:
    giver = creature("{0}: Target creature gains absorb X until end of turn.", name="Giver")
    played = board(
        {"battlefield": [giver, "Hill Giant"], "hand": ["Shock"]},
        [],
        activate("Giver", "Hill Giant"),
        RESOLVE,
        cast("Shock", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant has 2 damage"],
    )
    assert not played.count("prevented")
