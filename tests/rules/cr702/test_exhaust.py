"""Exhaust (CR 702.177)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, Entry, activate, board, cr, turn


@cr("702.177a")
def test_exhaust_only_once_even_in_a_later_turn() -> None:
    guard = ["Greenbelt Guardian"]
    first = [activate("Greenbelt Guardian", ability=2), RESOLVE]
    later: Entry = {"do": "go_to", "turn": 5, "step": "precombat main"}
    board(guard, [], *first, later, activate("Greenbelt Guardian", ability=2), refused="602.5b")


@cr("702.177a")
def test_an_exhaust_ability_is_one_with_the_word() -> None:
    """Crewing the Refueler draws nothing; exhausting the Guardian does."""
    played = board(
        ["Rangers' Refueler", "Greenbelt Guardian"],
        [],
        activate("Greenbelt Guardian", ability=2),
        RESOLVE_ALL,
        activate("Rangers' Refueler", ability=2, choices=[["Greenbelt Guardian"]]),
        RESOLVE_ALL,
        expect=["A has 1 card in hand", "Rangers' Refueler is a creature"],
    )
    assert played.count("A draws") == 1


@cr("702.177b", cited=False)
def test_exhausted_abilities_are_activated_again_as_the_first_of_a_turn() -> None:
    """On one's own turn only, and not once another exhaust ability has been activated in it."""
    refueler, other = activate("Elvish Refueler"), activate("Greenbelt Guardian", ability=2)
    both = ["Elvish Refueler", "Greenbelt Guardian"]
    used = [refueler, other, RESOLVE_ALL]
    mine = [turn(5, "precombat main"), refueler, RESOLVE]
    board(both, [], *used, *mine, expect=["Elvish Refueler has 2 +1/+1 counters"])
    board(both, [], *used, refueler, refused="602.5b")
    board(both, [], *used, *mine, other, refused="602.5b")
    theirs = [turn(4), {"do": "pass", "player": "B"}]
    board(both, [], *used, *theirs, refueler, refused="602.5b")
