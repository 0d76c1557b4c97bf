"""Judges' questions about the card types (CR 300-308)."""

from __future__ import annotations

from tests.engine.helpers import (
    RESOLVE,
    RESOLVE_ALL,
    activate,
    answer,
    attack_with,
    board,
    cast,
    cr,
    to,
)


def play(card: str, player: str = "A") -> dict[str, object]:
    return {"do": "play", "player": player, "card": card}


def passes(player: str = "A") -> dict[str, object]:
    return {"do": "pass", "player": player}


PERMANENTS = {
    "301.1": "Wurmwall Sweeper",
    "302.1": "Grizzly Bears",
    "303.1": "Glorious Anthem",
    "306.1": "Jace's Pupil",
    "307.1": "Flame Rift",
}


# ---- when spells of a type are cast, and what becomes of them


@cr("301.1", "302.1", "303.1", "306.1", "307.1")
def test_each_of_these_is_cast_only_in_a_main_phase_of_ones_own_with_an_empty_stack() -> None:
    for rule, card in PERMANENTS.items():
        assert board({"hand": [card]}, [], cast(card), step="upkeep", refused=True).refused(rule)
        full = board({"hand": [card, "Lightning Bolt"]}, [], cast("Lightning Bolt", "B"), cast(card), refused=True)
        assert full.refused(rule)


@cr("301.2", "302.2", "303.2", "306.2")
def test_a_permanent_spell_becomes_a_permanent_under_its_controllers_control() -> None:
    for card in list(PERMANENTS.values())[:-1]:
        board({"hand": [card]}, [], cast(card), RESOLVE, expect=[f"{card} in battlefield", f"A controls {card}"])


@cr("304.1", "304.2")
def test_an_instant_is_cast_whenever_one_has_priority_and_goes_to_the_graveyard() -> None:
    board(
        [],
        {"hand": ["Lightning Bolt"]},
        passes(),
        cast("Lightning Bolt", "A", player="B"),
        RESOLVE,
        step="upkeep",
        expect=["A has 17 life", "Lightning Bolt in B's graveyard"],
    )


@cr("307.2")
def test_a_sorcery_does_what_it_says_and_goes_to_its_owners_graveyard() -> None:
    board(
        {"hand": ["Flame Rift"]},
        [],
        cast("Flame Rift"),
        RESOLVE,
        expect=["A has 16 life", "B has 16 life", "Flame Rift in A's graveyard"],
    )


@cr("304.4", "307.4")
def test_an_instant_or_sorcery_never_enters_the_battlefield() -> None:
    for card in ("Giant Growth", "Flame Rift"):
        board(
            {"hand": ["Grave Raise"], "graveyard": [card]},
            [],
            cast("Grave Raise", card),
            RESOLVE,
            expect=[f"{card} in A's graveyard"],
        )


@cr("304.5", "307.5", "602.5d")
def test_only_as_a_sorcery_asks_for_the_time_not_for_a_sorcery() -> None:
    board(
        {"battlefield": ["Student of Warfare"], "hand": []},
        [],
        activate("Student of Warfare"),
        RESOLVE,
        expect=["Student of Warfare has 1 level counter"],
    )
    assert board(["Student of Warfare"], [], activate("Student of Warfare"), step="upkeep", refused=True).refused(
        "602.5d"
    )


@cr("307.5")
def test_what_forbids_sorceries_does_not_forbid_acting_as_a_sorcery() -> None:
    board(
        ["Student of Warfare"],
        {"hand": ["Silence"]},
        passes(),
        cast("Silence", player="B"),
        RESOLVE,
        activate("Student of Warfare"),
        RESOLVE,
        expect=["Student of Warfare has 1 level counter"],
    )


@cr("300.2a", "305.9")
def test_an_artifact_land_is_played_never_cast() -> None:
    assert board({"hand": ["Darksteel Works"]}, [], cast("Darksteel Works"), refused=True).refused("305.9")
    board({"hand": ["Darksteel Works"]}, [], play("Darksteel Works"), expect=["Darksteel Works is an artifact"])


@cr("300.2b", "308.1")
def test_a_kindred_enchantment_is_cast_as_an_enchantment() -> None:
    board(
        {"hand": ["Lignified"]},
        ["Air Elemental"],
        cast("Lignified", "Air Elemental"),
        RESOLVE,
        expect=["Air Elemental is 0/4", "Air Elemental doesn't have flying", "Lignified is a Treefolk"],
    )
    assert board(
        {"hand": ["Lignified"]}, ["Air Elemental"], cast("Lignified", "Air Elemental"), step="upkeep", refused=True
    ).refused("303.1")


