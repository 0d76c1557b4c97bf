"""The rules: a board and a script in, a report of cited steps out (docs/scenario.md).

``from engine import Scenario, play``. The names are loaded when they are first used, so that a part of the
engine (the grammar, say) can be used without all the rest.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.report.model import Report
    from engine.report.play import play
    from engine.state.choices import Choice, Illegal, Option
    from engine.table.scenario import Scenario
    from engine.table.scenario_error import ScenarioError
    from engine.table.table import Table

__all__ = ["Choice", "Illegal", "Option", "Report", "Scenario", "ScenarioError", "Table", "play"]

_HOMES = {
    "Choice": "engine.state.choices",
    "Illegal": "engine.state.choices",
    "Option": "engine.state.choices",
    "Report": "engine.report.model",
    "Scenario": "engine.table.scenario",
    "ScenarioError": "engine.table.scenario_error",
    "Table": "engine.table.table",
    "play": "engine.report.play",
}


def __getattr__(name: str) -> Any:
    """A public name, from the module it lives in."""
    if name not in _HOMES:
        raise AttributeError(f"module 'engine' has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)
