"""Cumulative Upkeep (CR 702.24)."""

from __future__ import annotations

from tests.helpers import (
    LANDS,
    NEXT_UPKEEP,
    NO,
    ORDER,
    RESOLVE,
    RESOLVE_ALL,
    YES,
    answer,
    board,
    cr,
    creature,
    to,
    twice,
)


@cr("702.24a", "702.24b")
def test_each_cumulative_upkeep_counts_all_the_age_counters() -> None:
    """The rule's own example: one counter and 1 life, then another counter and 2 more life."""
    both = [ORDER, NEXT_UPKEEP, YES, YES, RESOLVE_ALL]
    board([twice("Cumulative upkeep—Pay 1 life.")], [], *both, expect=["A has 17 life", "Tester has 2 age counters"])
    late = [ORDER, NEXT_UPKEEP, YES, NO, RESOLVE_ALL]
    board([twice("Cumulative upkeep—Pay 1 life.")], [], *late, expect=["A has 19 life", "A controls no Tester"])


@cr("702.24a")
def test_cumulative_upkeep_is_paid_whole_or_not_at_all() -> None:
    aged = {**creature("Cumulative upkeep {1}"), "counters": {"age": 1}}
    one_land = {"battlefield": [aged, "Forest"], **LANDS}
    board(one_land, [], NEXT_UPKEEP, YES, RESOLVE_ALL, expect=["A controls no Tester", "Forest#1 is not tapped"])
    two = {"battlefield": [aged, "Forest", "Forest"], **LANDS}
    board(two, [], NEXT_UPKEEP, YES, RESOLVE_ALL, expect=["A controls Tester", "Tester has 2 age counters"])


@cr("702.24a")
def test_cumulative_upkeep_of_either_mana_may_be_mixed() -> None:
    """Two age counters: {W} for one and {U} for the other."""
    board(
        {"battlefield": [{"card": "Jötun Owl Keeper", "counters": {"age": 1}}, "Plains", "Island"], "mana": "lands"},
        [],
        to("upkeep"),
        RESOLVE,
        answer("yes"),
        step="untap",
        expect=["Jötun Owl Keeper has 2 age counters"],
    )
    played = board(
        {"battlefield": [{"card": "Jötun Owl Keeper", "counters": {"age": 2}}, "Plains", "Island"], "mana": "lands"},
        [],
        to("upkeep"),
        RESOLVE,
        answer("yes", choice="may"),
        step="untap",
        expect=["Jötun Owl Keeper in graveyard"],
    )
    assert played.cites("702.24a")


@cr("702.24a", "702.24b")
def test_cumulative_upkeep_may_be_an_action_for_each_counter() -> None:
    sphinx = {"card": "Vexing Sphinx", "counters": {"age": 1}}
    board(
        {"battlefield": [sphinx], "hand": ["Forest", "Plains", "Island"]},
        [],
        to("upkeep"),
        RESOLVE,
        answer("yes", choice="may"),
        answer("Forest"),
        answer("Plains"),
        step="untap",
        expect=["A has 1 card in hand", "Vexing Sphinx in battlefield"],
    )
    board(
        {"battlefield": [sphinx], "hand": ["Forest"]},
        [],
        to("upkeep"),
        RESOLVE,
        answer("yes", choice="may"),
        step="untap",
        expect=["Vexing Sphinx in graveyard"],
    )


@cr("702.24a")
def test_cumulative_upkeep_costs_more_each_turn() -> None:
    wolves = {"card": "Arctic Wolves", "counters": {"age": 1}}
    board(
        {"battlefield": [wolves, *["Forest"] * 3], "mana": "lands"},
        [],
        {**to("upkeep"), "turn": 5},
        answer("yes", choice="may"),
        RESOLVE_ALL,
        expect=["Arctic Wolves in A's graveyard"],
    )
    board(
        {"battlefield": [wolves, *["Forest"] * 4], "mana": "lands"},
        [],
        {**to("upkeep"), "turn": 5},
        answer("yes", choice="may"),
        RESOLVE_ALL,
        expect=["Arctic Wolves has 2 age counters"],
    )


@cr("702.24a")
def test_cumulative_upkeep_costs_as_much_as_it_says_and_no_more() -> None:
    grows = creature("Cumulative upkeep {1}")
    side = {"battlefield": [grows, "Mountain"], "mana": "lands"}
    script = [to("upkeep"), RESOLVE, answer("yes")]
    board(side, [], *script, step="untap", expect=["Tester has 1 age counter", "Mountain is tapped"])