# ---- artifacts (301)


@cr("301.4")
def test_an_artifact_may_be_colored() -> None:
    board(
        ["Porcelain Legionnaire", "Ornithopter"],
        [],
        expect=["Porcelain Legionnaire is white", "Ornithopter is colorless"],
    )


@cr("301.5", "301.5c")
def test_an_equipment_on_what_is_no_creature_any_more_falls_off_and_stays() -> None:
    board(
        ["Mishra's Factory", "Loxodon Warhammer"],
        [],
        activate("Mishra's Factory", ability=2),
        RESOLVE,
        activate("Loxodon Warhammer", "Mishra's Factory"),
        RESOLVE,
        to("cleanup"),
        {"do": "go_to", "step": "upkeep", "turn": 4},
        expect=["Loxodon Warhammer in battlefield", "Loxodon Warhammer is not attached to Mishra's Factory"],
    )


@cr("301.5b")
def test_equipment_enters_attached_to_nothing_and_is_moved_only_to_ones_own_creature() -> None:
    board(
        {"hand": ["Loxodon Warhammer"], "battlefield": ["Grizzly Bears"]},
        [],
        cast("Loxodon Warhammer"),
        RESOLVE,
        expect=["Grizzly Bears is 2/2"],
    )
    board(["Loxodon Warhammer"], ["Grizzly Bears"], activate("Loxodon Warhammer", "Grizzly Bears"), refused=True)


@cr("301.5b", "608.2b")
def test_equip_does_nothing_if_the_creature_has_changed_sides_meanwhile() -> None:
    board(
        ["Grizzly Bears", "Equipped Bear Trap"],
        {"hand": ["Ray of Command Now"]},
        activate("Equipped Bear Trap", "Grizzly Bears"),
        passes(),
        cast("Ray of Command Now", "Grizzly Bears", player="B"),
        RESOLVE_ALL,
        expect=["Grizzly Bears is 2/2", "B controls Grizzly Bears"],
    )


@cr("301.5c")
def test_an_equipment_that_becomes_a_creature_comes_off() -> None:
    board(
        {
            "battlefield": [{"card": "Equipped Bear Trap", "attached_to": "Grizzly Bears"}, "Grizzly Bears"],
            "hand": ["Ensoul Artifact"],
        },
        [],
        cast("Ensoul Artifact", "Equipped Bear Trap"),
        RESOLVE,
        expect=["Grizzly Bears is 2/2", "Equipped Bear Trap is 5/5"],
    )


