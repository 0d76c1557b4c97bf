"""Flanking (CR 702.25)."""

from __future__ import annotations

from typing import Any

from tests.helpers import DAMAGE, RESOLVE_ALL, answer, attack_with, block_with, board, cr, creature
from tests.rules.combat import attacks_and_is_blocked


@cr("702.25a")
def test_a_blocker_with_flanking_is_not_weakened() -> None:
    same: Any = creature("Flanking", "3/3", name="Blocker")
    script = [*attack_with({"Tester": "B"}), *block_with({"Blocker": "Tester", "Hill Giant": "Tester"}), RESOLVE_ALL]
    board([creature("Flanking")], [same, "Hill Giant"], *script, expect=["Blocker is 3/3", "Hill Giant is 2/2"])
    board(
        [creature("Flanking")],
        [same, "Hill Giant"],
        *script,
        DAMAGE,
        answer({"Hill Giant": 2}),
        expect=["Hill Giant in B's graveyard"],
    )


@cr("702.25a", "702.25b")
def test_each_flanking_weakens_the_blocker() -> None:
    attacks_and_is_blocked("Twice Flanking", ("Hill Giant",), expect=["Hill Giant is 1/1"])
