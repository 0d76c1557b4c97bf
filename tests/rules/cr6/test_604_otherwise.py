"""What static abilities say otherwise (CR 604.1, 611.3a)."""

from __future__ import annotations

from tests.helpers import attack_with, board, cr, turn


@cr("611.3a", cited=False)
def test_on_a_human_it_helps_and_on_anything_else_it_hinders() -> None:
    bonds = {"card": "Bonds of Faith", "attached_to": "Alaborn Veteran"}
    board(["Alaborn Veteran", bonds], [], *attack_with({"Alaborn Veteran": "B"}), expect=["Alaborn Veteran is 4/4"])
    bonds = {"card": "Bonds of Faith", "attached_to": "Grizzly Bears"}
    board(["Grizzly Bears", bonds], [], expect=["Grizzly Bears is 2/2"])
    attack = attack_with({"Grizzly Bears": "B"})
    board(["Grizzly Bears", bonds], [], *attack, refused="508.1c")


@cr("611.3a", cited=False)
def test_in_other_turns_it_is_otherwise() -> None:
    gun = {"card": "Hunter's Blowgun", "attached_to": "Grizzly Bears"}
    mine = ["Grizzly Bears", gun]
    board(mine, [], expect=["Grizzly Bears has deathtouch", "Grizzly Bears does not have reach"])
    board(mine, [], turn(4), expect=["Grizzly Bears has reach", "Grizzly Bears does not have deathtouch"])
