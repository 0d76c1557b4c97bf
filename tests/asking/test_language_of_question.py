"""The language of a question is told by its small words, whatever language the names of the cards in it have."""

from __future__ import annotations

import pytest

from bot.asking.language_of_question import language_of


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Puis-je exiler Foudre pour lancer Force of Will ?", "fr"),
        ("Peut-il contrer Wrath of God ?", "fr"),
        ("can I exile Foudre for Force of Will?", "en"),
        ("does first-strike beat a 2/2", "en"),
    ],
)
def test_words_are_told_apart_at_hyphens_too(text: str, language: str) -> None:
    assert language_of(text, "en") == language
