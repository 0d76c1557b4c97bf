"""Playing a scenario, and what is said of it: the table is handed what reports on it."""

from __future__ import annotations

from engine.report.build import report_of
from engine.report.model import Outcomes, Report
from engine.report.outcomes.telling import outcomes_of
from engine.state.limits import Budget, LimitReached
from engine.table.library import Cards
from engine.table.scenario import Json, Scenario
from engine.table.scenario_error import ScenarioError
from engine.table.setup import build
from engine.table.table import ActsBehind, Settled, Table


class _Teller:
    """What a table is handed to say what has happened, and what would."""

    def report(self, table: Table) -> Report:
        return report_of(table)

    def outcomes(
        self, table: Table, answers: int, lines: int, brief: bool, behind: ActsBehind | None, settled: Settled | None
    ) -> Outcomes:
        return outcomes_of(table, answers, lines, brief=brief, behind=behind, settled=settled)


def play(scenario: Scenario | Json, cards: Cards, locale: str = "en", budget: Budget | None = None) -> Table:
    """Set a scenario's board up and play its script: to its end, or to the first refusal that it does not expect.

    ``scenario`` is a ``Scenario``, or the JSON of docs/scenario.md as a mapping; ``cards`` maps names to
    ``cards.model.Card`` (a ``CardDatabase``, or a dict for cards of one's own); ``locale`` is the language of the
    report, "en" or "fr". The table that comes back is at the next choice (``choice``, None once the game is over), and
    goes on with ``act``, ``answer`` or ``run``; ``report()`` says what has happened, a refusal included. The same
    scenario gives the same game and the same report. A script of n entries costs n times what one costs.
    ``budget`` says what one act or answer may cost; one that costs more is refused in a sentence that cites no rule.

    Raises ScenarioError, with its ``place`` in the scenario, for one that is not well-formed, contradicts itself, or
    puts a card onto the board that nobody knows.
    """
    if not isinstance(scenario, Scenario):
        scenario = Scenario.load(scenario)
    budget = budget or Budget()
    try:
        with budget.counting():
            game, refs = build(scenario, cards, budget)
            table = Table(game, refs.ids, cards, scenario, _Teller(), locale)
    except LimitReached:
        raise ScenarioError("", None, "expected-board-within-limits") from None
    for entry in scenario.script:
        refusal = table.act(entry)
        if refusal is not None and not refusal.expected:
            break
    return table
