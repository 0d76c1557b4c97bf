"""Time Travel (CR 701.56)."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, answer, board, cr


@cr("701.56a")
def test_time_travel_adds_or_removes_time_counters() -> None:
    fireplace = {"card": "Rotating Fireplace", "counters": {"time": 2}}
    for choice, left in (("yes", 3), ("no", 1)):
        board(
            [fireplace],
            [],
            activate("Rotating Fireplace", ability=2),
            RESOLVE,
            answer("Rotating Fireplace"),
            answer(choice),
            expect=[f"Rotating Fireplace has {left} time counters"],
        )
