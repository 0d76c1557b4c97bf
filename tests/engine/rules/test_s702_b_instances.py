"""Judges' questions about spells with several instances of a keyword that is paid for (CR 702.152-702.175)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, answer, attack_with, board, cast, cr, to

LANDS: dict[str, Any] = {"mana": "lands"}
ORDER = answer("as listed", choice="order")


@cr("702.152b")
def test_a_spell_is_cast_for_one_of_two_blitz_costs() -> None:
    board(
        {"hand": ["Twice Blitz"], "battlefield": ["Mountain"], **LANDS},
        [],
        cast("Twice Blitz", costs=["blitz 2"]),
        RESOLVE,
        *attack_with({"Twice Blitz": "B"}),
        to("end"),
        RESOLVE_ALL,
        expect=["Twice Blitz in A's graveyard", "A has 1 card in hand", "B has 17 life"],
    )


@cr("702.153b")
def test_each_casualty_is_paid_by_itself_and_copies_once() -> None:
    mine = {"hand": ["Twice Casualty"], "battlefield": ["Goblin Piker", "Hill Giant"]}
    both = cast("Twice Casualty", "B", costs=["casualty 1", "casualty 2"], choices=["Goblin Piker"])
    news = (answer("B", choice="new target"),) * 2
    board(mine, [], both, ORDER, *news, RESOLVE_ALL, expect=["B has 17 life", "Hill Giant in A's graveyard"])
    one = cast("Twice Casualty", "B", costs=["casualty 2"], choices=["Hill Giant"])
    board(mine, [], one, news[0], RESOLVE_ALL, expect=["B has 18 life", "A controls Goblin Piker"])


@cr("702.157b")
@pytest.mark.parametrize(("costs", "number"), [(["squad 1"], 2), (["squad 1", "squad 1", "squad 2"], 4)])
def test_each_squad_counts_what_was_paid_for_it(costs: list[str], number: int) -> None:
    mine = {"hand": ["Twice Squad"]}
    squad = cast("Twice Squad", costs=costs)
    board(mine, [], squad, RESOLVE, ORDER, RESOLVE_ALL, expect=[f"A controls {number} Twice Squad"])


@cr("702.175b")
@pytest.mark.parametrize(("costs", "number"), [(["offspring 2"], 2), (["offspring 1", "offspring 2"], 3)])
def test_each_offspring_makes_the_token_paid_for_it(costs: list[str], number: int) -> None:
    mine = {"hand": ["Twice Offspring"]}
    spring = cast("Twice Offspring", costs=costs)
    board(mine, [], spring, RESOLVE, ORDER, RESOLVE_ALL, expect=[f"A controls {number} Twice Offspring"])
