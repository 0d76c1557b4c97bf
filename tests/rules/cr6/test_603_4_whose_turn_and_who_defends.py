"""Intervening conditions on whose turn it is and on who is the defending player (CR 603.4, 508.5)."""

from __future__ import annotations

from tests.helpers import PASS_A, RESOLVE, attack, board, cast, cr, creature


@cr("603.4")
def test_it_isnt_the_turn_of_whoever_draws() -> None:
    watcher = creature("Whenever an opponent draws a card, if it isn't that player's turn, you gain 1 life.")
    theirs = {"hand": ["Inspiration"]}
    drawn = (cast("Inspiration", "B", player="B"), RESOLVE)
    board([watcher], theirs, *drawn, active="B", expect=["A life 20"])
    board([watcher], theirs, PASS_A, *drawn, RESOLVE, RESOLVE, expect=["A life 22"])


@cr("603.4")
def test_only_if_you_are_attacked() -> None:
    kazuul = creature(
        "Whenever a creature an opponent controls attacks, if you're the defending player, you gain 1 life."
    )
    board([kazuul], ["Hill Giant"], *attack("B", Hill_Giant="A"), RESOLVE, active="B", expect=["A life 21"])
    board([kazuul], ["Hill Giant"], *attack("B", Hill_Giant="C"), active="B", C=[], expect=["A life 20"])


@cr("613.1f")
def test_so_many_equipment_attached_to_it() -> None:
    balan = "Balan, Wandering Knight"
    one = {"card": "Short Sword", "attached_to": balan}
    board([balan, one], [], expect=[f"{balan} does not have double strike"])
    board([balan, one, {"card": "Bonesplitter", "attached_to": balan}], [], expect=[f"{balan} has double strike"])
