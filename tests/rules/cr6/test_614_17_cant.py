"""What can't happen (CR 614.17)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, board, cast, cr


@cr("614.17", "702.104a", "702.136a", "702.98a")
@pytest.mark.parametrize(
    ("card", "found"),
    [
        ("Fanatic of Xenagos", "Fanatic of Xenagos is 4/4"),
        ("Frenzied Arynx", "Frenzied Arynx has haste"),
        ("Rakdos Cackler", "Rakdos Cackler is 1/1"),
    ],
)
def test_nobody_can_choose_that_counters_are_put_where_none_can_be(card: str, found: str) -> None:
    """Tribute can't be paid, riot gives haste, unleash does nothing; nobody is asked."""
    board(
        {"battlefield": ["Solemnity"], "hand": [card]},
        [],
        cast(card),
        RESOLVE_ALL,
        expect=[found, f"{card} has 0 +1/+1 counters"],
    )


@cr("614.17", "614.12")
def test_what_was_not_cast_is_exiled_and_what_is_buried_stays_buried() -> None:
    """Returned from exile it was not cast; cast from hand it was."""
    board(
        {"battlefield": ["Containment Priest"], "hand": ["Grizzly Bears"]},
        [],
        cast("Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears on the battlefield"],
    )
    board(
        {"graveyard": ["Grizzly Bears"], "hand": ["Zombify"]},
        ["Grafdigger's Cage"],
        cast("Zombify", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears in A's graveyard"],
    )
    board(
        {"graveyard": ["Grizzly Bears"], "hand": ["Zombify"]},
        ["Containment Priest"],
        cast("Zombify", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears in exile"],
    )


@cr("614.17", "614.17c", "119.7")
def test_life_that_cannot_be_gained_is_not_doubled() -> None:
    board(
        {"hand": ["Healing Salve"], "battlefield": ["Rhox Faithmender"]},
        ["Erebos, God of the Dead"],
        cast("Healing Salve", "A", modes=[1]),
        RESOLVE,
        expect=["A life 20"],
    )


@cr("614.17a", cited=False)
def test_erebos_does_not_take_back_life_already_gained() -> None:
    board(
        {"hand": ["Healing Salve", "Healing Salve"]},
        ["Bad Moon"],
        cast("Healing Salve", "A", modes=[1]),
        RESOLVE,
        {"do": "edit", "create": {"B": ["Erebos, God of the Dead"]}},
        cast("Healing Salve", "A", modes=[1]),
        RESOLVE,
        expect=["A life 23"],
    )


@cr("614.17b", cited=False)
def test_life_that_cannot_change_cannot_be_paid() -> None:
    board({"hand": ["Street Wraith"]}, [], activate("Street Wraith"), RESOLVE, expect=["A life 18"])
    board(
        {"hand": ["Street Wraith"], "battlefield": ["Platinum Emperion"]},
        [],
        activate("Street Wraith"),
        refused="119.8",
    )


@cr("614.17c", "614.1a")
def test_no_life_instead_is_no_life_however_often_it_is_doubled() -> None:
    board(
        {"hand": ["Healing Salve"], "battlefield": ["Sulfuric Vortex"]},
        [],
        cast("Healing Salve", "A", modes=[1]),
        RESOLVE,
        expect=["A life 20"],
    )


@cr("614.17d", "614.17")
def test_a_creature_card_that_cannot_enter_stays_in_the_graveyard() -> None:
    board(
        {"graveyard": ["Grizzly Bears"], "hand": ["Reanimate"]},
        ["Grafdigger's Cage"],
        cast("Reanimate", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears in A's graveyard", "A life 18"],
    )
