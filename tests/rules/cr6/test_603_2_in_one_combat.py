"""How often an ability triggers in one combat: two creatures attack, one of them is blocked (CR 603.2)."""

from __future__ import annotations

import pytest

from tests.helpers import ORDER, attack, block_with, board, cr, creature, on_board, to


@cr("603.2", cited=False)
@pytest.mark.parametrize(
    ("what", "times"),
    [
        ("~ attacks", 1),
        ("a creature you control attacks", 2),
        ("you attack", 1),
        ("you attack with two or more creatures", 1),
        ("you attack with three or more creatures", 0),
        ("~ attacks alone", 0),
        ("a creature attacks you", 0),
        ("a creature attacks", 2),
        ("~ becomes blocked", 1),
        ("a creature you control becomes blocked", 1),
        ("~ blocks", 0),
        ("~ attacks and isn't blocked", 0),
        ("another creature you control attacks", 1),
        ("another creature you control attacks and isn't blocked", 1),
        ("a creature you control deals combat damage to a player", 1),
        ("~ deals combat damage to a player", 0),
        ("~ deals combat damage to a creature", 1),
        ("~ deals combat damage", 1),
        ("~ deals damage", 1),
        ("~ is dealt damage", 1),
        ("a creature dies", 1),
        ("a creature an opponent controls dies", 1),
        ("another creature dies", 1),
        ("a creature you control dies", 0),
        ("~ dies", 0),
        ("a creature dealt damage by ~ this turn dies", 1),
        ("one or more creatures you control deal combat damage to a player", 1),
        ("an opponent loses life", 1),
        ("you gain life", 0),
        ("an opponent is dealt combat damage", 1),
        ("an opponent is dealt noncombat damage", 0),
        ("a source you control deals noncombat damage to an opponent", 0),
        ("a nontoken creature dies", 1),
        ("a creature token dies", 0),
        ("a permanent you control becomes tapped", 2),
        ("~ becomes tapped", 1),
        ("~ becomes untapped", 0),
        ("a creature an opponent controls becomes tapped", 0),
        ("a creature with power 2 or less dies", 1),
        ("a creature with power 3 or greater dies", 0),
        ("a creature blocks", 1),
        ("~ becomes blocked by a creature", 1),
        ("an artifact is put into a graveyard from the battlefield", 0),
        ("a card is put into a graveyard from anywhere", 1),
        ("you cast a spell", 0),
        ("a land enters", 0),
        ("a creature enters", 0),
        ("~ leaves the battlefield", 0),
        ("a creature leaves the battlefield", 1),
        ("a creature card is put into an opponent's graveyard from anywhere", 1),
        ("equipped creature attacks", 0),
        ("~ attacks a player", 1),
        ("~ attacks a planeswalker", 0),
        ("~ attacks an opponent", 1),
        ("you sacrifice a permanent", 0),
        ("~ is turned face up", 0),
    ],
)
def test_how_often_it_triggers(what: str, times: int) -> None:
    """The blocker is dealt lethal damage, and the other attacker deals damage to B."""
    watcher = creature(f"Whenever {what}, put a charge counter on ~.", "4/5", name="Watcher")
    attacking = (*attack(Watcher="B", Grizzly_Bears="B"), ORDER)
    blocking = (*block_with({"Goblin Piker": "Watcher"}), to("postcombat main"))
    played = board([watcher, "Grizzly Bears"], ["Hill Giant", "Goblin Piker"], *attacking, *blocking)
    assert not played.report["unread"]
    assert on_board(played, "Watcher").get("counters", {}).get("charge", 0) == times
