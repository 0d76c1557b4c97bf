"""Monstrosity (CR 701.37)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, board, cast, cr


@cr("701.37a", "701.37b")
def test_monstrosity_puts_counters_once_and_others_notice_it() -> None:
    played = board(
        ["Arbor Colossus"],
        ["Wind Drake"],
        activate("Arbor Colossus"),
        RESOLVE_ALL,
        activate("Arbor Colossus"),
        RESOLVE_ALL,
        expect=["Arbor Colossus is 9/9", "Wind Drake in B's graveyard"],
    )
    assert played.cites("701.37b")


@cr("701.37b")
def test_a_creature_without_abilities_is_still_monstrous() -> None:
    board(
        {"battlefield": ["Stoneshock Giant"], "hand": ["Humility"]},
        [],
        activate("Stoneshock Giant"),
        RESOLVE_ALL,
        cast("Humility"),
        RESOLVE,
        expect=["Stoneshock Giant is monstrous", "Stoneshock Giant is 4/4"],
    )


@cr("701.37b", cited=False)
def test_a_board_may_say_that_a_creature_is_monstrous() -> None:
    board(
        [{"card": "Arbor Colossus", "designations": ["monstrous"]}],
        [],
        activate("Arbor Colossus"),
        RESOLVE,
        expect=["Arbor Colossus is 6/6"],
    )


@cr("701.37c", cited=False)
def test_x_of_monstrosity_is_x_of_what_watches_for_it() -> None:
    """With the words of Death Kiss."""
    played = board(
        ["Goading Beholder"],
        ["Hill Giant", "Goblin Piker", "Wind Drake"],
        activate("Goading Beholder", x=2),
        RESOLVE,
        expect=["Goading Beholder is 7/7"],
    )
    assert (played.pending["kind"], played.pending["max"]) == ("target", 2)
