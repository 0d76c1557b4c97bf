"""Keyword Abilities (CR 702)."""

from __future__ import annotations

from tests.helpers import PASS_A, RESOLVE, answer, board, cast, cr, to


@cr("702.1", "702.21a", "613.1f")
def test_a_keyword_quoted_with_a_full_stop_is_that_keyword() -> None:
    played = board(
        ["Winter, Cursed Rider", "Sol Ring"],
        {"hand": ["Shatter"], "life": 20},
        PASS_A,
        cast("Shatter", "Sol Ring", player="B"),
        RESOLVE,
        answer("yes", player="B"),
        RESOLVE,
        expect=["Sol Ring in graveyard", "B life 18"],
    )
    assert played.cites("702.21a")
    board(
        ["Grizzly Bears", {"card": "Mana Chains", "attached_to": "Grizzly Bears", "controller": "B", "owner": "B"}],
        [],
        to("upkeep"),
        RESOLVE,
        answer("no", choice="may"),
        step="untap",
        expect=["Grizzly Bears in graveyard"],
    )
