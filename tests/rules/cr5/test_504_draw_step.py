"""Draw Step (CR 504)."""

from __future__ import annotations

from tests.helpers import RESOLVE, board, cast, cr, turn


@cr("504.1")
def test_the_active_player_draws_before_anybody_has_priority() -> None:
    board([], [], turn(4, "draw"), expect=["B has 1 card in hand", "B has priority"])


@cr("504.2", "507.2", "513.1", "503.1", "500.2", cited=False)
def test_a_spell_is_cast_in_each_step_in_which_players_get_priority() -> None:
    for step in ("upkeep", "draw", "beginning of combat", "end of combat", "end"):
        board(
            [],
            {"hand": ["Shock"]},
            {"do": "go_to", "step": step, "active": "A"},
            {"do": "pass", "player": "A"},
            cast("Shock", "A", player="B"),
            RESOLVE,
            active="B" if step in ("upkeep", "draw") else "A",
            step="end" if step in ("upkeep", "draw") else "precombat main",
            expect=["A life 18"],
        )
