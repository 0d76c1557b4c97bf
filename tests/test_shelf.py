"""The cards typed for tests."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from pathlib import Path

from cards.model import fold
from tests.shelf import rows, typed


def test_no_card_is_typed_twice() -> None:
    names = Counter(fold(card.name) for card in typed())
    assert [name for name, times in names.items() if times > 1] == []


def test_each_module_is_sorted_by_name() -> None:
    for path in sorted((Path(__file__).parent / "shelf").glob("[!_]*.py")):
        names = [fold(card.name) for card in rows(import_module(f"tests.shelf.{path.stem}").CARDS)]
        assert names == sorted(names), path.stem
