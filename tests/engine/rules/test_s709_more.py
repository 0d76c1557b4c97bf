"""More questions about unusual cards, and about the parts and types of cards (CR 200-310, 709-722)."""

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

SIEGE = {"card": "Invasion of Zendikar", "protector": "B", "counters": {"defense": 3}}


# ---- parts of a card


@cr("202.1a")
def test_a_mana_cost_asks_for_its_colors() -> None:
    board({"hand": ["Opt"], "mana": "RRR"}, [], cast("Opt"), refused=True)
    board({"hand": ["Opt"], "mana": "U"}, [], cast("Opt"), expect=["Opt in stack"])


@cr("202.2b", "105.2c")
def test_what_has_no_colored_symbol_in_its_cost_is_colorless() -> None:
    board(["Juggernaut", "Forest"], [], expect=["Juggernaut is colorless", "Forest is colorless"])


@cr("205.2c")
def test_a_token_has_card_types_but_is_no_card() -> None:
    board(
        {
            "battlefield": [
                {"token": {"name": "Thopter", "types": ["Artifact", "Creature"], "power": 1, "toughness": 1}}
            ],
            "hand": ["Naturalize"],
        },
        [],
        cast("Naturalize", "Thopter"),
        RESOLVE,
        expect=["Thopter in nowhere", "A has 1 card in graveyard"],
    )


@cr("205.3e")
def test_a_chosen_creature_type_is_one_creature_type() -> None:
    for wrong in ("Artifact", "Swamp", "Merfolk Wizard"):
        board({"hand": ["Adaptive Automaton"]}, [], cast("Adaptive Automaton"), RESOLVE, answer(wrong), refused=True)
    board(
        {"hand": ["Adaptive Automaton"]},
        [],
        cast("Adaptive Automaton"),
        RESOLVE,
        answer("Merfolk"),
        expect=["Adaptive Automaton is a Merfolk"],
    )


@cr("302.4a", "302.4c")
def test_a_creature_deals_its_power_after_all_effects_in_combat() -> None:
    board(
        [{"card": "Grizzly Bears", "counters": {"+1/+1": 1}}, "Glorious Anthem"],
        [],
        *attack_with({"Grizzly Bears": "B"}),
        to("combat damage"),
        expect=["B has 16 life"],
    )


@cr("303.4j", "701.3b")
def test_an_aura_does_not_move_to_what_it_cannot_enchant() -> None:
    board(
        {"battlefield": [{"card": "Flight", "attached_to": "Grizzly Bears"}, "Grizzly Bears"], "hand": ["Aura Mover"]},
        ["White Knight", "Black Knight", {"card": "Pacifism", "attached_to": "White Knight", "id": "peace"}],
        cast("Aura Mover", "peace", "Black Knight"),
        RESOLVE,
        expect=["peace is attached to White Knight"],
    )


@cr("301.6")
def test_a_fortification_is_attached_to_a_land() -> None:
    board(
        {
            "battlefield": [{"card": "Steel Garrison", "attached_to": "Urborg Tomb"}, "Urborg Tomb"],
            "hand": ["Land Wreck"],
        },
        [],
        cast("Land Wreck", "Urborg Tomb"),
        RESOLVE,
        expect=["Urborg Tomb in battlefield", "Steel Garrison is attached to Urborg Tomb"],
    )
    board(
        [{"card": "Steel Garrison", "attached_to": "Grizzly Bears"}, "Grizzly Bears"],
        [],
        {"do": "pass", "player": "A"},
        expect=["Steel Garrison is not attached to Grizzly Bears", "Steel Garrison in battlefield"],
    )


# ---- battles


@cr("310.1")
def test_a_battle_is_cast_as_a_sorcery_would_be() -> None:
    assert board(
        {"hand": ["Invasion of Zendikar"]}, [], cast("Invasion of Zendikar"), step="upkeep", refused=True
    ).refused("310.1")


