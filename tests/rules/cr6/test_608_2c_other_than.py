"""608.2c: what "other" and "another" are other than, and what else words point at in a text that speaks of several."""

from __future__ import annotations

from tests.helpers import activate, answer, attack, attack_with, block_with, board, cast, cr, to, turn

RESOLVE = {"do": "resolve"}


@cr("608.2c")
def test_other_spells_are_others_than_the_spell_not_than_its_target() -> None:
    salvo = [cast("Thunder Salvo", "Serra Angel"), RESOLVE]
    board({"hand": ["Thunder Salvo"]}, ["Serra Angel"], *salvo, expect=["Serra Angel has 2 damage"])
    shock = [cast("Shock", "B"), RESOLVE]
    board({"hand": ["Thunder Salvo", "Shock"]}, ["Serra Angel"], *shock, *salvo, expect=["Serra Angel has 3 damage"])


@cr("608.2c")
def test_a_spell_is_no_creature_that_others_are_other_than() -> None:
    """It deals damage to its target, then "~ deals 2 damage to each other creature": not to the target."""
    mine = {"battlefield": ["Craw Wurm"], "hand": ["Flames of the Raze-Boar"]}
    flames = [cast("Flames of the Raze-Boar", "Colossal Dreadmaw"), RESOLVE]
    expect = ["Colossal Dreadmaw has 4 damage", "Hill Giant has 2 damage"]
    board(mine, ["Colossal Dreadmaw", "Hill Giant"], *flames, expect=expect)


@cr("608.2c")
def test_an_equipment_speaks_of_others_than_the_creature_that_was_dealt_damage() -> None:
    mine = ["Serra Angel", {"card": "Kusari-Gama", "attached_to": "Serra Angel"}]
    fought = [*attack(Serra_Angel="B"), *block_with({"Wall of Air": "Serra Angel"}), to("combat damage"), RESOLVE]
    expect = ["Wall of Air has 4 damage", "Hill Giant in B's graveyard"]
    board(mine, ["Wall of Air", "Hill Giant"], *fought, expect=expect)


@cr("608.2c", "101.4")
def test_all_other_permanents_are_others_than_those_that_players_chose() -> None:
    """Also where no spell says so: a Saga's chapter, an artifact's ability."""
    saga = {"card": "Fall of the First Civilization", "counters": {"lore": 2}}
    mine = [saga, "Grizzly Bears", "Hill Giant", "Serra Angel"]
    chosen = answer(["Fall of the First Civilization", "Grizzly Bears", "Hill Giant#1"])
    theirs = ["Craw Wurm", "Wall of Air", "Hill Giant", "Serra Angel"]
    script = [turn(5, "precombat main"), chosen, answer(["Craw Wurm", "Wall of Air", "Hill Giant#2"], "B"), RESOLVE]
    kept = ["A controls Grizzly Bears", "A controls Hill Giant#1", "B controls Craw Wurm"]
    board(mine, theirs, *script, expect=[*kept, "Serra Angel#1 in A's graveyard", "Serra Angel#2 in B's graveyard"])

    forests = [f"Forest#{number}" for number in range(1, 7)]
    sylex = [activate("Urza's Sylex"), RESOLVE, answer("no"), RESOLVE, answer(forests)]
    lands = {"battlefield": ["Urza's Sylex", *["Forest"] * 7, "Grizzly Bears"], "library": ["Swamp"]}
    gone = ["Grizzly Bears in graveyard", "Hill Giant in graveyard"]
    board(lands, ["Swamp", "Hill Giant"], *sylex, expect=["A controls 6 Forests", "B controls Swamp#2", *gone])


@cr("608.2c")
def test_an_activated_ability_speaks_of_others_than_its_target() -> None:
    mine = {"battlefield": ["Grizzly Bears", "Hill Giant"], "graveyard": ["Naga Fleshcrafter"]}
    renewed = [activate("Naga Fleshcrafter", "Grizzly Bears"), RESOLVE]
    played = board(mine, [], *renewed)
    assert played.count("Hill Giant becomes a copy of Grizzly Bears") == 1


