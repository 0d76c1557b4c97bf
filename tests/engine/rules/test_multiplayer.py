"""Losing, leaving and winning (CR 104, 800.4)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, attack_with, board, cast, cr

CONCEDE = {"do": "concede", "player": "B"}


@cr("104.3a")
def test_a_player_who_concedes_loses_at_once() -> None:
    played = board([], [], CONCEDE, expect=["B loses", "A wins"])
    assert played.cites("104.3a")


@cr("104.2a")
def test_the_game_goes_on_among_those_who_remain() -> None:
    played = board([], [], CONCEDE, C=[], expect=["B loses"])
    assert played.report["state"]["winner"] is None


@cr("800.4a")
def test_everything_a_player_owns_leaves_with_them() -> None:
    board(
        ["Hill Giant"],
        ["Grizzly Bears", {"card": "Holy Strength", "attached_to": "Hill Giant"}],
        CONCEDE,
        C=[],
        expect=["Grizzly Bears is nowhere", "Hill Giant is 3/3"],
    )


@cr("800.4a")
def test_what_a_player_gained_control_of_goes_back() -> None:
    board(
        ["Hill Giant"],
        [{"card": "Control Magic", "attached_to": "Hill Giant"}],
        CONCEDE,
        C=[],
        expect=["A controls Hill Giant"],
    )


@cr("800.4a")
def test_what_an_effect_lent_to_a_player_goes_back() -> None:
    board(
        {"battlefield": [{"card": "Hill Giant"}]},
        {"hand": ["Turn Against"]},
        {"do": "pass", "player": "A"},
        cast("Turn Against", "Hill Giant", player="B"),
        RESOLVE,
        CONCEDE,
        C=[],
        expect=["A controls Hill Giant"],
    )


@cr("800.4a")
def test_what_a_player_still_controls_is_exiled() -> None:
    board([], [{"card": "Hill Giant", "owner": "A"}], CONCEDE, C=[], expect=["Hill Giant in exile"])


@cr("800.4a")
def test_spells_of_a_player_who_leaves_are_gone_from_the_stack() -> None:
    board(
        [],
        {"hand": ["Lightning Bolt"]},
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "C", player="B"),
        CONCEDE,
        C=[],
        expect=["stack is empty", "C life 20"],
    )


@cr("800.4d")
def test_triggers_of_a_player_who_left_do_not_go_onto_the_stack() -> None:
    board(
        {"hand": ["Shock"], "battlefield": ["Grizzly Bears"]},
        {"life": 1, "battlefield": ["Blood Artist"]},
        cast("Shock", "B"),
        RESOLVE,
        C=[],
        expect=["stack is empty", "A life 20", "C life 20"],
    )


@cr("603.6c")
def test_permanents_leaving_with_their_owner_have_left_the_battlefield() -> None:
    played = board(
        [{"card": "Control Magic", "attached_to": "Hill Giant"}],
        ["Hill Giant"],
        CONCEDE,
        C=[],
        expect=["Control Magic in A's graveyard"],
    )
    assert played.cites("800.4a")


@cr("800.4a")
def test_creatures_attacking_a_player_who_left_go_on_attacking_nobody() -> None:
    board(
        ["Hill Giant"],
        [],
        *attack_with({"Hill Giant": "B"}),
        CONCEDE,
        {"do": "go_to", "step": "combat damage"},
        C=[],
        expect=["Hill Giant is attacking", "C life 20"],
    )


@cr("800.4j")
def test_the_turn_goes_on_when_the_active_player_leaves() -> None:
    played = board(
        ["Hill Giant"],
        [],
        {"do": "concede", "player": "A"},
        {"do": "go_to", "step": "end"},
        {"do": "go_to", "step": "upkeep"},
        C=[],
        expect=["A loses"],
    )
    assert played.report["state"]["turn"]["active"] == "B"


@cr("104.4a")
def test_three_players_who_lose_together_draw() -> None:
    played = board([], [], {"do": "edit", "set_life": {"A": 0, "B": 0, "C": 0}}, C=[])
    assert played.cites("104.4a")


@cr("104.2a")
def test_the_last_player_wins_when_two_lose_together() -> None:
    board([], [], {"do": "edit", "set_life": {"A": 0, "B": 0}}, C=[], expect=["C wins"])
