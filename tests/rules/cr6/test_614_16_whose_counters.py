"""Effects that change how many counters are put: whose, which and on what (CR 614.16, 122.6)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, board, cast, cr, creature
from tests.rules.watching import do, doer

PUT = "Put two +1/+1 counters on target creature."
CASES = [
    ("one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are", 3, 2),
    ("one or more +1/+1 counters would be put on a creature you control, twice that many +1/+1 counters are", 4, 2),
]


@cr("614.16", "614.1a", cited=False)
@pytest.mark.parametrize(("would", "mine", "theirs"), CASES)
@pytest.mark.parametrize("player", ["A", "B"])
def test_counters_on_ones_own_creatures_are_more(would: str, mine: int, theirs: int, player: str) -> None:
    raiser = creature(f"If {would} put on it instead.", name="Raiser")
    for target, number in (("Grizzly Bears", mine), ("Goblin Piker", theirs)):
        size = f"{2 + number}/{(2 if target == 'Grizzly Bears' else 1) + number}"
        mover = {player: [doer(PUT)]}
        board(
            [raiser, "Grizzly Bears", *mover.get("A", ())],
            ["Goblin Piker", *mover.get("B", ())],
            do(target, player=player),
            RESOLVE_ALL,
            active=player,
            expect=[f"{target} is {size}"],
        )


@cr("614.16", "122.6a", cited=False)
@pytest.mark.parametrize("would", [would for would, _, _ in CASES])
@pytest.mark.parametrize(("player", "counters"), [("A", "2 +1/+1 counters"), ("B", "1 +1/+1 counter")])
def test_what_enters_with_counters_gets_more(would: str, player: str, counters: str) -> None:
    raiser = creature(f"If {would} put on it instead.", name="Raiser")
    drone = {"hand": ["Dockworker Drone"]}
    board(
        {"battlefield": [raiser], **(drone if player == "A" else {})},
        drone if player == "B" else {},
        cast("Dockworker Drone", player=player),
        RESOLVE_ALL,
        active=player,
        expect=[f"Dockworker Drone has {counters}"],
    )


@cr("614.16", cited=False)
@pytest.mark.parametrize(("kind", "more"), [("charge", 2), ("+1/+1", 3)])
def test_other_counters_are_as_many_as_ever(kind: str, more: int) -> None:
    raiser = creature(f"If {CASES[0][0]} put on it instead.", name="Raiser")
    played = board(
        [raiser, "Grizzly Bears", doer(f"Put two {kind} counters on target creature.")],
        [],
        do("Grizzly Bears"),
        RESOLVE_ALL,
        expect=[f"Grizzly Bears has {more} {kind} counters"],
    )
    assert played.cites("614.16") is (kind == "+1/+1")


UNTAPS = "Put a -1/-1 counter on this creature: This creature gains flying until end of turn."


@cr("614.16", "602.2b")
def test_what_changes_counters_that_effects_put_leaves_those_put_as_a_cost() -> None:
    doubled = (
        "If an effect would put one or more counters on a permanent you control, it puts twice that many of those "
    )
    raiser = creature(f"{doubled}counters on that permanent instead.", name="Raiser")
    board([raiser, creature(UNTAPS, "3/3", "Druid")], [], activate("Druid"), RESOLVE_ALL, expect=["Druid is 2/2"])


@cr("118.11", "614.1a")
def test_a_cost_of_which_an_effect_leaves_nothing_is_paid_all_the_same() -> None:
    remedy = "If one or more -1/-1 counters would be put on a creature you control, that many -1/-1 counters minus one "
    remedy = creature(f"{remedy}are put on it instead.", name="Remedy")
    played = board(
        [remedy, creature(UNTAPS, "3/3", "Druid")], [], activate("Druid"), RESOLVE_ALL, expect=["Druid is 3/3"]
    )
    assert "118.11" in played.rules_of("No -1/-1 counters are put on Druid (effect of Remedy: 1 → 0).")
    assert "614.16" not in played.rules_of("No -1/-1 counters are put on Druid (effect of Remedy: 1 → 0).")


@cr("614.16")
def test_counters_of_a_player_and_of_what_they_control_by_one_effect() -> None:
    """Only those that its controller would put; not what another player would put on them."""
    raiser = creature(
        "If you would put one or more counters on a creature or planeswalker you control or on yourself, put that many "
        "plus one of each of those kinds of counters on that permanent or player instead.",
        name="Raiser",
    )
    text = "Put two charge counters on target permanent. Each player gets a poison counter."
    cases = {
        ("A", "Grizzly Bears"): ["Bears has 3 charge counters", "A has 2 poison counters", "B has 1 poison counter"],
        ("A", "Sol Ring"): ["Sol Ring has 2 charge counters", "A has 2 poison counters"],
        ("B", "Grizzly Bears"): ["Bears has 2 charge counters", "A has 1 poison counter", "B has 1 poison counter"],
    }
    for (player, target), expect in cases.items():
        sides: dict[str, list[Any]] = {"A": [raiser, "Grizzly Bears", "Sol Ring"], "B": []}
        sides[player].append(doer(text))
        expect = [one.replace("Bears has", "Grizzly Bears has") for one in expect]
        board(sides["A"], sides["B"], do(target, player=player), RESOLVE, active=player, expect=expect)
