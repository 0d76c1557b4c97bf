"""How soon the first question is answered: what it is compared with is opened, not made (aim: half a second), and how
long that takes to make when the words or the rules are new (aim: 15 s)."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.asking.rule_finder import RuleFinder
from bot.desk.context import gloss
from cards.database import CardDatabase
from tests.cards.shared import full_database

QUESTION = "does deathtouch kill an indestructible creature"


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory) -> Iterator[CardDatabase]:
    with CardDatabase.open(full_database(tmp_path_factory.mktemp("full"))) as database:
        yield database


def test_make_what_questions_are_compared_with(benchmark: Any, full: CardDatabase, tmp_path: Path) -> None:
    def made() -> RuleFinder:
        shutil.rmtree(tmp_path)
        tmp_path.mkdir()
        return RuleFinder(full, gloss, beside=tmp_path / "cards.db")

    assert benchmark.pedantic(made, rounds=2).find(QUESTION).rules


def test_open_it_and_find_the_first_rules(benchmark: Callable[..., Any], full: CardDatabase, tmp_path: Path) -> None:
    beside = tmp_path / "cards.db"
    RuleFinder(full, gloss, beside=beside)
    assert benchmark(lambda: RuleFinder(full, gloss, beside=beside).find(QUESTION)).answered


def test_find_the_rules_of_a_question(benchmark: Callable[..., Any], full: CardDatabase, tmp_path: Path) -> None:
    finder = RuleFinder(full, gloss, beside=tmp_path / "cards.db")
    assert benchmark(finder.find, QUESTION).answered
