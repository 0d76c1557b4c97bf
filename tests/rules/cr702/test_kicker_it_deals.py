"""A kicked spell that is called "it" (CR 702.33)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, board, cast, cr, creature


@cr("702.33d", cited=False)
@pytest.mark.parametrize(("kicked", "life"), [(True, 16), (False, 19)])
def test_it_is_the_spell_that_deals_the_damage(kicked: bool, life: int) -> None:
    board(
        {"hand": ["Canopy Surge"]},
        [creature("Flying", "1/1", "Crow"), "Hill Giant"],
        cast("Canopy Surge", **({"kicked": True} if kicked else {})),
        RESOLVE,
        expect=[f"B life {life}", f"A life {life}", "not B controls Crow", "Hill Giant is 3/3"],
    )
