"""Keywords that stand for other abilities: every row reads, is played, and cites a rule (CR 702)."""

from __future__ import annotations

import pytest

from engine.abilities.ability import Keyword
from engine.abilities.nouns.noun_groups import KeywordName, KeywordWord
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.unread import Unread
from engine.abilities.verbs.mana import ManaSymbols, ManaText
from engine.oracle.compile import read_unit
from engine.oracle.keywords.coded import CODED
from engine.oracle.keywords.expansion import meaning_of
from engine.oracle.keywords.stands_for import stands_for
from engine.oracle.keywords.written_out import MEANINGS
from engine.oracle.playable import unplayed


def instances(word: str) -> list[Keyword]:
    """Keywords of this name with a cost or number such as cards have."""
    name = KeywordName(KeywordWord(word))
    english = " ".join(MEANINGS[word].english)
    if "{what}" in english:
        (found,) = read_unit("Affinity for artifacts", False).abilities
        assert isinstance(found, Keyword)
        return [found]
    if "{cost}" in english and "{number}" in english:
        mana = ManaSymbols(ManaText("{2}"))
        return [Keyword(name, cost=mana, amount=Fixed(n)) for n in (1, 2)]
    if "{cost}" in english or "{pays}" in english or "{pay}" in english:
        return [Keyword(name, cost=ManaSymbols(ManaText("{2}")))]
    if any(number in english for number in ("{n}", "{number}", "{cards}")):
        return [Keyword(name, amount=Fixed(n)) for n in (1, 2, 3)]
    return [Keyword(name)]


@pytest.mark.parametrize("word", MEANINGS)
def test_what_a_keyword_stands_for_is_read_whole_and_played(word: str) -> None:
    for keyword in instances(word):
        meant = meaning_of(keyword)
        assert meant
        assert not [ability for ability in meant if isinstance(ability, Unread)], [
            getattr(m, "text", "") for m in meant
        ]
        assert [unplayed(ability) for ability in meant] == [()] * len(meant)


def test_a_keyword_is_either_coded_or_a_row_of_the_table() -> None:
    assert not CODED.keys() & MEANINGS.keys()


@pytest.mark.parametrize(
    "keyword",
    [
        "Champion a Goblin or Shaman",
        "Partner with Toothy, Imaginary Friend",
        "Firebending 2",
        "Firebending X, where X is ~'s power.",
    ],
)
def test_what_a_keyword_with_words_stands_for_is_read_and_played(keyword: str) -> None:
    (symbol,) = read_unit(keyword, False).abilities
    meant = stands_for(symbol)
    assert meant
    assert not any(isinstance(ability, Unread) or unplayed(ability) for ability in meant)
