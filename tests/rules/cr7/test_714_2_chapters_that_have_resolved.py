"""A Saga on a board with lore counters has what its chapters gave it (CR 714.2b, 611.2a)."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, board, cr


@cr("714.2b", cited=False)
def test_what_a_saga_gained_by_the_chapters_behind_it_is_there() -> None:
    saga = {"card": "Urza's Saga", "counters": {"lore": 2}}
    played = board([saga, "Sol Ring"], [], activate("Urza's Saga", ability=2), RESOLVE)
    assert "Construct Token is 2/2: its own ability (counting Sol Ring and Construct Token)." in played.steps
    assert "The first 2 chapters of Urza's Saga have resolved" in played.report["assumed"]


@cr("714.2b", cited=False)
def test_what_later_chapters_give_is_not_there_yet() -> None:
    saga = {"card": "Urza's Saga", "counters": {"lore": 1}}
    board([saga], [], activate("Urza's Saga", ability=2), refused="602.1")


@cr("305.7")
def test_what_it_gained_stays_where_its_own_abilities_are_gone() -> None:
    saga = {"card": "Urza's Saga", "counters": {"lore": 2}}
    board([saga], ["Blood Moon"], activate("Urza's Saga", ability=2), RESOLVE, expect=["A controls Construct"])
