"""Counters that nobody described: those without which a permanent could not be there (docs/scenario.md)."""

from __future__ import annotations

import pytest

import engine
from tests.helpers import board, cr, creature
from tests.shelf import shelf

BEAST = creature("This creature enters with two +1/+1 counters on it.", "0/0", "Beast")


@cr("704.5f", "614.1c", cited=False)
def test_a_creature_with_toughness_0_has_the_counters_that_it_enters_with() -> None:
    played = board([BEAST], [], expect=["Beast is 2/2", "Beast has 2 +1/+1 counters"])
    assert played.report["assumed"] == ["Beast has the 2 +1/+1 counters that it enters with"]


@cr("704.5f")
def test_what_is_said_of_its_counters_counts() -> None:
    played = board([BEAST | {"counters": {}}], [], expect=["Beast in nowhere"])
    assert not played.report["assumed"]


@cr("614.1c", cited=False)
def test_a_creature_that_lives_without_them_has_none_unless_that_is_said() -> None:
    grown = creature("This creature enters with two +1/+1 counters on it.", "1/1", "Elder")
    board([grown], [], expect=["Elder is 1/1"])


@cr("702.43a", "704.5f", cited=False)
def test_counters_of_a_keyword_are_there() -> None:
    played = board(["Arcbound Ravager"], [], expect=["Arcbound Ravager is 1/1"])
    assert played.report["assumed"] == ["Arcbound Ravager has the +1/+1 counter that it enters with"]


@pytest.mark.parametrize("name", ["Walking Ballista", "Endless One", "Hangarback Walker", "Hydroid Krasis"])
def test_how_many_have_to_be_told_where_the_text_says_x(name: str) -> None:
    assert engine.needs_counters_told(shelf()[name.lower()])


@pytest.mark.parametrize("name", ["Arcbound Ravager", "Tarmogoyf"])
def test_what_lives_without_or_says_how_many_needs_nothing_told(name: str) -> None:
    assert not engine.needs_counters_told(shelf()[name.lower()])
