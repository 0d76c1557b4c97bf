"""Which ability an act means that does not say it, and how colors are answered."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, activate, answer, board, cast, cr, creature

SHAMAN = {"do": "activate", "player": "A", "source": "Deathrite Shaman"}


@cr("602.1")
def test_the_ability_is_meant_that_can_have_the_targets_that_are_named() -> None:
    graves = {"graveyard": ["Forest", "Shock", "Grizzly Bears"]}
    board(["Deathrite Shaman"], graves, {**SHAMAN, "targets": ["Shock"]}, RESOLVE, expect=["B life 18"])
    board(["Deathrite Shaman"], graves, {**SHAMAN, "targets": ["Grizzly Bears"]}, RESOLVE, expect=["A life 22"])
    board(["Deathrite Shaman"], graves, SHAMAN, refused="602.1")


@cr("602.2")
def test_of_two_abilities_that_are_the_same_either_is_meant() -> None:
    twice = creature("{T}: You gain 1 life.\n{T}: You gain 1 life.")
    board([twice], [], activate("Tester", ability="gain 1 life"), RESOLVE, expect=["A life 21"])


@cr("602.5b")
def test_of_two_abilities_that_are_the_same_the_one_is_meant_that_may_still_be_activated() -> None:
    once = "{1}: ~ gets +1/+1 until end of turn. Activate only once each turn."
    twice = creature(f"{once}\n{once}")
    grow = activate("Tester", ability="gets +1/+1")
    board([twice], [], grow, RESOLVE, grow, RESOLVE, expect=["Tester is 4/4"])
    board([twice], [], grow, RESOLVE, grow, RESOLVE, grow, refused="602.5b")


@cr("605.3b")
@pytest.mark.parametrize("said", ["G", "{G}", "green", "g"])
def test_a_color_is_answered_by_its_word_letter_or_symbol(said: str) -> None:
    coast = {"token": {"name": "Coast", "types": ["Land"], "text": "{T}: Add {G} or {U}."}}
    scene = {"battlefield": [coast], "hand": ["Grizzly Bears"], "mana": "1"}
    board(scene, [], activate("Coast", choices=[said]), cast("Grizzly Bears"), RESOLVE)
    iona = {"hand": ["Iona, Shield of Emeria"]}
    growth = cast("Giant Growth", "Iona, Shield of Emeria", player="B")
    theirs = {"hand": ["Giant Growth"]}
    played = cast("Iona, Shield of Emeria"), answer(said), RESOLVE, {"do": "pass", "player": "A"}
    board(iona, theirs, *played, growth, refused="101.2")


@cr("601.2c")
def test_x_that_only_fits_the_named_targets_need_not_be_said() -> None:
    swine = creature("", name="Grunter")
    spell = {"hand": ["Curse of the Swine"]}
    bears = ["Grizzly Bears", "Bear Cub", swine]
    board(spell, bears, cast("Curse of the Swine", "Grizzly Bears", "Bear Cub"), RESOLVE, expect=["B controls 2 Boar"])
    three = cast("Curse of the Swine", "Grizzly Bears", "Bear Cub", x=3)
    board(spell, bears, three, refused="601.2c")


@cr("601.2c")
def test_x_that_is_the_mana_value_of_the_named_target_need_not_be_said() -> None:
    board(
        {"hand": ["Repeal"]}, ["Hill Giant"], cast("Repeal", "Hill Giant"), RESOLVE, expect=["Hill Giant in B's hand"]
    )


@cr("601.2b")
def test_x_that_may_be_more_is_asked_for() -> None:
    played = board({"hand": ["Crackle with Power"]}, [], cast("Crackle with Power", "B"))
    assert played.pending["kind"] == "x"
