"""Double Strike (CR 702.4)."""

from __future__ import annotations

import pytest

from tests.helpers import AFTER_COMBAT, DAMAGE, RESOLVE, attack_with, board, cast, cr, creature, twice
from tests.rules.combat import fight


@cr("702.4b")
def test_double_strike_deals_damage_in_both_steps() -> None:
    board(["Boros Swiftblade"], [], *attack_with({"Boros Swiftblade": "B"}), AFTER_COMBAT, expect=["B life 18"])


@cr("702.4b", cited=False)
def test_two_first_strikers_deal_damage_to_each_other_at_once() -> None:
    fight(
        "Youthful Knight",
        ["White Knight"],
        DAMAGE,
        expect=["Youthful Knight in A's graveyard", "White Knight in B's graveyard"],
    )


@cr("702.4c", cited=False)
def test_losing_double_strike_after_the_first_step_gives_no_second_blow() -> None:
    board(
        ["Boros Swiftblade"],
        [],
        *attack_with({"Boros Swiftblade": "B"}),
        DAMAGE,
        {"do": "edit", "create": {"B": ["Humility"]}},
        AFTER_COMBAT,
        expect=["B life 19"],
    )


@cr("702.4d")
def test_a_first_striker_given_double_strike_deals_damage_again() -> None:
    """In the first combat damage step, after it has dealt its damage."""
    mine = {"battlefield": [creature("First strike")], "hand": ["Double Cleave"]}
    script = [*attack_with({"Tester": "B"}), DAMAGE, cast("Double Cleave", "Tester"), RESOLVE]
    board(mine, [], *script, AFTER_COMBAT, expect=["B has 16 life"])
    board(mine, [], *script[:-2], AFTER_COMBAT, expect=["B has 18 life"])


@cr("702.4d", cited=False)
def test_a_creature_without_first_strike_given_double_strike_then_deals_damage_once() -> None:
    others = [creature(""), creature("First strike", name="Other")]
    script = [*attack_with({"Tester": "B", "Other": "B"}), DAMAGE, cast("Double Cleave", "Tester"), RESOLVE]
    board({"battlefield": others, "hand": ["Double Cleave"]}, [], *script, AFTER_COMBAT, expect=["B has 16 life"])


@cr("702.4e", "702.7d", cited=False)
@pytest.mark.parametrize(("keyword", "life"), [("First strike", 18), ("Double strike", 16)])
def test_two_instances_of_first_or_double_strike_are_no_further_damage(keyword: str, life: int) -> None:
    board([twice(keyword)], [], *attack_with({"Tester": "B"}), AFTER_COMBAT, expect=[f"B has {life} life"])
    both = creature(f"{keyword}\n{keyword}\nFirst strike")
    board([both], [], *attack_with({"Tester": "B"}), AFTER_COMBAT, expect=[f"B has {life} life"])
