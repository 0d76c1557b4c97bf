"""Evolve (CR 702.100)."""

from __future__ import annotations

from tests.helpers import RESOLVE_ALL, board, cast, cr


@cr("702.100a")
def test_evolve_looks_at_power_and_at_toughness() -> None:
    evolving = {"battlefield": ["Adaptive Snapjaw"], "hand": ["Youthful Knight", "War Mammoth"]}
    board(evolving, [], cast("War Mammoth"), RESOLVE_ALL, expect=["Adaptive Snapjaw is 7/3"])
    played = board(evolving, [], cast("Youthful Knight"), RESOLVE_ALL, expect=["Adaptive Snapjaw is 6/2"])
    (told,) = (one for one in played.steps if "doesn't trigger" in one)
    assert "isn't true (Youthful Knight is 2/1, against 6/2), so it gets no counters" in told


@cr("702.100b", "702.100d", cited=False)
def test_each_evolve_looks_again_as_it_resolves() -> None:
    mine = {"hand": ["Hill Giant"], "battlefield": ["Twice Evolve"]}
    board(mine, [], cast("Hill Giant"), RESOLVE_ALL, expect=["Twice Evolve has 1 +1/+1 counters"])


@cr("702.100c", cited=False)
def test_nothing_evolves_for_a_permanent_that_is_no_creature() -> None:
    mine = {"hand": ["Steelclaw Lance"], "battlefield": ["Twice Evolve"]}
    board(mine, [], cast("Steelclaw Lance"), RESOLVE_ALL, expect=["Twice Evolve has 0 +1/+1 counters"])