@cr("613.4c")
def test_each_counts_the_others_of_its_kind() -> None:
    """ "Each Skeleton you control gets +X/+0, where X is the number of other Skeletons you control." """
    swarm = ["Skeletal Swarming", "Drudge Skeletons", "Drudge Skeletons"]
    board(swarm, [], expect=["Drudge Skeletons#1 is 2/1", "Drudge Skeletons#2 is 2/1"])


@cr("608.2c")
def test_another_is_another_than_what_the_aura_is_on() -> None:
    hunger = {"card": "Unnatural Hunger", "attached_to": "Serra Angel"}
    board(["Serra Angel"], [hunger], turn(5, "draw"), expect=["A life 16", "A controls Serra Angel"])
    fed = ["A life 20", "Grizzly Bears in graveyard"]
    board(["Serra Angel", "Grizzly Bears"], [hunger], turn(5, "draw"), answer("yes"), expect=fed)
    alone = [{"card": "Favorable Destiny", "attached_to": "Hill Giant"}, "Hill Giant"]
    board(alone, [], expect=["Hill Giant doesn't have shroud"])
    board([*alone, "Grizzly Bears"], [], expect=["Hill Giant has shroud"])


@cr("608.2c", "601.2c")
def test_any_other_target_is_another_than_what_deals_the_damage() -> None:
    mine = {"battlefield": ["Hill Giant"], "hand": ["Pain for All"]}
    board(mine, [], cast("Pain for All", "Hill Giant"), RESOLVE, answer("Hill Giant"), refused="601.2c")


@cr("608.2c")
def test_another_creature_that_died_is_not_the_target() -> None:
    one = [cast("Chain Assassination", "Grizzly Bears"), RESOLVE]
    board({"hand": ["Chain Assassination"]}, ["Grizzly Bears"], *one, expect=["A has 0 cards in hand"])
    shock = [cast("Shock", "Runeclaw Bear"), RESOLVE]
    hand = {"hand": ["Chain Assassination", "Shock"]}
    board(hand, ["Grizzly Bears", "Runeclaw Bear"], *shock, *one, expect=["A has 1 card in hand"])


@cr("608.2c")
def test_another_land_is_not_the_target_that_was_not_destroyed() -> None:
    theirs = [{"card": "Urborg, Tomb of Yawgmoth", "counters": {"indestructible": 1}}, "Swamp"]
    worms = [cast("Feast of Worms", "Urborg, Tomb of Yawgmoth"), RESOLVE]
    expect = ["B controls Urborg, Tomb of Yawgmoth", "Swamp in B's graveyard"]
    board({"hand": ["Feast of Worms"]}, theirs, *worms, expect=expect)


@cr("608.2c", "601.2c")
def test_another_target_is_not_what_the_trigger_is_about() -> None:
    impostor = {"card": "Grizzly Bears", "counters": {"impostor": 1}}
    mine = {"battlefield": ["Illicit Masquerade", impostor], "graveyard": ["Hill Giant"], "hand": ["Murder"]}
    board(mine, [], cast("Murder", "Grizzly Bears"), RESOLVE, answer("Grizzly Bears"), refused="601.2c")


@cr("608.2c")
def test_that_creature_is_not_the_land_that_was_sacrificed() -> None:
    """ "You may sacrifice a Forest. If you do, that creature ...": the one that attacks."""
    mine = ["Hill Giant", {"card": "Spiked Ripsaw", "attached_to": "Hill Giant"}, "Forest"]
    board(mine, [], *attack(Hill_Giant="B"), RESOLVE, answer("yes"), expect=["Hill Giant has trample"])


@cr("608.2c")
def test_otherwise_speaks_of_the_target_that_was_named_before() -> None:
    food = {"token": {"name": "Food", "types": ["Artifact"], "subtypes": ["Food"]}}
    mine = {"battlefield": ["Hill Giant", food], "hand": ["Pippin's Bravery"]}
    bravery = [cast("Pippin's Bravery", "Hill Giant"), RESOLVE]
    board(mine, [], *bravery, answer("no"), expect=["Hill Giant is 5/5"])
    board(mine, [], *bravery, answer("yes"), expect=["Hill Giant is 7/7"])


