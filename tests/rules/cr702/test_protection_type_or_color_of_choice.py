"""Protection from a card type or from a color, whichever is chosen as the effect begins (CR 608.2d, 702.16a)."""

from __future__ import annotations

from tests.helpers import PASS_A, RESOLVE, activate, answer, board, cast, cr, creature

BLESSING = cast("Apostle's Blessing", "Ornithopter")
MINE = {"battlefield": ["Ornithopter"], "hand": ["Apostle's Blessing"], "mana": "WWWW"}


@cr("702.16b")
def test_a_color_may_be_chosen() -> None:
    theirs = {"hand": ["Shock"]}
    shock = cast("Shock", "Ornithopter", player="B")
    board(
        MINE,
        theirs,
        BLESSING,
        answer("W", choice="phyrexian"),
        RESOLVE,
        answer(["R"]),
        PASS_A,
        shock,
        refused="702.16b",
    )


@cr("702.16b")
def test_or_artifacts() -> None:
    blaster = creature(
        "{T}: ~ deals 1 damage to any target.", name="Blaster", looks={"types": ["Artifact", "Creature"]}
    )
    script = (BLESSING, answer("W", choice="phyrexian"), RESOLVE, answer(["artifact"]), PASS_A)
    board(MINE, [blaster], *script, activate("Blaster", "Ornithopter", player="B"), refused="702.16b")
    board(MINE, [blaster], *script, activate("Blaster", "A", player="B"), RESOLVE, expect=["A life 19"])
