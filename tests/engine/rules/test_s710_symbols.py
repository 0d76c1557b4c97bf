"""Judges' questions about levels, Classes, Cases and stations (CR 711, 716, 719, 721)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, activate, answer, attack_with, board, cast, cr, to

ARTIFACTS = ["Mox Jet", "Mox Pearl", "Mox Ruby"]


# ---- levelers


@cr("711.2a", "711.5")
def test_a_leveler_has_its_uppermost_box_until_the_first_range_is_reached() -> None:
    for levels, size, strikes in ((0, "1/1", False), (1, "1/1", False), (2, "3/3", True), (6, "3/3", True)):
        has = "has" if strikes else "doesn't have"
        board(
            [{"card": "Student of Warfare", "counters": {"level": levels}}],
            [],
            expect=[f"Student of Warfare is {size}", f"Student of Warfare {has} first strike"],
        )


@cr("711.2b")
def test_past_the_range_only_the_next_level_counts() -> None:
    board(
        [{"card": "Student of Warfare", "counters": {"level": 9}}],
        [],
        expect=[
            "Student of Warfare is 4/4",
            "Student of Warfare has double strike",
            "Student of Warfare doesn't have first strike",
        ],
    )


@cr("702.87a", "711.4")
def test_leveling_up_is_possible_at_any_number_of_counters_but_only_as_a_sorcery() -> None:
    played = board(
        [{"card": "Student of Warfare", "counters": {"level": 8}}],
        [],
        activate("Student of Warfare"),
        RESOLVE,
        to("end"),
        activate("Student of Warfare"),
        expect=["Student of Warfare has 9 level counters"],
        refused=True,
    )
    assert played.refused("602.5d")


@cr("711.2a")
def test_level_counters_of_another_source_count_and_giant_growth_adds_to_the_level_box() -> None:
    board(
        {"battlefield": ["Student of Warfare"], "hand": ["Giant Growth"]},
        [],
        cast("Giant Growth", "Student of Warfare"),
        RESOLVE,
        activate("Student of Warfare"),
        RESOLVE,
        activate("Student of Warfare"),
        RESOLVE,
        expect=["Student of Warfare is 6/6"],
    )


@cr("711.6")
def test_a_leveler_in_the_graveyard_has_its_uppermost_power() -> None:
    board(
        {"graveyard": [{"card": "Student of Warfare", "counters": {"level": 7}}]},
        [],
        expect=["Student of Warfare is 1/1"],
    )


@cr("711.7", "716.4")
def test_a_class_ignores_level_counters_and_a_leveler_ignores_class_levels() -> None:
    board(
        [{"card": "Rogue's Order", "counters": {"level": 5}}, {"card": "Student of Warfare", "level": 3}],
        [],
        expect=["Student of Warfare is 1/1", "Student of Warfare has menace"],
    )


# ---- classes


@cr("716.2a", "716.2d")
def test_a_class_becomes_level_2_and_its_trigger_sees_that() -> None:
    played = board(
        {"battlefield": ["Wizard Class"], "library": ["Forest"] * 4},
        [],
        activate("Wizard Class"),
        RESOLVE_ALL,
        expect=["A has 2 cards in hand", "Wizard Class is level 2", "not Wizard Class is level 3"],
    )
    assert played.cites("716.2a")
    assert played.report["state"]["players"]["A"]["battlefield"][0]["level"] == 2


@cr("716.2a")
def test_a_level_cannot_be_skipped() -> None:
    played = board(["Wizard Class"], [], activate("Wizard Class", ability=2), refused=True)
    assert played.refused("602.5")


@cr("716.2a")
def test_a_level_can_be_gained_only_once() -> None:
    board([{"card": "Wizard Class", "level": 2}], [], activate("Wizard Class", ability=1), refused=True)


@cr("716.2a")
def test_a_second_activation_before_the_first_resolves_is_no_sorcery_timing() -> None:
    played = board(["Wizard Class"], [], activate("Wizard Class"), activate("Wizard Class"), refused=True)
    assert played.refused("602.5d")


@cr("716.2a", "716.3")
def test_each_level_adds_to_those_before() -> None:
    board(
        [{"card": "Rogue's Order", "level": 3}, "Grizzly Bears"],
        [],
        expect=["Grizzly Bears is 3/3", "Grizzly Bears has menace", "Grizzly Bears has flying"],
    )
    board(
        [{"card": "Rogue's Order", "level": 2}, "Grizzly Bears"],
        [],
        expect=["Grizzly Bears is 3/3", "Grizzly Bears doesn't have flying"],
    )


@cr("716.2b")
def test_a_copy_of_a_class_is_level_1() -> None:
    board(
        {"battlefield": [{"card": "Rogue's Order", "level": 3}, "Grizzly Bears"], "hand": ["Copy Enchantment"]},
        [],
        cast("Copy Enchantment"),
        {**RESOLVE, "count": 1},
        answer("Rogue's Order"),
        expect=["Grizzly Bears is 3/3", "A controls 2 Rogue's Order"],
    )


# ---- cases


@cr("719.3a", "719.3b", "702.169d")
def test_a_case_is_solved_at_the_end_step_and_only_then_may_be_used() -> None:
    solved = board(
        ["Case of the Filched Falcon", *ARTIFACTS],
        [],
        to("end"),
        RESOLVE_ALL,
        activate("Case of the Filched Falcon", "Mox Jet"),
        RESOLVE_ALL,
        expect=["Mox Jet is 4/4", "Mox Jet has flying"],
    )
    assert solved.cites("719.3a")
    refused = board(
        ["Case of the Filched Falcon", *ARTIFACTS],
        [],
        activate("Case of the Filched Falcon", "Mox Jet"),
        refused=True,
    )
    assert refused.refused("602.5")


@cr("719.3a", "603.4")
def test_the_condition_of_a_case_is_checked_again_as_it_resolves() -> None:
    played = board(
        ["Case of the Filched Falcon", *ARTIFACTS],
        {"hand": ["Naturalize"]},
        to("end"),
        {"do": "pass", "player": "A"},
        cast("Naturalize", "Mox Jet", player="B"),
        RESOLVE_ALL,
    )
    case = played.report["state"]["players"]["A"]["battlefield"][0]
    assert "designations" not in case


@cr("719.3c", "702.169b")
def test_the_static_ability_of_a_case_works_only_once_it_is_solved() -> None:
    board(["Case of the Gateway Express", "Grizzly Bears"], [], expect=["Grizzly Bears is 2/2"])
    board(
        [{"card": "Case of the Gateway Express", "designations": ["solved"]}, "Grizzly Bears"],
        [],
        expect=["Grizzly Bears is 3/2"],
    )


@cr("702.169c", "719.3a")
def test_the_triggered_ability_of_a_case_triggers_only_once_it_is_solved() -> None:
    unsolved = board(["Case of the Crimson Pulse"], [], {**to("upkeep"), "turn": 5}, step="postcombat main")
    assert unsolved.count("discard") == 1  # its ability that solves it at the end step says so too
    solved = board(
        {"battlefield": [{"card": "Case of the Crimson Pulse", "designations": ["solved"]}], "hand": ["Forest"]},
        [],
        {**to("upkeep"), "turn": 5},
        RESOLVE_ALL,
        expect=["A has 2 cards in hand", "A has 1 card in graveyard"],
    )
    assert solved.cites("702.169a")


# ---- stations


@cr("702.184a", "721.4")
def test_stationing_puts_charge_counters_for_the_power_of_the_tapped_creature() -> None:
    played = board(
        ["Wurmwall Sweeper", {"card": "Hill Giant", "sick": True}],
        [],
        activate("Wurmwall Sweeper", choices=["Hill Giant"]),
        RESOLVE,
        expect=["Wurmwall Sweeper has 3 charge counters", "Hill Giant is tapped", "Wurmwall Sweeper is not a creature"],
    )
    assert not played.report["pending"]


@cr("721.2b")
def test_a_station_with_enough_counters_is_a_creature_beside_its_other_types() -> None:
    board(
        [{"card": "Wurmwall Sweeper", "counters": {"charge": 4}}],
        [],
        expect=[
            "Wurmwall Sweeper is 2/2",
            "Wurmwall Sweeper is an artifact",
            "Wurmwall Sweeper is a Spacecraft",
            "Wurmwall Sweeper has flying",
        ],
    )


@cr("721.2a", "721.2b")
def test_a_lower_symbol_without_a_box_makes_no_creature() -> None:
    board(
        [{"card": "Lumen-Class Frigate", "counters": {"charge": 5}}, "Grizzly Bears"],
        [],
        expect=["Lumen-Class Frigate is not a creature", "Grizzly Bears is 3/3"],
    )
    board(
        [{"card": "Lumen-Class Frigate", "counters": {"charge": 12}}, "Grizzly Bears"],
        [],
        expect=["Lumen-Class Frigate is 3/5", "Lumen-Class Frigate has lifelink", "Grizzly Bears is 3/3"],
    )


@cr("721.2c")
def test_a_station_card_has_no_power_off_the_battlefield() -> None:
    board({"hand": ["Wurmwall Sweeper"]}, [], expect=["Wurmwall Sweeper is not 2/2"])


@cr("721.2b", "302.6")
def test_a_spacecraft_that_becomes_a_creature_may_attack_if_it_has_been_there() -> None:
    board(
        ["Wurmwall Sweeper", {"card": "Hill Giant"}, "Grizzly Bears"],
        [],
        activate("Wurmwall Sweeper", choices=["Hill Giant"]),
        RESOLVE,
        activate("Wurmwall Sweeper"),
        RESOLVE,
        *attack_with({"Wurmwall Sweeper": "B"}),
        to("combat damage"),
        expect=["B has 18 life"],
    )


@cr("721.2a")
def test_a_planet_gets_its_mana_ability_and_stays_a_land() -> None:
    board(
        [{"card": "Evendo, Waking Haven", "counters": {"charge": 12}}, "Grizzly Bears"],
        [],
        expect=["Evendo, Waking Haven is a land", "Evendo, Waking Haven is not a creature"],
    )