@cr("310.2", "310.4a", "310.4b", "310.8a")
def test_a_battle_enters_under_its_controllers_control_with_its_defense() -> None:
    board(
        {"hand": ["Invasion of Zendikar"]},
        [],
        cast("Invasion of Zendikar"),
        RESOLVE,
        expect=[
            "A controls Invasion of Zendikar",
            "Invasion of Zendikar has 3 defense",
            "B protects Invasion of Zendikar",
        ],
    )


@cr("310.4c", "310.6")
def test_damage_to_a_battle_takes_defense_counters() -> None:
    board(
        {"battlefield": [SIEGE], "hand": ["Shock"]},
        [],
        cast("Shock", "Invasion of Zendikar"),
        RESOLVE,
        expect=["Invasion of Zendikar has 1 defense", "Invasion of Zendikar has 0 damage"],
    )


@cr("310.5", "310.8", "310.8e")
def test_a_battle_is_attacked_and_its_protector_blocks_for_it() -> None:
    board(
        [SIEGE, "Hill Giant"],
        ["Grizzly Bears"],
        *attack_with({"Hill Giant": "Invasion of Zendikar"}),
        to("declare blockers"),
        {"do": "block", "player": "B", "blockers": {"Grizzly Bears": "Hill Giant"}},
        to("combat damage"),
        expect=["Invasion of Zendikar has 3 defense", "Grizzly Bears in B's graveyard"],
    )


@cr("310.8g")
def test_a_battle_keeps_its_protector_when_it_becomes_something_else() -> None:
    board(
        {"battlefield": [SIEGE, {"card": "Song of the Forest", "attached_to": "Invasion of Zendikar"}]},
        [],
        expect=["Invasion of Zendikar is a land", "Invasion of Zendikar is protected by B"],
    )


@cr("310.11", "310.11a", "310.11b", "712.11a", "712.8c", "202.3b")
def test_a_defeated_siege_is_cast_transformed_with_the_mana_value_of_its_front() -> None:
    board(
        {"battlefield": [{**SIEGE, "counters": {"defense": 2}}], "hand": ["Shock"]},
        [],
        cast("Shock", "Invasion of Zendikar"),
        RESOLVE,
        RESOLVE,
        answer("yes"),
        expect=["Awakened Skyclave in stack", "Awakened Skyclave has mana value 4"],
    )


@cr("712.14a", "712.13")
def test_the_transformed_spell_enters_with_its_back_face_up() -> None:
    board(
        {"battlefield": [{**SIEGE, "counters": {"defense": 2}}], "hand": ["Shock"]},
        [],
        cast("Shock", "Invasion of Zendikar"),
        RESOLVE,
        RESOLVE,
        answer("yes"),
        RESOLVE,
        expect=["Awakened Skyclave is 4/4", "Awakened Skyclave is transformed", "Awakened Skyclave has mana value 4"],
    )


# ---- split cards and Rooms


