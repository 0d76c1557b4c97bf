"""Lifelink (CR 702.15)."""

from __future__ import annotations

from tests.helpers import DAMAGE, answer, attack_with, block_with, board, cr, to


@cr("702.15b", "702.15f")
def test_two_instances_of_lifelink_gain_life_once() -> None:
    attack = attack_with({"Twice Lifelink": "B"})
    board(["Twice Lifelink"], [], *attack, to("postcombat main"), expect=["A has 22 life"])


@cr("702.15e")
def test_two_lifelink_creatures_gain_life_twice() -> None:
    board(
        ["Healer's Hawk", "Vampire Nighthawk", "Ajani's Pridemate"],
        [],
        *attack_with({"Healer's Hawk": "B", "Vampire Nighthawk": "B"}),
        DAMAGE,
        answer("as listed", choice="order"),
        {"do": "resolve", "all": True},
        expect=["A life 23", "Ajani's Pridemate is 4/4"],
    )


@cr("702.15e", cited=False)
def test_one_lifelink_creature_that_damages_two_things_gains_life_once() -> None:
    board(
        ["Colossal Dreadmaw", {"card": "Basilisk Collar", "attached_to": "Colossal Dreadmaw"}, "Ajani's Pridemate"],
        ["Hill Giant"],
        *attack_with({"Colossal Dreadmaw": "B"}),
        *block_with({"Hill Giant": "Colossal Dreadmaw"}),
        DAMAGE,
        answer({"Hill Giant": 1, "B": 5}),
        {"do": "resolve", "all": True},
        expect=["A life 26", "Ajani's Pridemate is 3/3"],
    )
