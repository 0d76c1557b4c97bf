"""Power/Toughness (CR 208)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr, on_board

CLAY = (cast("Primal Clay"), RESOLVE, answer("a 2/2 artifact creature with flying"))


@cr("208.1", cited=False)
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


@cr("208.2a")
def test_without_its_ability_one_plus_star_is_one() -> None:
    """A 0/1 creature lives."""
    board(
        {"hand": ["Merfolk Trickster"]},
        {"battlefield": ["Tarmogoyf"], "graveyard": ["Forest"]},
        cast("Merfolk Trickster"),
        RESOLVE_ALL,
        expect=["Tarmogoyf is 0/1"],
    )


@cr("208.2a", "604.3", cited=False)
def test_a_characteristic_defining_star_counts_in_every_zone() -> None:
    board({"hand": ["Maro", "Forest", "Forest"]}, [], expect=["Maro is 3/3"])
    board({"graveyard": ["Maro"], "hand": ["Forest"]}, [], expect=["Maro is 1/1"])


@cr("208.2b")
def test_what_enters_as_one_of_several_sizes_is_not_said_to_enter_as_a_copy() -> None:
    played = board({"hand": ["Primal Clay"]}, {}, cast("Primal Clay"), RESOLVE, answer("1/6"))
    assert played.count("copy of") == 0


@cr("208.2b")
def test_what_enters_as_one_of_several_sizes_is_no_copy() -> None:
    played = board({"hand": ["Primal Plasma"]}, (), cast("Primal Plasma"), RESOLVE, answer("a 3/3 creature"))
    assert played.count("Primal Plasma enters the battlefield under A's control.") == 1


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


@cr("208.2b", cited=False)
def test_in_other_zones_its_power_and_toughness_are_nothing() -> None:
    board({"hand": ["Primal Clay"]}, [], expect=["Primal Clay is 0/0"])


@cr("208.3", "301.7a", "302.4", cited=False)
def test_a_vehicle_has_power_only_while_it_is_a_creature() -> None:
    played = board(["Two-Legged Walker"], [])
    assert "power" not in on_board(played, "Two-Legged Walker")
    board({"hand": ["Two-Legged Walker"]}, [], expect=["Two-Legged Walker is 3/3"])


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


@cr("208.4a", cited=False)
def test_setting_base_power_comes_before_counters_and_boosts() -> None:
    board(
        {"battlefield": [{"card": "Grizzly Bears", "counters": {"+1/+1": 2}}], "hand": ["Turn to Frogs"]},
        [],
        cast("Turn to Frogs", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears is 3/3"],
    )


@cr("208.5", cited=False)
def test_a_creature_without_a_printed_size_is_0_0() -> None:
    board(
        {"battlefield": ["Forest"], "hand": ["Lignified"]},
        [],
        {"do": "edit", "create": {"A": [{"token": {"name": "Blob", "types": ["Creature"]}}]}},
        expect=["Blob in nowhere"],
    )
