"""Casualty (CR 702.153)."""

from __future__ import annotations

from tests.helpers import ORDER, RESOLVE_ALL, answer, board, cast, cr


@cr("702.153a")
def test_casualty_asks_for_a_creature_of_enough_power() -> None:
    board(
        {
            "hand": ["A Little Chat"],
            "battlefield": ["Goblin Piker"],
            "library": ["Island", "Forest", "Swamp", "Plains"],
        },
        [],
        cast("A Little Chat", costs=["casualty"]),
        answer("Island", choice="objects"),
        answer("Swamp", choice="objects"),
        RESOLVE_ALL,
        expect=["Goblin Piker in A's graveyard", "A has 2 cards in hand"],
    )
    weak = {"hand": ["A Little Chat"], "battlefield": ["Wall of Stone"]}
    board(weak, [], cast("A Little Chat", costs=["casualty"]), refused="118.3")


@cr("702.153b", cited=False)
def test_each_casualty_is_paid_by_itself_and_copies_once() -> None:
    mine = {"hand": ["Twice Casualty"], "battlefield": ["Goblin Piker", "Hill Giant"]}
    both = cast("Twice Casualty", "B", costs=["casualty 1", "casualty 2"], choices=["Goblin Piker"])
    news = (answer("B", choice="new target"),) * 2
    board(mine, [], both, ORDER, *news, RESOLVE_ALL, expect=["B has 17 life", "Hill Giant in A's graveyard"])
    one = cast("Twice Casualty", "B", costs=["casualty 2"], choices=["Hill Giant"])
    board(mine, [], one, news[0], RESOLVE_ALL, expect=["B has 18 life", "A controls Goblin Piker"])


@cr("702.153a")
def test_what_is_sacrificed_for_casualty_is_not_the_creature_that_the_spell_asks_for() -> None:
    mine = {"battlefield": ["Anhelo, the Painter", "Hill Giant", "Grizzly Bears"], "hand": ["Fling"]}
    fling = cast("Fling", "B", costs=["casualty"], choices=["Grizzly Bears", "Hill Giant"])
    board(mine, [], fling, answer("B", choice="new target"), RESOLVE_ALL, expect=["B has 14 life"])
