"""Boards made to eat a machine: what each costs as it grows, in a process of its own with limits of time and memory.

Run with ``-s`` for the table: a row for each case, with time and memory for each size and what came of the largest.
"""

from __future__ import annotations

import json
import resource
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from bench.hostile_boards import BOARDS

SECONDS = 60
MEMORY = 4 << 30
"""Beyond these a process is ended; aimed at are 5 s and 500 MB."""


@pytest.fixture(scope="module")
def rows() -> Iterator[dict[str, list[str]]]:
    """What was measured, by case; printed at the end."""
    found: dict[str, list[str]] = {}
    yield found
    print("\n" + "\n".join(f"{name:38} {'   '.join(row)}" for name, row in found.items()))


@pytest.mark.parametrize(("name", "size"), [(name, size) for name, (_, sizes) in BOARDS.items() for size in sizes])
def test_a_hostile_board(benchmark: Any, rows: dict[str, list[str]], name: str, size: int) -> None:
    def play() -> dict[str, Any]:
        try:
            done = subprocess.run(
                [sys.executable, "-m", "bench.hostile", name, str(size)],
                capture_output=True,
                text=True,
                timeout=SECONDS,
                check=True,
                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY)),
            )
        except subprocess.TimeoutExpired:
            return {"seconds": SECONDS, "MB": 0, "said": "ended"}
        return dict(json.loads(done.stdout))

    cost = benchmark.pedantic(play, rounds=1)
    benchmark.extra_info.update(cost)
    row = rows.setdefault(name, [])
    row.append(f"{size:,}: {cost['seconds']:.2f} s, {cost['MB']:.0f} MB")
    if size == BOARDS[name][1][-1]:
        row.append(cost["said"][:90])
