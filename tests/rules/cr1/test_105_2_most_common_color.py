"""The most common color (CR 105.2)."""

from __future__ import annotations

import pytest

from tests.helpers import board, cr


@cr("105.2", cited=False)
@pytest.mark.parametrize(
    ("others", "size"),
    [(["Grizzly Bears"], "3/3"), (["Grizzly Bears"] * 2, "5/5"), ([], "3/3")],
)
def test_black_is_most_common_where_no_color_is_on_more_permanents(others: list[str], size: str) -> None:
    """Goham Djinn itself is black; one green creature ties, two are more."""
    board(["Goham Djinn"], others, expect=[f"Goham Djinn is {size}"])
