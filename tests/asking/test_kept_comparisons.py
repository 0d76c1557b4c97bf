"""What questions are compared with, kept beside the card database: the same as if it were made anew, or made anew."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.asking import kept_comparisons
from bot.asking.comparisons import Comparisons
from bot.asking.kept_comparisons import kept, key_of
from bot.asking.rule_finder import RuleFinder
from bot.desk.context import gloss
from cards import CardDatabase, Rule

QUESTIONS = [
    ("does deathtouch kill an indestructible creature", "en"),
    ("my only target became hexproof, does the spell fizle?", "en"),
    ("Combien de terrains par tour puis-je jouer ?", "fr"),
    ("hello", "en"),
]


@pytest.fixture(scope="module")
def starter() -> Iterator[CardDatabase]:
    with CardDatabase.starter_set() as cards:
        yield cards


@pytest.fixture(scope="module")
def made_anew(starter: CardDatabase) -> RuleFinder:
    return RuleFinder(starter, gloss)


@pytest.fixture(scope="module")
def beside(starter: CardDatabase, tmp_path_factory: pytest.TempPathFactory) -> Path:
    cards = tmp_path_factory.mktemp("kept") / "cards.db"
    RuleFinder(starter, gloss, beside=cards)
    return cards


def _never() -> Comparisons:
    raise AssertionError("made anew")


def test_what_is_kept_finds_the_same(starter: CardDatabase, made_anew: RuleFinder, beside: Path) -> None:
    assert [file.name for file in beside.parent.iterdir()] == ["cards.questions.db"]
    opened = RuleFinder(starter, gloss, beside=beside)
    for question, language in QUESTIONS:
        assert opened.scores(question, language) == made_anew.scores(question, language)
        assert opened.find(question, language) == made_anew.find(question, language)
    assert dict(opened.rarity) == dict(made_anew.rarity)
    assert len(opened.rarity) == len(made_anew.rarity)


def test_it_is_opened_and_not_made_where_it_is_of_the_same(starter: CardDatabase, beside: Path) -> None:
    assert kept(beside, key_of(starter, {}), _never)


@pytest.mark.parametrize("spoilt", [b"", b"no database at all", None])
def test_what_cannot_be_read_or_was_made_of_other_words_is_made_anew(
    starter: CardDatabase, beside: Path, tmp_path: Path, spoilt: bytes | None
) -> None:
    file = tmp_path / "cards.questions.db"
    file.write_bytes((beside.parent / file.name).read_bytes() if spoilt is None else spoilt)
    known = kept(beside, key_of(starter, {}), _never)
    asked: list[bool] = []

    def anew() -> Comparisons:
        asked.append(True)
        return known

    got = kept(tmp_path / "cards.db", "other words", anew)
    assert asked == [True]
    assert got.numbers == known.numbers
    assert kept(tmp_path / "cards.db", "other words", _never).numbers == known.numbers


def test_where_nothing_can_be_written_it_is_held_in_memory(
    starter: CardDatabase, beside: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(**_: object) -> tuple[int, str]:
        raise OSError("No space left on device")

    known = kept(beside, key_of(starter, {}), _never)
    monkeypatch.setattr(kept_comparisons.tempfile, "mkstemp", full)
    assert kept(tmp_path / "cards.db", "words", lambda: known) is known
    assert not list(tmp_path.iterdir())


def test_other_rules_are_another_key(starter: CardDatabase) -> None:
    rule = Rule("702.19b", "The controller of an attacking creature with trample first assigns damage.", "702.19")
    assert key_of(starter, {rule.number: rule}) != key_of(starter, {}) == key_of(starter, {})
