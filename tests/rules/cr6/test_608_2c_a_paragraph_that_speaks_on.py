"""A paragraph of a spell that speaks on of what the one before targets (CR 608.2c)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, board, cast, cr


@cr("608.2c")
@pytest.mark.parametrize(("beside", "tramples"), [("Craw Wurm", True), ("Grizzly Bears", False)])
def test_the_creature_also_gains_an_ability_if_something_is_true_as_it_resolves(beside: str, tramples: bool) -> None:
    here = {"battlefield": ["Hill Giant", beside], "hand": ["Temur Battle Rage"]}
    does = "has" if tramples else "does not have"
    expect = ["Hill Giant has double strike", f"Hill Giant {does} trample"]
    board(here, [], cast("Temur Battle Rage", "Hill Giant"), RESOLVE, expect=expect)
