"""Rolling a Die (CR 706)."""

from __future__ import annotations

import pytest

from tests.helpers import DAMAGE, RESOLVE, answer, attack_with, board, cast, cr, to

OGRE = attack_with({"Hoarding Ogre": "B"})


@cr("706.1", "706.1a", "706.2")
def test_a_die_has_no_more_than_its_sides() -> None:
    hit = (*attack_with({"Ancient Copper Dragon": "B"}), DAMAGE, RESOLVE)
    played = board(["Ancient Copper Dragon"], [], *hit, answer(20), expect=["A controls 20 Treasures"])
    assert played.cites("706.2")
    board(["Ancient Copper Dragon"], [], *hit, answer(21), refused="706.2")


@cr("706.2", "706.3a")
@pytest.mark.parametrize(("natural", "cards"), [(11, 4), (12, 4)])
def test_what_is_added_to_a_roll_makes_its_result(natural: int, cards: int) -> None:
    """Three cards in hand: 11 is 14, which draws X cards; 12 is 15, which scries first."""
    mine = {"hand": ["Diviner's Portent", "Opt", "Shock", "Murder"], "library": ["Forest"] * 5}
    done = [cast("Diviner's Portent", x=1), RESOLVE, answer(natural)]
    played = board(mine, [], *done, *([answer([])] if natural == 12 else []), expect=[f"A has {cards} cards in hand"])
    assert played.cites("706.2")


@cr("706.3", "706.3a", "706.3b")
def test_the_table_says_what_the_result_does() -> None:
    for rolled, treasures in ((1, 1), (9, 1), (10, 2), (19, 2), (20, 3)):
        made = f"A controls {treasures} Treasures" if treasures > 1 else "A controls Treasure Token"
        played = board(["Hoarding Ogre"], [], *OGRE, RESOLVE, answer(rolled), expect=[made])
        assert played.cites("706.3a")


@cr("706.3a")
def test_a_spell_with_a_table_draws_by_its_result() -> None:
    hand = {"hand": ["Contact Other Plane"]}
    board(hand, [], cast("Contact Other Plane"), RESOLVE, answer(9), expect=["A has 2 cards in hand"])


@cr("706.4", cited=False)
def test_without_a_table_the_text_says_what_the_result_is_for() -> None:
    hit = (*attack_with({"Ancient Copper Dragon": "B"}), DAMAGE, RESOLVE, answer(3))
    board(["Ancient Copper Dragon"], [], *hit, expect=["A controls 3 Treasures"])


@cr("706.6")
def test_the_lowest_roll_is_ignored() -> None:
    """With Pixie Guide two dice are rolled for one: what is ignored never happened."""
    mine = ["Ancient Copper Dragon", "Pixie Guide"]
    rolled = [*attack_with({"Ancient Copper Dragon": "B"}), to("combat damage"), RESOLVE, answer(3), answer(5)]
    played = board(mine, [], *rolled)
    treasures = [t for t in played.report["state"]["players"]["A"]["battlefield"] if t["name"] == "Treasure Token"]
    assert len(treasures) == 5
    assert len([e for e in played.report["events"] if e["type"] == "DieRolled"]) == 1
    assert played.cites("706.6")
