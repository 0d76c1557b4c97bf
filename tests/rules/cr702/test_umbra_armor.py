"""Umbra Armor (CR 702.89)."""

from __future__ import annotations

from tests.helpers import RESOLVE, board, cast, cr
from tests.rules.watching import do, doer


@cr("702.89a")
def test_umbra_armor_is_destroyed_instead() -> None:
    umbra = {"card": "Bear Umbra", "attached_to": "Goblin Piker"}
    played = board(
        {"hand": ["Murder"], "battlefield": ["Goblin Piker", umbra]},
        [],
        cast("Murder", "Goblin Piker"),
        RESOLVE,
        expect=["A controls 1 Goblin Piker", "Bear Umbra in A's graveyard"],
    )
    assert played.cites("702.89a")


@cr("702.89a", "701.8a")
def test_an_aura_destroyed_together_with_what_it_enchants_saves_that_and_is_destroyed_once() -> None:
    sweeper = doer("Destroy all creatures and enchantments.")
    umbra = {"card": "Bear Umbra", "attached_to": "Goblin Piker"}
    held = ["A controls 1 Goblin Piker", "Bear Umbra in A's graveyard", "Grizzly Bears in A's graveyard"]
    played = board([sweeper, "Goblin Piker", umbra, "Grizzly Bears"], [], do(), RESOLVE, expect=held)
    assert played.cites("702.89a")
    assert played.count("Goblin Piker isn't destroyed: Bear Umbra is destroyed instead.") == 1
