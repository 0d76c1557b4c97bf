"""What is done instead of a move to a graveyard or of losing the game (CR 614)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, board, cast, cr, turn

KALITAS = "Kalitas, Traitor of Ghet"


@cr("614.1a", "614.6")
def test_each_of_those_destroyed_together_is_exiled_for_a_token() -> None:
    """They never die; tokens and the vampire's own creatures do."""
    played = board(
        {"battlefield": [KALITAS, "Hill Giant"], "hand": ["Wrath of God"]},
        ["Grizzly Bears", "Serra Angel"],
        cast("Wrath of God"),
        RESOLVE,
        expect=["Grizzly Bears in exile", "Serra Angel in exile", "Hill Giant in A's graveyard", "A controls 2 Zombie"],
    )
    assert played.cites("614.1a")


@cr("614.1a", "608.2h")
def test_counters_for_the_power_of_the_creature_that_is_exiled_instead() -> None:
    board(
        {"battlefield": ["Ravenous Slime"], "hand": ["Murder"]},
        ["Hill Giant"],
        cast("Murder", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant in exile", "Ravenous Slime has 3 +1/+1 counters"],
    )


@cr("614.1a", "122.6")
def test_exiled_with_a_counter_instead() -> None:
    played = board(
        {"battlefield": ["Rayami, First of the Fallen"], "hand": ["Murder"]},
        ["Hill Giant"],
        cast("Murder", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant in exile"],
    )
    (exiled,) = played.report["state"]["players"]["B"]["exile"]
    assert exiled["counters"] == {"blood": 1}


@cr("614.1a", "104.3b", "119.5")
def test_exiled_instead_of_losing_the_game() -> None:
    """Once it is gone the next loss is one."""
    bolt = cast("Lightning Bolt", "A", player="B")
    board(
        {"battlefield": ["Exquisite Archangel"], "life": 2},
        {"hand": ["Lightning Bolt"]},
        {"do": "pass", "player": "A"},
        bolt,
        RESOLVE,
        expect=["Exquisite Archangel in exile", "A life 20"],
    )


@cr("702.62a", "122.6")
def test_a_spell_that_exiles_itself_with_time_counters_is_cast_again() -> None:
    script = [cast("Arc Blade", "B"), RESOLVE]
    played = board({"hand": ["Arc Blade"]}, [], *script, expect=["Arc Blade in exile", "B life 18"])
    (exiled,) = played.report["state"]["players"]["A"]["exile"]
    assert exiled["counters"] == {"time": 3}
    later = board({"hand": ["Arc Blade"]}, [], *script, turn(5), RESOLVE_ALL)
    (exiled,) = later.report["state"]["players"]["A"]["exile"]
    assert exiled["counters"] == {"time": 2}


@cr("614.6", "101.3")
def test_what_cannot_be_done_of_it_leaves_the_rest_done_instead() -> None:
    """No counters can be put on the ooze; the giant does not die for that."""
    board(
        {"battlefield": ["Ravenous Slime", "Solemnity"], "hand": ["Murder"]},
        ["Hill Giant"],
        cast("Murder", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant in exile", "Ravenous Slime has no +1/+1 counters"],
    )
