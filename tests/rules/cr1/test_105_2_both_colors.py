"""Things of two colors (CR 105.2)."""

from __future__ import annotations

import pytest

from tests.helpers import board, cast, cr


@cr("105.2", cited=False)
@pytest.mark.parametrize(("spell", "triggers"), [("Izzet Charm", 1), ("Opt", 0)])
def test_a_spell_is_both_blue_and_red(spell: str, triggers: int) -> None:
    how = {"modes": [3]} if spell == "Izzet Charm" else {}
    played = board({"battlefield": ["Riverfall Mimic"], "hand": [spell]}, [], cast(spell, **how))
    assert played.count("Riverfall Mimic's ability triggers") == triggers
