"""Type Line (CR 205)."""

from __future__ import annotations

from typing import Any

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, answer, attack_with, board, cast, cr, on_board, to


@cr("205.1a", cited=False)
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


@cr("205.1a", cited=False)
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


@cr("205.1a", "613.1f")
def test_imprisoned_in_the_moon_leaves_a_land_that_makes_colorless_mana():
    moon = {"card": "Imprisoned in the Moon", "attached_to": "Prodigal Pyromancer"}
    played = board([], ["Prodigal Pyromancer", moon], expect=["Prodigal Pyromancer is a land"])
    seen = on_board(played, "Prodigal Pyromancer")
    assert seen["types"] == ["Land"]
    assert not seen["colors"]
    board(
        [],
        {"battlefield": ["Prodigal Pyromancer", moon], "mana": ""},
        activate("Prodigal Pyromancer", player="B"),
        active="B",
    )


@cr("205.1a", cited=False)
def test_darksteel_mutation_leaves_an_indestructible_insect_without_abilities():
    mutation = {"card": "Darksteel Mutation", "attached_to": "Massacre Wurm"}
    played = board(
        {"hand": ["Lightning Bolt"]},
        ["Massacre Wurm", mutation],
        cast("Lightning Bolt", "Massacre Wurm"),
        RESOLVE,
        expect=["Massacre Wurm is 0/1", "Massacre Wurm in battlefield"],
    )
    seen = on_board(played, "Massacre Wurm")
    assert seen["subtypes"] == ["Insect"]
    assert seen["types"] == ["Artifact", "Creature"]


@cr("205.1b", cited=False)
def test_a_creature_that_becomes_a_type_loses_its_other_creature_types() -> None:
    activate: dict[str, Any] = {"do": "activate", "player": "A", "source": "Unnatural Selection"}
    dryad = {"card": "Grizzly Bears"}
    script = [{**activate, "targets": ["Grizzly Bears"]}, RESOLVE, answer("Goblin")]
    board(
        ["Unnatural Selection", dryad],
        [],
        *script,
        expect=["Grizzly Bears is a Goblin", "Grizzly Bears is not a Bear", "Grizzly Bears is a creature"],
    )
    board(["Unnatural Selection", dryad], [], *script, to("upkeep"), expect=["Grizzly Bears is a Bear"])


@cr("205.1b", cited=False)
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


@cr("205.1b", "613.1f")
def test_a_land_animated_twice_has_the_ability_it_gains_twice():
    ravine = "Raging Ravine"
    board(
        [ravine],
        [],
        activate(ravine, ability=2),
        RESOLVE,
        activate(ravine, ability=2),
        RESOLVE,
        *attack_with({ravine: "B"}),
        RESOLVE_ALL,
        expect=[f"{ravine} is 5/5", f"{ravine} is a land", f"{ravine} is a creature"],
    )


@cr("205.1b", cited=False)
def test_an_enchanted_land_stays_a_land():
    zendikon = {"card": "Wind Zendikon", "attached_to": "Urza's Mine"}
    board(
        ["Urza's Mine", zendikon],
        [],
        activate("Urza's Mine"),
        expect=["Urza's Mine is 2/2", "Urza's Mine has flying", "Urza's Mine is a land"],
    )


@cr("205.2b", "300.2", cited=False)
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


@cr("205.2c", cited=False)
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


@cr("205.3", cited=False)
def test_a_creature_shares_its_creature_types_with_itself() -> None:
    played = board(
        {"battlefield": ["Mana Echoes", "Goblin Piker"], "hand": ["Raging Goblin"]},
        [],
        cast("Raging Goblin"),
        RESOLVE,
        {"do": "answer", "player": "A", "value": "yes"},
        RESOLVE,
    )
    assert any("{C}{C}" in step for step in played.steps)


