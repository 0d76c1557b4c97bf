"""Delayed triggers that wait for what was targeted: "when target creature dies this turn" (CR 603.7, 601.2c)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, board, cast, cr

VALKYRIE = {"card": "Adarkar Valkyrie", "sick": False}


@cr("603.7")
def test_what_dies_is_returned_under_the_control_of_whoever_targeted_it() -> None:
    board(
        {"battlefield": [VALKYRIE], "hand": ["Murder"]},
        ["Hill Giant"],
        activate("Adarkar Valkyrie", "Hill Giant"),
        RESOLVE,
        cast("Murder", "Hill Giant"),
        RESOLVE_ALL,
        expect=["Hill Giant on the battlefield", "A controls Hill Giant"],
    )


@cr("601.2c")
def test_it_is_another_than_itself() -> None:
    board([VALKYRIE], [], activate("Adarkar Valkyrie", "Adarkar Valkyrie"), refused="601.2c")


@cr("603.7")
def test_nothing_else_that_dies_comes_back() -> None:
    board(
        {"battlefield": [VALKYRIE], "hand": ["Murder"]},
        ["Hill Giant", "Grizzly Bears"],
        activate("Adarkar Valkyrie", "Hill Giant"),
        RESOLVE,
        cast("Murder", "Grizzly Bears"),
        RESOLVE_ALL,
        expect=["Grizzly Bears in B's graveyard"],
    )
