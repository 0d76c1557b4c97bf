"""Whenever a player taps an untapped permanent (CR 701.26a)."""

from __future__ import annotations

from tests.helpers import AFTER_COMBAT, RESOLVE_ALL, attack, board, cr, passing
from tests.rules.watching import counter, do, doer

WATCHES = counter("Whenever you tap an untapped creature an opponent controls")
TAPS = doer("Tap target creature.")


@cr("701.26a")
def test_what_an_ability_of_ones_own_taps() -> None:
    board([WATCHES, TAPS], ["Grizzly Bears"], do("Grizzly Bears"), RESOLVE_ALL, expect=["Counter is 2/2"])


@cr("701.26a", cited=False)
def test_what_is_tapped_already_is_not_tapped() -> None:
    tapped = {"card": "Grizzly Bears", "tapped": True}
    board([WATCHES, TAPS], [tapped], do("Grizzly Bears"), RESOLVE_ALL, expect=["Counter is 1/1"])


@cr("701.26a", cited=False)
def test_what_attacks_is_tapped_by_nobody_else() -> None:
    script = [*attack("B", Grizzly_Bears="A"), AFTER_COMBAT]
    board([WATCHES], ["Grizzly Bears"], *script, active="B", expect=["Counter is 1/1"])


@cr("701.26a")
def test_what_ones_opponent_taps_is_theirs() -> None:
    script = [passing(), do("Grizzly Bears", player="B"), RESOLVE_ALL]
    board([WATCHES], ["Grizzly Bears", TAPS], *script, expect=["Counter is 1/1", "Grizzly Bears is tapped"])


@cr("701.26a")
def test_several_tapped_at_once_are_one_event_of_one_or_more() -> None:
    watches = counter("Whenever you tap one or more untapped creatures your opponents control")
    all_of_them = doer("Tap all creatures your opponents control.")
    board([watches, all_of_them], ["Grizzly Bears", "Hill Giant"], do(), RESOLVE_ALL, expect=["Counter is 2/2"])
