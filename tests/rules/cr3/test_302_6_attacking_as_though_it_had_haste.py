"""A creature that can attack as though it had haste (CR 302.6, 609.4)."""

from __future__ import annotations

from tests.helpers import activate, attack_with, board, cr

ELVES = [{"card": "Llanowar Elves", "id": "elves", "sick": True}, {"card": "Instill Energy", "attached_to": "elves"}]


@cr("508.1a", cited=False)
def test_it_attacks() -> None:
    board(ELVES, [], *attack_with({"Llanowar Elves": "B"}), expect=["Llanowar Elves is tapped"])


@cr("302.6")
def test_its_tap_symbol_still_can_t_be_paid() -> None:
    board(ELVES, [], activate("Llanowar Elves"), refused="302.6")
