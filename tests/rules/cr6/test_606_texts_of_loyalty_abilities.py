"""What the loyalty abilities of planeswalkers say (CR 606), each carried out by the rule that it is about."""

from __future__ import annotations

import pytest

from tests.helpers import NEXT_UPKEEP, PASS_A, RESOLVE, RESOLVE_ALL, YES, activate, answer, board, cast, cr, walker


@cr("115.4", cited=False)
def test_damage_to_each_of_up_to_so_many_targets() -> None:
    played = board(
        [walker("−2: ~ deals 6 damage to each of up to six targets.")],
        ["Grizzly Bears", "Hill Giant"],
        activate("Walker", "B", "Hill Giant"),
        RESOLVE,
        expect=["B life 14", "Hill Giant in graveyard", "B controls Grizzly Bears"],
    )
    assert played.count("deals 6 damage") == 2


@cr("306.5c", cited=False)
def test_the_loyalty_of_a_planeswalker_is_its_counters() -> None:
    board(
        [walker("+1: You gain X life, where X is ~'s loyalty.", 4)],
        [],
        activate("Walker"),
        RESOLVE,
        expect=["A life 25"],
    )


@cr("205.3j", cited=False)
def test_a_planeswalker_type_is_no_short_name() -> None:
    """The emblem asks for any Gideon, not for the one that made it."""
    one = {"hand": ["Lightning Bolt"], "battlefield": ["Gideon of the Trials"], "life": 1}
    board(
        one,
        [],
        activate("Gideon of the Trials", ability=3),
        RESOLVE,
        cast("Lightning Bolt", "A"),
        RESOLVE,
        expect=["A life -2", "A controls Gideon of the Trials"],
    )


@cr("611.2a", cited=False)
def test_spells_cost_less_until_your_next_turn() -> None:
    spells = {"hand": ["Fire Ambush", "Opt"], "mana": "lands"}
    mine = walker("+1: Until your next turn, instant and sorcery spells you cast cost {1} less to cast.")
    less = board(
        {**spells, "battlefield": [mine, "Mountain", "Mountain"]},
        [],
        activate("Walker"),
        RESOLVE,
        cast("Fire Ambush", "B"),
        RESOLVE,
        refused="601.2h",
    )
    assert "Fire Ambush" in less.reason
    ambush = {**spells, "battlefield": [mine, "Mountain", "Mountain", "Mountain"]}
    board(ambush, [], activate("Walker"), RESOLVE, cast("Fire Ambush", "B"), RESOLVE, expect=["B life 16"])
