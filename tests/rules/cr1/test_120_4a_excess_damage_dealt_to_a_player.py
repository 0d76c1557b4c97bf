"""Excess damage that is dealt to a player instead where something is so (CR 120.4a)."""

from __future__ import annotations

import pytest

from tests.helpers import PASS_A, RESOLVE, board, cast, cr, creature

DEADLY = creature("Trample, deathtouch", "6/6", name="Deadly")


@cr("120.4a", "608.2c")
@pytest.mark.parametrize(
    ("dealing", "life", "condition"),
    [("Craw Wurm", 20, "isn't true"), ("Colossal Dreadmaw", 16, "is true"), ("Deadly", 15, "is true")],
)
def test_only_where_what_deals_it_has_trample(dealing: str, life: int, condition: str) -> None:
    """6 damage to a 2/2; with deathtouch as well, 1 of it is lethal. The player is the one whose creature is dealt the
    damage, not the one whose creature deals it."""
    played = board(
        {"battlefield": [DEADLY if dealing == "Deadly" else dealing], "hand": ["Ram Through"]},
        ["Grizzly Bears"],
        cast("Ram Through", dealing, "Grizzly Bears"),
        RESOLVE,
        expect=[f"B life {life}", "A life 20", "Grizzly Bears in B's graveyard"],
    )
    assert any(f"“if the creature you control has trample” {condition}" in step for step in played.steps)
    assert played.cites("120.4a") is (life < 20)


@cr("120.4a")
def test_no_more_than_what_is_lethal_is_no_excess() -> None:
    """6 damage to toughness 7; to the same creature with 4 damage on it, 3 are in excess."""
    side = {"battlefield": ["Colossal Dreadmaw"], "hand": ["Ram Through"]}
    ram = (cast("Ram Through", "Colossal Dreadmaw", "Big"), RESOLVE)
    board(side, [creature("", "7/7", name="Big")], *ram, expect=["B life 20"])
    board(side, [creature("", "7/7", name="Big", damage=4)], *ram, expect=["B life 17"])


@cr("608.2b")
@pytest.mark.parametrize(("gone", "whose"), [("Colossal Dreadmaw", "A"), ("Grizzly Bears", "B")])
def test_no_damage_to_anything_where_either_creature_is_gone(gone: str, whose: str) -> None:
    board(
        {"battlefield": ["Colossal Dreadmaw"], "hand": ["Ram Through"]},
        {"battlefield": ["Grizzly Bears"], "hand": ["Boomerang"]},
        cast("Ram Through", "Colossal Dreadmaw", "Grizzly Bears"),
        PASS_A,
        cast("Boomerang", gone, player="B"),
        RESOLVE,
        RESOLVE,
        expect=["A life 20", "B life 20", f"{gone} in {whose}'s hand"],
    )
