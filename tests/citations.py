"""What the mark ``cr`` asks of a test: that a report made while it runs cites one of the rules that it names.

``@cr("704.5g", "120.6")`` says which rules the engine is held to. At least one report of the test must cite one of
them, or a part of one of them (704.5g satisfies "704.5", not the other way round): at a step, in an event, for the
choice that is open or for the refusal. Where no citation is due (definitions, characteristics, what does not happen)
the mark says so: ``@cr("109.3", cited=False)``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import pytest

from engine import Report


def cited_by(report: Report) -> Iterator[str]:
    """The numbers of all rules that a report cites."""
    for step in report.steps:
        yield from (rule.id for rule in step.rules)
    for event in report.events:
        yield from event["rules"]
    if report.pending is not None:
        yield report.pending.rule
    if report.refused is not None:
        yield from report.refused.rules


def satisfies(cited: str, named: str) -> bool:
    """Whether a citation is of the rule named or of a part of it: of 704.5, or of section 704."""
    part = cited.removeprefix(named)
    return cited.startswith(named) and (not part or not part[0].isdigit())


def problem(marks: Sequence[pytest.Mark], reports: Iterable[Report], once: bool) -> str | None:
    """What is wrong with the marks ``cr`` of a test that made these reports. ``once`` is False for one of several
    cases of a parametrised test, of which some may cite what others don't."""
    named = [number for mark in marks for number in mark.args]
    cited = {number for report in reports for number in cited_by(report)}
    met = [number for number in named if any(satisfies(one, number) for one in cited)]
    if all(mark.kwargs.get("cited", True) for mark in marks):
        return None if met else f"no report cites {' or '.join(named)}, only {', '.join(sorted(cited)) or 'nothing'}"
    return f"{', '.join(met)} is cited: the mark needs no cited=False" if met and once else None
