"""Casting, activating, triggering and resolving (CR 601-611, 733)."""

from __future__ import annotations

from tests.engine.helpers import PASS_A, RESOLVE, RESOLVE_ALL, activate, answer, attack_with, board, cast, cr, to

# ---- 601: casting


@cr("601.2i", "603.3")
def test_what_triggers_on_a_cast_resolves_before_the_spell() -> None:
    board(
        {"hand": ["Divination"], "battlefield": ["Guttersnipe"]},
        [],
        cast("Divination"),
        RESOLVE,
        expect=["B life 18", "A has 0 cards in hand"],
    )


@cr("733.1", "601.2e")
def test_an_illegal_spell_is_taken_back_with_its_payment() -> None:
    played = board(
        {"hand": ["Murder"], "battlefield": [{"card": "Swamp", "count": 3}], "mana": "lands"},
        [],
        cast("Murder", "B"),
        refused=True,
        expect=["Murder in A's hand", "stack is empty", "Swamp#1 is not tapped"],
    )
    assert played.cites("601.2c")


@cr("601.2d", "115.3")
def test_each_target_of_a_division_gets_something() -> None:
    played = board(
        {"hand": ["Electrolyze"]},
        ["Grizzly Bears", "Hill Giant"],
        cast("Electrolyze", "Grizzly Bears", "Hill Giant", choices=[{"Grizzly Bears": 2, "Hill Giant": 0}]),
        refused=True,
    )
    assert played.report["refused"]


@cr("601.2a", "601.3")
def test_an_instant_is_cast_in_anothers_turn_and_a_creature_is_not() -> None:
    board(
        [], {"hand": ["Lightning Bolt"]}, PASS_A, cast("Lightning Bolt", "A", player="B"), RESOLVE, expect=["A life 17"]
    )
    played = board([], {"hand": ["Grizzly Bears"]}, PASS_A, cast("Grizzly Bears", player="B"), refused=True)
    assert played.refused("302.1")


# ---- 602: activating


@cr("602.5a", "302.6")
def test_a_creature_just_come_does_not_tap_for_its_ability() -> None:
    played = board([{"card": "Prodigal Sorcerer", "sick": True}], [], activate("Prodigal Sorcerer", "B"), refused=True)
    assert played.cites("302.6")


@cr("602.2")
def test_only_the_controller_activates() -> None:
    played = board([], ["Prodigal Sorcerer"], activate("Prodigal Sorcerer", "B"), refused=True)
    assert played.refused("602.2")


# ---- 603: triggers


@cr("603.3b", "405.3")
def test_the_active_players_triggers_go_below() -> None:
    played = board(
        {"hand": ["Wrath of God"], "battlefield": ["Zulaport Cutthroat"], "life": 1},
        {"battlefield": ["Zulaport Cutthroat"], "life": 1},
        cast("Wrath of God"),
        RESOLVE_ALL,
        expect=["A loses", "B wins"],
    )
    assert played.report["state"]["winner"] == "B"


@cr("603.3d")
def test_a_trigger_without_a_legal_target_is_taken_from_the_stack() -> None:
    board(
        {"hand": ["Banisher Priest"]},
        [],
        cast("Banisher Priest"),
        RESOLVE,
        expect=["stack is empty", "Banisher Priest in battlefield"],
    )


@cr("603.3d")
def test_a_trigger_that_must_target_takes_its_own_side_if_nothing_else_is_there() -> None:
    board(
        {"hand": ["Flametongue Kavu"]},
        [],
        cast("Flametongue Kavu"),
        RESOLVE_ALL,
        expect=["Flametongue Kavu in graveyard"],
    )


@cr("603.7a", "513.2")
def test_what_comes_back_at_the_next_end_step_waits_a_turn_if_this_one_has_begun() -> None:
    scene = {"battlefield": ["Grizzly Bears"], "hand": ["Flickerwisp"]}
    board(
        scene,
        [],
        cast("Flickerwisp"),
        RESOLVE,
        RESOLVE,
        to("end"),
        RESOLVE_ALL,
        expect=["Grizzly Bears in battlefield"],
    )


