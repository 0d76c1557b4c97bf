"""The cards typed for tests."""

from __future__ import annotations

from collections import Counter

from cards.model import fold
from tests.engine.helpers import typed


def test_no_card_is_typed_twice() -> None:
    names = Counter(fold(card.name) for card in typed())
    assert [name for name, times in names.items() if times > 1] == []
