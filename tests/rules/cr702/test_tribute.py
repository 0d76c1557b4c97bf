"""Tribute (CR 702.104)."""

from __future__ import annotations

from tests.helpers import RESOLVE_ALL, answer, board, cast, cr


@cr("702.104a", "702.104b")
def test_tribute_is_the_opponents_choice() -> None:
    hand = {"hand": ["Fanatic of Xenagos"]}
    paid = [cast("Fanatic of Xenagos"), answer("yes", "B", choice="may"), RESOLVE_ALL]
    board(hand, [], *paid, expect=["Fanatic of Xenagos is 4/4", "not Fanatic of Xenagos has haste"])
    not_paid = [cast("Fanatic of Xenagos"), answer("no", "B", choice="may"), RESOLVE_ALL]
    board(hand, [], *not_paid, expect=["Fanatic of Xenagos is 4/4", "Fanatic of Xenagos has haste"])
