"""Every example of the Comprehensive Rules is played, or the table says why it makes no board."""

from __future__ import annotations

import re
from pathlib import Path

from tests.cards.shared import shared_dir
from tests.deciding.corpus import CASES
from tests.deciding.table_of_examples import NO_BOARD, PLAYED_AS

RULE = re.compile(r"(\d{3}\.\d+[a-z]?)\.? ")
MARK = re.compile(r"@cr\(([^)]*)\)")
NUMBER = re.compile(r'"(\d{3}\.\d+[a-z]?)"')


def illustrated() -> set[str]:
    """The rules that have an example."""
    found, rule = set(), ""
    for line in (shared_dir() / "data" / "MagicCompRules-20260417.txt").read_text("utf-8-sig").splitlines():
        number = RULE.match(line)
        rule = number[1] if number else rule
        if line.startswith("Example:"):
            found.add(rule)
    return found


def marked() -> set[str]:
    """The rules that tests are marked with."""
    tests = Path(__file__).parents[1].rglob("test_*.py")
    return {rule for test in tests for mark in MARK.findall(test.read_text("utf-8")) for rule in NUMBER.findall(mark)}


def test_every_example_is_played_or_it_is_said_why_not() -> None:
    rules = illustrated()
    played = {rule for case in CASES for rule in case.rules} | marked() | PLAYED_AS.keys()
    assert sorted(rules - played) == sorted(NO_BOARD)
    assert PLAYED_AS.keys() <= rules


def test_the_boards_of_the_table_are_in_the_corpus() -> None:
    assert {*PLAYED_AS.values()} <= {case.title for case in CASES}
