"""Every example of the Comprehensive Rules is played by a board, or the table says why it makes none."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from tests.deciding.cases import Case
from tests.deciding.corpus import CASES
from tests.deciding.table_of_examples import NO_BOARD

RULE = re.compile(r"(\d{3}\.\d+[a-z]?)\.? ")
ILLUSTRATING = [one for one in CASES if one.illustrates]


def examples(text: str) -> list[str]:
    """The examples of the rules, each by its rule and its place there."""
    found: list[str] = []
    times: Counter[str] = Counter()
    rule = ""
    for line in text.splitlines():
        number = RULE.match(line)
        rule = number[1] if number else rule
        if line.startswith("Example:"):
            times[rule] += 1
            found.append(f"{rule}#{times[rule]}")
    return found


def test_every_example_is_played_or_it_is_said_why_not(shared_data: Path) -> None:
    known = examples((shared_data / "MagicCompRules-20260417.txt").read_text("utf-8-sig"))
    played = {example for one in ILLUSTRATING for example in one.illustrates}
    assert played | NO_BOARD.keys() == set(known)
    assert played.isdisjoint(NO_BOARD)


@pytest.mark.parametrize("one", ILLUSTRATING, ids=lambda one: one.title)
def test_what_an_example_says_is_what_happens(one: Case) -> None:
    """Its deciding rules are all marked, and what the board expects holds; its whole outcome is kept beside it."""
    assert one.missing == ()
    assert [check for check in one.report.to_dict()["expect"] if not check["held"]] == []
