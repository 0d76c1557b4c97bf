"""Judges' questions about what can't be done for a while."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, board, cast, cr, to


@cr("101.2")
def test_after_silence_an_opponent_casts_nothing_until_the_turn_is_over() -> None:
    silenced = [cast("Silence"), RESOLVE, {"do": "pass", "player": "A"}]
    answered = cast("Lightning Bolt", "A", player="B")
    board({"hand": ["Silence"]}, {"hand": ["Lightning Bolt"]}, *silenced, answered, refused=True)
    board(
        {"hand": ["Silence"]},
        {"hand": ["Lightning Bolt"]},
        *silenced[:2],
        {**to("precombat main"), "active": "B"},
        answered,
        RESOLVE,
        expect=["A life 17"],
    )


@cr("611.2b")
def test_what_does_not_untap_for_as_long_as_you_control_a_creature_untaps_once_it_is_gone() -> None:
    geists = [cast("Dungeon Geists"), RESOLVE, RESOLVE]
    theirs = {**to("upkeep"), "active": "B"}
    board({"hand": ["Dungeon Geists"]}, ["Hill Giant"], *geists, theirs, expect=["Hill Giant is tapped"])
    board(
        {"hand": ["Dungeon Geists", "Doom Blade"]},
        ["Hill Giant"],
        *geists,
        cast("Doom Blade", "Dungeon Geists"),
        RESOLVE,
        theirs,
        expect=["Hill Giant is not tapped"],
    )


@cr("903.8")
def test_a_commander_is_cast_from_the_command_zone_for_two_more_each_time() -> None:
    played = board(
        {"commander": "Hill Giant", "mana": "RRRRRRRRRRRR", "hand": ["Lightning Bolt"]},
        [],
        cast("Hill Giant"),
        RESOLVE,
        cast("Lightning Bolt", "Hill Giant"),
        RESOLVE,
        {"do": "answer", "player": "A", "value": "yes"},
        cast("Hill Giant"),
        RESOLVE,
        expect=["Hill Giant on the battlefield"],
        options={"format": "commander"},
    )
    assert played.cites("903.8")
    board(
        {"commander": "Hill Giant", "mana": "RRRRRRRRRR", "hand": ["Lightning Bolt"]},
        [],
        cast("Hill Giant"),
        RESOLVE,
        cast("Lightning Bolt", "Hill Giant"),
        RESOLVE,
        {"do": "answer", "player": "A", "value": "yes"},
        cast("Hill Giant"),
        refused=True,
        options={"format": "commander"},
    )
