"""Counters (CR 122)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, board, cast, cr


@cr("122.2")
def test_counters_do_not_go_with_a_card() -> None:
    board(
        {"battlefield": [{"card": "Grizzly Bears", "counters": {"+1/+1": 1}}], "hand": ["Unsummon"]},
        [],
        cast("Unsummon", "Grizzly Bears"),
        RESOLVE,
        cast("Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears is 2/2"],
    )


@cr("122.6")
def test_counters_it_enters_with_count_as_put_on_it() -> None:
    board(
        {"hand": ["Walking Ballista"], "battlefield": ["Branching Evolution"]},
        [],
        cast("Walking Ballista", x=2),
        RESOLVE,
        expect=["Walking Ballista has 4 +1/+1 counters"],
    )


@cr("122.1c")
def test_a_shield_counter_saves_once() -> None:
    giant = [{"card": "Hill Giant", "counters": {"shield": 1}}]
    board(
        {"hand": ["Murder"]},
        giant,
        cast("Murder", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant in battlefield", "Hill Giant has 0 shield counters"],
    )
    board(
        {"hand": ["Lightning Bolt"]},
        giant,
        cast("Lightning Bolt", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant has 0 damage", "Hill Giant has 0 shield counters"],
    )


@cr("122.1d")
def test_a_stun_counter_goes_instead_of_untapping() -> None:
    board(
        [],
        [{"card": "Hill Giant", "tapped": True, "counters": {"stun": 1}}],
        {"do": "go_to", "step": "upkeep", "turn": 4},
        expect=["Hill Giant is tapped", "Hill Giant has 0 stun counters"],
    )


@cr("122.1h")
def test_a_finality_counter_exiles_what_would_die() -> None:
    board(
        {"hand": ["Murder"]},
        [{"card": "Hill Giant", "counters": {"finality": 1}}],
        cast("Murder", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant in exile"],
    )


@cr("122.1b")
def test_a_keyword_counter_gives_its_keyword() -> None:
    board([], [{"card": "Hill Giant", "counters": {"flying": 1}}], expect=["Hill Giant has flying"])