@cr("301.5c")
def test_an_equipment_creature_cannot_equip() -> None:
    board(
        [{"card": "Ensoul Artifact", "attached_to": "Equipped Bear Trap"}, "Equipped Bear Trap", "Grizzly Bears"],
        [],
        activate("Equipped Bear Trap", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears is 2/2"],
    )


@cr("301.5d")
def test_a_stolen_creature_keeps_an_equipment_that_its_old_controller_keeps() -> None:
    played = board(
        {"hand": ["Steal Shape"]},
        [{"card": "Equipped Bear Trap", "attached_to": "Grizzly Bears"}, "Grizzly Bears"],
        cast("Steal Shape", "Grizzly Bears"),
        RESOLVE,
        activate("Equipped Bear Trap", "Grizzly Bears"),
        expect=["A controls Grizzly Bears", "Grizzly Bears is 4/4", "B controls Equipped Bear Trap"],
        refused=True,
    )
    assert played.refused("602.2")


@cr("301.5d")
def test_an_ability_given_by_an_equipment_is_activated_by_the_creatures_controller() -> None:
    board(
        {"hand": ["Steal Shape"]},
        [{"card": "Bloodline Sword", "attached_to": "Grizzly Bears"}, "Grizzly Bears"],
        passes(),
        activate("Grizzly Bears", "A", player="B"),
        RESOLVE,
        expect=["A has 19 life"],
    )


@cr("301.5e")
def test_an_equipment_put_onto_the_battlefield_with_nothing_to_equip_is_unattached() -> None:
    board(
        {"hand": ["Obzedat's Aid"], "graveyard": ["Equipped Bear Trap"], "battlefield": ["Grizzly Bears"]},
        [],
        cast("Obzedat's Aid", "Equipped Bear Trap"),
        RESOLVE,
        expect=["Equipped Bear Trap in battlefield", "Grizzly Bears is 2/2"],
    )


@cr("301.7", "702.122a")
def test_a_vehicle_is_no_creature_until_it_is_crewed() -> None:
    board(["Two-Legged Walker"], [], expect=["Two-Legged Walker is not a creature", "Two-Legged Walker is an artifact"])


# ---- creatures (302)


@cr("302.3", "205.3m")
def test_a_creature_has_all_its_creature_types() -> None:
    board(["Goblin Piker"], [], expect=["Goblin Piker is a Goblin", "Goblin Piker is a Warrior"])


@cr("302.6")
def test_a_creature_that_came_this_turn_neither_attacks_nor_taps_for_its_ability() -> None:
    assert board([{"card": "Goblin Tapper", "sick": True}], [], activate("Goblin Tapper", "B"), refused=True).refused(
        "302.6"
    )
    assert board(
        [{"card": "Goblin Tapper", "sick": True}], [], *attack_with({"Goblin Tapper": "B"}), refused=True
    ).refused("302.6")


@cr("302.6")
def test_a_creature_that_was_stolen_this_turn_is_a_newcomer_again() -> None:
    played = board(
        {"hand": ["Steal Shape"]},
        ["Goblin Tapper"],
        cast("Steal Shape", "Goblin Tapper"),
        RESOLVE,
        activate("Goblin Tapper", "B"),
        refused=True,
    )
    assert played.refused("302.6")


@cr("302.6")
def test_a_permanent_that_becomes_a_creature_is_asked_how_long_it_has_been_there() -> None:
    sick = board(
        [{"card": "Mishra's Factory", "sick": True}],
        [],
        activate("Mishra's Factory", ability=2),
        RESOLVE,
        *attack_with({"Mishra's Factory": "B"}),
        refused=True,
    )
    assert sick.refused("302.6")
    board([{"card": "Mox Jet", "sick": True}], [], activate("Mox Jet"), expect=["Mox Jet is tapped"])


@cr("302.6")
def test_abilities_without_the_tap_symbol_are_free() -> None:
    board(
        [{"card": "Delver of Secrets", "sick": True}],
        [],
        activate("Delver of Secrets"),
        RESOLVE,
        expect=["Delver of Secrets is 3/2"],
    )


@cr("302.7", "302.4b")
def test_damage_stays_marked_until_cleanup_and_adds_up() -> None:
    board(
        {"hand": ["Lightning Bolt", "Lightning Bolt"]},
        ["Air Elemental"],
        cast("Lightning Bolt#1", "Air Elemental"),
        RESOLVE,
        cast("Lightning Bolt#2", "Air Elemental"),
        RESOLVE,
        expect=["Air Elemental in B's graveyard"],
    )
    board(
        {"hand": ["Lightning Bolt"]},
        ["Air Elemental"],
        cast("Lightning Bolt", "Air Elemental"),
        RESOLVE,
        {**to("upkeep"), "turn": 4},
        expect=["Air Elemental has 0 damage"],
    )


# ---- enchantments (303)


@cr("303.4a")
def test_an_aura_spell_needs_a_legal_target() -> None:
    assert board(
        {"hand": ["Pacifism"], "battlefield": ["Forest"]}, [], cast("Pacifism", "Forest"), refused=True
    ).report["refused"]
    assert board({"hand": ["Pacifism"]}, [], cast("Pacifism"), refused=True).refused("601.2c")


@cr("303.4a", "608.2b", "608.3b")
def test_an_aura_whose_target_is_gone_goes_to_the_graveyard() -> None:
    board(
        {"hand": ["Pacifism"]},
        {"battlefield": ["Grizzly Bears"], "hand": ["Unsummon"]},
        cast("Pacifism", "Grizzly Bears"),
        passes(),
        cast("Unsummon", "Grizzly Bears", player="B"),
        RESOLVE_ALL,
        expect=["Pacifism in A's graveyard"],
    )


@cr("303.4c")
def test_an_aura_on_what_it_cannot_enchant_any_more_is_put_into_the_graveyard() -> None:
    board(
        [],
        [{"card": "Mishra's Factory"}, {"card": "Flight", "attached_to": "Mishra's Factory"}],
        expect=["Flight in B's graveyard"],
    )


@cr("303.4d")
def test_an_aura_that_becomes_a_creature_is_put_into_the_graveyard() -> None:
    board(
        {"hand": ["Opalescent Dawn"]},
        ["Grizzly Bears", {"card": "Flight", "attached_to": "Grizzly Bears"}],
        cast("Opalescent Dawn"),
        RESOLVE,
        expect=["Flight in B's graveyard"],
    )


@cr("303.4e")
def test_a_stolen_creature_keeps_an_aura_that_its_controller_keeps() -> None:
    board(
        {"hand": ["Steal Shape"]},
        ["Grizzly Bears", {"card": "Armadillo Cloak", "attached_to": "Grizzly Bears"}],
        cast("Steal Shape", "Grizzly Bears"),
        RESOLVE,
        expect=["A controls Grizzly Bears", "B controls Armadillo Cloak", "Grizzly Bears is 4/4"],
    )


@cr("303.4f")
def test_an_aura_put_onto_the_battlefield_is_attached_by_choice_not_target() -> None:
    played = board(
        {"hand": ["Aura Return"], "graveyard": ["Pacifism"]},
        ["Invisible Stalker"],
        cast("Aura Return", "Pacifism"),
        RESOLVE,
        answer("Invisible Stalker"),
        expect=["Pacifism is attached to Invisible Stalker"],
    )
    assert played.cites("303.4f")


@cr("303.4g")
def test_an_aura_with_nothing_to_enchant_stays_where_it_is() -> None:
    board(
        {"hand": ["Aura Return"], "graveyard": ["Pacifism"]},
        [],
        cast("Aura Return", "Pacifism"),
        RESOLVE,
        expect=["Pacifism in A's graveyard"],
    )


@cr("303.4f", "702.5d")
def test_an_aura_with_enchant_player_may_go_on_any_player() -> None:
    board(
        {"hand": ["Aura Return"], "graveyard": ["Curse of Thirst"]},
        [],
        cast("Aura Return", "Curse of Thirst"),
        RESOLVE,
        answer("B"),
        {**to("upkeep"), "turn": 4},
        RESOLVE,
        expect=["B has 19 life"],
    )


@cr("303.4k")
def test_an_aura_turned_face_up_is_attached_to_what_it_can_enchant() -> None:
    board(
        [{"card": "Gift of Doom", "face_down": "morph", "id": "gift"}, "Grizzly Bears", "Hill Giant"],
        [],
        {"do": "special", "player": "A", "act": "turn face up", "source": "gift"},
        answer("Grizzly Bears"),
        answer("yes"),
        expect=["gift is attached to Hill Giant", "Hill Giant has deathtouch"],
    )


@cr("310.8f", "310.8")
def test_a_battle_has_only_one_protector() -> None:
    board(
        [{"card": "Invasion of Zendikar", "protector": "B"}],
        [],
        {"do": "concede", "player": "B"},
        C={"battlefield": []},
        expect=["C protects Invasion of Zendikar"],
    )


@cr("310.3", "310.4")
def test_a_siege_card_has_its_battle_type_and_defense_in_every_zone() -> None:
    board(
        {"graveyard": ["Invasion of Zendikar"]},
        [],
        expect=[
            "Invasion of Zendikar is a Siege",
            "Invasion of Zendikar is a battle",
            "Invasion of Zendikar has 3 defense",
        ],
    )


@cr("303.5", "714.3a")
def test_a_saga_is_an_enchantment_with_chapters() -> None:
    board(
        {"hand": ["History of Benalia"]},
        [],
        cast("History of Benalia"),
        RESOLVE,
        expect=["History of Benalia has 1 lore counter", "History of Benalia is an enchantment"],
    )


# ---- lands (305)


@cr("305.1", "116.2a")
def test_playing_a_land_does_not_use_the_stack() -> None:
    board({"hand": ["Urborg Tomb"]}, [], play("Urborg Tomb"), expect=["A controls Urborg Tomb", "stack is empty"])
    assert board({"hand": ["Forest"]}, [], play("Forest"), step="upkeep", refused=True).refused("305.1")


@cr("305.2", "305.2a", "305.2b")
def test_a_second_land_needs_an_effect_that_allows_it() -> None:
    hand = {"hand": [{"card": "Forest", "id": "one"}, {"card": "Forest", "id": "two"}]}
    assert board(hand, [], play("one"), play("two"), refused=True).refused("305.2b")
    board({**hand, "battlefield": ["Exploration"]}, [], play("one"), play("two"), expect=["A controls 2 Forest"])


@cr("305.3")
def test_no_land_is_played_in_another_players_turn() -> None:
    board({"hand": []}, {"hand": ["Forest"]}, passes(), {**play("Forest", "B")}, refused=True)


@cr("305.4")
def test_a_land_that_is_put_onto_the_battlefield_was_not_played() -> None:
    board(
        {"hand": ["Obzedat's Aid", "Forest"], "graveyard": ["Tundra Isle"]},
        [],
        cast("Obzedat's Aid", "Tundra Isle"),
        RESOLVE,
        play("Forest"),
        expect=["A controls Tundra Isle", "A controls Forest"],
    )


@cr("305.6")
def test_a_basic_land_type_brings_its_mana_ability() -> None:
    board(
        {"battlefield": ["Tundra Isle"], "hand": ["Opt"], "mana": "lands"},
        [],
        cast("Opt"),
        expect=["Tundra Isle is tapped"],
    )
    board(
        ["Tundra Isle"],
        [],
        activate("Tundra Isle", ability=1),
        expect=["Tundra Isle is tapped"],
    )


@cr("305.7", "305.6")
def test_a_land_set_to_mountain_loses_its_text_and_taps_for_red_only() -> None:
    board(
        {"battlefield": ["Evendo, Waking Haven", "Terrain Shift"], "hand": ["Lightning Bolt"], "mana": "lands"},
        [],
        cast("Lightning Bolt", "B"),
        RESOLVE,
        expect=["B has 17 life", "Evendo, Waking Haven is a Mountain", "Evendo, Waking Haven is not a Planet"],
    )


@cr("305.7")
def test_a_land_that_gains_a_type_in_addition_keeps_the_old_ones() -> None:
    board(
        {"battlefield": [{"card": "Forest", "id": "wood"}, "Urborg Tomb"], "hand": ["Dark Ritual"], "mana": "lands"},
        [],
        cast("Dark Ritual"),
        expect=["wood is a Swamp", "wood is a Forest", "wood is a land"],
    )


@cr("305.7", "613.8a")
def test_a_nonbasic_that_makes_swamps_is_a_mountain_and_makes_none() -> None:
    board(
        ["Urborg Tomb", "Terrain Shift", {"card": "Forest", "id": "wood"}],
        [],
        expect=["Urborg Tomb is a Mountain", "wood is not a Swamp"],
    )


@cr("305.7")
def test_an_ability_given_by_another_effect_survives_a_change_of_land_type() -> None:
    board(
        ["Urborg Tomb", "Terrain Shift", {"card": "Squirrel Nest", "attached_to": "Urborg Tomb"}],
        [],
        activate("Urborg Tomb"),
        RESOLVE,
        expect=["Urborg Tomb is a Mountain", "A controls a Squirrel"],
    )


# ---- planeswalkers (306)


@cr("306.4", "205.4d")
def test_two_planeswalkers_of_one_type_may_stay_if_their_names_differ() -> None:
    board(["Jace's Pupil", "Gideon Reborn"], [], expect=["A controls Jace's Pupil", "A controls Gideon Reborn"])
    played = board([{"card": "Jace's Pupil", "count": 2}], [], expect=["A controls 1 Jace's Pupil"])
    assert played.cites("704.5j")


@cr("306.5c", "306.9")
def test_a_planeswalker_without_loyalty_is_put_into_the_graveyard() -> None:
    board(
        [{"card": "Jace's Pupil", "counters": {"loyalty": 2}}],
        [],
        activate("Jace's Pupil", "B", ability=2),
        RESOLVE,
        expect=["Jace's Pupil in A's graveyard", "B has 18 life"],
    )


@cr("306.6", "306.8")
def test_an_attack_on_a_planeswalker_takes_loyalty() -> None:
    board(
        ["Hill Giant"],
        [{"card": "Gideon Reborn", "counters": {"loyalty": 4}}],
        *attack_with({"Hill Giant": "Gideon Reborn"}),
        to("combat damage"),
        expect=["Gideon Reborn has 1 loyalty", "B has 20 life"],
    )


@cr("306.7")
def test_a_bolt_at_a_player_is_not_redirected_to_a_planeswalker() -> None:
    played = board(
        {"hand": ["Lightning Bolt"]},
        [{"card": "Gideon Reborn", "counters": {"loyalty": 4}}],
        cast("Lightning Bolt", "B"),
        RESOLVE,
        expect=["Gideon Reborn has 4 loyalty", "B has 17 life"],
    )
    assert not played.report["pending"]


@cr("306.8", "302.7")
def test_damage_to_a_planeswalker_creature_does_both() -> None:
    board(
        {"battlefield": [{"card": "Gideon Reborn", "counters": {"loyalty": 4}}]},
        {"hand": ["Lightning Bolt"]},
        activate("Gideon Reborn"),
        RESOLVE,
        passes(),
        cast("Lightning Bolt", "Gideon Reborn", player="B"),
        RESOLVE,
        expect=["Gideon Reborn has 1 loyalty", "Gideon Reborn has 3 damage", "Gideon Reborn in battlefield"],
    )
