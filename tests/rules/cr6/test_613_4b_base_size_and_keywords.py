"""What something becomes, with its base power and toughness and keywords in one list (CR 613.4b, 613.1f)."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, board, cr

FIGURE = "Figure of Destiny"


def _grow(ability: int) -> tuple[dict[str, object], dict[str, object]]:
    return activate(FIGURE, ability=ability), RESOLVE


@cr("613.4b")
def test_each_form_needs_the_one_before() -> None:
    grown = ["Figure of Destiny is 8/8", "Figure of Destiny has flying", "Figure of Destiny has first strike"]
    board([FIGURE], [], *_grow(1), *_grow(2), *_grow(3), expect=grown)
    board([FIGURE], [], *_grow(1), *_grow(3), expect=["Figure of Destiny is 2/2"])
