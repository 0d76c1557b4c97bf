"""Proliferate (CR 701.34)."""

from __future__ import annotations

from tests.helpers import RESOLVE, answer, board, cast, cr


@cr("701.34a")
def test_proliferate_adds_to_what_is_chosen_only() -> None:
    board(
        {
            "battlefield": [{"card": "Grizzly Bears", "counters": {"+1/+1": 1}}],
            "hand": ["Steady Progress"],
        },
        [{"card": "Hill Giant", "counters": {"+1/+1": 1}}],
        cast("Steady Progress"),
        RESOLVE,
        answer(["Grizzly Bears"]),
        expect=["Grizzly Bears is 4/4", "Hill Giant is 4/4"],
    )


@cr("701.34a", "614.1a")
def test_a_player_may_proliferate_twice_instead_of_once() -> None:
    bears = {"card": "Grizzly Bears", "counters": {"+1/+1": 1}}
    mine = {"battlefield": ["Tekuthal, Inquiry Dominus", bears], "hand": ["Steady Progress"], "library": ["Island"] * 2}
    both = (cast("Steady Progress"), RESOLVE, answer(["Grizzly Bears"]), answer(["Grizzly Bears"]))
    played = board(mine, [], *both, expect=["Grizzly Bears is 5/5"])
    assert played.count("A proliferates") == 2
