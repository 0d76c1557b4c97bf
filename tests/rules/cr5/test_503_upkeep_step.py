"""Upkeep Step (CR 503)."""

from __future__ import annotations

import pytest

from tests.helpers import (
    ORDER,
    PASS_A,
    PASS_B,
    RESOLVE,
    RESOLVE_ALL,
    activate,
    board,
    cast,
    cr,
    creature,
    to,
)


@cr("503.1", cited=False)
def test_only_during_your_upkeep() -> None:
    board(["Augur il-Vec"], [], activate("Augur il-Vec"), RESOLVE, step="upkeep", expect=["A life 24"])
    board(["Augur il-Vec"], [], activate("Augur il-Vec"), refused="602.5")
    theirs = [{"do": "pass", "player": "B"}, activate("Augur il-Vec")]
    board(["Augur il-Vec"], [], *theirs, step="upkeep", active="B", refused="602.5")


@cr("503.1a", "303.4e", cited=False)
@pytest.mark.parametrize(("active", "life"), [("A", 18), ("B", 20)])
def test_the_creatures_controller_loses_life_in_their_own_upkeep_only(active: str, life: int) -> None:
    board(
        ["Hill Giant"],
        [{"card": "Stab Wound", "attached_to": "Hill Giant"}],
        to("upkeep"),
        *([RESOLVE] if active == "A" else []),
        step="untap",
        active=active,
        expect=[f"A life {life}", "B life 20"],
    )


@cr("503.1a", cited=False)
def test_the_beginning_of_ones_upkeep_is_not_anothers() -> None:
    board(
        {"battlefield": ["Phyrexian Arena"], "hand": []},
        [],
        {"do": "go_to", "step": "draw", "active": "B"},
        expect=["A life 20"],
    )
    board(
        {"battlefield": ["Phyrexian Arena"], "hand": []},
        [],
        {"do": "go_to", "step": "upkeep", "active": "A", "turn": 5},
        RESOLVE,
        expect=["A life 19", "A has 1 card in hand"],
    )


@cr("503.2", cited=False)
def test_after_the_upkeep_step_means_once_the_first_has_ended() -> None:
    hand = {"battlefield": [{"card": "Island", "count": 2, "tapped": True}], "hand": ["Reset"]}
    go, b_passes = {"do": "go_to", "step": "upkeep", "turn": 4}, {"do": "pass", "player": "B"}
    board({**hand}, [], go, b_passes, cast("Reset"), refused="601.3")
    board(
        {**hand},
        [],
        {"do": "go_to", "step": "draw", "turn": 4},
        b_passes,
        cast("Reset"),
        RESOLVE,
        expect=["Island#1 is untapped"],
    )
    hazed = [{"card": "Paradox Haze", "attached_to": "B"}]
    second = [go, RESOLVE, b_passes, PASS_A]
    board({**hand}, hazed, *second, b_passes, cast("Reset"), RESOLVE, expect=["Island#1 is untapped"])


@cr("500.9", "503")
def test_what_triggers_at_the_beginning_of_an_upkeep_does_in_each_of_a_turn() -> None:
    watcher = creature("At the beginning of your upkeep, you gain 1 life.", name="Watcher")
    haze = {"card": "Paradox Haze", "attached_to": "A"}
    script = [ORDER, to("upkeep"), RESOLVE_ALL, PASS_A, PASS_B, RESOLVE]
    board([watcher, haze], [], *script, step="untap", expect=["A has 22 life"])
