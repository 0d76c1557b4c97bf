"""What was exiled as a cost is looked at as it last was on the battlefield (CR 608.2h)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, activate, answer, board, cast, cr


@cr("608.2h", cited=False)
@pytest.mark.parametrize(("fodder", "size"), [("Basal Thrull", "5/5"), ("Grizzly Bears", "3/3")])
def test_the_exiled_creature_was_a_thrull(fodder: str, size: str) -> None:
    board(
        {"battlefield": [fodder], "hand": ["Soul Exchange"], "graveyard": ["Hill Giant"]},
        [],
        cast("Soul Exchange", "Hill Giant", choices=[fodder]),
        RESOLVE,
        expect=[f"Hill Giant is {size}"],
    )


@cr("608.2h")
def test_the_mana_value_of_an_exiled_copy_is_that_of_what_it_was() -> None:
    chained = board(
        {"battlefield": ["Food Chain", "Craw Wurm"], "hand": ["Clone"]},
        [],
        cast("Clone"),
        answer("yes", choice="may"),
        answer("Craw Wurm"),
        RESOLVE,
        activate("Food Chain", choices=["Clone", "R"]),
    )
    assert chained.count("{R}" * 7) == 1
