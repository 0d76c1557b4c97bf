"""Historic (CR 700.6)."""

from __future__ import annotations

import pytest

from tests.helpers import LANDS, board, cast, cr


@cr("700.6", cited=False)
@pytest.mark.parametrize(
    ("card", "lands", "historic"),
    [
        ("Howling Mine", ["Plains"], True),  # an artifact for {2}
        ("Tymna the Weaver", ["Plains", "Swamp"], True),  # legendary, for {1}{W}{B}
        ("Braids's Frightful Return", ["Plains", "Swamp"], True),  # a Saga for {2}{B}
        ("Hill Giant", ["Mountain"] * 3, False),
    ],
)
def test_historic_is_legendary_artifact_or_saga(card: str, lands: list[str], historic: bool) -> None:
    """Jhoira's Familiar makes historic spells cost {1} less."""
    mine = {"hand": [card], "battlefield": ["Jhoira's Familiar", *lands], **LANDS}
    if historic:
        board(mine, [], cast(card))
    else:
        board(mine, [], cast(card), refused="601.2h")
