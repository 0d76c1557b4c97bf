"""Damage prevented only while something has a counter (CR 615.5, 614.12)."""

from __future__ import annotations

from tests.helpers import RESOLVE, answer, attack_with, block_with, board, cast, cr, to

CHAMPION = {"card": "Undergrowth Champion", "counters": {"+1/+1": 1}}
FIGHT = ["Hill Giant", "Grizzly Bears"]


@cr("615.5")
def test_the_first_damage_costs_the_counter_and_the_second_is_dealt() -> None:
    mine = {"battlefield": [CHAMPION], "hand": ["Shock", "Shock"]}
    shock = [cast("Shock#1", "Undergrowth Champion"), RESOLVE]
    board(mine, [], *shock, expect=["Undergrowth Champion is 2/2"])
    again = [cast("Shock#2", "Undergrowth Champion"), RESOLVE]
    board(mine, [], *shock, *again, expect=["Undergrowth Champion in A's graveyard"])


@cr("615.5")
def test_damage_of_two_sources_at_once_costs_one_counter() -> None:
    attack = attack_with({"Undergrowth Champion": "B"})
    block = block_with(dict.fromkeys(FIGHT, "Undergrowth Champion"))
    divide = [to("combat damage"), answer({"Hill Giant": 3, "Grizzly Bears": 0})]
    board([CHAMPION], FIGHT, *attack, *block, *divide, expect=["Undergrowth Champion is 2/2"])


@cr("615.5")
def test_as_many_counters_as_damage_of_both_sources_together() -> None:
    conjurant = {"card": "Ugin's Conjurant", "counters": {"+1/+1": 9}}
    attack = attack_with({"Ugin's Conjurant": "B"})
    block = block_with(dict.fromkeys(FIGHT, "Ugin's Conjurant"))
    divide = [to("combat damage"), answer({"Hill Giant": 9, "Grizzly Bears": 0})]
    board([conjurant], FIGHT, *attack, *block, *divide, expect=["Ugin's Conjurant is 4/4"])
