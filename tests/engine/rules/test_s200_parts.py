"""Judges' questions about the parts of a card: names, mana value, color, types, size (CR 200-210)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr, on_board, to

# ---- names (201)


@cr("201.2a")
def test_permanents_with_one_name_in_common_have_the_same_name() -> None:
    board(
        {"hand": ["Echoing Truth"]},
        ["Grizzly Bears", {"card": "Grizzly Bears", "id": "second"}, "Hill Giant"],
        cast("Echoing Truth", "second"),
        RESOLVE,
        expect=["second in B's hand", "B controls no Grizzly Bears", "Hill Giant in battlefield"],
    )


@cr("201.2a")
def test_nameless_permanents_do_not_share_a_name() -> None:
    board(
        {"hand": ["Echoing Truth"]},
        [
            {"card": "Grizzly Bears", "face_down": True, "id": "one"},
            {"card": "Hill Giant", "face_down": True, "id": "two"},
        ],
        cast("Echoing Truth", "one"),
        RESOLVE,
        expect=["one in B's hand", "two in battlefield"],
    )


@cr("201.2a", "709.4a")
def test_a_split_card_has_the_names_of_both_halves() -> None:
    board(
        [
            {"card": "Unholy Annex", "designations": ["left half unlocked", "right half unlocked"]},
            {"card": "Unholy Annex", "face": "right", "id": "other"},
        ],
        {"hand": ["Echoing Truth"]},
        {"do": "pass", "player": "A"},
        cast("Echoing Truth", "other", player="B"),
        RESOLVE,
        expect=["other in A's hand", "A controls no Room"],
    )


@cr("201.5", "201.5b")
def test_a_name_in_its_own_text_means_the_object_itself_also_on_a_copy() -> None:
    board(
        {"hand": ["Clone"], "battlefield": ["Ball Lightning"]},
        [],
        cast("Clone"),
        RESOLVE,
        answer("Ball Lightning"),
        to("end"),
        answer("as listed", choice="order"),
        RESOLVE_ALL,
        expect=["Clone in A's graveyard", "Ball Lightning in A's graveyard"],
    )


@cr("201.5")
def test_a_card_named_in_its_own_text_is_not_its_namesake() -> None:
    board(
        ["Goblin Tapper", {"card": "Goblin Tapper", "id": "other"}],
        [],
        activate("other", "B"),
        RESOLVE,
        expect=["other is tapped", "B has 19 life"],
    )


@cr("201.5c")
def test_a_short_name_means_the_card_too() -> None:
    board(
        ["Bosh, Iron Golem", "Wurmwall Sweeper"],
        [],
        activate("Bosh, Iron Golem", "B", choices=["Wurmwall Sweeper"]),
        RESOLVE,
        expect=["B has 18 life"],
    )


# ---- mana cost, color, mana value (202-204)


@cr("202.1b", "118.6")
def test_a_card_without_a_mana_cost_cannot_be_cast() -> None:
    assert board({"hand": ["Ancestral Echo"]}, [], cast("Ancestral Echo"), refused=True).refused("202.1b")


@cr("202.1b", "202.3a")
def test_tokens_and_lands_have_mana_value_0() -> None:
    board(
        ["Forest", {"token": {"name": "Soldier", "power": 1, "toughness": 1}, "id": "soldier"}],
        [],
        expect=["Forest has mana value 0", "soldier has mana value 0"],
    )


@cr("202.2", "202.2c")
def test_an_object_has_the_colors_of_its_mana_symbols() -> None:
    board(
        {"graveyard": ["Bloodbraid Elf", "Ornithopter"]},
        [],
        expect=[
            "Bloodbraid Elf is red",
            "Bloodbraid Elf is green",
            "Bloodbraid Elf is not white",
            "Ornithopter is colorless",
        ],
    )


@cr("202.2d")
def test_hybrid_and_phyrexian_symbols_give_all_their_colors() -> None:
    board(
        ["Deathrite Shaman", "Porcelain Legionnaire"],
        [],
        expect=["Deathrite Shaman is black", "Deathrite Shaman is green", "Porcelain Legionnaire is white"],
    )


@cr("202.2e", "204.2")
def test_a_color_indicator_gives_its_color() -> None:
    board(
        {"graveyard": ["Ancestral Echo"], "battlefield": ["Crimson Kobolds"]},
        [],
        expect=["Ancestral Echo is blue", "Crimson Kobolds is red", "Crimson Kobolds has mana value 0"],
    )


@cr("202.2f", "105.3")
def test_an_effect_can_give_another_color() -> None:
    board(
        {"battlefield": ["Grizzly Bears"], "hand": ["Crimson Wisps"]},
        [],
        cast("Crimson Wisps", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears is red", "Grizzly Bears is not green"],
    )


@cr("202.3")
def test_mana_value_counts_all_mana_whatever_its_color() -> None:
    board(["Air Elemental", "Craw Wurm"], [], expect=["Air Elemental has mana value 5", "Craw Wurm has mana value 6"])


@cr("202.3e")
def test_x_counts_on_the_stack_as_announced_and_as_0_elsewhere() -> None:
    board(
        {"hand": ["Earthquake"], "graveyard": ["Prosperity"]},
        [],
        cast("Earthquake", x=3),
        expect=["Earthquake has mana value 4", "Prosperity has mana value 1"],
    )
    board({"hand": ["Earthquake"]}, [], cast("Earthquake", x=3), RESOLVE, expect=["Earthquake has mana value 1"])


@cr("202.3f")
def test_a_hybrid_symbol_counts_as_its_largest_part() -> None:
    board(
        {"graveyard": ["Spectral Procession", "Kitchen Finks"]},
        [],
        expect=["Spectral Procession has mana value 6", "Kitchen Finks has mana value 3"],
    )


@cr("202.3g")
def test_a_phyrexian_symbol_counts_as_one_even_when_life_is_paid() -> None:
    board(
        {"hand": ["Dismember"], "mana": "1"},
        ["Hill Giant"],
        cast("Dismember", "Hill Giant"),
        answer(["2 life", "2 life"]),
        expect=["Dismember has mana value 3"],
    )


@cr("202.4")
def test_an_additional_cost_is_no_part_of_the_mana_cost() -> None:
    board(
        {"hand": ["Kavu Titan"]},
        [],
        cast("Kavu Titan", kicked=True),
        expect=["Kavu Titan has mana value 2"],
    )


# ---- types (205)


@cr("205.1a")
def test_an_effect_that_sets_types_replaces_those_there_were_and_leaves_counters_and_damage() -> None:
    played = board(
        {
            "battlefield": [{"card": "Juggernaut", "counters": {"charge": 2}, "damage": 1}],
            "hand": ["Kenrith's Transformation"],
        },
        [],
        cast("Kenrith's Transformation", "Juggernaut"),
        RESOLVE,
        expect=[
            "Juggernaut is not an artifact",
            "Juggernaut is 3/3",
            "Juggernaut has 2 charge counters",
            "Juggernaut has 1 damage",
            "Juggernaut is green",
        ],
    )
    assert on_board(played, "Juggernaut")["subtypes"] == ["Elk"]


@cr("205.1a")
def test_setting_a_creature_type_leaves_card_types_and_other_subtypes_alone() -> None:
    board(
        {"battlefield": ["Dryad Arbor"], "hand": ["Turn to Frogs"]},
        [],
        cast("Turn to Frogs", "Dryad Arbor"),
        RESOLVE,
        expect=[
            "Dryad Arbor is a land",
            "Dryad Arbor is a Forest",
            "Dryad Arbor is a Frog",
            "Dryad Arbor is not a Dryad",
        ],
    )


@cr("205.1b")
def test_in_addition_keeps_types_and_subtypes() -> None:
    board(
        {"battlefield": ["Loxodon Warhammer"], "hand": ["Ensoul Artifact"]},
        [],
        cast("Ensoul Artifact", "Loxodon Warhammer"),
        RESOLVE,
        expect=["Loxodon Warhammer is 5/5", "Loxodon Warhammer is an artifact", "Loxodon Warhammer is an Equipment"],
    )


@cr("205.1b")
def test_an_animated_land_is_still_a_land() -> None:
    board(
        ["Mishra's Factory"],
        [],
        activate("Mishra's Factory", ability=2),
        RESOLVE,
        expect=["Mishra's Factory is a land", "Mishra's Factory is an artifact", "Mishra's Factory is 2/2"],
    )


@cr("205.2b", "300.2")
def test_an_artifact_creature_is_hit_by_what_destroys_artifacts_and_by_what_destroys_creatures() -> None:
    board(
        {"hand": ["Naturalize"]},
        ["Juggernaut"],
        cast("Naturalize", "Juggernaut"),
        RESOLVE,
        expect=["Juggernaut in B's graveyard"],
    )
    board(
        {"hand": ["Lightning Bolt"]},
        ["Juggernaut"],
        cast("Lightning Bolt", "Juggernaut"),
        RESOLVE,
        expect=["Juggernaut in B's graveyard"],
    )


@cr("205.3c")
def test_each_subtype_belongs_to_its_own_card_type() -> None:
    played = board(["Dryad Arbor", "Lord of Atlantis"], [])
    assert on_board(played, "Dryad Arbor")["subtypes"] == ["Dryad", "Forest"]


@cr("205.3d")
def test_nothing_gains_a_subtype_that_fits_none_of_its_types() -> None:
    played = board(["Urborg Tomb", "Grizzly Bears"], [])
    assert on_board(played, "Grizzly Bears")["subtypes"] == ["Bear"]


@cr("205.4b", "305.7")
def test_a_legendary_land_that_becomes_a_mountain_is_still_legendary() -> None:
    board(
        ["Urborg Tomb", "Terrain Shift"],
        [],
        expect=["Urborg Tomb is legendary", "Urborg Tomb is a Mountain"],
    )


@cr("205.4c", "305.8")
def test_a_land_with_a_basic_land_type_is_nonbasic_without_the_supertype() -> None:
    board(
        ["Tundra Isle", "Forest", "Terrain Shift"],
        [],
        expect=[
            "Tundra Isle is a Mountain",
            "Tundra Isle is not an Island",
            "Forest is a Forest",
            "Forest is not a Mountain",
        ],
    )


@cr("205.4d")
def test_the_legend_rule_looks_at_the_controller_and_the_name() -> None:
    board(
        ["Isamaru, Hound of Konda"],
        ["Isamaru, Hound of Konda"],
        expect=["A controls Isamaru, Hound of Konda", "B controls Isamaru, Hound of Konda"],
    )
    different = ["Isamaru, Hound of Konda", {"card": "Isamaru, Hound of Konda", "tapped": True}]
    assert board(different, []).pending["rule"] == "704.5j"
    alike = board(
        [{"card": "Isamaru, Hound of Konda", "count": 2}], [], expect=["A controls 1 Isamaru, Hound of Konda"]
    )
    assert alike.cites("704.5j")


@cr("205.4e")
def test_a_legendary_sorcery_needs_a_legendary_creature_or_planeswalker() -> None:
    refused = board(
        {"hand": ["Ruinous Blast"], "battlefield": ["Urborg Tomb"]}, [], cast("Ruinous Blast"), refused=True
    )
    assert refused.refused("205.4e")
    board(
        {"hand": ["Ruinous Blast"], "battlefield": ["Isamaru, Hound of Konda"]},
        ["Grizzly Bears"],
        cast("Ruinous Blast"),
        RESOLVE,
        expect=["Grizzly Bears in exile", "Isamaru, Hound of Konda in battlefield"],
    )


@cr("205.4f")
def test_of_two_world_permanents_the_older_one_goes() -> None:
    board(
        {
            "battlefield": [{"card": "Concordant Crossroads", "id": "old"}],
            "hand": [{"card": "Concordant Crossroads", "id": "new"}],
        },
        [],
        cast("new"),
        RESOLVE,
        expect=["old in A's graveyard", "new in battlefield"],
    )


@cr("205.4g")
def test_snow_is_the_supertype_whatever_the_name() -> None:
    board(
        {"battlefield": ["Snowy Peak", "Boreal Druid", "Forest"], "hand": ["Rimewind Check"]},
        [],
        cast("Rimewind Check"),
        RESOLVE,
        expect=["A has 22 life"],
    )


# ---- reminder text and ability words (207)


@cr("207.2c")
def test_an_ability_word_means_nothing_by_itself() -> None:
    board(
        {"battlefield": ["Kazandu Mammoth"], "hand": ["Forest"]},
        [],
        {"do": "play", "player": "A", "card": "Forest"},
        RESOLVE,
        expect=["Kazandu Mammoth is 5/5"],
    )


# ---- power and toughness (208)


@cr("208.1")
def test_power_and_toughness_are_modified_and_set() -> None:
    board(
        {"battlefield": ["Grizzly Bears"], "hand": ["Giant Growth", "Turn to Frogs"]},
        [],
        cast("Giant Growth", "Grizzly Bears"),
        RESOLVE,
        cast("Turn to Frogs", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears is 4/4"],
    )


@cr("208.2a", "604.3")
def test_a_characteristic_defining_star_counts_in_every_zone() -> None:
    board({"hand": ["Maro", "Forest", "Forest"]}, [], expect=["Maro is 3/3"])
    board({"graveyard": ["Maro"], "hand": ["Forest"]}, [], expect=["Maro is 1/1"])


@cr("208.3", "301.7a", "302.4")
def test_a_vehicle_has_power_only_while_it_is_a_creature() -> None:
    played = board(["Two-Legged Walker"], [])
    assert "power" not in on_board(played, "Two-Legged Walker")
    board({"hand": ["Two-Legged Walker"]}, [], expect=["Two-Legged Walker is 3/3"])


@cr("301.7b", "702.122a")
def test_a_crewed_vehicle_has_its_printed_size() -> None:
    board(
        ["Two-Legged Walker", "Grizzly Bears"],
        [],
        activate("Two-Legged Walker", choices=["Grizzly Bears"]),
        RESOLVE,
        expect=["Two-Legged Walker is 3/3", "Two-Legged Walker is a creature"],
    )


@cr("208.3a")
def test_an_effect_on_a_noncreature_waits_until_it_is_a_creature() -> None:
    board(
        {"battlefield": ["Two-Legged Walker", "Grizzly Bears"], "hand": ["Vehicle Tuning"]},
        [],
        cast("Vehicle Tuning", "Two-Legged Walker"),
        RESOLVE,
        activate("Two-Legged Walker", choices=["Grizzly Bears"]),
        RESOLVE,
        expect=["Two-Legged Walker is 4/4"],
    )


@cr("208.4a")
def test_setting_base_power_comes_before_counters_and_boosts() -> None:
    board(
        {"battlefield": [{"card": "Grizzly Bears", "counters": {"+1/+1": 2}}], "hand": ["Turn to Frogs"]},
        [],
        cast("Turn to Frogs", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears is 3/3"],
    )


@cr("208.5")
def test_a_creature_without_a_printed_size_is_0_0() -> None:
    board(
        {"battlefield": ["Forest"], "hand": ["Lignified"]},
        [],
        {"do": "edit", "create": {"A": [{"token": {"name": "Blob", "types": ["Creature"]}}]}},
        expect=["Blob in nowhere"],
    )


# ---- loyalty and defense (209, 210)


@cr("209.1", "306.5a", "306.5b", "306.5c")
def test_a_planeswalker_enters_with_its_printed_loyalty() -> None:
    board({"hand": ["Jace's Pupil"]}, [], cast("Jace's Pupil"), RESOLVE, expect=["Jace's Pupil has 3 loyalty"])


@cr("209.2", "306.5d", "606.3")
def test_one_loyalty_ability_a_turn_and_only_as_a_sorcery() -> None:
    again = board(
        ["Jace's Pupil"], [], activate("Jace's Pupil"), RESOLVE, activate("Jace's Pupil", "B", ability=2), refused=True
    )
    assert again.refused("606.3")
    board(["Jace's Pupil"], [], to("end"), activate("Jace's Pupil"), refused=True)


@cr("210.1")
def test_a_battle_enters_with_its_printed_defense() -> None:
    board(
        {"hand": ["Invasion of Valor's Reach"]},
        [],
        cast("Invasion of Valor's Reach"),
        RESOLVE,
        expect=["Invasion of Valor's Reach has 5 defense"],
    )


CLAY = (cast("Primal Clay"), RESOLVE, answer("a 2/2 artifact creature with flying"))


@cr("208.2b", "614.12a")
def test_a_creature_enters_as_one_of_several_sizes() -> None:
    played = board({"hand": ["Primal Clay"]}, [], *CLAY, expect=["Primal Clay is 2/2", "Primal Clay has flying"])
    assert played.cites("208.2b")
    plasma = (cast("Primal Plasma"), RESOLVE, answer("a 1/6 creature with defender"))
    board({"hand": ["Primal Plasma"]}, [], *plasma, expect=["Primal Plasma is 1/6"])


@cr("208.2b", "707.2", "707.5")
def test_what_was_chosen_as_it_entered_is_copied_and_a_copy_that_enters_chooses_again() -> None:
    side = {"hand": ["Primal Clay", "Clone"]}
    script = (*CLAY, cast("Clone"), RESOLVE, answer("Primal Clay"), answer("a 3/3 artifact creature"))
    board(side, [], *script, expect=["Primal Clay#2 is 3/3", "Primal Clay#2 has flying"])
    becomes = {"hand": ["Primal Clay", "Cytoshape"], "battlefield": ["Hill Giant"]}
    shape = (cast("Cytoshape", "Hill Giant"), RESOLVE, answer("Primal Clay"))
    board(becomes, [], *CLAY, *shape, expect=["Primal Clay#2 is 2/2", "Primal Clay#2 has flying"])


@cr("208.2b")
def test_in_other_zones_its_power_and_toughness_are_nothing() -> None:
    board({"hand": ["Primal Clay"]}, [], expect=["Primal Clay is 0/0"])
