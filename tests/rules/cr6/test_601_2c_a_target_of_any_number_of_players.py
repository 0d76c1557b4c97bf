"""A target of each of any number of opponents (CR 601.2c)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, board, cast, cr


@cr("601.2c", cited=False)
@pytest.mark.parametrize("targets", [["Grizzly Bears", "Hill Giant"], ["Hill Giant"]])
def test_as_many_opponents_as_one_likes_lose_a_permanent(targets: list[str]) -> None:
    board(
        {"hand": ["Windgrace's Judgment"]},
        ["Grizzly Bears", "Craw Wurm"],
        cast("Windgrace's Judgment", targets),
        RESOLVE,
        C={"battlefield": ["Hill Giant"]},
        expect=[*(f"{one} in graveyard" for one in targets), "B controls Craw Wurm"],
    )


@cr("601.2c")
def test_of_one_opponent_only_one_permanent_is_a_target() -> None:
    script = cast("Windgrace's Judgment", ["Grizzly Bears", "Craw Wurm"])
    board({"hand": ["Windgrace's Judgment"]}, ["Grizzly Bears", "Craw Wurm"], script, refused="601.2c")
