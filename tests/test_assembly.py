"""The engine is the same in whatever order its modules are imported."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from cards.database import CardDatabase
from engine import Scenario, play
from tests.statements import FILES, missing, scenarios

BACKWARDS = """
import json, pkgutil, sys
from importlib import import_module

import engine.mechanics, engine.rules

for package in (engine.mechanics, engine.rules):
    names = [found.name for found in pkgutil.walk_packages(package.__path__, package.__name__ + ".")]
    for name in reversed(names):
        if name != "engine.mechanics.assembly":
            import_module(name)
from tests.test_assembly import reports
print(json.dumps(reports(sys.argv[1:])))
"""


def reports(files: list[str]) -> list[str]:
    """The reports of these scenarios, played with the starter set."""
    with CardDatabase.starter_set() as cards:
        made = [play(one, cards).report() for file in files for one in Scenario.load_all(file)]
    return [json.dumps(report.to_dict(), sort_keys=True, default=str) for report in made]


def test_an_engine_that_is_put_together_backwards_gives_the_same_reports() -> None:
    with CardDatabase.starter_set() as cards:
        files = [str(path) for path in FILES if not any(missing(one, cards) for one in scenarios(path))][::4][:10]
    assert len(files) == 10
    root = Path(__file__).parents[1]
    made = subprocess.run([sys.executable, "-c", BACKWARDS, *files], capture_output=True, text=True, cwd=root)
    assert made.returncode == 0, made.stderr
    assert json.loads(made.stdout) == reports(files)
