"""Level Up (CR 702.87)."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, board, cr, to


@cr("702.87a", "711.4")
def test_leveling_up_is_possible_at_any_number_of_counters_but_only_as_a_sorcery() -> None:
    board(
        [{"card": "Student of Warfare", "counters": {"level": 8}}],
        [],
        activate("Student of Warfare"),
        RESOLVE,
        to("end"),
        activate("Student of Warfare"),
        expect=["Student of Warfare has 9 level counters"],
        refused="602.5d",
    )
