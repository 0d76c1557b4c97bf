"""First Strike (CR 702.7)."""

from __future__ import annotations

from tests.helpers import AFTER_COMBAT, DAMAGE, attack_with, board, cr
from tests.rules.combat import fight


@cr("702.7b")
def test_first_strike_kills_before_the_other_can_strike_back() -> None:
    played = fight("Youthful Knight", ["Goblin Piker"], DAMAGE, expect=["Goblin Piker in B's graveyard"])
    assert "Youthful Knight" in str(played.report["state"])
    fight(
        "Youthful Knight",
        ["Goblin Piker"],
        AFTER_COMBAT,
        expect=["Goblin Piker in B's graveyard", "Youthful Knight is on the battlefield"],
    )


@cr("702.7b")
def test_a_creature_that_survives_first_strike_deals_its_damage_afterwards() -> None:
    fight("Youthful Knight", ["Hill Giant"], AFTER_COMBAT, expect=["Youthful Knight in A's graveyard"])


@cr("702.7c", cited=False)
def test_losing_first_strike_after_the_first_step_gives_no_second_blow() -> None:
    board(
        {"battlefield": ["Youthful Knight"], "hand": ["Humility"]},
        [],
        *attack_with({"Youthful Knight": "B"}),
        DAMAGE,
        {"do": "edit", "create": {"B": ["Humility"]}},
        AFTER_COMBAT,
        expect=["B life 18"],
    )


@cr("702.7c", cited=False)
def test_gaining_first_strike_after_the_first_step_does_not_cost_the_blow() -> None:
    board(
        ["Youthful Knight", "Hill Giant"],
        [],
        *attack_with({"Youthful Knight": "B", "Hill Giant": "B"}),
        DAMAGE,
        {"do": "edit", "create": {"A": ["Knighthood"]}},
        AFTER_COMBAT,
        expect=["B life 15"],
    )
