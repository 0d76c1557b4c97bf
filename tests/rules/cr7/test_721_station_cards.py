"""Station Cards (CR 721)."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, attack_with, board, cr, to


@cr("721.2a", "721.2b", cited=False)
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


@cr("721.2a", cited=False)
def test_a_planet_gets_its_mana_ability_and_stays_a_land() -> None:
    board(
        [{"card": "Evendo, Waking Haven", "counters": {"charge": 12}}, "Grizzly Bears"],
        [],
        expect=["Evendo, Waking Haven is a land", "Evendo, Waking Haven is not a creature"],
    )


@cr("721.2b", cited=False)
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


@cr("721.2b", "302.6", cited=False)
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


@cr("721.2c", cited=False)
def test_a_station_card_has_no_power_off_the_battlefield() -> None:
    board({"hand": ["Wurmwall Sweeper"]}, [], expect=["Wurmwall Sweeper is not 2/2"])