@cr("603.7c", "400.7")
def test_a_flickered_creature_is_not_the_one_that_was_to_be_sacrificed() -> None:
    board(
        {"battlefield": [{"card": "Ball Lightning"}], "hand": ["Cloudshift"]},
        [],
        to("end"),
        cast("Cloudshift", "Ball Lightning"),
        RESOLVE,
        RESOLVE,
        expect=["Ball Lightning in battlefield"],
    )


@cr("603.8")
def test_a_state_trigger_comes_once_and_again_if_it_is_countered_in_vain() -> None:
    board(
        {"battlefield": ["Emperor Crocodile", "Grizzly Bears"], "hand": ["Unsummon"]},
        [],
        cast("Unsummon", "Grizzly Bears"),
        RESOLVE,
        expect=["Emperor Crocodile in battlefield", "not stack is empty"],
    )
    board(
        {"battlefield": ["Emperor Crocodile", "Grizzly Bears"], "hand": ["Unsummon"]},
        [],
        cast("Unsummon", "Grizzly Bears"),
        RESOLVE_ALL,
        expect=["Emperor Crocodile in graveyard"],
    )


@cr("603.10a", "603.6c")
def test_a_creature_sees_its_own_death() -> None:
    board(
        ["Zulaport Cutthroat"],
        {"hand": ["Murder"]},
        PASS_A,
        cast("Murder", "Zulaport Cutthroat", player="B"),
        RESOLVE_ALL,
        expect=["A life 21", "B life 19"],
    )


@cr("603.2g")
def test_damage_prevented_triggers_nothing() -> None:
    board(
        {"battlefield": ["Vampire Nighthawk"], "hand": ["Fog"]},
        [],
        *attack_with({"Vampire Nighthawk": "B"}),
        cast("Fog"),
        RESOLVE,
        to("combat damage"),
        expect=["A life 20", "B life 20"],
    )


# ---- 605: mana abilities


@cr("605.3b", "405.6c")
def test_a_mana_ability_does_not_use_the_stack() -> None:
    board(
        ["Llanowar Elves"], [], activate("Llanowar Elves"), expect=["stack is empty", "A has 1 mana", "A has priority"]
    )


@cr("605.5a", "605.1a")
def test_an_ability_with_a_target_is_no_mana_ability() -> None:
    board(
        {"battlefield": ["Deathrite Shaman"], "graveyard": ["Forest"]},
        [],
        activate("Deathrite Shaman", "Forest#1"),
        expect=["not stack is empty"],
    )


@cr("605.3a")
def test_mana_abilities_are_activated_while_a_spell_is_being_cast() -> None:
    board(
        {"battlefield": ["Forest", "Llanowar Elves"], "hand": ["Grizzly Bears"], "mana": "lands"},
        [],
        cast("Grizzly Bears"),
        RESOLVE,
        expect=["Forest#1 is tapped", "Llanowar Elves is tapped", "A controls Grizzly Bears"],
    )


@cr("605.1a")
def test_a_mana_ability_with_a_price_still_makes_mana_at_once() -> None:
    board(["Ancient Tomb"], [], activate("Ancient Tomb"), expect=["A life 18", "A has 2 mana", "stack is empty"])
    board(["City of Brass"], [], activate("City of Brass"), answer("R"), expect=["A has 1 mana", "A life 20"])


@cr("605.4a", "106.12a")
def test_a_triggered_mana_ability_resolves_at_once() -> None:
    grown = [{"card": "Forest", "id": "grown"}, {"card": "Wild Growth", "attached_to": "grown"}]
    board(grown, [], activate("grown"), expect=["A has 2 mana", "stack is empty"])
    played = board(
        {"battlefield": grown, "hand": ["Grizzly Bears"], "mana": "lands"},
        [],
        cast("Grizzly Bears"),
        RESOLVE,
        expect=["A controls Grizzly Bears", "A has 0 mana"],
    )
    assert played.cites("605.4a")


