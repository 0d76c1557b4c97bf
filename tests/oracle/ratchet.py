"""Figures that may only improve, kept in ratchet.json.

`python -m tests.oracle.ratchet` measures again and writes what has improved; it refuses to write anything worse.
"""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from typing import Any

import pytest

from cards.database import CardDatabase
from engine.oracle.coverage import Coverage
from tests.cards.shared import full_database

FILE = Path(__file__).with_name("ratchet.json")
MORE_IS_BETTER = ("whole", "lines_read")
LESS_IS_BETTER = ("swallowed", "ambiguous")


def figures(found: Coverage) -> dict[str, int]:
    """The figures that are kept of a measurement, with what they are out of."""
    measured: dict[str, Any] = found.to_dict()
    kept = (*MORE_IS_BETTER, *LESS_IS_BETTER, "cards", "lines")
    return {name: measured[name] for name in kept}


def kept(which: str) -> dict[str, int]:
    """The figures that were reached before for "starter" or "everything"."""
    known: dict[str, dict[str, int]] = json.loads(FILE.read_text()) if FILE.exists() else {}
    return known.get(which, {})


def worse(now: dict[str, int], before: dict[str, int]) -> list[str]:
    """What has become worse, in words. A figure is compared only over the same number of cards."""
    if now["cards"] != before.get("cards"):
        return []
    lost = [f"{name} fell from {before[name]} to {now[name]}" for name in MORE_IS_BETTER if now[name] < before[name]]
    return lost + [
        f"{name} rose from {before[name]} to {now[name]}" for name in LESS_IS_BETTER if now[name] > before[name]
    ]


def raise_to(which: str, now: dict[str, int]) -> None:
    """Write down better figures."""
    problems = worse(now, kept(which))
    if problems:
        raise SystemExit(f"{which}: {'; '.join(problems)}: mend that first")
    known = json.loads(FILE.read_text()) if FILE.exists() else {}
    FILE.write_text(json.dumps(known | {which: now}, indent=2, sort_keys=True) + "\n")


def main() -> None:
    """Measure the starter set and, where the publishers' files are, everything."""
    from engine.oracle.coverage import measure

    with CardDatabase.starter_set() as cards:
        raise_to("starter", figures(measure(cards.cards())))
    try:
        path = Path(os.environ.get("SIEGE_CARDS") or full_database(Path(tempfile.mkdtemp())))
    except pytest.skip.Exception:
        print("only the starter set: the publishers' files are not here")
        return
    with CardDatabase.open(path) as cards:
        raise_to("everything", figures(measure(cards.cards())))


if __name__ == "__main__":
    main()
