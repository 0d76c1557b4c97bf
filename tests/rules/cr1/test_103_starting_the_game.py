"""Starting the Game (CR 103)."""

from __future__ import annotations

import pytest

from tests.helpers import board, cr


@cr("103.4", cited=False)
@pytest.mark.parametrize(("life", "format_", "does"), [(10, None, True), (11, None, False), (20, "commander", True)])
def test_half_the_starting_life_total_is_that_of_the_format(life, format_, does):
    board(
        {"battlefield": ["Bhaal, Lord of Murder"], "life": life},
        [],
        options={"format": format_},
        expect=["Bhaal, Lord of Murder has indestructible" if does else "not Bhaal, Lord of Murder has indestructible"],
    )
