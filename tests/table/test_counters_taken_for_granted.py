"""Counters that nobody described: those that a permanent enters with (docs/scenario.md)."""

from __future__ import annotations

import pytest

import engine
from tests.helpers import NEXT_UPKEEP, RESOLVE_ALL, board, cr, creature
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
def test_so_has_what_could_do_without_them() -> None:
    grown = creature("This creature enters with two +1/+1 counters on it.", "1/1", "Elder")
    board([grown], [], expect=["Elder is 3/3"])
    played = board(["Dark Depths"], [], NEXT_UPKEEP, expect=["Dark Depths has 10 ice counters"])
    assert played.report["assumed"] == ["Dark Depths has the 10 ice counters that it enters with"]


@cr("603.8")
def test_that_it_has_none_can_be_said() -> None:
    board([{"card": "Dark Depths", "counters": {}}], [], RESOLVE_ALL, expect=["A controls 1 Marit Lage"])


def test_of_a_number_that_the_text_does_not_tell_there_are_none_and_that_is_said() -> None:
    played = board([creature("This creature enters with X charge counters on it.", "1/1", "Elder")], [])
    assert played.report["assumed"] == ["Elder has no charge counters, since nobody has said how many"]


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
