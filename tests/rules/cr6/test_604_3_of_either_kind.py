"""Power and toughness defined by how many there are of either kind (CR 604.3)."""

from __future__ import annotations

from tests.helpers import board, cr, creature


@cr("604.3")
def test_what_is_of_both_kinds_counts_once() -> None:
    both = creature("", looks={"subtypes": ["Fungus", "Saproling"]})
    one = creature("", name="Other", looks={"subtypes": ["Saproling"]})
    board(["The Mycotyrant", both, one, "Hill Giant"], [], expect=["The Mycotyrant is 3/3"])
