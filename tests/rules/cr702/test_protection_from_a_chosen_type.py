"""Protection from creatures of a type that was chosen for what gives it (CR 702.16, 607.2d)."""

from __future__ import annotations

import pytest

from tests.helpers import DAMAGE, attack_with, block_with, board, cr

INSPECTOR = "Elite Vanguard"


@cr("702.16e", cited=False)
@pytest.mark.parametrize(("word", "there"), [("Goblin", "on the battlefield"), ("Elf", "in B's graveyard")])
def test_humans_are_protected_from_the_type_chosen_for_the_riders(word: str, there: str) -> None:
    riders = {"card": "Riders of Gavony", "chosen": {"creature type": word}}
    fight = [*attack_with({"Goblin Piker": "B"}), *block_with({INSPECTOR: "Goblin Piker"}), DAMAGE]
    board(["Goblin Piker"], [riders, INSPECTOR], *fight, expect=[f"{INSPECTOR} {there}"])
