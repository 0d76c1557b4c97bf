"""Effects that last until a player's next end step (CR 611.2a)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, RESOLVE_ALL, board, cast, cr, passing, play_land, to, turn
from tests.rules.watching import do, doer

TAKES = doer("Exile the top card of your library. You may play that card until your next end step.")


def exiled(*script: object, step: str = "precombat main", **more: object) -> None:
    """A exiles a land of theirs that may be played for a while, and tries to play it later."""
    mine = {"battlefield": [TAKES], "library": ["Plains", "Swamp", "Swamp", "Swamp"]}
    board(mine, [], do(), RESOLVE, *script, play_land("Plains"), step=step, **more)  # type: ignore[arg-type]


@cr("611.2a", cited=False)
def test_it_lasts_to_the_end_step_of_the_same_turn() -> None:
    exiled(to("postcombat main"), expect=["Plains in A's battlefield"])


@cr("611.2a")
def test_behind_that_end_step_it_is_over() -> None:
    exiled(turn(5, "precombat main"), refused="305.1")


@cr("611.2a", cited=False)
def test_what_begins_in_an_end_step_lasts_until_the_next_of_that_player() -> None:
    exiled(turn(5, "precombat main"), step="end", expect=["Plains in A's battlefield"])


@cr("611.2a", cited=False)
def test_what_begins_in_an_opponents_turn_lasts_through_ones_own() -> None:
    mine = {"battlefield": [TAKES], "library": ["Plains", "Swamp", "Swamp", "Swamp"]}
    script = [passing("B"), do(), RESOLVE, turn(4, "precombat main"), play_land("Plains")]
    board(mine, [], *script, active="B", expect=["Plains in A's battlefield"])


@cr("122.6", cited=False)
@pytest.mark.parametrize(("card", "counters"), [("Grizzly Bears", 1), ("Dockworker Drone", 2)])
def test_additional_counters_come_beside_those_it_enters_with(card: str, counters: int) -> None:
    mine = {"hand": ["Prison Break"], "graveyard": [card]}
    expect = [f"{card} has {counters} +1/+1 counters"]
    board(mine, [], cast("Prison Break", card), RESOLVE_ALL, expect=expect)
