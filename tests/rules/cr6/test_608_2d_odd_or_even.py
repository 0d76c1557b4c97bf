"""Choosing odd or even as a text is carried out (CR 608.2d, 202.3)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, answer, board, cast, cr


@cr("608.2d", cited=False)
@pytest.mark.parametrize(
    ("word", "exiled", "left"), [("odd", "Serra Angel", "Hill Giant"), ("even", "Hill Giant", "Serra Angel")]
)
def test_each_creature_of_the_chosen_quality_is_exiled(word: str, exiled: str, left: str) -> None:
    event = [cast("Extinction Event"), RESOLVE, answer(word)]
    expect = [f"{exiled} in exile", f"{left} on the battlefield"]
    board({"hand": ["Extinction Event"]}, ["Serra Angel", "Hill Giant", "Ornithopter"], *event, expect=expect)


@cr("202.3", cited=False)
def test_zero_is_even() -> None:
    event = [cast("Extinction Event"), RESOLVE, answer("even")]
    board({"hand": ["Extinction Event"]}, ["Ornithopter"], *event, expect=["Ornithopter in exile"])
