"""Attackers that are exerted as it is said that they attack (CR 508.1g)."""

from __future__ import annotations

import pytest

from tests.helpers import cr
from tests.table.test_short_acts import said, table


@cr("508.1g", cited=False)
@pytest.mark.parametrize(
    "text", ["attack with Walker and exert it", "attack with Walker, exerting it", "attack with Walker; exert Walker"]
)
def test_who_attacks_says_what_is_exerted(text: str) -> None:
    on = table({"battlefield": ["Gust Walker"]})
    assert said(text, on) == ["Ana attacks Bob with Gust Walker", "Ana chooses Gust Walker"]
