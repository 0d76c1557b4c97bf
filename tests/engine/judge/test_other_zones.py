"""Judges' questions about cards in graveyards and in the command zone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.helpers import RESOLVE, answer, board, cast, cr

COMMANDER: dict[str, Any] = {"options": {"format": "commander"}}


@cr("702.34a", "400.7")
def test_a_spell_cast_again_by_the_mage_is_exiled() -> None:
    board(
        {"hand": ["Snapcaster Mage"], "graveyard": ["Lightning Bolt"]},
        [],
        cast("Snapcaster Mage"),
        RESOLVE,
        RESOLVE,
        cast("Lightning Bolt", "B", costs=["flashback"]),
        RESOLVE,
        expect=["B life 17", "Lightning Bolt in exile"],
    )


@cr("601.3", "614.1a")
def test_every_card_is_exiled_on_the_day_the_graveyard_opens() -> None:
    board(
        {"hand": ["Yawgmoth's Will"], "graveyard": ["Lightning Bolt", "Forest"]},
        [],
        cast("Yawgmoth's Will"),
        RESOLVE,
        {"do": "play", "player": "A", "card": "Forest"},
        cast("Lightning Bolt", "B"),
        RESOLVE,
        expect=[
            "B life 17",
            "Lightning Bolt in exile",
            "Yawgmoth's Will in exile",
            "A controls 1 Forest",
        ],
    )


@cr("702.138a", "601.2h")
@pytest.mark.parametrize(("others", "may"), [(3, True), (2, False)])
def test_the_breach_asks_for_three_other_cards(others: int, may: bool) -> None:
    board(
        {"battlefield": ["Underworld Breach"], "graveyard": ["Lightning Bolt", *["Forest"] * others]},
        [],
        cast("Lightning Bolt", "B", costs=["escape"]),
        *([RESOLVE] if may else []),
        refused=not may,
        expect=["B life 17", "A has 1 card in graveyard"] if may else [],
    )


@cr("601.3")
def test_leave_for_one_spell_each_turn() -> None:
    played = board(
        {"battlefield": ["Lurrus's Leave"], "graveyard": ["Grizzly Bears", "Vampire of the Dire Moon"]},
        [],
        cast("Grizzly Bears"),
        RESOLVE,
        cast("Vampire of the Dire Moon"),
        refused=True,
        expect=["Grizzly Bears on the battlefield"],
    )
    assert played.refused("601.3")


@cr("113.6b", "207.2c")
def test_eminence_works_from_the_command_zone() -> None:
    board(
        {"commander": "Edgar Markov", "hand": ["Vampire of the Dire Moon"]},
        [],
        cast("Vampire of the Dire Moon"),
        RESOLVE,
        RESOLVE,
        expect=["A controls 1 Vampire Token"],
        **COMMANDER,
    )


@cr("113.6")
def test_other_abilities_of_a_commander_wait_for_the_battlefield() -> None:
    board(
        {"commander": "Elesh Norn, Grand Cenobite", "battlefield": ["Grizzly Bears"]},
        [],
        expect=["Grizzly Bears is 2/2"],
        **COMMANDER,
    )


@cr("106.6", "903.3")
@pytest.mark.parametrize(("spell", "may"), [("Edgar Markov", True), ("Grizzly Bears", False)])
def test_the_lotus_pays_for_the_commander_alone(spell: str, may: bool) -> None:
    played = board(
        {
            "commander": "Edgar Markov",
            "battlefield": ["Jeweled Lotus", "Plains", "Swamp", "Mountain"],
            "hand": ["Grizzly Bears"],
            "mana": "lands",
        },
        [],
        answer("R"),
        {"do": "activate", "player": "A", "source": "Jeweled Lotus"},
        cast(spell),
        refused=not may,
        **COMMANDER,
    )
    assert may or played.refused("601.2g") or played.refused("601.2h")
