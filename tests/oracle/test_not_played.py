"""What the engine says by name that it does not play."""

from __future__ import annotations

import pytest

from engine.abilities.ability import Keyword
from engine.abilities.nouns.noun_groups import KeywordName, KeywordWord
from engine.abilities.quantities.amounts import Fixed, X
from engine.oracle.playable import unplayed
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


@pytest.mark.parametrize(("word", "played"), [("bloodthirst", True), ("bushido", False), ("rampage", False)])
def test_a_keyword_with_x_is_played_where_its_rule_says_what_x_is(word: str, played: bool) -> None:
    """Bloodthirst X is one of its own (702.54b); of the others no rule says what X is."""
    name = KeywordName(KeywordWord(word))
    assert unplayed(Keyword(name, amount=Fixed(2))) == ()
    with_x = unplayed(Keyword(name, amount=X()))
    assert with_x == (() if played else (f"keyword {word} with a number to be worked out",))
