"""Playing a scenario, and what is said of it: the table is handed what reports on it."""

from __future__ import annotations

from engine.report.build import report_of
from engine.table.placing import Cards
from engine.table.scenario import Json, Scenario
from engine.table.setup import build
from engine.table.table import Table


def play(scenario: Scenario | Json, cards: Cards, locale: str = "en") -> Table:
    """Set the scenario's board up and play its script, up to its end, a refusal, or a choice it leaves open.

    Raises ScenarioError, with the place, for a scenario that makes no sense or a card nobody knows.
    """
    if not isinstance(scenario, Scenario):
        scenario = Scenario.load(scenario)
    game, refs = build(scenario, cards)
    table = Table(game, refs.ids, cards, scenario, report_of, locale)
    for entry in scenario.script:
        refusal = table.act(entry)
        if refusal is not None and not refusal.expected:
            break
    return table