@cr("709.3", "709.3a")
def test_only_the_half_that_is_chosen_must_be_castable() -> None:
    board(
        {"hand": ["Fire"], "mana": "UU"},
        ["Grizzly Bears"],
        cast("Ice", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears is tapped"],
    )
    board({"hand": ["Fire"], "mana": "UU"}, [], cast("Fire", "B"), refused=True)


@cr("709.5c", "709.5i")
def test_a_room_is_fully_unlocked_as_it_gets_its_second_door() -> None:
    board(
        ["Unholy Annex", "Library Tracker"],
        [],
        {"do": "special", "player": "A", "act": "unlock", "source": "Unholy Annex"},
        answer("as listed", choice="order"),
        RESOLVE_ALL,
        expect=["A has 1 card in hand", "A controls a Demon"],
    )


@cr("709.5i")
def test_casting_one_half_is_not_fully_unlocking() -> None:
    board(
        {"battlefield": ["Library Tracker"], "hand": ["Unholy Annex"]},
        [],
        cast("Unholy Annex"),
        RESOLVE_ALL,
        expect=["A has 1 card in hand"],
    )


# ---- double-faced cards


@cr("712.11c")
def test_only_the_face_that_is_cast_must_be_castable() -> None:
    board(
        {"hand": ["Birgi, God of Storytelling"], "battlefield": ["Creature Ban"]},
        [],
        cast("Harnfel, Horn of Bounty", face="back"),
        RESOLVE,
        expect=["A controls Harnfel, Horn of Bounty"],
    )
    board(
        {"hand": ["Birgi, God of Storytelling"], "battlefield": ["Creature Ban"]},
        [],
        cast("Birgi, God of Storytelling"),
        refused=True,
    )


@cr("712.15a", "712.15")
def test_a_face_down_double_faced_permanent_cannot_transform() -> None:
    board(
        {"battlefield": [{"card": "Delver of Secrets", "face_down": True, "id": "hidden"}], "hand": ["Moonmist Glow"]},
        [],
        cast("Moonmist Glow"),
        RESOLVE,
        expect=["hidden is 2/2", "hidden doesn't have flying"],
    )


@cr("712.16")
def test_a_double_faced_permanent_cannot_be_turned_face_down() -> None:
    board(
        {"battlefield": ["Delver of Secrets", "Hill Giant"], "hand": ["Cover Up"]},
        [],
        cast("Cover Up", "Delver of Secrets"),
        RESOLVE,
        expect=["Delver of Secrets is 1/1", "Delver of Secrets is not face down"],
    )
    board(
        {"battlefield": ["Hill Giant"], "hand": ["Cover Up"]},
        [],
        cast("Cover Up", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant is 2/2", "Hill Giant is face down"],
    )


@cr("712.11a", "712.11d", "712.8c", "702.146a")
def test_a_card_with_disturb_is_cast_from_the_graveyard_with_its_back_face_up() -> None:
    board(
        {"graveyard": ["Baithook Angler"], "mana": "UU"},
        [],
        cast("Baithook Angler", **{"from": "graveyard", "costs": "disturb"}),
        RESOLVE,
        expect=["Hook-Haunt Drifter is 1/2", "Hook-Haunt Drifter has flying", "Hook-Haunt Drifter has mana value 2"],
    )


@cr("712.13", "712.18")
def test_an_aura_stays_on_a_permanent_that_transforms() -> None:
    board(
        [{"card": "Flight", "attached_to": "Village Ironsmith"}, "Village Ironsmith"],
        [],
        activate("Village Ironsmith"),
        RESOLVE,
        expect=["Flight is attached to Ironfang", "Ironfang has flying"],
    )


@cr("716.2a", "608.2h", "603.10a")
def test_what_left_is_asked_whether_it_had_any_counter_as_it_last_was() -> None:
    bears = {"card": "Grizzly Bears", "counters": {"charge": 1}}
    for it, life in ((bears, 22), ("Grizzly Bears", 20)):
        board(
            {"battlefield": [{"card": "Leader's Calling", "level": 2}, it], "hand": ["Lightning Bolt"]},
            [],
            cast("Lightning Bolt", "Grizzly Bears"),
            RESOLVE_ALL,
            expect=[f"A has {life} life"],
        )


@cr("702.11b")
def test_a_counter_of_any_kind_is_a_counter() -> None:
    board(
        ["Leader's Calling", {"card": "Grizzly Bears", "counters": {"charge": 1}}, "Hill Giant"],
        [],
        expect=["Grizzly Bears has hexproof", "Hill Giant doesn't have hexproof"],
    )


# ---- Sagas


@cr("714.2c", "714.2d", "714.4")
def test_a_chapter_line_with_two_numbers_triggers_twice_and_then_the_saga_is_sacrificed() -> None:
    board(
        {"hand": ["Two Tales"]},
        [],
        cast("Two Tales"),
        RESOLVE_ALL,
        {**to("precombat main"), "turn": 5},
        RESOLVE_ALL,
        expect=["A has 26 life", "Two Tales in A's graveyard"],
    )


@cr("714.4")
def test_a_saga_stays_while_its_last_chapter_is_on_the_stack() -> None:
    board(
        [{"card": "Two Tales", "counters": {"lore": 1}}],
        [],
        {**to("precombat main"), "turn": 5},
        expect=["Two Tales in battlefield", "Two Tales has 2 lore counters"],
    )


@cr("714.3b", "702.155a")
def test_read_ahead_starts_at_the_chosen_chapter_and_skips_those_before() -> None:
    board(
        {"hand": ["Three Blessed Tales"]},
        [],
        cast("Three Blessed Tales"),
        RESOLVE,
        answer(2),
        RESOLVE_ALL,
        expect=["A has 22 life", "Three Blessed Tales has 2 lore counters"],
    )


# ---- omens, prototypes, preparation cards


@cr("720.3c")
def test_a_copy_of_an_omen_does_what_it_says_and_is_gone() -> None:
    board(
        {"hand": ["Dirgur Island Dragon", "Twincast"]},
        ["Grizzly Bears", "Hill Giant"],
        cast("Skimming Strike", "Grizzly Bears", face="adventure"),
        cast("Twincast", "Skimming Strike"),
        RESOLVE,
        answer("Hill Giant"),
        RESOLVE_ALL,
        expect=["Grizzly Bears is tapped", "Hill Giant is tapped", "A has 2 cards in hand"],
    )


@cr("720.3a")
def test_an_omen_is_cast_at_its_own_speed_and_cost() -> None:
    board(
        {"hand": ["Dirgur Island Dragon"], "mana": "UU"},
        ["Grizzly Bears"],
        cast("Skimming Strike", "Grizzly Bears", face="adventure"),
        RESOLVE,
        step="upkeep",
        expect=["Grizzly Bears is tapped"],
    )


@cr("718.3c")
def test_a_copy_of_a_prototyped_spell_is_prototyped() -> None:
    played = board(
        {"hand": ["Blitz Automaton", "Spell Doubling"], "mana": "RRRU"},
        [],
        cast("Blitz Automaton", costs="prototype"),
        cast("Spell Doubling", "Blitz Automaton"),
        RESOLVE_ALL,
    )
    sides = played.report["state"]["players"]["A"]["battlefield"]
    sizes = [(it["power"], it["colors"]) for it in sides if it["name"] == "Blitz Automaton"]
    assert sizes == [(3, ["R"]), (3, ["R"])]


@cr("718.3a")
def test_three_mana_is_enough_to_cast_it_prototyped_but_not_normally() -> None:
    board({"hand": ["Blitz Automaton"], "mana": "RRR"}, [], cast("Blitz Automaton"), refused=True)
    board(
        {"hand": ["Blitz Automaton"], "mana": "RRR"},
        [],
        cast("Blitz Automaton", costs="prototype"),
        expect=["Blitz Automaton has mana value 3"],
    )


@cr("722.3b")
def test_an_unprepared_creature_has_no_spell_left_to_cast() -> None:
    board(
        {"battlefield": [{"card": "Encouraging Aviator", "designations": ["prepared"]}], "hand": ["Unreadiness"]},
        [],
        cast("Unreadiness", "Encouraging Aviator"),
        RESOLVE,
        cast("Jump", "Encouraging Aviator", **{"from": "exile"}),
        refused=True,
    )


@cr("722.3d", "722.2b")
def test_a_copy_of_a_prepare_spell_resolves_like_it() -> None:
    board(
        {"battlefield": [{"card": "Emeritus of Conflict", "designations": ["prepared"]}], "hand": ["Twincast"]},
        [],
        cast("Emeritus's Bolt", "B", **{"from": "exile"}),
        cast("Twincast", "Emeritus's Bolt"),
        RESOLVE,
        answer("no"),
        RESOLVE_ALL,
        expect=["B has 14 life"],
    )


@cr("722.2c")
def test_a_preparation_card_is_one_card() -> None:
    board({"hand": ["Encouraging Aviator"]}, [], expect=["A has 1 card in hand"])


@cr("720.2c", "720.4")
def test_an_omen_card_is_one_card() -> None:
    board(
        {"graveyard": ["Dirgur Island Dragon"]},
        [],
        expect=["A has 1 card in graveyard", "Dirgur Island Dragon is not an instant"],
    )
