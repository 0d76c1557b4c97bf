"""Committing a crime (CR 700.13)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr

PEACEMAKER = {"card": "Patrolling Peacemaker", "counters": {"+1/+1": 2}}


@cr("700.13", cited=False)
@pytest.mark.parametrize(
    ("targets", "power"), [("B", 3), ("Grizzly Bears", 3), ("A", 1), ("Slickshot Vault-Buster", 1)]
)
def test_targeting_an_opponent_or_theirs_is_a_crime(targets: str, power: int) -> None:
    """Slickshot Vault-Buster gets +2/+0 as long as you've committed a crime this turn; before anything resolves."""
    board(
        {"hand": ["Lightning Bolt"], "battlefield": ["Slickshot Vault-Buster"]},
        ["Grizzly Bears"],
        cast("Lightning Bolt", targets),
        expect=[f"Slickshot Vault-Buster is {power}/4"],
    )


@cr("700.13")
def test_activated_and_triggered_abilities_commit_crimes() -> None:
    board(
        ["Prodigal Sorcerer", "Slickshot Vault-Buster"],
        [],
        activate("Prodigal Sorcerer", "B"),
        expect=["Slickshot Vault-Buster is 3/4"],
    )
    board(
        {"hand": ["Llanowar Elves"], "battlefield": ["Slickshot Vault-Buster", "Vial Smasher, Gleeful Grenadier"]},
        [],
        cast("Llanowar Elves"),
        RESOLVE,
        expect=["Slickshot Vault-Buster is 1/4"],
    )
    board(
        {"hand": ["Forsaken Miner"], "battlefield": ["Slickshot Vault-Buster", "Vial Smasher, Gleeful Grenadier"]},
        [],
        cast("Forsaken Miner"),
        RESOLVE,
        expect=["Slickshot Vault-Buster is 3/4"],
    )


@cr("700.13", cited=False)
def test_a_spell_that_targets_nothing_is_no_crime() -> None:
    board(
        {"hand": ["Wrath of God"], "battlefield": ["Bandit's Haul"]},
        ["Grizzly Bears"],
        cast("Wrath of God"),
        RESOLVE_ALL,
        expect=["Bandit's Haul has 0 loot counters"],
    )


@cr("700.13", "603.3")
def test_the_crime_triggers_before_the_spell_resolves_and_even_if_it_is_countered() -> None:
    played = board(
        {"hand": ["Lightning Bolt"], "battlefield": ["Bandit's Haul"]},
        {"hand": ["Counterspell"]},
        cast("Lightning Bolt", "B"),
        RESOLVE,
        expect=["Bandit's Haul has 1 loot counter", "B life 20"],
    )
    assert any(e["type"] == "CrimeCommitted" and "700.13" in e["rules"] for e in played.report["events"])


@cr("700.13")
def test_one_spell_is_one_crime_and_a_card_in_their_graveyard_will_do() -> None:
    board(
        {"hand": ["Scarab Feast"], "battlefield": ["Bandit's Haul"]},
        {
            "graveyard": ["Forsaken Miner", "Raise Dead"],
            "battlefield": [PEACEMAKER],
        },
        answer(["Patrolling Peacemaker"], "B"),
        cast("Scarab Feast", "Forsaken Miner", "Raise Dead"),
        RESOLVE_ALL,
        expect=[
            "Bandit's Haul has 1 loot counter",
            "B has 0 cards in graveyard",
            "Patrolling Peacemaker has 3 +1/+1 counters",
        ],
    )


@cr("700.13", "113.6k")
def test_a_card_in_the_graveyard_sees_the_crime_that_would_bring_it_back() -> None:
    board(
        {"hand": ["Lightning Bolt"], "graveyard": ["Forsaken Miner"]},
        [],
        answer("yes"),
        cast("Lightning Bolt", "B"),
        RESOLVE,
        expect=["A controls Forsaken Miner", "B life 20"],
    )