@cr("608.2c")
def test_that_much_is_the_number_that_that_many_said() -> None:
    """You gain as much life as Zombies attacked, however many cards were discarded."""
    mine = ["Varina, Lich Queen", "Walking Corpse", "Walking Corpse", "Spirit of the Labyrinth"]
    zombies = {"Varina, Lich Queen": "B", "Walking Corpse#1": "B", "Walking Corpse#2": "B"}
    board(mine, [], *attack_with(zombies), RESOLVE, expect=["A life 23"])


@cr("613.4c")
def test_other_enchantments_are_others_than_the_aura_not_than_what_it_is_on() -> None:
    mask = {"card": "Ancestral Mask", "attached_to": "Courser of Kruphix"}
    board(["Courser of Kruphix", mask], [], expect=["Courser of Kruphix is 4/6"])


@cr("601.2c")
def test_what_shares_a_type_with_it_is_compared_with_the_other_target() -> None:
    thief = {"card": "Daring Thief", "tapped": True}
    exchanged = [turn(5, "upkeep"), answer("Sol Ring"), RESOLVE, answer("yes")]
    expect = ["A controls Mind Stone", "B controls Sol Ring"]
    board([thief, "Sol Ring"], ["Grizzly Bears", "Mind Stone"], *exchanged, expect=expect)


@cr("201.5", cited=False)
def test_its_power_in_a_granted_ability_is_that_of_what_grants_it() -> None:
    mine = {"battlefield": ["Iron Fist, Living Weapon", "Grizzly Bears"], "hand": ["Giant Growth", "Giant Growth"]}
    grown = [cast("Giant Growth", "Iron Fist, Living Weapon"), {"do": "resolve", "all": True}]
    board(mine, [], *grown, activate("Iron Fist, Living Weapon", "B"), RESOLVE, expect=["B life 15"])


@cr("614.15", cited=False)
def test_twice_that_much_instead_is_twice_what_it_would_have_been() -> None:
    script = [*attack(Surtland_Flinger="B"), RESOLVE, answer("yes"), answer("B"), RESOLVE]
    board(["Surtland Flinger", "Hill Giant"], [], *script, expect=["B life 14"])


@cr("603.10a")
def test_the_greatest_is_measured_by_what_died_beside_it() -> None:
    mine = {"battlefield": ["Kraven the Hunter"], "hand": ["Damnation"]}
    theirs = ["Grizzly Bears", "Runeclaw Bear", "Llanowar Elves"]
    all_gone = [cast("Damnation"), {"do": "resolve", "all": True}]
    board(mine, theirs, *all_gone, expect=["A has 2 cards in hand"])


@cr("608.2c")
def test_each_other_player_is_another_than_who_the_trigger_is_about() -> None:
    mine, theirs = ["Zenith Chronicler"], {"hand": ["Lightning Helix"]}
    script = [{"do": "pass", "player": "A"}, cast("Lightning Helix", "A", player="B"), RESOLVE]
    expect = ["A has 1 card in hand", "B has 0 cards in hand", "C has 1 card in hand"]
    board(mine, theirs, *script, C=[], expect=expect)


@cr("608.2c")
def test_a_card_asked_about_is_compared_with_the_spell_not_with_itself() -> None:
    mine = {"battlefield": ["Rashmi, Eternities Crafter"], "hand": ["Hill Giant"], "library": ["Shock", "Forest"]}
    shocked = [cast("Hill Giant"), RESOLVE, answer("yes"), answer("B"), RESOLVE]
    board(mine, [], *shocked, expect=["B life 18"])


@cr("608.2c")
def test_that_card_is_what_was_paid_with_not_the_spell_asked_about() -> None:
    exiled = [cast("Jester's Scepter"), RESOLVE, answer("B"), RESOLVE, {"do": "pass", "player": "A"}]
    shock = [cast("Shock#1", "A", player="B"), {"do": "pass", "player": "B"}, activate("Jester's Scepter", "Shock#1")]
    library = ["Hill Giant", "Shock", "Forest", "Swamp", "Island", "Forest"]
    theirs = {"hand": ["Shock"], "library": library}
    for put, life in (("Hill Giant", 18), ("Shock#2", 20)):
        script = [*exiled, *shock, answer(put), {"do": "resolve", "all": True}]
        board({"hand": ["Jester's Scepter"]}, theirs, *script, expect=[f"A life {life}"])
