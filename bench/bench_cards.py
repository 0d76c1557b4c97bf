"""How fast the library is: imports, look-ups, suggestions; and how well it understands names.

``make bench`` runs it. Without the publishers' files beside the repository only the starter set is measured.
"""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from cards.database import CardDatabase
from cards.nicknames_and_name_keys import name_key, short_name
from tests.cards.shared import full_database
from tests.cards.test_names import share, typos

Benchmark = Callable[..., Any]


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory) -> Iterator[CardDatabase]:
    with CardDatabase.open(full_database(tmp_path_factory.mktemp("full"))) as database:
        yield database


@pytest.fixture(scope="module")
def names(full: CardDatabase) -> list[str]:
    return random.Random(310).sample([name for name in full if name_key(name)], 1000)


def test_import_everything(benchmark: Any, tmp_path: Path) -> None:
    """Cards, rulings and three editions of the rules, in a process of its own (aim: 60 s, 400 MB)."""
    folders = (tmp_path / f"{number}" for number in itertools.count())

    def build() -> Path:
        folder = next(folders)
        folder.mkdir()
        return full_database(folder)

    database = benchmark.pedantic(build, rounds=1)
    took = json.loads((database.parent / "full-import.json").read_text("utf-8"))
    benchmark.extra_info.update(took)
    print(f"\nimport of everything: {took['seconds']:.1f} s, {took['peak MB']:.0f} MB at its peak")


def test_open_the_starter_set(benchmark: Benchmark) -> None:
    benchmark(lambda: CardDatabase.starter_set().close())


def test_read_all_cards(benchmark: Any, full: CardDatabase) -> None:
    assert benchmark.pedantic(lambda: sum(1 for _ in full.cards()), rounds=3) > 32000


def test_look_up_a_card_for_the_first_time(benchmark: Any, full: CardDatabase) -> None:
    every = itertools.cycle(full)
    benchmark(lambda: full.card(next(every)))


def test_look_up_a_card_again(benchmark: Benchmark, full: CardDatabase) -> None:
    assert benchmark(full.card, "Lightning Bolt").name == "Lightning Bolt"


@pytest.mark.parametrize("length", [1, 3, 6, 12])
def test_suggest_for_a_beginning(benchmark: Benchmark, length: int, full: CardDatabase, names: list[str]) -> None:
    typed = itertools.cycle([name[:length] for name in names])
    benchmark(lambda: full.complete(next(typed)))


def test_suggest_for_a_misspelt_name(benchmark: Benchmark, full: CardDatabase, names: list[str]) -> None:
    typed = itertools.cycle([slip for slip, _ in typos(names)])
    benchmark(lambda: full.complete(next(typed)))


def test_resolve_a_misspelt_name(benchmark: Benchmark, full: CardDatabase, names: list[str]) -> None:
    typed = itertools.cycle([slip for slip, _ in typos(names)])
    benchmark(lambda: full.resolve(next(typed)))


def test_find_rules_by_words(benchmark: Benchmark, full: CardDatabase) -> None:
    assert benchmark(full.search_rules, "trample damage assignment")


def test_recall(benchmark: Any, full: CardDatabase, names: list[str]) -> None:
    """The share of names understood, by what was typed; printed, and kept with the figures."""

    def measure() -> dict[str, float]:
        misspelt = [(full.resolve(slip).names, name) for slip, name in typos(names)]
        faces = [(name, face) for name in names if " // " in name for face in name.split(" // ")]
        shorts = [(name, short) for name in names if (short := short_name(name))]
        return {
            "exact": share([full.resolve(name).name == name for name in names]),
            "two thirds of it": share([name in full.complete(name[: max(4, len(name) * 2 // 3)]) for name in names]),
            "half of it": share([name in full.complete(name[: max(3, len(name) // 2)]) for name in names]),
            "one typo, among the candidates": share([name in found for found, name in misspelt]),
            "one typo, first": share([found[:1] == (name,) for found, name in misspelt]),
            "one face": share([name in full.resolve(face).names for name, face in faces]),
            "before the comma": share([name in full.resolve(short).names for name, short in shorts]),
        }

    figures = benchmark.pedantic(measure, rounds=1)
    benchmark.extra_info.update(figures)
    print("\nrecall: " + ", ".join(f"{what} {figure:.1%}" for what, figure in figures.items()))
