"""Spells that no colored mana was spent on (CR 601.2h, 105.1)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE_ALL, board, cast, cr


@cr("701.6a", "601.2h", cited=False)
@pytest.mark.parametrize(("mana", "there"), [("CC", "Mind Stone in graveyard"), ("CR", "B controls Mind Stone")])
def test_a_spell_is_countered_unless_colored_mana_was_spent(mana: str, there: str) -> None:
    theirs = {"hand": ["Mind Stone"], "mana": mana}
    board(["Void Mirror"], theirs, cast("Mind Stone", player="B"), RESOLVE_ALL, active="B", expect=[there])
