"""Official rulings that state an outcome, each made into a board."""

from __future__ import annotations

import pytest

from tests.engine.helpers import (
    AFTER_COMBAT,
    RESOLVE,
    RESOLVE_ALL,
    activate,
    answer,
    attack,
    attack_with,
    board,
    cast,
    cr,
    to,
    turn,
)


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


@cr("616.1", "615.1")
def test_the_order_of_effects_that_each_prevent_some_damage_is_no_choice() -> None:
    board(
        ["Urza's Armor", "Urza's Armor"],
        ["Grizzly Bears", "Hill Giant"],
        *attack("B", Grizzly_Bears="A", Hill_Giant="A"),
        AFTER_COMBAT,
        active="B",
        expect=["A life 19"],
    )


@cr("608.2d", "400.7")
def test_nobody_is_asked_to_put_back_what_is_gone() -> None:
    """Neither to put it somewhere nor to return it: what is impossible can't be chosen."""
    played = board(
        ["Avenging Angel"],
        {"hand": ["Murder", "Cremate"]},
        cast("Murder", "Avenging Angel", player="B"),
        RESOLVE,
        cast("Cremate", "Avenging Angel", player="B"),
        RESOLVE_ALL,
        active="B",
        expect=["Avenging Angel in exile"],
    )
    assert played.report["pending"] is None
    played = board(
        {"graveyard": ["Squee, Goblin Nabob"]},
        {"hand": ["Cremate"]},
        turn(3),
        {"do": "pass", "player": "A"},
        cast("Cremate", "Squee, Goblin Nabob", player="B"),
        RESOLVE_ALL,
        expect=["Squee, Goblin Nabob in exile"],
        turn={"number": 2, "active": "B", "step": "end"},
    )
    assert played.report["pending"] is None


@cr("603.3b")
def test_triggers_of_one_source_that_speak_of_the_same_player_need_no_order() -> None:
    board(
        ["Ob Nixilis, the Hate-Twisted"],
        ["Darksteel Myr"],
        activate("Ob Nixilis, the Hate-Twisted", "Darksteel Myr"),
        RESOLVE_ALL,
        expect=["B has 2 cards in hand", "B life 18"],
    )


@cr("601.2c")
def test_no_target_may_be_named_where_there_is_none() -> None:
    board({"hand": ["Frantic Salvage"]}, [], cast("Frantic Salvage", []), RESOLVE, expect=["A has 1 card in hand"])


@cr("700.2", "603.3c")
def test_modes_are_named_by_the_number_that_is_printed_before_them() -> None:
    board(
        {"battlefield": ["Rankle, Master of Pranks"], "hand": ["Island"]},
        {"battlefield": ["Grizzly Bears"], "hand": ["Island"]},
        *attack_with({"Rankle, Master of Pranks": "B"}),
        to("combat damage"),
        answer(["1"]),
        RESOLVE,
        expect=["A life 20", "A has 0 cards in hand", "B has 0 cards in hand", "B controls Grizzly Bears"],
    )


@cr("608.2c", "400.7j")
def test_a_source_that_deals_damage_by_that_cards_number_means_the_card_it_spoke_of() -> None:
    """Not itself: it would say "its power"."""
    board(
        {"hand": ["Dead Reckoning"], "graveyard": ["Craw Wurm"]},
        ["Serra Angel"],
        cast("Dead Reckoning", "Craw Wurm", "Serra Angel"),
        RESOLVE,
        answer("yes"),
        expect=["Serra Angel in B's graveyard", "Craw Wurm in A's library"],
    )
    board(
        {"hand": ["Lie in Wait"], "graveyard": ["Hill Giant"]},
        ["Serra Angel"],
        cast("Lie in Wait", "Hill Giant", "Serra Angel"),
        RESOLVE,
        expect=["Serra Angel has 3 damage", "Hill Giant in hand"],
    )
    board(
        {"hand": ["Undying Flames"], "library": ["Forest", "Hill Giant", "Shock"]},
        [],
        cast("Undying Flames", "B"),
        RESOLVE,
        expect=["B life 16"],
    )
    board(
        {"battlefield": [{"card": "Sarkhan the Mad", "counters": {"loyalty": 7}}], "library": ["Craw Wurm"]},
        [],
        activate("Sarkhan the Mad"),
        RESOLVE,
        expect=["Craw Wurm in hand", "Sarkhan the Mad has 1 loyalty counter"],
    )


@cr("701.9a", "608.2c")
def test_a_card_discarded_is_spoken_of_as_that_card_and_as_the_discarded_card() -> None:
    board(
        {"hand": ["Hellhole Rats"]},
        {"hand": ["Craw Wurm"]},
        cast("Hellhole Rats"),
        RESOLVE,
        answer("B"),
        RESOLVE,
        expect=["B life 14"],
    )
    board(
        {"battlefield": ["Mercurial Chemister"], "hand": ["Hill Giant"]},
        ["Craw Wurm"],
        activate("Mercurial Chemister", "Craw Wurm", ability=2),
        RESOLVE,
        expect=["Craw Wurm in B's graveyard"],
    )
    board(
        {"battlefield": ["Wolf of Devil's Breach"], "hand": ["Shock"]},
        ["Serra Angel"],
        *attack_with({"Wolf of Devil's Breach": "B"}),
        answer("Serra Angel"),
        RESOLVE,
        answer("yes"),
        expect=["Serra Angel has 1 damage"],
    )
    board(
        {"battlefield": ["Spellbound Dragon"], "library": ["Craw Wurm"]},
        [],
        *attack_with({"Spellbound Dragon": "B"}),
        RESOLVE,
        expect=["Spellbound Dragon is 9/5"],
    )
    board(
        {"battlefield": ["Land's Edge"], "hand": ["Forest"]},
        [],
        activate("Land's Edge", "B"),
        RESOLVE,
        expect=["B life 18"],
    )


@cr("608.2c")
def test_a_spell_that_deals_damage_to_its_controller_means_the_one_of_its_target() -> None:
    board(
        {"hand": ["Neonate's Rush"]},
        ["Grizzly Bears"],
        cast("Neonate's Rush", "Grizzly Bears"),
        RESOLVE,
        expect=["A life 20", "B life 19"],
    )
    board(
        {"hand": ["Essence Backlash"]},
        {"hand": ["Craw Wurm"]},
        cast("Craw Wurm", player="B"),
        {"do": "pass", "player": "B"},
        cast("Essence Backlash", "Craw Wurm"),
        RESOLVE,
        active="B",
        expect=["A life 20", "B life 14"],
    )
