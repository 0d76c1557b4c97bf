"""Conditions about several zones, names, kinds and what an ability itself has done (CR 603.4, 608.2h, 201.2)."""

from __future__ import annotations

from tests.helpers import ORDER, RESOLVE, YES, answer, board, cast, cr, to, turn

UPKEEP = turn(5)


@cr("603.4")
def test_no_other_permanents_and_no_cards_in_hand() -> None:
    alone = {"battlefield": ["Barren Glory"]}
    begun = [UPKEEP, RESOLVE]
    board(alone, [], *begun, expect=["A wins"])
    board({**alone, "hand": ["Shock"]}, [], UPKEEP, expect=["not A wins", "stack is empty"])
    board(["Barren Glory", "Forest"], [], UPKEEP, expect=["not A wins", "stack is empty"])


@cr("603.4")
def test_colors_card_types_and_life() -> None:
    colors = ["Savannah Lions", "Air Elemental", "Black Knight", "Hill Giant", "Grizzly Bears"]
    mine = {"battlefield": ["Happily Ever After", *colors, "Sol Ring", "Forest"], "graveyard": ["Shock", "Divination"]}
    begun = [UPKEEP, RESOLVE]
    board(mine, [], *begun, expect=["A wins"])
    board({**mine, "life": 19}, [], UPKEEP, expect=["not A wins", "stack is empty"])
    board({**mine, "graveyard": ["Shock"]}, [], UPKEEP, expect=["not A wins", "stack is empty"])


@cr("608.2c")
def test_a_card_of_a_name_in_each_of_four_zones() -> None:
    name = "Hedron Alignment"
    mine = {"battlefield": [name], "hand": [name], "graveyard": [name], "exile": [name]}
    board(mine, [], UPKEEP, RESOLVE, YES, expect=["A wins"])
    board({**mine, "exile": []}, [], UPKEEP, RESOLVE, YES, expect=["not A wins"])


@cr("603.4")
def test_the_same_name_as_another_creature_or_a_card() -> None:
    mine = {"battlefield": ["Guardian Project"], "hand": ["Grizzly Bears"], "mana": "1G"}
    begun = [cast("Grizzly Bears"), RESOLVE]
    board(mine, [], *begun, RESOLVE, expect=["A has 1 card in hand"])
    same = {**mine, "battlefield": ["Guardian Project", "Grizzly Bears"]}
    board(same, [], *begun, expect=["A has 0 cards in hand", "stack is empty"])
    buried = {**mine, "graveyard": ["Grizzly Bears"]}
    board(buried, [], *begun, expect=["A has 0 cards in hand", "stack is empty"])
    board(mine, ["Grizzly Bears"], *begun, RESOLVE, expect=["A has 1 card in hand"])


@cr("603.4")
def test_what_this_very_ability_put_there_does_not_trigger_it() -> None:
    mine = {"battlefield": ["Kodama of the East Tree"], "hand": ["Grizzly Bears", "Forest", "Sol Ring"], "mana": "1G"}
    put = [cast("Grizzly Bears"), RESOLVE, RESOLVE, YES, answer("Forest")]
    board(mine, [], *put, expect=["A controls Forest", "stack is empty"])
    assert board(mine, [], *put).count("Kodama of the East Tree's ability triggers") == 1


@cr("610.3")
def test_exiled_until_an_opponent_becomes_the_monarch() -> None:
    mine = {"hand": ["Palace Jailer"], "mana": "2WW"}
    taken = [cast("Palace Jailer"), RESOLVE, ORDER, answer("Hill Giant"), RESOLVE, RESOLVE]
    board(mine, ["Hill Giant", "Grizzly Bears"], *taken, expect=["Hill Giant in exile", "A is the monarch"])
    hit = [turn(4, "beginning of combat"), {"do": "go_to", "step": "declare attackers"}]
    attacked = {"do": "attack", "player": "B", "attackers": {"Grizzly Bears": "A"}}
    damage = [to("combat damage"), RESOLVE]
    theirs = ["Hill Giant", "Grizzly Bears"]
    board(mine, theirs, *taken, *hit, attacked, *damage, expect=["B controls Hill Giant", "B is the monarch"])
