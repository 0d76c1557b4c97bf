"""What a choice may ask for."""

from __future__ import annotations

import pytest

from engine.state.choices import YES_NO, Choice, Message
from engine.state.ids import PlayerId


@pytest.mark.parametrize(("least", "most"), [(-1, 1), (2, 1), (0, 3), (3, 3)])
def test_a_rule_that_asks_what_nobody_can_choose_is_told_so(least: int, most: int) -> None:
    with pytest.raises(ValueError, match="asks for a choice within"):
        Choice(PlayerId(0), "objects", Message("choose-x"), "608.2d", YES_NO, least, most)


def test_a_number_may_have_no_greatest() -> None:
    assert Choice(PlayerId(0), "x", Message("choose-x"), "107.3f", (), 0, None, form="number").is_decision
