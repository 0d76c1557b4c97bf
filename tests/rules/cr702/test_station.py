"""Station (CR 702.184)."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, board, cr


@cr("702.184a", "721.4")
def test_stationing_puts_charge_counters_for_the_power_of_the_tapped_creature() -> None:
    played = board(
        ["Wurmwall Sweeper", {"card": "Hill Giant", "sick": True}],
        [],
        activate("Wurmwall Sweeper", choices=["Hill Giant"]),
        RESOLVE,
        expect=["Wurmwall Sweeper has 3 charge counters", "Hill Giant is tapped", "Wurmwall Sweeper is not a creature"],
    )
    assert not played.report["pending"]
