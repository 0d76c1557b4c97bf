"""Coins and dice: how they fell is asked (CR 705, 706)."""

from __future__ import annotations

from tests.engine.helpers import DAMAGE, RESOLVE, RESOLVE_ALL, answer, attack_with, board, cast, cr

OGRE = attack_with({"Hoarding Ogre": "B"})


def tap(source: str, **more: object) -> dict[str, object]:
    return {"do": "activate", "player": "A", "source": source, "ability": 1, **more}


@cr("705.1", "705.2")
def test_who_wins_the_flip_takes_another_turn() -> None:
    hand = {"hand": ["Stitch in Time"]}
    again = {"do": "go_to", "step": "upkeep", "turn": 4}
    won = board(hand, [], cast("Stitch in Time"), RESOLVE, answer("win"), again)
    assert won.report["state"]["turn"]["active"] == "A"
    lost = board(hand, [], cast("Stitch in Time"), RESOLVE, answer("lose"), again)
    assert lost.report["state"]["turn"]["active"] == "B"
    assert lost.cites("705.2")


@cr("705.2")
def test_either_end_of_a_flip_has_its_own_effect() -> None:
    bottle = (tap("Bottle of Suleiman"), RESOLVE)
    board(["Bottle of Suleiman"], [], *bottle, answer("win"), expect=["A controls Djinn Token", "A life 20"])
    board(["Bottle of Suleiman"], [], *bottle, answer("lose"), expect=["A life 15"])


@cr("705.2")
def test_only_who_flips_wins_the_flip() -> None:
    scoundrel = (tap("Tavern Scoundrel"), RESOLVE)
    both = ["Tavern Scoundrel"]
    won = (*scoundrel, answer("win"), RESOLVE_ALL)
    board(["Tavern Scoundrel", "Forest"], both, *won, expect=["A controls 2 Treasures"])
    played = board(["Tavern Scoundrel", "Forest"], both, *scoundrel, answer("lose"), expect=["stack is empty"])
    assert not played.count("creates")


@cr("706.1", "706.1a", "706.2")
def test_a_die_has_no_more_than_its_sides() -> None:
    hit = (*attack_with({"Ancient Copper Dragon": "B"}), DAMAGE, RESOLVE)
    played = board(["Ancient Copper Dragon"], [], *hit, answer(20), expect=["A controls 20 Treasures"])
    assert played.cites("706.2")
    assert board(["Ancient Copper Dragon"], [], *hit, answer(21), refused=True).refused("706.2")


@cr("706.3", "706.3a", "706.3b")
def test_the_table_says_what_the_result_does() -> None:
    for rolled, treasures in ((1, 1), (9, 1), (10, 2), (19, 2), (20, 3)):
        made = f"A controls {treasures} Treasures" if treasures > 1 else "A controls Treasure Token"
        played = board(["Hoarding Ogre"], [], *OGRE, RESOLVE, answer(rolled), expect=[made])
        assert played.cites("706.3a")


@cr("706.4")
def test_without_a_table_the_text_says_what_the_result_is_for() -> None:
    hit = (*attack_with({"Ancient Copper Dragon": "B"}), DAMAGE, RESOLVE, answer(3))
    board(["Ancient Copper Dragon"], [], *hit, expect=["A controls 3 Treasures"])


@cr("706.3a")
def test_a_spell_with_a_table_draws_by_its_result() -> None:
    hand = {"hand": ["Contact Other Plane"]}
    board(hand, [], cast("Contact Other Plane"), RESOLVE, answer(9), expect=["A has 2 cards in hand"])
