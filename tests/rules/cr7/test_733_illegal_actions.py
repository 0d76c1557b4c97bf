"""Handling Illegal Actions (CR 733)."""

from __future__ import annotations

from tests.helpers import board, cast, cr


@cr("733.1", "601.2e", cited=False)
def test_an_illegal_spell_is_taken_back_with_its_payment() -> None:
    played = board(
        {"hand": ["Murder"], "battlefield": [{"card": "Swamp", "count": 3}], "mana": "lands"},
        [],
        cast("Murder", "B"),
        refused="601.2c",
        expect=["Murder in A's hand", "stack is empty", "Swamp#1 is not tapped"],
    )
    assert played.cites("601.2c")


@cr("733.1", "733.2", cited=False)
def test_who_tried_what_is_illegal_still_has_priority_and_may_do_it_rightly() -> None:
    """The spell is back in hand, nothing was paid, and nobody else may act."""
    mine = {"hand": ["Lightning Bolt"], "battlefield": ["Mountain"], "mana": "lands"}
    back = ["Mountain is not tapped", "Lightning Bolt in A's hand"]
    played = board(mine, [], cast("Lightning Bolt", "Mountain"), refused=("601.2c", "115.1"), expect=back)
    choice = played.table.choice
    assert choice is not None
    assert (choice.kind, choice.player) == ("priority", 0)
    assert played.table.act(cast("Lightning Bolt", "B")) is None
