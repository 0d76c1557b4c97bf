"""How many of the rules that a judge would name the reports mark as deciding."""

from __future__ import annotations

import pytest

from bot.desk.presenting import views_of
from bot.desk.reply import AT_A_GLANCE, Reply
from tests.deciding.cases import Case
from tests.deciding.corpus import CASES
from tests.deciding.outcomes import approved, outcome

SHARE = 0.9
"""The share of deciding rules that must be marked."""


@pytest.mark.parametrize("one", CASES, ids=lambda one: one.title)
def test_a_board_comes_to_what_has_been_read_and_found_right(one: Case) -> None:
    assert outcome(one) == approved()[one.title], "read the change, then: python -m tests.deciding --renew"


@pytest.mark.parametrize("one", CASES, ids=lambda one: one.title)
def test_a_step_shows_no_more_than_a_rule_of_procedure(one: Case) -> None:
    assert one.most_procedure <= 1


@pytest.mark.parametrize("one", CASES, ids=lambda one: one.title)
def test_no_step_of_a_long_answer_stands_as_if_it_came_of_what_was_told_before(one: Case) -> None:
    """What comes of a spell or ability stands behind a step that tells of that one, or names it."""
    steps = views_of(one.report.steps)
    if len(steps) <= AT_A_GLANCE:
        return
    of = ""
    source = {}
    for step in steps:
        of = step.item if step.depth == 0 else of
        source[step.text, step.rules] = of
    told = ""
    for step in Reply(steps=steps).glance:
        comes_of = source[step.text, step.rules]
        named = step.item or (comes_of if comes_of and comes_of in step.text else told if step.depth else "")
        assert not comes_of or comes_of in (told, named), step.text
        told = named or told


def test_the_rules_that_a_judge_would_name_are_marked_as_deciding() -> None:
    named = sum(len(one.rules) for one in CASES)
    missing = [(one.title, one.missing) for one in CASES if one.missing]
    share = 1 - sum(len(rules) for _, rules in missing) / named
    assert share >= SHARE, "\n".join(f"{title}: {' '.join(rules)}" for title, rules in missing)


def test_no_outcome_is_kept_of_a_board_that_is_gone() -> None:
    assert sorted(approved()) == sorted(one.title for one in CASES)
