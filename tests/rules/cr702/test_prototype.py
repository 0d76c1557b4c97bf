"""Prototype (CR 702.160)."""

from __future__ import annotations

from tests.helpers import RESOLVE, board, cast, cr


@cr("718.3b", "702.160a", "718.5")
def test_a_prototyped_permanent_has_the_smaller_frame_and_its_color() -> None:
    played = board(
        {"hand": ["Blitz Automaton"], "mana": "RRR"},
        [],
        cast("Blitz Automaton", costs="prototype"),
        RESOLVE,
        expect=[
            "Blitz Automaton is 3/2",
            "Blitz Automaton is red",
            "Blitz Automaton has mana value 3",
            "Blitz Automaton has haste",
            "Blitz Automaton is an artifact",
        ],
    )
    assert played.cites("718.3b")