@cr("605.5a", "106.12a")
def test_what_makes_no_mana_when_a_land_is_tapped_uses_the_stack() -> None:
    board(
        ["Manabarbs", {"card": "Forest", "id": "land"}],
        [],
        activate("land"),
        RESOLVE,
        expect=["A life 19", "A has 1 mana"],
    )


# ---- 607: linked abilities


@cr("607.2a")
def test_the_exiled_card_comes_back_when_the_ring_goes() -> None:
    board(
        {"hand": ["Oblivion Ring"]},
        {"battlefield": ["Hill Giant"], "hand": ["Naturalize"]},
        cast("Oblivion Ring"),
        RESOLVE_ALL,
        PASS_A,
        cast("Naturalize", "Oblivion Ring", player="B"),
        RESOLVE_ALL,
        expect=["B controls Hill Giant", "Oblivion Ring in graveyard"],
    )


@cr("607.2a")
def test_a_ring_gone_before_it_has_exiled_anything_exiles_for_good() -> None:
    board(
        {"hand": ["Oblivion Ring"]},
        {"battlefield": ["Hill Giant"], "hand": ["Naturalize"]},
        cast("Oblivion Ring"),
        RESOLVE,
        PASS_A,
        cast("Naturalize", "Oblivion Ring", player="B"),
        RESOLVE_ALL,
        expect=["Hill Giant in exile"],
    )


# ---- 608: resolving


@cr("608.2b")
def test_a_spell_whose_only_target_is_gone_does_not_resolve() -> None:
    board(
        {"hand": ["Electrolyze"]},
        {"battlefield": ["Grizzly Bears"], "hand": ["Unsummon"]},
        cast("Electrolyze", "Grizzly Bears"),
        PASS_A,
        cast("Unsummon", "Grizzly Bears", player="B"),
        RESOLVE_ALL,
        expect=["A has 0 cards in hand", "Electrolyze in A's graveyard"],
    )


@cr("608.2b", "601.2d")
def test_a_spell_with_one_target_left_does_what_was_divided_for_it() -> None:
    board(
        {"hand": ["Electrolyze"]},
        {"battlefield": ["Grizzly Bears", "Hill Giant"], "hand": ["Unsummon"]},
        cast("Electrolyze", "Grizzly Bears", "Hill Giant", choices=[{"Grizzly Bears": 1, "Hill Giant": 1}]),
        PASS_A,
        cast("Unsummon", "Grizzly Bears", player="B"),
        RESOLVE_ALL,
        expect=["Hill Giant has 1 damage", "A has 1 card in hand"],
    )


@cr("608.2b", "702.16b")
def test_a_flicker_in_response_leaves_the_spell_without_its_target() -> None:
    board(
        {"hand": ["Lightning Bolt"]},
        {"battlefield": ["Grizzly Bears"], "hand": ["Cloudshift"]},
        cast("Lightning Bolt", "Grizzly Bears"),
        PASS_A,
        cast("Cloudshift", "Grizzly Bears", player="B"),
        RESOLVE_ALL,
        expect=["Grizzly Bears in battlefield"],
    )


@cr("608.2h", "113.7a")
def test_what_has_left_is_looked_at_as_it_last_was() -> None:
    board(
        {"hand": ["Swords to Plowshares"]},
        {"battlefield": ["Grizzly Bears"], "hand": ["Giant Growth"]},
        cast("Swords to Plowshares", "Grizzly Bears"),
        PASS_A,
        cast("Giant Growth", "Grizzly Bears", player="B"),
        RESOLVE_ALL,
        expect=["B life 25"],
    )


