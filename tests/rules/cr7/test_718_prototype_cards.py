"""Prototype Cards (CR 718)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr


@cr("718.3", "718.4", cited=False)
def test_cast_normally_it_has_its_normal_frame() -> None:
    board(
        {"hand": ["Blitz Automaton"]},
        [],
        cast("Blitz Automaton"),
        RESOLVE,
        expect=["Blitz Automaton is 6/4", "Blitz Automaton has mana value 7", "Blitz Automaton is not red"],
    )


@cr("718.3a", cited=False)
def test_three_mana_is_enough_to_cast_it_prototyped_but_not_normally() -> None:
    board({"hand": ["Blitz Automaton"], "mana": "RRR"}, [], cast("Blitz Automaton"), refused="601.2h")
    board(
        {"hand": ["Blitz Automaton"], "mana": "RRR"},
        [],
        cast("Blitz Automaton", costs="prototype"),
        expect=["Blitz Automaton has mana value 3"],
    )


@cr("718.3c", cited=False)
def test_a_copy_of_a_prototyped_spell_is_prototyped() -> None:
    played = board(
        {"hand": ["Blitz Automaton", "Spell Doubling"], "mana": "RRRU"},
        [],
        cast("Blitz Automaton", costs="prototype"),
        cast("Spell Doubling", "Blitz Automaton"),
        RESOLVE_ALL,
    )
    sides = played.report["state"]["players"]["A"]["battlefield"]
    sizes = [(it["power"], it["colors"]) for it in sides if it["name"] == "Blitz Automaton"]
    assert sizes == [(3, ["R"]), (3, ["R"])]


@cr("718.3d", "718.2a", cited=False)
def test_a_copy_of_a_prototyped_permanent_is_prototyped_too() -> None:
    board(
        {"hand": ["Blitz Automaton", "Clone"]},
        [],
        cast("Blitz Automaton", costs="prototype"),
        RESOLVE,
        cast("Clone"),
        RESOLVE,
        answer("Blitz Automaton"),
        expect=["Clone is 3/2", "Clone is red", "Clone has mana value 3"],
    )


@cr("718.4", cited=False)
def test_a_prototyped_permanent_that_is_blinked_comes_back_full_size() -> None:
    board(
        {"hand": ["Blitz Automaton", "Cloudshift"], "mana": "RRRW"},
        [],
        cast("Blitz Automaton", costs="prototype"),
        RESOLVE,
        cast("Cloudshift", "Blitz Automaton"),
        RESOLVE,
        expect=["Blitz Automaton is 6/4", "Blitz Automaton is not red"],
    )
