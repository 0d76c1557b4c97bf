"""The helper of the rules tests itself: what is refused must be refused, and by the rule that is named."""

from __future__ import annotations

import pytest

from tests.helpers import board, cast

BOLT = {"hand": ["Lightning Bolt"]}
AT_A_LAND = cast("Lightning Bolt", "Forest")


def test_an_act_is_refused_by_each_rule_that_is_named() -> None:
    board(BOLT, ["Forest"], AT_A_LAND, refused="601.2c")
    board(BOLT, ["Forest"], AT_A_LAND, refused=("115.1", "601.2c"))
    with pytest.raises(AssertionError, match="not by"):
        board(BOLT, ["Forest"], AT_A_LAND, refused=("601.2c", "702.11b"))


def test_what_is_not_expected_to_be_refused_must_not_be_nor_the_other_way_round() -> None:
    with pytest.raises(AssertionError, match="refused: "):
        board(BOLT, ["Forest"], AT_A_LAND)
    with pytest.raises(AssertionError, match="nothing was refused"):
        board(BOLT, [], cast("Lightning Bolt", "B"), refused="601.2c")


def test_a_refusal_without_a_rule_is_an_error() -> None:
    with pytest.raises(TypeError, match="Name the rule"):
        board(BOLT, ["Forest"], AT_A_LAND, refused=True)  # type: ignore[arg-type]
