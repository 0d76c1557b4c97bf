"""Judges' questions about keywords that offer another cost, and what becomes of what is cast for it (CR 702)."""

from __future__ import annotations

from typing import Any

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, Entry, answer, attack_with, block_with, board, cast, cr, to

LANDS = {"mana": "lands"}
NINJA: Entry = {"do": "activate", "player": "A", "source": "Ninja of the Deep Hours"}


@cr("702.103a", "702.103b")
def test_a_creature_cast_bestowed_is_an_aura_and_no_creature() -> None:
    played = board(
        {"hand": ["Hopeful Eidolon"], "battlefield": ["Goblin Piker"]},
        [],
        cast("Hopeful Eidolon", "Goblin Piker", costs=["bestow"]),
        RESOLVE,
        expect=["Goblin Piker is 3/2", "Goblin Piker has lifelink", "not Hopeful Eidolon is a creature"],
    )
    assert played.cites("702.103a")


@cr("702.103f")
def test_when_the_enchanted_creature_dies_the_bestowed_aura_stays_as_a_creature() -> None:
    played = board(
        {"hand": ["Hopeful Eidolon", "Lightning Bolt"], "battlefield": ["Goblin Piker"]},
        [],
        cast("Hopeful Eidolon", "Goblin Piker", costs=["bestow"]),
        RESOLVE,
        cast("Lightning Bolt", "Goblin Piker"),
        RESOLVE,
        expect=["A controls 1 Hopeful Eidolon", "Hopeful Eidolon is a creature", "Hopeful Eidolon is 1/1"],
    )
    assert played.cites("702.103f")


@cr("702.103e")
def test_a_bestowed_spell_without_its_target_resolves_as_a_creature() -> None:
    played = board(
        {"hand": ["Hopeful Eidolon"], "battlefield": ["Goblin Piker"]},
        {"hand": ["Lightning Bolt"]},
        cast("Hopeful Eidolon", "Goblin Piker", costs=["bestow"]),
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "Goblin Piker", player="B"),
        RESOLVE_ALL,
        expect=["A controls 1 Hopeful Eidolon", "Hopeful Eidolon is a creature", "Goblin Piker in A's graveyard"],
    )
    assert played.cites("702.103e")


@cr("702.185a")
def test_a_warped_creature_leaves_at_the_end_of_turn_and_is_cast_from_exile_later() -> None:
    first = [cast("Bygone Colossus", costs=["warp"]), RESOLVE, to("end"), RESOLVE_ALL]
    mine: dict[str, Any] = {"hand": ["Bygone Colossus"]}
    board(mine, [], *first, expect=["Bygone Colossus in exile"])
    later = {"do": "go_to", "turn": 5, "step": "precombat main"}
    board(
        mine,
        [],
        *first,
        later,
        cast("Bygone Colossus", **{"from": "exile"}),
        RESOLVE,
        to("end"),
        expect=["A controls 1 Bygone Colossus"],
    )


@cr("702.49a", "702.49c")
def test_ninjutsu_swaps_an_unblocked_attacker_for_the_ninja_which_attacks_the_same_player() -> None:
    played = board(
        {"hand": ["Ninja of the Deep Hours"], "battlefield": ["Goblin Piker"]},
        [],
        *attack_with({"Goblin Piker": "B"}),
        to("declare blockers"),
        NINJA,
        RESOLVE,
        answer("yes", choice="may"),
        to("combat damage"),
        RESOLVE_ALL,
        expect=["B has 18 life", "Goblin Piker in A's hand", "Ninja of the Deep Hours is tapped"],
    )
    assert played.cites("702.49c")


@cr("702.49a")
def test_a_blocked_attacker_cannot_be_returned_for_ninjutsu() -> None:
    played = board(
        {"hand": ["Ninja of the Deep Hours"], "battlefield": ["Goblin Piker"]},
        ["Hill Giant"],
        *attack_with({"Goblin Piker": "B"}),
        *block_with({"Hill Giant": "Goblin Piker"}),
        NINJA,
        refused=True,
    )
    assert played.refused("118.3")


@cr("702.49d")
def test_commander_ninjutsu_works_from_the_command_zone() -> None:
    board(
        {"command": ["Yuriko, the Tiger's Shadow"], "battlefield": ["Goblin Piker"], "library": ["Forest"] * 5},
        [],
        *attack_with({"Goblin Piker": "B"}),
        to("declare blockers"),
        {"do": "activate", "player": "A", "source": "Yuriko, the Tiger's Shadow"},
        RESOLVE,
        expect=["A controls 1 Yuriko, the Tiger's Shadow", "Yuriko, the Tiger's Shadow is attacking"],
    )


