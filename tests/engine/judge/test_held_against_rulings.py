"""Official rulings that state an outcome, each made into a board."""

from __future__ import annotations

import pytest

from tests.engine.helpers import AFTER_COMBAT, RESOLVE, RESOLVE_ALL, answer, attack, board, cast, cr, turn


@cr("608.2d", "608.2e", "101.4")
def test_each_player_may_put_something_of_their_own_onto_the_battlefield() -> None:
    """Who has nothing that fits isn't asked, and all of it arrives at once: Clone finds nothing to copy."""
    board(
        {"hand": ["Show and Tell", "Clone"]},
        {"hand": ["Serra Angel"]},
        cast("Show and Tell"),
        RESOLVE,
        answer("yes"),
        answer("yes", "B"),
        expect=["Clone in A's graveyard", "B controls Serra Angel"],
    )
    board(
        {"hand": ["Show and Tell", "Shock"]},
        {"hand": ["Serra Angel", "Shock"]},
        cast("Show and Tell"),
        RESOLVE,
        answer("yes", "B"),
        expect=["A has 1 card in hand", "B controls Serra Angel", "B has 1 card in hand"],
    )


@cr("608.2d")
def test_each_other_player_may_put_a_card_of_their_own_onto_the_battlefield() -> None:
    board(
        {"hand": ["Hunted Wumpus", "Serra Angel"]},
        {"hand": ["Grizzly Bears", "Shock"]},
        cast("Hunted Wumpus"),
        RESOLVE_ALL,
        answer("yes", "B"),
        expect=["A has 1 card in hand", "B controls Grizzly Bears"],
    )


@cr("603.3d", "400.7e")
def test_another_card_is_another_than_the_one_that_died() -> None:
    board(
        ["Sylvan Hierophant"],
        {"hand": ["Murder"]},
        cast("Murder", "Sylvan Hierophant", player="B"),
        RESOLVE_ALL,
        active="B",
        expect=["Sylvan Hierophant in A's graveyard"],
    )
    board(
        {"battlefield": ["Sylvan Hierophant"], "graveyard": ["Grizzly Bears"]},
        {"hand": ["Murder"]},
        cast("Murder", "Sylvan Hierophant", player="B"),
        RESOLVE_ALL,
        active="B",
        expect=["Sylvan Hierophant in exile", "Grizzly Bears in hand"],
    )
    board(
        {"battlefield": ["Myr Retriever"], "graveyard": ["Ornithopter"]},
        {"hand": ["Shatter"]},
        cast("Shatter", "Myr Retriever", player="B"),
        RESOLVE_ALL,
        active="B",
        expect=["Myr Retriever in A's graveyard", "Ornithopter in hand"],
    )


@cr("603.3d")
def test_a_trigger_that_lacks_one_of_its_targets_asks_for_none() -> None:
    played = board(
        ["Goblin Grenadiers"],
        ["Grizzly Bears"],
        *attack(Goblin_Grenadiers="B"),
        AFTER_COMBAT,
        expect=["B life 18", "A controls Goblin Grenadiers"],
    )
    assert played.report["pending"] is None
    assert played.cites("603.3d")


@cr("704.5m", "608.2h")
@pytest.mark.parametrize(
    ("answered_with", "left"),
    [("Murder", "A controls no Grizzly Bears"), ("Disenchant", "A controls 2 Grizzly Bears")],
)
def test_an_aura_that_follows_its_creature_was_last_attached_to_nothing(answered_with: str, left: str) -> None:
    """Only if it left first, or with the creature, does it still speak of the creature it enchanted."""
    on = "Grizzly Bears" if answered_with == "Murder" else "Followed Footsteps"
    board(
        ["Grizzly Bears", {"card": "Followed Footsteps", "attached_to": "Grizzly Bears"}],
        {"hand": [answered_with]},
        turn(3),
        {"do": "pass", "player": "A"},
        cast(answered_with, on, player="B"),
        RESOLVE_ALL,
        expect=[left],
        turn={"number": 2, "active": "B", "step": "end"},
    )


@cr("608.2h", "603.10a")
def test_an_aura_that_leaves_with_its_creature_still_speaks_of_it() -> None:
    board(
        ["Grizzly Bears", {"card": "Followed Footsteps", "attached_to": "Grizzly Bears"}],
        {"hand": ["Upheaval"], "battlefield": ["Vedalken Orrery"]},
        turn(3),
        {"do": "pass", "player": "A"},
        cast("Upheaval", player="B"),
        RESOLVE_ALL,
        expect=["A controls 1 Grizzly Bears"],
        turn={"number": 2, "active": "B", "step": "end"},
    )
