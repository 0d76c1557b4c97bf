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


@cr("702.33d", cited=False)
def test_it_is_not_the_creature_that_the_spell_is_about() -> None:
    """The spell deals the damage, so that the creature's lifelink gains nobody life."""
    board(
        {"hand": ["Firebending Lesson"]},
        [creature("Lifelink", "1/6", "Cleric")],
        cast("Firebending Lesson", "Cleric", kicked=True),
        RESOLVE,
        expect=["B life 20", "Cleric on the battlefield"],
    )
