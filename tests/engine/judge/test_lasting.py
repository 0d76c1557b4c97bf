"""What lasting effects are about: what was there, or what comes later too; and for how long."""

from __future__ import annotations

from tests.engine.helpers import DAMAGE, RESOLVE, attack_with, block_with, board, cast, cr, turn


@cr("502.3", "611.2c")
def test_lands_that_come_later_miss_the_untap_step_too() -> None:
    board(
        {"hand": ["Rhonas's Last Stand", "Mountain"], "battlefield": ["Plains", "Hill Giant"]},
        [],
        cast("Rhonas's Last Stand"),
        RESOLVE,
        {"do": "play", "player": "A", "card": "Mountain"},
        {"do": "edit", "tap": ["Mountain", "Plains", "Hill Giant"]},
        turn(5),
        expect=["Mountain is tapped", "Plains is tapped", "Hill Giant is not tapped"],
    )


@cr("502.3")
def test_lands_miss_one_untap_step_only() -> None:
    board(
        {"hand": ["Rhonas's Last Stand"], "battlefield": [{"card": "Plains", "tapped": True}]},
        [],
        cast("Rhonas's Last Stand"),
        RESOLVE,
        turn(7),
        expect=["Plains is not tapped"],
    )


@cr("502.3")
def test_creatures_of_several_players_each_miss_the_step_of_their_controller() -> None:
    board(
        {"hand": ["Frost Breath"]},
        ["Hill Giant"],
        cast("Frost Breath", ["Hill Giant", "Craw Wurm"]),
        RESOLVE,
        turn(5),
        C=["Craw Wurm"],
        expect=["Hill Giant is tapped", "Craw Wurm is tapped"],
    )


@cr("611.2c", "614.9")
def test_damage_to_a_creature_that_came_later_is_redirected_too() -> None:
    board(
        {"hand": ["Gideon's Sacrifice", "Ambush Viper"], "battlefield": ["Craw Wurm"]},
        ["Grizzly Bears"],
        *attack_with({"Grizzly Bears": "A"}, "B"),
        {"do": "pass", "player": "B"},
        cast("Gideon's Sacrifice"),
        RESOLVE,
        {"do": "pass", "player": "B"},
        cast("Ambush Viper"),
        RESOLVE,
        *block_with({"Ambush Viper": "Grizzly Bears"}, "A"),
        DAMAGE,
        active="B",
        expect=["Ambush Viper has no damage", "Craw Wurm has 2 damage"],
    )
