"""Choices in turn order, tokens, abilities, emblems (CR 101, 109-114)."""

from __future__ import annotations

from tests.engine.helpers import PASS_A, RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr

# ---- 101


@cr("101.2")
def test_more_lands_are_allowed_and_none_can_be_played() -> None:
    side = {"hand": ["Explore", "Forest"], "battlefield": ["Worms of the Earth"]}
    land = {"do": "play", "player": "A", "card": "Forest"}
    assert board(side, [], cast("Explore"), RESOLVE, land, refused=True).report["refused"]


@cr("101.3")
def test_what_is_impossible_is_left_out() -> None:
    board({"hand": ["Diabolic Edict"]}, [], cast("Diabolic Edict", "B"), RESOLVE, expect=["B life 20"])


@cr("101.4", "101.4b")
def test_all_choose_in_turn_order_and_sacrifice_at_once() -> None:
    creatures = ["Grizzly Bears", "Hill Giant"]
    played = board(
        {"hand": ["Innocent Blood"], "battlefield": [*creatures, "Blood Artist"]},
        creatures,
        cast("Innocent Blood"),
        RESOLVE,
        answer("Blood Artist"),
        answer("Hill Giant#2", "B"),
        answer("B"),
        answer("B"),
        RESOLVE_ALL,
        expect=["Blood Artist in graveyard", "Hill Giant#2 in graveyard", "B life 18"],
    )
    assert played.cites("603.3")


# ---- 109-110


@cr("109.2b", "109.2")
def test_a_creature_is_a_permanent_and_a_spell_is_on_the_stack() -> None:
    counter = {"hand": ["Counterspell"]}
    assert board(counter, ["Grizzly Bears"], cast("Counterspell", "Grizzly Bears"), refused=True).refused("601.2c")
    held = {"hand": ["Grizzly Bears"]}
    script = (cast("Grizzly Bears"), PASS_A, cast("Murder", "Grizzly Bears", player="B"))
    assert board(held, {"hand": ["Murder"]}, *script, refused=True).refused("601.2c")


@cr("109.5", "110.2")
def test_you_is_who_controls_it_not_who_owns_it() -> None:
    side = {"battlefield": [{"card": "Soul Warden", "owner": "B"}], "hand": ["Grizzly Bears"]}
    board(side, [], cast("Grizzly Bears"), RESOLVE, RESOLVE, expect=["A life 21", "B life 20"])


@cr("110.2a")
def test_who_puts_it_onto_the_battlefield_controls_it() -> None:
    dead = {"graveyard": ["Hill Giant"]}
    script = (cast("Reanimate", "Hill Giant"), RESOLVE)
    board({"hand": ["Reanimate"]}, dead, *script, expect=["A controls Hill Giant", "A life 16"])


@cr("110.4", "110.4a")
def test_an_instant_card_is_no_permanent_card() -> None:
    side = {"hand": ["Obzedat's Aid"], "graveyard": ["Lightning Bolt"]}
    assert board(side, [], cast("Obzedat's Aid", "Lightning Bolt"), refused=True).refused("601.2c")


# ---- 111: tokens


@cr("111.2")
def test_who_creates_a_token_owns_and_controls_it() -> None:
    side, script = {"hand": ["Beast Within"]}, (cast("Beast Within", "Hill Giant"), RESOLVE)
    played = board(side, ["Hill Giant"], *script, expect=["B controls Beast Token"])
    assert played.cites("111.2")


@cr("111.3", "111.4")
def test_a_token_is_what_its_spell_says_and_no_more() -> None:
    both = ["A controls 2 Soldiers", "Soldier Token is 1/1", "Soldier Token is white", "Soldier Token has mana value 0"]
    board({"hand": ["Raise the Alarm"]}, [], cast("Raise the Alarm"), RESOLVE, expect=both[:1])
    one = cast("Beast Within", "Hill Giant")
    said = ["Beast Token is 3/3", "Beast Token is green", "Beast Token has mana value 0"]
    board({"hand": ["Beast Within"]}, ["Hill Giant"], one, RESOLVE, expect=said)


@cr("111.10", "111.10a")
def test_a_treasure_is_spent_for_one_mana() -> None:
    side = {"hand": ["Strike It Rich", "Llanowar Elves"], "mana": "R"}
    script = (cast("Strike It Rich"), RESOLVE, activate("Treasure Token"), answer("G"), cast("Llanowar Elves"), RESOLVE)
    board(side, [], *script, expect=["A controls Llanowar Elves", "Treasure Token is nowhere"])


@cr("111.10b")
def test_food_gains_three_life() -> None:
    script = (cast("Gilded Goose"), RESOLVE, RESOLVE, activate("Food Token"), RESOLVE)
    board({"hand": ["Gilded Goose"]}, [], *script, expect=["A life 23"])


@cr("111.10c")
def test_gold_needs_no_tapping() -> None:
    script = (cast("Gild", "Hill Giant"), RESOLVE, activate("Gold Token"), answer("G"))
    board({"hand": ["Gild"]}, ["Hill Giant"], *script, expect=["A has 1 mana", "Gold Token is nowhere"])


@cr("111.10e")
def test_shards_scry_and_draw() -> None:
    script = (cast("Niko Aris", x=2), RESOLVE, RESOLVE)
    board({"hand": ["Niko Aris"]}, [], *script, expect=["A controls 2 Shards"])


