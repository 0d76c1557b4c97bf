"""Numbers that are chosen as a permanent enters or as a text is carried out (CR 107.1, 607.2d, 608.2d)."""

from __future__ import annotations

from typing import Any

from tests.helpers import PASS_A, RESOLVE, RESOLVE_ALL, answer, board, cast, cr


def prelate(number: int) -> dict[str, Any]:
    return {"card": "Sanctum Prelate", "chosen": {"number": number}}


@cr("601.3", "101.2")
def test_noncreature_spells_with_the_chosen_mana_value_cant_be_cast() -> None:
    theirs = {"hand": ["Shock", "Elvish Mystic", "Counterspell"]}
    board([prelate(1)], theirs, PASS_A, cast("Shock", "A", player="B"), refused="601.3")
    board([prelate(2)], theirs, PASS_A, cast("Shock", "A", player="B"), RESOLVE, expect=["A life 18"])
    board(
        [prelate(1)],
        theirs,
        cast("Elvish Mystic", player="B"),
        RESOLVE,
        active="B",
        expect=["B controls Elvish Mystic"],
    )


@cr("614.12a", "601.3")
def test_the_number_is_chosen_as_it_enters() -> None:
    mine, theirs = {"hand": ["Sanctum Prelate"]}, {"hand": ["Shock"]}
    enters = (cast("Sanctum Prelate"), RESOLVE, answer(1))
    board(mine, theirs, *enters, PASS_A, cast("Shock", "A", player="B"), refused="601.3")


@cr("607.2d")
def test_a_number_that_nobody_has_told_is_asked_for() -> None:
    played = board(["Sanctum Prelate"], {"hand": ["Shock"]}, PASS_A, cast("Shock", "A", player="B"))
    assert played.pending["prompt"] == "Which number was chosen as Sanctum Prelate entered?"


@cr("603.3")
def test_one_of_several_numbers_of_a_spell_is_enough() -> None:
    talion = {"card": "Talion, the Kindly Lord", "chosen": {"number": 2}}
    theirs = {"hand": ["Ornithopter", "Shock"]}
    board([talion], theirs, cast("Ornithopter", player="B"), RESOLVE_ALL, active="B", expect=["B life 18"])
    board([talion], theirs, PASS_A, cast("Shock", "A", player="B"), RESOLVE_ALL, expect=["B life 20", "A life 18"])


@cr("608.2d", "701.21a")
def test_each_player_sacrifices_so_many() -> None:
    mine = {"battlefield": ["Grizzly Bears"], "hand": ["By Invitation Only"]}
    theirs = ["Hill Giant", "Ornithopter", "Serra Angel"]
    script = (cast("By Invitation Only"), RESOLVE, answer(2), answer(["Hill Giant", "Ornithopter"], "B"))
    board(
        mine,
        theirs,
        *script,
        expect=["Grizzly Bears in A's graveyard", "B controls Serra Angel", "Hill Giant in B's graveyard"],
    )
    none = board(mine, theirs, cast("By Invitation Only"), RESOLVE, answer(0))
    assert none.report["pending"] is None
    board(mine, theirs, cast("By Invitation Only"), RESOLVE, answer(14), refused="608.2d")


@cr("608.2d", cited=False)
def test_that_number_is_the_same_throughout_the_text() -> None:
    mine = {"battlefield": ["Grizzly Bears", "Elvish Mystic"], "hand": ["Void"]}
    theirs = {"battlefield": ["Hill Giant"], "hand": ["Counterspell", "Shock", "Forest"]}
    expect = [
        "Grizzly Bears in A's graveyard",
        "A controls Elvish Mystic",
        "Counterspell in B's graveyard",
        "Shock in B's hand",
    ]
    board(mine, theirs, cast("Void", "B"), RESOLVE, answer(2), expect=expect)
