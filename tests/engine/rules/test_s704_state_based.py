"""State-based actions, one by one (CR 704)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr


@cr("704.8")
def test_what_leaves_as_its_counters_cancel_is_known_as_it_was_before() -> None:
    wolf = {"card": "Young Wolf", "counters": {"+1/+1": 1}}
    script = (cast("Skinrender"), RESOLVE, answer("Young Wolf"), RESOLVE_ALL)
    board({"battlefield": [wolf], "hand": ["Skinrender"]}, [], *script, expect=["Young Wolf in graveyard"])
    board(
        {"battlefield": ["Young Wolf"], "hand": ["Skinrender"]},
        [],
        *script,
        expect=["Young Wolf in battlefield", "Young Wolf has 1 +1/+1 counter"],
    )


@cr("704.5q", "122.3")
def test_counters_cancel_on_what_stays() -> None:
    bears = {"card": "Hill Giant", "counters": {"+1/+1": 2}}
    board(
        {"battlefield": [bears], "hand": ["Skinrender"]},
        [],
        cast("Skinrender"),
        RESOLVE,
        answer("Hill Giant"),
        RESOLVE,
        expect=["Hill Giant is 2/2", "Hill Giant has 0 +1/+1 counters", "Hill Giant has 1 -1/-1 counter"],
    )
