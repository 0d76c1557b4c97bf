"""Abilities that effects give: how old they are, and that they define no characteristics (CR 604.3a, 613.4, 613.7a)."""

from __future__ import annotations

from tests.engine.helpers import DAMAGE, RESOLVE, RESOLVE_ALL, activate, answer, attack_with, board, cast, cr

TOMB = "Svogthos, the Restless Tomb"
ANIMATE = (activate(TOMB, ability=2), RESOLVE)


@cr("604.3a", "613.4a", "613.4b", "613.6")
def test_a_size_that_a_land_gives_itself_is_set_in_the_order_of_timestamps() -> None:
    scene = {"battlefield": [TOMB], "hand": ["Vivify"], "graveyard": ["Grizzly Bears"] * 10}
    vivify = (cast("Vivify", TOMB), RESOLVE)
    board(scene, [], *vivify, *ANIMATE, expect=[f"{TOMB} is 10/10"])
    board(scene, [], *ANIMATE, *vivify, expect=[f"{TOMB} is 3/3"])


@cr("604.3a", "613.4b")
def test_a_land_that_gives_itself_a_size_is_not_made_small_by_what_was_there_before() -> None:
    graveyard = ["Grizzly Bears"] * 5
    board({"battlefield": ["Godhead of Awe", TOMB], "graveyard": graveyard}, [], *ANIMATE, expect=[f"{TOMB} is 5/5"])
    later = {"battlefield": [TOMB], "hand": ["Godhead of Awe"], "graveyard": graveyard}
    board(later, [], *ANIMATE, cast("Godhead of Awe"), RESOLVE, expect=[f"{TOMB} is 1/1"])


@cr("604.3a", "111.3", "613.4a")
def test_a_token_has_the_size_defining_ability_that_it_was_created_with() -> None:
    avatar = (activate("Ajani Goldmane", ability=3), RESOLVE)
    ajani = {"card": "Ajani Goldmane", "counters": {"loyalty": 6}}
    board([ajani], [], *avatar, expect=["Avatar is 20/20"])
    board([ajani, "Godhead of Awe"], [], *avatar, expect=["Avatar is 1/1"])


@cr("111.3", "707.2")
def test_a_copy_of_a_token_has_the_ability_that_the_token_was_created_with() -> None:
    board(
        {"battlefield": [], "hand": ["Brood Monitor", "Cackling Counterpart"]},
        [],
        cast("Brood Monitor"),
        RESOLVE_ALL,
        cast("Cackling Counterpart", "Eldrazi Scion Token#1"),
        RESOLVE,
        activate("Eldrazi Scion Token#4"),
        expect=["A controls 3 Eldrazi Scion Tokens"],
    )


@cr("111.3", "603.6a")
def test_a_token_with_an_enters_ability_triggers_as_it_is_created() -> None:
    board(
        ["Dragonbroods' Relic"],
        [],
        activate("Dragonbroods' Relic", ability=2),
        RESOLVE,
        answer("B"),
        RESOLVE,
        expect=["B life 17", "A life 23", "Reliquary Dragon has flying"],
    )


@cr("613.7a", "613.7e")
def test_an_ability_given_to_an_equipment_stays_younger_than_its_own_however_it_moves() -> None:
    scene = {"battlefield": ["Grizzly Bears", "Colossus Hammer"], "hand": ["Rune of Flight"]}
    rune, equip = (cast("Rune of Flight", "Colossus Hammer"), RESOLVE_ALL), activate("Colossus Hammer", "Grizzly Bears")
    for order in ((*rune, equip, RESOLVE), (equip, RESOLVE, *rune)):
        board(scene, [], *order, expect=["Grizzly Bears is 12/12", "Grizzly Bears has flying"])


@cr("111.11")
def test_a_token_created_by_the_name_of_a_card_is_like_that_card() -> None:
    side = {"battlefield": ["Disa the Restless"], "graveyard": ["Forest", "Shock"]}
    attack = (*attack_with({"Disa the Restless": "B"}), DAMAGE, RESOLVE)
    played = board(side, [], *attack, expect=["Tarmogoyf is 2/3", "Tarmogoyf has mana value 2"])
    assert played.cites("111.11")
    explorer = (cast("Mutable Explorer"), RESOLVE_ALL)
    board({"hand": ["Mutable Explorer"]}, [], *explorer, expect=["Mutavault is tapped", "Mutavault is a land"])