@cr("702.190a", "702.190b")
def test_sneak_casts_in_the_declare_blockers_step_and_the_creature_is_attacking() -> None:
    setting = {"hand": ["Foot Ninjas"], "battlefield": ["Goblin Piker"]}
    played = board(
        setting,
        [],
        *attack_with({"Goblin Piker": "B"}),
        to("declare blockers"),
        cast("Foot Ninjas", costs=["sneak"]),
        RESOLVE_ALL,
        to("postcombat main"),
        expect=["A has 23 life", "B has 15 life", "Goblin Piker in A's hand"],
    )
    assert played.cites("702.190b")
    board(setting, [], cast("Foot Ninjas", costs=["sneak"]), refused=True)


@cr("702.94a")
def test_a_miracle_is_revealed_as_the_first_card_drawn_and_cast_for_less() -> None:
    played = board(
        {"library": ["Thunderous Wrath", "Forest"], "battlefield": ["Mountain"], **LANDS},
        [],
        answer("yes", choice="may"),
        to("draw"),
        answer("yes", choice="may"),
        answer("B", choice="target"),
        RESOLVE_ALL,
        expect=["B has 15 life"],
        step="upkeep",
    )
    assert played.cites("702.94a")


@cr("702.94a")
def test_the_second_card_drawn_is_no_miracle() -> None:
    played = board(
        {"library": ["Forest", "Thunderous Wrath", "Forest"], "hand": ["Divination"]},
        [],
        to("draw"),
        to("precombat main"),
        cast("Divination"),
        RESOLVE,
        expect=["Thunderous Wrath in A's hand"],
        step="upkeep",
    )
    assert not played.cites("702.94a")


@cr("702.113a", "702.113b")
def test_awaken_makes_a_creature_of_a_land_and_targets_only_when_paid() -> None:
    setting = {"hand": ["Boiling Earth"], "battlefield": ["Mountain"]}
    board(
        setting,
        ["Youthful Knight"],
        cast("Boiling Earth", "Mountain", costs=["awaken"]),
        RESOLVE,
        expect=["Mountain is 4/4", "Mountain has haste", "Youthful Knight in B's graveyard"],
    )
    board(setting, ["Youthful Knight"], cast("Boiling Earth"), RESOLVE, expect=["not Mountain is a creature"])


@cr("702.176a")
def test_an_impending_overlord_is_no_creature_until_its_time_counters_are_gone() -> None:
    board(
        {"hand": ["Overlord of the Mistmoors"]},
        [],
        cast("Overlord of the Mistmoors", costs=["impending"]),
        RESOLVE_ALL,
        to("end"),
        RESOLVE_ALL,
        expect=["not Overlord of the Mistmoors is a creature", "Overlord of the Mistmoors has 3 time counters"],
    )


@cr("702.180a", "702.180b")
def test_harmonize_taps_a_creature_to_pay_less_and_exiles_the_spell() -> None:
    board(
        {"graveyard": ["Wild Ride"], "battlefield": ["Hill Giant", "Goblin Piker", "Mountain", "Mountain"], **LANDS},
        [],
        cast("Wild Ride", "Goblin Piker", costs=["harmonize"]),
        answer(["Hill Giant"], choice="harmonize"),
        RESOLVE,
        expect=["Goblin Piker is 5/1", "Hill Giant is tapped", "Wild Ride in exile"],
    )


@cr("702.187b")
def test_mayhem_only_in_the_turn_in_which_it_was_discarded() -> None:
    board(
        {"hand": ["Electro's Bolt"], "battlefield": ["Merfolk Looter"], "library": ["Forest", "Forest"]},
        ["Hill Giant"],
        {"do": "activate", "player": "A", "source": "Merfolk Looter"},
        RESOLVE,
        answer("Electro's Bolt"),
        cast("Electro's Bolt", "Hill Giant", costs=["mayhem"]),
        RESOLVE,
        expect=["Hill Giant in B's graveyard"],
    )
    board({"graveyard": ["Electro's Bolt"]}, ["Hill Giant"], cast("Electro's Bolt", "Hill Giant"), refused=True)


@cr("702.188a")
def test_web_slinging_returns_a_tapped_creature() -> None:
    tapped = {"card": "Goblin Piker", "tapped": True}
    board(
        {"hand": ["Spider-UK"], "battlefield": [tapped]},
        [],
        cast("Spider-UK", costs=["web-slinging"]),
        RESOLVE,
        expect=["A controls 1 Spider-UK", "Goblin Piker in A's hand"],
    )
    untapped = {"hand": ["Spider-UK"], "battlefield": ["Goblin Piker"]}
    assert board(untapped, [], cast("Spider-UK", costs=["web-slinging"]), refused=True).refused("118.3")