@cr("205.3c", cited=False)
def test_each_subtype_belongs_to_its_own_card_type() -> None:
    played = board(["Dryad Arbor", "Lord of Atlantis"], [])
    assert on_board(played, "Dryad Arbor")["subtypes"] == ["Forest", "Dryad"], "as printed"


@cr("205.3d", cited=False)
def test_nothing_gains_a_subtype_that_fits_none_of_its_types() -> None:
    played = board(["Urborg Tomb", "Grizzly Bears"], [])
    assert on_board(played, "Grizzly Bears")["subtypes"] == ["Bear"]


@cr("205.3e")
def test_a_chosen_creature_type_is_one_creature_type() -> None:
    for wrong in ("Artifact", "Swamp", "Merfolk Wizard"):
        board(
            {"hand": ["Adaptive Automaton"]}, [], cast("Adaptive Automaton"), RESOLVE, answer(wrong), refused="205.3e"
        )
    board(
        {"hand": ["Adaptive Automaton"]},
        [],
        cast("Adaptive Automaton"),
        RESOLVE,
        answer("Merfolk"),
        expect=["Adaptive Automaton is a Merfolk"],
    )


@cr("205.3m", cited=False)
def test_creatures_of_another_type_are_destroyed() -> None:
    board(
        {"hand": ["Kindred Dominance"], "battlefield": ["Grizzly Bears", "Savannah Lions"]},
        ["Runeclaw Bear", "Hill Giant"],
        cast("Kindred Dominance"),
        RESOLVE,
        answer("Bear"),
        expect=[
            "Grizzly Bears is on the battlefield",
            "Runeclaw Bear is on the battlefield",
            "Savannah Lions in A's graveyard",
            "Hill Giant in B's graveyard",
        ],
    )


@cr("205.3m", cited=False)
def test_the_equipped_creature_and_those_of_its_types_get_counters() -> None:
    cannon = {"card": "Holy Frazzle-Cannon", "attached_to": "Grizzly Bears"}
    board(
        ["Grizzly Bears", "Runeclaw Bear", "Hill Giant", cannon],
        [{"card": "Runeclaw Bear", "id": "theirs"}],
        *attack_with({"Grizzly Bears": "B"}),
        RESOLVE,
        expect=["Grizzly Bears is 3/3", "Runeclaw Bear#1 is 3/3", "Hill Giant is 3/3", "theirs is 2/2"],
    )


@cr("205.4b", "305.7")
def test_a_legendary_land_that_becomes_a_mountain_is_still_legendary() -> None:
    board(
        ["Urborg Tomb", "Terrain Shift"],
        [],
        expect=["Urborg Tomb is legendary", "Urborg Tomb is a Mountain"],
    )


@cr("205.4c", "305.8", cited=False)
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


@cr("205.4c", cited=False)
def test_price_of_progress_counts_for_each_player_their_own_lands():
    board(
        {"hand": ["Price of Progress"], "battlefield": ["Urza's Mine", "Forest"]},
        ["Urza's Tower", "Urza's Mine", "Forest"],
        cast("Price of Progress"),
        RESOLVE,
        expect=["A life 18", "B life 16"],
    )


@cr("205.4d", cited=False)
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
    board({"hand": ["Ruinous Blast"], "battlefield": ["Urborg Tomb"]}, [], cast("Ruinous Blast"), refused="205.4e")
    board(
        {"hand": ["Ruinous Blast"], "battlefield": ["Isamaru, Hound of Konda"]},
        ["Grizzly Bears"],
        cast("Ruinous Blast"),
        RESOLVE,
        expect=["Grizzly Bears in exile", "Isamaru, Hound of Konda in battlefield"],
    )


@cr("205.4f", cited=False)
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


@cr("205.4g", cited=False)
def test_snow_is_the_supertype_whatever_the_name() -> None:
    board(
        {"battlefield": ["Snowy Peak", "Boreal Druid", "Forest"], "hand": ["Rimewind Check"]},
        [],
        cast("Rimewind Check"),
        RESOLVE,
        expect=["A has 22 life"],
    )
