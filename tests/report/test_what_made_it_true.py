"""That a condition about this turn is true is told with what made it so (CR 608.2c)."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, board, cast, cr, creature, passing


@cr("608.2c")
def test_the_spell_that_made_a_condition_true_is_named() -> None:
    veil = [passing(), cast("Counterspell", "stack#1", player="B"), passing("B"), cast("Veil of Summer"), RESOLVE]
    mine = {"hand": ["Divination", "Veil of Summer"]}
    played = board(mine, {"hand": ["Counterspell"]}, cast("Divination"), *veil)
    said = "A draws Forest (“if an opponent has cast a blue or black spell this turn” is true: Counterspell)."
    assert said in played.steps
    true = "(« if an opponent has cast a blue or black spell this turn » est vrai : Counterspell)"
    assert any(true in step for step in played.steps_in("fr"))
    other = board(mine, {"hand": ["Counterspell"]}, cast("Veil of Summer"), RESOLVE)
    assert other.count("is true") == 0


@cr("614.15", cited=False)
def test_what_died_is_named_with_what_is_done_instead() -> None:
    heals = creature("{0}: You gain 1 life. If a creature died this turn, you gain 5 life instead.")
    mine = {"battlefield": [heals], "hand": ["Shock"]}
    before = [cast("Shock", "Grizzly Bears"), RESOLVE]
    played = board(mine, ["Grizzly Bears"], *before, activate("Tester"), RESOLVE, expect=["A life 25"])
    assert played.steps[-1].endswith("(“if a creature died this turn” is true: Grizzly Bears).")


def test_what_can_be_seen_is_not_told() -> None:
    draws = creature("{0}: If you control a creature, draw a card.")
    played = board([draws], [], activate("Tester"), RESOLVE)
    assert "A draws Forest." in played.steps