@cr("702.96a", "702.96b")
def test_overload_affects_each_even_what_cannot_be_targeted() -> None:
    played = board(
        {"hand": ["Electrickery"], "battlefield": ["Youthful Knight"]},
        ["Slippery Bogle", "Youthful Knight"],
        cast("Electrickery", costs=["overload"]),
        RESOLVE,
        expect=["A controls 1 Youthful Knight", "B controls 0 Youthful Knight", "Slippery Bogle in B's graveyard"],
    )
    assert played.cites("702.96a")


@cr("702.148a")
def test_cleave_leaves_out_what_stands_in_brackets() -> None:
    setting = {"hand": ["Fierce Retribution"]}
    board(
        setting,
        ["Hill Giant"],
        cast("Fierce Retribution", "Hill Giant", costs=["cleave"]),
        RESOLVE,
        expect=["Hill Giant in B's graveyard"],
    )
    assert board(setting, ["Hill Giant"], cast("Fierce Retribution", "Hill Giant"), refused=True).refused("601.2c")


@cr("702.119a", "702.119c")
def test_emerge_is_paid_with_a_creature_and_less_mana() -> None:
    played = board(
        {"hand": ["Wretched Gryff"], "battlefield": ["Hill Giant", "Island", "Island"], **LANDS},
        [],
        cast("Wretched Gryff", costs=["emerge"]),
        RESOLVE_ALL,
        expect=["A controls 1 Wretched Gryff", "Hill Giant in A's graveyard", "A has 1 cards in hand"],
    )
    assert played.cites("702.119a")


@cr("702.76a")
def test_prowl_needs_damage_by_a_creature_of_its_types() -> None:
    hit = [*attack_with({"Faerie Miscreant": "B"}), to("postcombat main")]
    board(
        {"hand": ["Latchkey Faerie"], "battlefield": ["Faerie Miscreant"]},
        [],
        *hit,
        cast("Latchkey Faerie", costs=["prowl"]),
        RESOLVE_ALL,
        expect=["A has 1 cards in hand"],
    )
    board(
        {"hand": ["Latchkey Faerie"], "battlefield": ["Goblin Piker"]},
        [],
        *attack_with({"Goblin Piker": "B"}),
        to("postcombat main"),
        cast("Latchkey Faerie", costs=["prowl"]),
        refused=True,
    )


@cr("702.173a")
def test_freerunning_after_an_assassins_hit() -> None:
    board(
        {"hand": ["Chain Assassination"], "battlefield": ["Royal Assassin", "Swamp", "Swamp"], **LANDS},
        ["Hill Giant"],
        *attack_with({"Royal Assassin": "B"}),
        to("postcombat main"),
        cast("Chain Assassination", "Hill Giant", costs=["freerunning"]),
        RESOLVE,
        expect=["Hill Giant in B's graveyard"],
    )


@cr("702.132a")
def test_assist_lets_another_player_pay_generic_mana() -> None:
    board(
        {"hand": ["Skystreamer"], "battlefield": ["Plains", "Plains"], **LANDS},
        {"battlefield": ["Swamp"] * 3, **LANDS},
        cast("Skystreamer", choices=["B", {"player": "B", "value": 3}]),
        RESOLVE,
        answer("A", choice="target"),
        RESOLVE,
        expect=["A controls 1 Skystreamer", "A has 24 life", "Swamp#1 is tapped", "Swamp#3 is tapped"],
    )


@cr("118.9a")
def test_asked_a_player_chooses_the_alternative_cost_that_is_printed_as_a_sentence() -> None:
    mountains = {"hand": ["Fireblast"], "battlefield": ["Mountain"] * 6, **LANDS}
    played = board(mountains, [], cast("Fireblast", "B", costs="ask"))
    assert {option["id"] for option in played.pending["options"]} == {"front", "alternative"}
    board(
        mountains,
        [],
        cast("Fireblast", "B", costs="ask", choices=["alternative", ["Mountain#1", "Mountain#2"]]),
        RESOLVE,
        expect=["B has 16 life", "A has 3 cards in graveyard"],
    )


@cr("702.122a")
def test_too_little_power_to_crew_is_asked_for_again_with_what_is_missing() -> None:
    crew = {"do": "activate", "player": "A", "source": "Dusk Legion Dreadnought", "choices": [["Merfolk Looter"]]}
    played = board(["Dusk Legion Dreadnought", "Merfolk Looter", "Goblin Piker"], [], crew)
    assert "1 more" in played.pending["prompt"]
