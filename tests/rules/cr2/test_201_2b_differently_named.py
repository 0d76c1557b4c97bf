"""How many objects have names of their own (CR 201.2b)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE_ALL, board, cr
from tests.rules.watching import do, doer

DRAWS = doer("Draw cards equal to the number of differently named lands you control.")


@cr("201.2b", cited=False)
@pytest.mark.parametrize(
    ("lands", "cards"), [(["Forest", "Forest"], 1), (["Forest", "Plains", "Mutavault"], 3), ([], 0)]
)
def test_how_many_names_there_are_among_ones_lands(lands: list[str], cards: int) -> None:
    board([DRAWS, *lands], ["Swamp"], do(), RESOLVE_ALL, expect=[f"A has {cards} cards in hand"])
