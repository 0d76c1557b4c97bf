"""Prevention of what a chosen source deals, and prevention that is divided (CR 601.2d, 609.7, 614.9, 615)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, activate, answer, board, cast, cr, creature, passing, to


@cr("615.1", "120.2b")
@pytest.mark.parametrize(("chosen", "life"), [("Bolter", 20), ("Hill Giant", 16)])
def test_everything_that_the_chosen_source_deals_is_prevented(chosen: str, life: int) -> None:
    """Twice the same source deals damage in the turn."""
    bolter = creature("{0}: ~ deals 2 damage to any target.", name="Bolter")
    board(
        {"hand": ["Pay No Heed"]},
        [bolter, "Hill Giant"],
        cast("Pay No Heed"),
        RESOLVE,
        answer(chosen, choice="source"),
        *[passing("A"), activate("Bolter", "A", player="B"), RESOLVE] * 2,
        expect=[f"A life {life}"],
    )


@cr("614.9")
def test_the_next_time_only_it_is_dealt_to_something_else() -> None:
    bolter = creature("{0}: ~ deals 2 damage to any target.", name="Bolter")
    board(
        ["Beacon of Destiny"],
        [bolter],
        activate("Beacon of Destiny"),
        RESOLVE,
        answer("Bolter", choice="source"),
        *[passing("A"), activate("Bolter", "A", player="B"), RESOLVE] * 2,
        expect=["A life 18", "Beacon of Destiny is 1/3"],
    )


@cr("601.2d", "615.7")
def test_each_target_has_a_shield_as_large_as_announced() -> None:
    """Of five damage prevented two are for the player and three for the creature."""
    board(
        {"hand": ["Remedy", "Shock", "Shock"], "battlefield": ["Grizzly Bears"]},
        [],
        cast("Remedy", "A", "Grizzly Bears", division={"A": 2, "Grizzly Bears": 3}),
        RESOLVE,
        cast("Shock", "A"),
        RESOLVE,
        cast("Shock", "Grizzly Bears"),
        RESOLVE,
        expect=["A life 20", "Grizzly Bears on the battlefield"],
    )


@cr("615.1")
def test_only_attacking_creatures_are_kept_from_dealing_damage() -> None:
    board(
        {"hand": ["Deep Wood"]},
        {"battlefield": ["Hill Giant"], "hand": ["Shock"]},
        {"do": "attack", "player": "B", "attackers": {"Hill Giant": "A"}},
        passing("B"),
        cast("Deep Wood"),
        RESOLVE,
        cast("Shock", "A", player="B"),
        RESOLVE,
        to("combat damage"),
        step="declare attackers",
        active="B",
        expect=["A life 18"],
    )


@cr("615.7", "107.3i")
def test_x_of_a_shield_is_counted_once() -> None:
    clerics = [creature("", name=f"Cleric {n}", looks={"subtypes": ["Cleric"]}) for n in (1, 2)]
    board(
        {"battlefield": ["Battlefield Medic", *clerics, "Hill Giant"], "hand": ["Lightning Bolt"]},
        [],
        activate("Battlefield Medic", "Hill Giant"),
        RESOLVE,
        cast("Lightning Bolt", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant on the battlefield"],
    )
