"""Earthbend (CR 701.66)."""

from __future__ import annotations

from tests.helpers import DAMAGE, RESOLVE, attack_with, board, cast, cr


@cr("701.66a")
def test_an_earthbent_land_is_a_creature_with_haste_and_returns_when_it_dies() -> None:
    played = board(
        {"hand": ["Badgermole", "Lightning Bolt"], "battlefield": ["Mountain"]},
        [],
        cast("Badgermole"),
        RESOLVE,
        RESOLVE,
        cast("Lightning Bolt", "Mountain"),
        RESOLVE,
        RESOLVE,
        expect=["Mountain on the battlefield", "Mountain is tapped", "not Mountain is a creature"],
    )
    assert played.cites("701.66a")


@cr("701.66a")
def test_earthbending_twice_makes_two_choices() -> None:
    board(
        {"hand": ["Cracked Earth Technique"], "battlefield": ["Mountain", "Island"]},
        [],
        cast("Cracked Earth Technique", "Mountain", "Island"),
        RESOLVE,
        expect=["Mountain is 3/3", "Island is 3/3", "Mountain has haste", "Mountain is a land", "A life 23"],
    )


@cr("701.66a")
def test_an_earthbent_land_attacks_at_once() -> None:
    board(
        {"hand": ["Badgermole"], "battlefield": ["Mountain"]},
        [],
        cast("Badgermole"),
        RESOLVE,
        RESOLVE,
        *attack_with({"Mountain": "B"}),
        DAMAGE,
        expect=["B life 18", "Mountain has trample"],
    )
