"""What the engine says by name that it does not play."""

from __future__ import annotations

import pytest

from engine.table.unsupported import not_played


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("Mutate {2}{G}", None),
        ("You may put a sticker on a nonland permanent you own.", "123.1"),
        ("When ~ enters, open an Attraction.", "717.1"),
        ("Draw a card.", None),
    ],
)
def test_each_is_known_by_its_words(text: str, rule: str | None) -> None:
    named = not_played(text)
    assert (named.rule if named is not None else None) == rule
