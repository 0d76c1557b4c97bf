"""The sentence model beside the evidences that compare words: an extra, so most of this is skipped without numpy."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.asking import meanings
from bot.asking.rule_finder import RuleFinder, chance, prepare
from bot.asking.sentence_model import WIDTH, sentence_model
from cards import CardDatabase


class _Model:
    """Reads only whether something is said of dying."""

    def vectors(self, texts):
        numpy = pytest.importorskip("numpy", reason="the extra “semantic” is not installed")
        found = numpy.zeros((len(texts), WIDTH), numpy.float32)
        for at, text in enumerate(texts):
            found[at, 0 if "die" in text or "graveyard" in text else 1] = 1.0
        return found


SAID = [
    (("704.5f",), "put into its owner's graveyard"),
    (("302.6",), "tap it at once"),
    (("302.6", "508.1a"), "attack"),
]


def test_the_nearest_sentence_speaks_for_all_its_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numpy", reason="the extra “semantic” is not installed")
    monkeypatch.setattr(meanings, "sentence_model", _Model)
    cards = tmp_path / "cards.db"
    assert meanings.kept(cards, lambda: SAID) is None, "nothing was made yet"
    assert meanings.made(cards, SAID)
    near = meanings.kept(cards, lambda: SAID)
    assert near is not None
    assert near.scores("does it die") == {"704.5f": pytest.approx(1.0, abs=0.01)}
    assert near.scores("may it swing").keys() == {"302.6", "508.1a"}
    assert meanings.kept(cards, lambda: SAID[:2]) is None, "other sentences than it was made for"


def test_without_the_model_nothing_is_made_and_rules_are_found_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(meanings, "sentence_model", lambda: None)
    assert not meanings.made(tmp_path / "cards.db", SAID)
    assert not list(tmp_path.iterdir())
    with CardDatabase.starter_set() as cards:
        assert "meanings" not in RuleFinder(cards, lambda *_: None).scores("does it die")


def test_without_rules_there_is_nothing_to_make(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with CardDatabase.starter_set() as cards:
        monkeypatch.setattr(CardDatabase, "open", lambda path: cards)
        assert not prepare(tmp_path / "cards.db", lambda *_: None)


def test_nearness_in_meaning_alone_makes_no_answer() -> None:
    near = {"meanings": {"704.5f": 0.9, "302.6": 0.1}}
    assert chance(("704.5f", "302.6"), {"704.5f": 2.7, "302.6": 0.3}, near) == 0.0


@pytest.mark.skipif(sentence_model() is None, reason="the extra “semantic” is not installed")
def test_other_words_for_the_same_lie_nearer_than_the_same_words_for_something_else() -> None:
    model = sentence_model()
    assert model is not None
    asked, same, other = model.vectors(
        ["my library ran out of cards", "drawing from an empty library loses", "look at the cards in exile"]
    )
    assert asked @ same > asked @ other
