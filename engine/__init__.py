"""The rules: a board and a script in, a report of cited steps out (docs/scenario.md).

``from engine import Scenario, play``. The names are loaded when they are first used, so that a part of the
engine (the grammar, say) can be used without all the rest.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.decisions import Choice, Illegal, Option
    from engine.report import Report
    from engine.scenario import Scenario, ScenarioError
    from engine.table import Table, play

__all__ = ["Choice", "Illegal", "Option", "Report", "Scenario", "ScenarioError", "Table", "play"]

_HOMES = {
    "Choice": "engine.decisions",
    "Illegal": "engine.decisions",
    "Option": "engine.decisions",
    "Report": "engine.report",
    "Scenario": "engine.scenario",
    "ScenarioError": "engine.scenario",
    "Table": "engine.table",
    "play": "engine.table",
}


def __getattr__(name: str) -> Any:
    """A public name, from the module it lives in."""
    if name not in _HOMES:
        raise AttributeError(f"module 'engine' has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)
