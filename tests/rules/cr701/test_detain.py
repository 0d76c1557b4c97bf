"""Detain (CR 701.35)."""

from __future__ import annotations

from tests.helpers import DAMAGE, RESOLVE, activate, board, cast, cr, to


@cr("701.35a")
def test_a_detained_creature_cannot_attack_until_the_next_turn_of_its_detainer() -> None:
    script = [cast("Azorius Arrester"), RESOLVE, RESOLVE, {**to("declare attackers"), "turn": 4}]
    attacking = {"do": "attack", "player": "B", "attackers": {"Hill Giant": "A"}}
    board({"hand": ["Azorius Arrester"]}, ["Hill Giant"], *script, attacking, refused="508.1c")
    later = [{**to("declare attackers"), "turn": 6}, attacking, DAMAGE]
    board({"hand": ["Azorius Arrester"]}, ["Hill Giant"], *script, *later, expect=["A life 17"])


@cr("701.35a")
def test_abilities_of_a_detained_creature_cannot_be_activated() -> None:
    board(
        {"hand": ["Azorius Arrester"]},
        ["Llanowar Elves"],
        cast("Azorius Arrester"),
        RESOLVE,
        RESOLVE,
        {"do": "pass", "player": "A"},
        activate("Llanowar Elves", player="B"),
        refused="701.35a",
    )
