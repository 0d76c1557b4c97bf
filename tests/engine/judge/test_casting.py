"""Judges' questions about spells on the stack."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, board, cast, cr, to


@cr("113.6g")
def test_a_sorcery_that_says_it_cant_be_countered_is_not_countered() -> None:
    board(
        {"hand": ["Supreme Verdict"]},
        {"hand": ["Cancel"], "battlefield": ["Hill Giant"]},
        cast("Supreme Verdict"),
        {"do": "pass", "player": "A"},
        cast("Cancel", "Supreme Verdict", player="B"),
        RESOLVE,
        RESOLVE,
        expect=["Hill Giant in B's graveyard", "Supreme Verdict in A's graveyard", "Cancel in B's graveyard"],
    )


@cr("714.3c")
def test_a_saga_on_a_board_in_the_main_phase_already_has_its_counter_of_the_turn() -> None:
    saga = {"card": "History of Benalia", "counters": {"lore": 1}}
    board([saga], [], {"do": "pass", "player": "A"}, expect=["History of Benalia has 1 lore counters"])
    board(
        [saga],
        [],
        {**to("precombat main"), "turn": 5},
        {"do": "resolve", "all": True},
        expect=["History of Benalia has 2 lore counters", "A controls 1 Knight"],
    )
