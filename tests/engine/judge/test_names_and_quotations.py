"""Judges' questions about named cards, and about abilities in quotation marks."""

from __future__ import annotations

import pytest

from engine.grammar.printer import print_value
from engine.oracle.compile import read_unit
from tests.engine.helpers import RESOLVE, answer, board, cast, cr


@cr("201.4", "602.5")
@pytest.mark.parametrize(("named", "may"), [("Prodigal Sorcerer", False), ("Grizzly Bears", True)])
def test_the_needle_stops_what_it_names(named: str, may: bool) -> None:
    played = board(
        {"hand": ["Pithing Needle"], "battlefield": ["Prodigal Sorcerer"]},
        ["Grizzly Bears"],
        cast("Pithing Needle"),
        RESOLVE,
        answer(named),
        {"do": "activate", "player": "A", "source": "Prodigal Sorcerer", "targets": ["B"]},
        refused=not may,
    )
    assert may or played.refused("602.5")


@cr("605.1a", "201.4")
def test_the_needle_lets_mana_abilities_be() -> None:
    board(
        {"hand": ["Pithing Needle"], "battlefield": ["Sol Ring"]},
        [],
        cast("Pithing Needle"),
        RESOLVE,
        answer("Sol Ring"),
        {"do": "activate", "player": "A", "source": "Sol Ring"},
        expect=["Sol Ring is tapped"],
    )


@cr("201.4a", "601.3")
def test_the_mage_names_no_land_and_stops_the_spell() -> None:
    played = board(
        {"hand": ["Meddling Mage"]},
        {"hand": ["Lightning Bolt"], "battlefield": ["Mountain"]},
        cast("Meddling Mage"),
        RESOLVE,
        answer("Lightning Bolt"),
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "A", player="B"),
        refused=True,
    )
    assert played.refused("601.3")
    asked = board({"hand": ["Meddling Mage"]}, ["Mountain"], cast("Meddling Mage"), RESOLVE)
    labels = [option["label"] for option in asked.pending["options"]]
    assert "Mountain" not in labels
    assert "another card" in labels


@cr("201.4", "701.9a")
def test_every_card_with_the_name_is_discarded() -> None:
    board(
        {"hand": ["Cabal Therapy"]},
        {"hand": ["Lightning Bolt", "Lightning Bolt", "Grizzly Bears"]},
        answer("Lightning Bolt"),
        cast("Cabal Therapy", "B"),
        RESOLVE,
        expect=["B has 1 card in hand", "B has 2 cards in graveyard"],
    )


@cr("201.4", "701.20a")
@pytest.mark.parametrize(
    ("named", "hand", "library"), [("Serra Angel", 1, 1), ("another card", 0, 0), ("Lightning Bolt", 0, 0)]
)
def test_naming_a_card_that_is_not_there_exiles_the_library(named: str, hand: int, library: int) -> None:
    board(
        {
            "hand": ["Demonic Consultation"],
            "library": ["Lightning Bolt", *["Forest"] * 6, "Serra Angel", "Forest"],
        },
        [],
        answer(named),
        cast("Demonic Consultation"),
        RESOLVE,
        expect=[
            f"A has {hand} card{'' if hand == 1 else 's'} in hand",
            f"A has {library} card{'' if library == 1 else 's'} in library",
        ],
    )


@cr("114.4", "113.7")
def test_a_land_deals_the_damage_that_the_emblem_gave_it() -> None:
    played = board(
        {"battlefield": [{"card": "Koth of the Hammer", "counters": {"loyalty": 5}}, "Mountain"]},
        [],
        {"do": "activate", "player": "A", "source": "Koth of the Hammer", "ability": 1},
        RESOLVE,
        {"do": "activate", "player": "A", "source": "Mountain", "ability": 1, "targets": ["B"]},
        RESOLVE,
        expect=["B life 19", "Mountain is tapped"],
    )
    assert any("Mountain deals 1 damage" in step for step in played.steps)


@cr("608.2c", "111.3")
def test_what_stands_behind_the_quotation_is_done_too() -> None:
    board(
        {"hand": ["Spawning Lesson"]},
        [],
        cast("Spawning Lesson"),
        RESOLVE,
        expect=["A controls 1 Eldrazi Spawn Token", "A has 1 card in hand"],
    )


def test_quotations_inside_quotations_are_printed_as_they_stand() -> None:
    text = "−6: You get an emblem with \"Swamps you control have '{T}: Add {B}{B}{B}{B}.'\""
    (ability,) = read_unit(text, False).abilities
    assert print_value(ability) == text