@cr("111.10f")
def test_a_clue_draws_a_card() -> None:
    script = (cast("Thraben Inspector"), RESOLVE, RESOLVE, activate("Clue Token"), RESOLVE)
    board({"hand": ["Thraben Inspector"]}, [], *script, expect=["A has 1 card in hand"])


@cr("111.10g")
def test_blood_wants_a_card_discarded() -> None:
    script = (cast("Voldaren Epicure"), RESOLVE, RESOLVE, activate("Blood Token"))
    side = {"hand": ["Voldaren Epicure", "Forest"]}
    board(side, [], *script, RESOLVE, expect=["A has 1 card in hand", "Forest#1 in graveyard"])
    played = board({"hand": ["Voldaren Epicure"]}, [], *script, refused=True)
    assert played.refused("118.3")


@cr("111.10i", "701.53a")
def test_an_incubator_becomes_a_creature_with_its_counters() -> None:
    script = (cast("Eyes of Gitaxias"), RESOLVE, activate("Incubator Token"), RESOLVE)
    board({"hand": ["Eyes of Gitaxias"]}, [], *script, expect=["Phyrexian Token is 3/3"])


@cr("111.10j", "111.10k", "111.10m", "704.5y")
def test_of_two_roles_of_one_player_the_newer_stays() -> None:
    side = {"hand": ["Royal Treatment", "Monstrous Rage"], "battlefield": ["Grizzly Bears"]}
    first = (cast("Royal Treatment", "Grizzly Bears"), RESOLVE)
    board(side, [], *first, expect=["Grizzly Bears is 3/3", "Grizzly Bears has ward"])
    second = (cast("Monstrous Rage", "Grizzly Bears"), RESOLVE)
    played = board(side, [], *first, *second, expect=["Grizzly Bears is 5/3", "not Grizzly Bears has ward"])
    assert played.cites("704.5y")
    courtier = (cast("Cursed Courtier"), RESOLVE, RESOLVE)
    board({"hand": ["Cursed Courtier"]}, [], *courtier, expect=["Cursed Courtier is 1/1"])


@cr("111.10s")
def test_maps_are_given_to_the_other_player() -> None:
    script = (cast("Get Lost", "Hill Giant"), RESOLVE)
    board({"hand": ["Get Lost"]}, ["Hill Giant"], *script, expect=["B controls 2 Maps"])


# ---- 113: abilities


@cr("113.6j")
def test_an_ability_whose_cost_is_paid_in_the_hand_works_there() -> None:
    script = (activate("Street Wraith"), RESOLVE)
    board({"hand": ["Street Wraith"]}, [], *script, expect=["A life 18", "Street Wraith in graveyard"])
    assert board(["Street Wraith"], [], activate("Street Wraith"), refused=True).report["refused"]


@cr("113.6m")
def test_an_ability_that_returns_a_card_from_a_graveyard_works_only_there() -> None:
    skeleton = ["A controls Reassembling Skeleton", "Reassembling Skeleton is tapped"]
    dead = {"graveyard": ["Reassembling Skeleton"]}
    board(dead, [], activate("Reassembling Skeleton"), RESOLVE, expect=skeleton)
    assert board(["Reassembling Skeleton"], [], activate("Reassembling Skeleton"), refused=True).refused("113.6")


@cr("113.10", "113.10b")
def test_what_loses_its_abilities_loses_every_one() -> None:
    script = (cast("Ovinize", "Serra Angel"), RESOLVE)
    lost = ["Serra Angel is 0/1", "not Serra Angel has flying", "not Serra Angel has vigilance"]
    board({"hand": ["Ovinize"]}, ["Serra Angel"], *script, expect=lost)


@cr("113.12")
def test_to_be_unblockable_is_no_ability_and_flying_is_one() -> None:
    petroglyphs = ["Muraganda Petroglyphs", "Grizzly Bears"]
    board(petroglyphs, [], expect=["Grizzly Bears is 4/4"])
    flight = {"card": "Arcane Flight", "attached_to": "Grizzly Bears"}
    board([*petroglyphs, flight], [], expect=["Grizzly Bears is 3/3"])
    board([*petroglyphs, "Hill Giant", "Goblin War Drums"], [], expect=["Hill Giant is 3/3"])


# ---- 114: emblems


@cr("114.1", "114.2", "114.4")
def test_an_emblem_works_from_the_command_zone() -> None:
    gideon = {"card": "Gideon, Ally of Zendikar", "counters": {"loyalty": 4}}
    script = (activate("Gideon, Ally of Zendikar", ability=3), RESOLVE)
    played = board(
        [gideon, "Grizzly Bears"], ["Hill Giant"], *script, expect=["Grizzly Bears is 3/3", "Hill Giant is 3/3"]
    )
    assert played.cites("114.1")


@cr("114.5", "114.3")
def test_an_emblem_is_no_permanent_and_outlives_its_planeswalker() -> None:
    elspeth = {"card": "Elspeth, Knight-Errant", "counters": {"loyalty": 8}}
    script = (
        activate("Elspeth, Knight-Errant", ability=3),
        RESOLVE,
        PASS_A,
        cast("Murder", "Grizzly Bears", player="B"),
        RESOLVE,
    )
    held = ["Grizzly Bears in battlefield", "Elspeth, Knight-Errant in graveyard"]
    board([elspeth, "Grizzly Bears"], {"hand": ["Murder"]}, *script, expect=held)
