"""Outlaws (CR 700.12)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, RESOLVE_ALL, board, cast, cr


def creature(*subtypes: str, **more: object) -> dict[str, object]:
    """A 1/1 creature token with these types."""
    token = {"name": "-".join(subtypes), "types": ["Creature"], "subtypes": list(subtypes), "power": 1, "toughness": 1}
    return {"token": token, **more}


@cr("700.12", "700.12a", cited=False)
@pytest.mark.parametrize(
    ("kind", "life"),
    [("Assassin", 19), ("Mercenary", 19), ("Pirate", 19), ("Rogue", 19), ("Warlock", 19), ("Human", 20)],
)
def test_five_creature_types_are_outlaws(kind: str, life: int) -> None:
    """Rakish Crew: whenever an outlaw you control dies, each opponent loses 1 life."""
    board(
        {"hand": ["Lightning Bolt"], "battlefield": ["Rakish Crew", creature(kind)]},
        [],
        cast("Lightning Bolt", kind),
        RESOLVE_ALL,
        expect=[f"B life {life}"],
    )


@cr("700.12", cited=False)
def test_an_outlaw_is_no_target_for_what_kills_all_others() -> None:
    there = [creature("Pirate"), "Grizzly Bears"]
    board({"hand": ["Shoot the Sheriff"]}, there, cast("Shoot the Sheriff", "Pirate"), refused=("601.2c", "115.1"))
    board(
        {"hand": ["Shoot the Sheriff"]},
        there,
        cast("Shoot the Sheriff", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears in B's graveyard"],
    )


@cr("700.12a", cited=False)
def test_an_outlaw_card_is_asked_for_where_it_says_card() -> None:
    """Charred Graverobber returns an outlaw card: Vial Smasher is a Mercenary, Grizzly Bears is none."""
    played = board(
        {"hand": ["Charred Graverobber"], "graveyard": ["Vial Smasher, Gleeful Grenadier", "Grizzly Bears"]},
        [],
        cast("Charred Graverobber"),
        RESOLVE_ALL,
        expect=["Vial Smasher, Gleeful Grenadier in hand", "Grizzly Bears in graveyard"],
    )
    assert played.report["refused"] is None