@cr("608.2n", "404.1")
def test_a_spell_is_put_into_its_owners_graveyard_last() -> None:
    board(
        {"hand": ["Regrowth"]},
        [],
        cast("Regrowth", "Regrowth"),
        refused=True,
    )


@cr("608.3b", "303.4c")
def test_an_aura_whose_target_is_gone_goes_to_the_graveyard() -> None:
    board(
        {"hand": ["Pacifism"]},
        {"battlefield": ["Grizzly Bears"], "hand": ["Unsummon"]},
        cast("Pacifism", "Grizzly Bears"),
        PASS_A,
        cast("Unsummon", "Grizzly Bears", player="B"),
        RESOLVE_ALL,
        expect=["Pacifism in A's graveyard"],
    )


# ---- 610-611: effects


@cr("610.3", "610.3a")
def test_what_is_exiled_until_something_leaves_comes_back_at_once() -> None:
    board(
        {"hand": ["Banisher Priest"]},
        {"battlefield": ["Hill Giant"], "hand": ["Murder"]},
        cast("Banisher Priest"),
        RESOLVE_ALL,
        PASS_A,
        cast("Murder", "Banisher Priest", player="B"),
        RESOLVE,
        expect=["B controls Hill Giant", "stack is empty"],
    )
    board(
        {"hand": ["Banisher Priest"]},
        {"battlefield": ["Hill Giant"], "hand": ["Murder"]},
        cast("Banisher Priest"),
        RESOLVE,
        PASS_A,
        cast("Murder", "Banisher Priest", player="B"),
        RESOLVE_ALL,
        expect=["Hill Giant in battlefield"],
    )


@cr("610.3")
def test_a_token_exiled_until_something_leaves_does_not_come_back() -> None:
    soldier = {"token": {"name": "Soldier", "types": ["Creature"], "colors": ["W"], "power": 1, "toughness": 1}}
    board(
        {"hand": ["Banisher Priest"]},
        {"battlefield": [soldier], "hand": ["Murder"]},
        cast("Banisher Priest"),
        RESOLVE_ALL,
        PASS_A,
        cast("Murder", "Banisher Priest", player="B"),
        RESOLVE,
        expect=["Soldier is nowhere"],
    )


@cr("611.2c", "611.3a")
def test_a_spell_fixes_whom_it_affects_and_a_permanent_does_not() -> None:
    board(
        {"battlefield": ["Savannah Lions"], "hand": ["Glorious Anthem", "Grizzly Bears"]},
        [],
        cast("Glorious Anthem"),
        RESOLVE,
        cast("Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears is 3/3", "Savannah Lions is 3/2"],
    )
    board(
        {"battlefield": ["Grizzly Bears"], "hand": ["Trumpet Blast"]},
        [],
        cast("Trumpet Blast"),
        RESOLVE,
        *attack_with({"Grizzly Bears": "B"}),
        to("combat damage"),
        expect=["B life 18"],
    )


@cr("611.2b", "611.2a")
def test_control_until_end_of_turn_ends_with_the_turn() -> None:
    board(
        {"hand": ["Act of Treason"]},
        ["Hill Giant"],
        cast("Act of Treason", "Hill Giant"),
        RESOLVE,
        {"do": "go_to", "step": "upkeep"},
        expect=["B controls Hill Giant"],
    )


@cr("733.1", "733.2")
def test_who_tried_what_is_illegal_still_has_priority_and_may_do_it_rightly() -> None:
    """The spell is back in hand, nothing was paid, and nobody else may act."""
    mine = {"hand": ["Lightning Bolt"], "battlefield": ["Mountain"], "mana": "lands"}
    back = ["Mountain is not tapped", "Lightning Bolt in A's hand"]
    played = board(mine, [], cast("Lightning Bolt", "Mountain"), refused=True, expect=back)
    choice = played.table.choice
    assert choice is not None
    assert (choice.kind, choice.player) == ("priority", 0)
    assert played.table.act(cast("Lightning Bolt", "B")) is None
