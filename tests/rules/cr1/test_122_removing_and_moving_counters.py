"""Counters that are removed, moved and multiplied, as many as there are (CR 122)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, RESOLVE_ALL, YES, Entry, activate, answer, board, cr
from tests.rules.watching import do, doer

KINDS = {"+1/+1": 2, "charge": 3}
TAKEN: list[tuple[str, list[Entry], list[str]]] = [
    ("Remove a +1/+1 counter from target creature.", [], ["1 +1/+1", "3 charge"]),
    ("Remove two +1/+1 counters from target creature.", [], ["no +1/+1", "3 charge"]),
    ("Remove three +1/+1 counters from target creature.", [], ["no +1/+1", "3 charge"]),
    ("Remove a stun counter from target creature.", [], ["2 +1/+1", "3 charge"]),
    ("Remove all counters from target creature.", [], ["no +1/+1", "no charge"]),
    ("Remove all charge counters from target creature.", [], ["2 +1/+1", "no charge"]),
    ("Remove a counter from target creature.", [answer("charge")], ["2 +1/+1", "2 charge"]),
    ("Remove a counter from target creature.", [answer("+1/+1")], ["1 +1/+1", "3 charge"]),
    ("Double the number of +1/+1 counters on target creature.", [], ["4 +1/+1", "3 charge"]),
    ("Double the number of each kind of counter on target creature.", [], ["4 +1/+1", "6 charge"]),
    ("Put a charge counter on target creature.", [], ["2 +1/+1", "4 charge"]),
]


@cr("122.1", "107.1c", cited=False)
@pytest.mark.parametrize(("text", "answers", "left"), TAKEN)
def test_so_many_counters_are_taken_off(text: str, answers: list[Entry], left: list[str]) -> None:
    board(
        [{"card": "Hill Giant", "counters": KINDS}, doer(text)],
        [],
        do("Hill Giant"),
        *answers,
        RESOLVE_ALL,
        expect=[f"Hill Giant has {one} counters" if one[0] != "1" else f"Hill Giant has {one} counter" for one in left],
    )


MOVED: list[tuple[str, list[Entry], dict[str, int]]] = [
    ("Move a +1/+1 counter from", [], {"+1/+1": 1}),
    ("Move a counter from", [answer("charge")], {"charge": 1}),
    ("Move all counters from", [], {"+1/+1": 2, "charge": 3}),
    ("Move all charge counters from", [], {"charge": 3}),
    ("Move any number of charge counters from", [answer(2)], {"charge": 2}),
    ("Move any number of charge counters from", [answer(0)], {}),
    ("Move a stun counter from", [], {}),
]


@cr("122.5", "608.2d", cited=False)
@pytest.mark.parametrize(("text", "answers", "moved"), MOVED)
def test_counters_are_moved_as_the_words_say(text: str, answers: list[Entry], moved: dict[str, int]) -> None:
    there = [f"Goblin Piker has {_said(moved.get(kind, 0), kind)}" for kind in KINDS]
    left = [f"Hill Giant has {_said(number - moved.get(kind, 0), kind)}" for kind, number in KINDS.items()]
    board(
        [
            {"card": "Hill Giant", "counters": KINDS},
            "Goblin Piker",
            doer(f"{text} target creature onto another target creature."),
        ],
        [],
        do("Hill Giant", "Goblin Piker"),
        *answers,
        RESOLVE_ALL,
        expect=[*there, *left],
    )


def _said(number: int, kind: str) -> str:
    return f"{number or 'no'} {kind} counter{'' if number == 1 else 's'}"


@cr("122.1", "118.3", cited=False)
@pytest.mark.parametrize(("held", "life"), [(0, 20), (1, 20), (2, 23), (3, 23)])
def test_what_may_be_removed_must_be_there_whole(held: int, life: int) -> None:
    text = "You may remove two charge counters from this creature. If you do, you gain 3 life."
    counters = {"counters": {"charge": held}} if held else {}
    board([doer(text, **counters)], [], YES, do(), RESOLVE_ALL, expect=[f"A life {life}"])


@cr("122.1")
def test_a_counter_of_whatever_kind_is_removed() -> None:
    it = {"card": "Grizzly Bears", "counters": {"+1/+1": 1, "charge": 2}}
    off = [activate("Thrull Parasite", "Grizzly Bears"), RESOLVE, answer("charge")]
    expect = ["Grizzly Bears has 1 charge counter", "Grizzly Bears is 3/3", "A life 18"]
    board(["Thrull Parasite"], [it], *off, expect=expect)


@cr("122.1", "500.7", cited=False)
@pytest.mark.parametrize(("counters", "turns"), [(4, 0), (5, 1), (11, 2)])
def test_for_each_five_counters_that_were_removed_something_is_done_once(counters: int, turns: int) -> None:
    """What is left over counts for nothing."""
    sage = {"card": "Sage of Hours", "counters": {"+1/+1": counters}}
    played = board([sage], [], activate("Sage of Hours"), RESOLVE, expect=["Sage of Hours is 1/1"])
    assert played.count("A will take an extra turn") == turns
