"""Exile (CR 701.13)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr, to


@cr("601.2c", "701.13a")
def test_one_thing_that_is_both_targets_is_exiled_once() -> None:
    board(
        ["Don & Leo, Problem Solvers", "Ornithopter"],
        [],
        to("end"),
        answer("Ornithopter", choice="target"),
        answer("Ornithopter", choice="target"),
        RESOLVE_ALL,
        expect=["A controls Ornithopter"],
    )


@cr("701.13a")
def test_exiling_takes_an_object_from_wherever_it_is() -> None:
    played = board(
        {"hand": ["Swords to Plowshares"]},
        ["Hill Giant"],
        cast("Swords to Plowshares", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant in exile", "B life 23"],
    )
    assert played.cites("701.13a")
