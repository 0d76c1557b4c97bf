"""Judges' questions about layers and dependency."""

from __future__ import annotations

import pytest

from tests.engine.helpers import board, cr


@cr("613.8a")
@pytest.mark.parametrize("older", ["Blood Moon", "Conversion"])
def test_a_nonbasic_land_under_blood_moon_and_conversion_is_a_plains_whichever_came_first(older: str) -> None:
    """Conversion depends on Blood Moon, which makes more Mountains; Blood Moon does not depend on Conversion."""
    newer = "Conversion" if older == "Blood Moon" else "Blood Moon"
    board([older, newer, "Raging Ravine"], [], expect=["Raging Ravine is a Plains", "not Raging Ravine is a Mountain"])
