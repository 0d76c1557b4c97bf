"""Reading cards: how long, how much memory, and how the cost grows with the text."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cards.database import CardDatabase
from cards.model import Face
from engine.oracle import compile as oracle

SHARED = Path(os.environ.get("SIEGE_SHARED_DATA", Path(__file__).parents[2] / "shared"))

EVERYTHING = """
import gzip, json, resource, sys, time
from cards.sources.mtgjson import read_atomic
from engine.oracle.coverage import measure
with gzip.open(sys.argv[1]) as stream:
    cards = [found.card for found in read_atomic(stream) if hasattr(found, "card")]
found = measure(cards, probe=False)
peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
print(json.dumps(found.to_dict(0) | {"groups": {}, "megabytes": round(peak)}))
"""


def _clear() -> None:
    oracle._compiled.cache_clear()
    oracle.read_unit.cache_clear()


def test_the_grammar_is_built(benchmark: Any) -> None:
    benchmark(oracle.grammar.__wrapped__)


def test_a_card_read_for_the_first_time(benchmark: Any) -> None:
    """Reading all the starter set, nothing remembered; see the rounds for one card's share."""
    oracle.grammar()
    with CardDatabase.starter_set() as database:
        cards = list(database.cards())
    benchmark.extra_info["cards"] = len(cards)
    benchmark.pedantic(lambda: [oracle.compile_card(card) for card in cards], setup=_clear, rounds=5)


def test_a_card_read_again(benchmark: Any) -> None:
    face = Face(name="Test Bear", text="Flying\nWhen this creature dies, draw a card.", types=("Creature",))
    oracle.compile_face(face)
    benchmark(oracle.compile_face, face)


@pytest.mark.parametrize("sentences", [1, 4, 16])
def test_the_cost_grows_no_faster_than_the_text(benchmark: Any, sentences: int) -> None:
    text = " ".join(["Target creature gets +1/+1 and gains flying until end of turn."] * sentences)
    oracle.read_unit("Draw a card.", True)
    benchmark(oracle.read_unit.__wrapped__, text, True)


def test_all_cards_on_one_core(benchmark: Any) -> None:
    """The whole corpus in a fresh process; the figures are in extra_info."""
    source = SHARED / "data" / "atomic-cards.derived.json.gz"
    if not source.exists():
        pytest.skip(f"needs the publishers' files in {SHARED}")

    def run() -> str:
        return subprocess.run(
            [sys.executable, "-c", EVERYTHING, str(source)], check=True, capture_output=True, text=True
        ).stdout

    benchmark.extra_info["figures"] = benchmark.pedantic(run, rounds=1)
