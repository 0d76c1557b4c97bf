"""How much of each damage a shield stops, where it is dealt to several at the same time (CR 615.7)."""

from __future__ import annotations

from tests.helpers import DAMAGE, PASS_A, RESOLVE, answer, attack_with, block_with, board, cast, cr


@cr("615.7", "614.9")
def test_one_of_the_damage_to_each_of_two() -> None:
    """Not only as much as it can of what is dealt to one, and then of what is dealt to another."""
    mine = {"hand": ["Harm's Way"], "battlefield": ["Grizzly Bears", "Hill Giant"]}
    script = [
        cast("Pyroclasm"),
        PASS_A,
        cast("Harm's Way", "A", player="B"),
        RESOLVE,
        answer("Pyroclasm", "B", "source"),
        answer({"Grizzly Bears": 1, "Hill Giant": 1}, "B", "division"),
        RESOLVE,
    ]
    left = ["Grizzly Bears has 1 damage", "Hill Giant has 1 damage", "A life 18"]
    board({"hand": ["Pyroclasm"]}, mine, *script, expect=left)


@cr("615.7")
def test_no_more_of_a_damage_is_stopped_than_is_dealt() -> None:
    """Several sources deal it to several recipients, so each damage is told by both."""
    theirs = {"hand": ["Divine Deflection"], "battlefield": ["Grizzly Bears"]}
    attackers = ["Hill Giant", "Craw Wurm"]
    scene = [
        *attack_with(dict.fromkeys(attackers, "B")),
        *block_with({"Grizzly Bears": "Craw Wurm"}),
        PASS_A,
        cast("Divine Deflection", "Hill Giant", player="B", x=4),
        RESOLVE,
        DAMAGE,
    ]
    giant, wurm = (option["id"] for option in board(attackers, theirs, *scene).pending["options"])
    stopped = answer({giant: 3, wurm: 1}, "B")
    board(attackers, theirs, *scene, stopped, expect=["B life 20", "Hill Giant in graveyard"])
    board(attackers, theirs, *scene, answer({giant: 4}, "B"), refused="615.7")
