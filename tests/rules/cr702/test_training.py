"""Training (CR 702.149)."""

from __future__ import annotations

from tests.helpers import RESOLVE_ALL, attack_with, board, cr
from tests.rules.combat import attacks_with


@cr("702.149a")
def test_training_needs_a_stronger_creature_beside_it() -> None:
    board(
        ["Apprentice Sharpshooter", "Goblin Piker"],
        [],
        *attack_with({"Apprentice Sharpshooter": "B", "Goblin Piker": "B"}),
        RESOLVE_ALL,
        expect=["Apprentice Sharpshooter is 2/5"],
    )
    alone = attack_with({"Apprentice Sharpshooter": "B"})
    board(["Apprentice Sharpshooter", "Goblin Piker"], [], *alone, expect=["Apprentice Sharpshooter is 1/4"])


@cr("702.149b", cited=False)
def test_each_training_triggers() -> None:
    attacks_with("Twice Training", beside=("Hill Giant",), expect=["Twice Training is 4/4"])


@cr("702.149c")
def test_a_creature_trains_when_its_training_ability_puts_a_counter_on_it() -> None:
    script = attack_with({"Apt Recruit": "B", "Hill Giant": "B"})
    board(["Apt Recruit", "Hill Giant"], [], *script, RESOLVE_ALL, expect=["A has 1 card in hand"])
    board(["Apt Recruit", "Hill Giant"], ["Solemnity"], *script, RESOLVE_ALL, expect=["A has 0 cards in hand"])
