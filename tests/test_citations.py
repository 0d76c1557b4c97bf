"""The mark ``cr`` asks for what it says."""

from __future__ import annotations

import pytest

from engine import Report
from tests.citations import problem, satisfies
from tests.helpers import board, cast, cr


@pytest.fixture
def report() -> Report:
    """Refused by 601.2c, and by no rule about hexproof."""
    return board(
        {"hand": ["Lightning Bolt"]}, ["Forest"], cast("Lightning Bolt", "Forest"), refused="601.2c"
    ).table.report()


@pytest.mark.parametrize(
    ("cited", "named", "satisfied"),
    [
        ("704.5g", "704.5g", True),
        ("704.5g", "704.5", True),
        ("704.5g", "704", True),
        ("704.5", "704.5g", False),
        ("704.51", "704.5", False),
    ],
)
def test_a_part_of_a_rule_satisfies_the_rule_and_not_the_other_way_round(
    cited: str, named: str, satisfied: bool
) -> None:
    assert satisfies(cited, named) is satisfied


def test_one_of_the_rules_named_must_be_cited(report: Report) -> None:
    assert problem([cr("702.11b", "601.2c").mark], [report], once=True) is None
    assert "no report cites 702.11b" in str(problem([cr("702.11b").mark], [report], once=True))
    assert "only nothing" in str(problem([cr("702.11b").mark], [], once=True))


def test_where_no_citation_is_due_there_is_none(report: Report) -> None:
    assert problem([cr("702.11b", cited=False).mark], [report], once=True) is None
    assert "needs no cited=False" in str(problem([cr("601.2", cited=False).mark], [report], once=True))
    assert problem([cr("601.2", cited=False).mark], [report], once=False) is None
