"""Turn-Based Actions (CR 703)."""

from __future__ import annotations

from tests.helpers import RESOLVE, board, cr, to


@cr("703.3", cited=False)
def test_the_card_of_the_draw_step_is_drawn_before_its_triggered_abilities() -> None:
    mine = {"battlefield": ["Howling Mine"], "library": ["Island", "Swamp", "Forest"]}
    played = board(mine, [], to("draw"), step="upkeep", expect=["Island in A's hand", "A has 1 card in hand"])
    assert len(played.report["state"]["stack"]) == 1
    board(mine, [], to("draw"), RESOLVE, step="upkeep", expect=["A has 2 cards in hand"])
