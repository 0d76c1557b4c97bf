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


@cr("604.3", "613.3", "613.1f")
def test_a_card_in_a_graveyard_that_has_lost_its_abilities_defines_no_size() -> None:
    """In layer 6 it loses what would have counted in layer 7a."""
    board({"battlefield": ["Yixlid Jailer"], "graveyard": ["Tarmogoyf", "Forest"]}, [], expect=["Tarmogoyf is 0/1"])
    board({"graveyard": ["Tarmogoyf", "Forest"]}, [], expect=["Tarmogoyf is 2/3"])


@cr("604.3", "613.3")
def test_a_card_in_a_graveyard_that_gets_a_color_still_defines_its_size() -> None:
    servant = {"card": "Painter's Servant", "chosen": {"color": "blue"}}
    board(
        {"battlefield": [servant], "graveyard": ["Tarmogoyf", "Forest"]},
        [],
        expect=["Tarmogoyf is 2/3", "Tarmogoyf is blue"],
    )
