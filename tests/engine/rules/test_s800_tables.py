"""More than two players: turn order, and players who leave (CR 800.4, 101.4)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, board, cast, cr

CONCEDE = {"do": "concede", "player": "B"}


@cr("101.4", "121.2c")
def test_turn_order_goes_round_the_table() -> None:
    board([], [], {"do": "go_to", "step": "upkeep"}, C=[], D=[], expect=["it is B's turn"])
    board([], [], {"do": "go_to", "step": "upkeep", "turn": 6}, C=[], D=[], expect=["it is D's turn"])
    board([], [], {"do": "go_to", "step": "upkeep", "turn": 7}, C=[], D=[], expect=["it is A's turn"])


@cr("800.4k")
def test_a_player_who_left_begins_no_turn() -> None:
    board([], [], CONCEDE, {"do": "go_to", "step": "upkeep"}, C=[], expect=["it is C's turn"])


@cr("800.4k", "500.7")
def test_a_player_who_left_takes_no_extra_turn() -> None:
    board(
        {"hand": ["Time Warp"]},
        [],
        cast("Time Warp", "B"),
        RESOLVE,
        CONCEDE,
        {"do": "go_to", "step": "upkeep"},
        C=[],
        expect=["it is C's turn"],
    )


@cr("800.4a", "610.3")
def test_what_was_exiled_until_a_departed_players_creature_left_comes_back() -> None:
    board(
        ["Hill Giant"],
        {"hand": ["Banisher Priest"]},
        {"do": "go_to", "step": "precombat main", "turn": 4},
        cast("Banisher Priest", player="B"),
        RESOLVE_ALL,
        CONCEDE,
        C=[],
        expect=["A controls Hill Giant"],
    )


@cr("800.4a", "603.3")
def test_a_spell_at_a_player_who_left_has_no_target() -> None:
    board(
        {"hand": ["Lightning Bolt"]},
        [],
        cast("Lightning Bolt", "B"),
        CONCEDE,
        RESOLVE,
        C=[],
        expect=["Lightning Bolt in A's graveyard", "C life 20"],
    )


@cr("117.3d", "117.4")
def test_everybody_passes_before_a_spell_resolves() -> None:
    script = (cast("Lightning Bolt", "B"), {"do": "pass", "player": "A"}, {"do": "pass", "player": "B"})
    board({"hand": ["Lightning Bolt"]}, [], *script, C=[], expect=["C has priority", "B life 20"])
    board({"hand": ["Lightning Bolt"]}, [], *script, {"do": "pass", "player": "C"}, C=[], expect=["B life 17"])


@cr("603.3b", "101.4")
def test_triggers_go_onto_the_stack_in_turn_order() -> None:
    played = board(
        {"hand": ["Grizzly Bears"], "battlefield": ["Soul Warden"]},
        ["Soul Warden"],
        cast("Grizzly Bears"),
        RESOLVE,
        RESOLVE,
        C=["Soul Warden"],
        expect=["C life 21", "B life 20", "A life 20"],
    )
    assert played.count("triggers") == 3


@cr("104.2a")
def test_the_last_one_wins_whatever_is_on_the_stack() -> None:
    board(
        {"hand": ["Lightning Bolt"], "life": 3},
        [],
        cast("Lightning Bolt", "A"),
        CONCEDE,
        expect=["A wins"],
    )
