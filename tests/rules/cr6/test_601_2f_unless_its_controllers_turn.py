"""What spells cost more or less in whose turn, and if something is so (CR 601.2f)."""

from __future__ import annotations

from tests.helpers import PASS_A, board, cast, cr, lands


@cr("601.2f")
def test_spells_cost_more_except_in_their_controllers_own_turn() -> None:
    theirs = lands(*["Island"] * 2, hand=["Counterspell"])
    mine = {"battlefield": ["Defense Grid"], "hand": ["Grizzly Bears"]}
    counter = cast("Counterspell", "Grizzly Bears", player="B")
    board(mine, theirs, cast("Grizzly Bears"), PASS_A, counter, refused="601.2f")
    enough = lands(*["Island"] * 5, hand=["Counterspell"])
    board(mine, enough, cast("Grizzly Bears"), PASS_A, counter)
    mine = lands("Defense Grid", "Forest", "Forest", hand=["Grizzly Bears"])
    board(mine, [], cast("Grizzly Bears"))


@cr("118.7a")
def test_a_condition_may_stand_before_what_it_costs_less() -> None:
    mine = lands("Mountain", "Mountain", hand=["Avatar of Fury"])
    board(mine, ["Forest"] * 7, cast("Avatar of Fury"))
    board(mine, ["Forest"] * 6, cast("Avatar of Fury"), refused="601.2h")
