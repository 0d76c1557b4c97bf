"""Life (CR 119)."""

from __future__ import annotations

import pytest

from tests.helpers import PASS_A, RESOLVE, RESOLVE_ALL, activate, answer, attack_with, board, cast, cr, creature, to

LIBRARY = ["Sol Ring", "Island", "Swamp", "Mountain", "Plains"]
ASHIOK = "Ashiok, Wicked Manipulator"


@cr("119.3")
def test_life_gained_is_what_all_opponents_lost_together() -> None:
    merchant = "Gray Merchant of Asphodel"
    board({"hand": [merchant]}, [], cast(merchant), RESOLVE_ALL, C=[], expect=["B life 18", "C life 18", "A life 24"])


@cr("119.3")
def test_that_much_life_is_the_damage_dealt() -> None:
    board(
        ["Hill Giant", {"card": "Armadillo Cloak", "attached_to": "Hill Giant"}],
        [],
        *attack_with({"Hill Giant": "B"}),
        to("combat damage"),
        RESOLVE_ALL,
        expect=["A has 25 life", "B has 15 life"],
    )


@cr("119.3")
def test_wound_reflection_repeats_the_loss_of_each_opponent():
    board(
        {"battlefield": ["Wound Reflection"], "hand": ["Lightning Bolt"]},
        [],
        cast("Lightning Bolt", "B"),
        RESOLVE_ALL,
        to("end"),
        RESOLVE_ALL,
        C={"life": 20},
        expect=["B life 14", "C life 20"],
    )


@cr("119.4", cited=False)
def test_who_has_not_four_life_puts_both_cards_back_in_an_order_of_choice() -> None:
    board(
        {"battlefield": ["Sylvan Library"], "library": LIBRARY, "hand": ["Shock"], "life": 3},
        [],
        to("draw"),
        RESOLVE,
        answer("yes"),
        answer(["Island", "Sol Ring"]),
        answer(["Sol Ring", "Island"]),
        step="upkeep",
        expect=["A life 3", "Swamp in A's hand", "A has 2 cards in hand"],
    )


@cr("119.4")
def test_life_is_paid_down_to_nothing_but_not_below() -> None:
    board({"battlefield": ["Greed"], "life": 2}, [], activate("Greed"), expect=["A loses"])
    played = board({"battlefield": ["Greed"], "life": 1}, [], activate("Greed"), refused="119.4")
    assert played.cites("119.4")


@cr("119.4", cited=False)
def test_life_lost_to_damage_is_not_paid() -> None:
    script = ({"do": "pass", "player": "A"}, cast("Lightning Bolt", "A", player="B"), RESOLVE)
    side = {"battlefield": [ASHIOK], "library": ["Grizzly Bears"] * 5}
    board(side, {"hand": ["Lightning Bolt"]}, *script, expect=["A life 17"])


@cr("119.5")
def test_a_life_total_that_is_set_is_gained_or_lost() -> None:
    sorin = {"card": "Sorin Markov", "counters": {"loyalty": 4}}
    played = board(
        [sorin], {"life": 30}, activate("Sorin Markov", ability=2, targets=["B"]), RESOLVE, expect=["B life 10"]
    )
    assert "119.5" in played.rules_of("loses 20 life")
    pridemate = {"life": 3, "battlefield": ["Ajani's Pridemate"]}
    script = (cast("Magister Sphinx"), RESOLVE, answer("B"), RESOLVE_ALL)
    gained = ["B life 10", "Ajani's Pridemate is 3/3"]
    board({"hand": ["Magister Sphinx"]}, pridemate, *script, expect=gained)


@cr("119.5")
def test_a_life_total_set_to_a_number_is_a_loss_or_a_gain() -> None:
    """So who gains because of life gained does."""
    played = board(
        {"battlefield": ["Ajani's Pridemate"], "hand": ["Magister Sphinx"], "life": 4},
        [],
        cast("Magister Sphinx", choices=[{"player": "A", "choice": "target", "value": "A"}]),
        *[RESOLVE] * 3,
        expect=["A life 10", "Ajani's Pridemate is 3/3"],
    )
    assert played.cites("119.5")
    board(
        {"battlefield": ["Grizzly Bears", "Grizzly Bears"], "hand": ["Biorhythm"]},
        ["Ornithopter"],
        cast("Biorhythm"),
        RESOLVE,
        expect=["A life 2", "B life 1"],
    )


@cr("119.5")
def test_each_life_total_becomes_the_lowest() -> None:
    board(
        {"hand": ["Repay in Kind"], "life": 3},
        {"life": 18},
        cast("Repay in Kind"),
        RESOLVE,
        expect=["A life 3", "B life 3"],
    )


@cr("119.7", "702.16j", "611.2a")
def test_until_their_next_turn_a_player_is_out_of_reach() -> None:
    board(
        {"hand": ["Unbending Faith"]},
        {"hand": ["Lightning Bolt"]},
        cast("Unbending Faith"),
        RESOLVE,
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "A", player="B"),
        refused="702.16b",
    )


@cr("119.7")
def test_where_players_cant_gain_life_nobody_does() -> None:
    board(
        ["Tibalt, Rakish Instigator", "Grizzly Bears"],
        {"battlefield": ["Soul Warden"], "life": 10, "hand": ["Grizzly Bears"]},
        to("end"),
        {"do": "go_to", "step": "precombat main", "active": "B"},
        cast("Grizzly Bears", player="B"),
        RESOLVE_ALL,
        expect=["B life 10"],
    )


@cr("119.7")
def test_who_can_not_gain_life_exchanges_nothing_for_more() -> None:
    conduit = {"battlefield": ["Soul Conduit"], "life": 5}
    god = {"battlefield": ["Erebos, God of the Dead"], "life": 20}
    script = (activate("Soul Conduit", targets=["A", "B"]), RESOLVE)
    board(conduit, god, *script, expect=["A life 5", "B life 20"])
    board(conduit, {"life": 20}, *script, expect=["A life 20", "B life 5"])


@cr("119.7", "119.8")
def test_a_life_total_that_cannot_change_is_neither_raised_lowered_nor_paid_from() -> None:
    board(
        {"battlefield": ["Platinum Emperion"], "hand": ["Healing Salve"]},
        {"hand": ["Lightning Bolt"]},
        cast("Healing Salve", "A", modes=[1]),
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "A", player="B"),
        *[RESOLVE] * 2,
        expect=["A life 20"],
    )
    board(
        ["Platinum Emperion", "Greedy Library"],
        [],
        activate("Greedy Library"),
        refused="119.8",
    )


@cr("119.8")
def test_who_can_not_lose_life_can_not_pay_any() -> None:
    golem = {"battlefield": ["Platinum Emperion"], "hand": ["Street Wraith"]}
    board(golem, [], activate("Street Wraith"), refused="119.8")
    bolt = (PASS_A, cast("Lightning Bolt", "A", player="B"), RESOLVE)
    board(golem, {"hand": ["Lightning Bolt"]}, *bolt, expect=["A life 20"])


@cr("119.9")
def test_no_life_gained_is_no_gain() -> None:
    board(
        {"hand": ["Swords to Plowshares"]},
        ["Char-Rumbler", "Ajani's Pridemate"],
        cast("Swords to Plowshares", "Char-Rumbler"),
        RESOLVE_ALL,
        expect=["Ajani's Pridemate is 2/2"],
    )


@cr("119.9")
def test_a_gain_of_no_life_triggers_nothing() -> None:
    text = "Whenever you gain life, draw a card.\n{0}: You gain life equal to the number of Elves on the battlefield."
    board([creature(text)], [], activate("Tester"), RESOLVE, expect=["A has 0 cards in hand"])


@cr("119.3", cited=False)
@pytest.mark.parametrize(
    ("event", "number"),
    [
        ("you lose life", 1),
        ("you gain life", 0),
        ("you gain or lose life", 1),
        ("you lose life for the first time each turn", 1),
        ("you gain life for the first time each turn", 0),
        ("you gain or lose life during your turn", 1),
    ],
)
def test_what_triggers_as_life_is_paid(event: str, number: int) -> None:
    """Paying life is losing it."""
    mine = [creature(f"Whenever {event}, draw a card."), creature("Pay 1 life: Tap this creature.", name="Altar")]
    board(mine, [], activate("Altar"), RESOLVE_ALL, expect=[f"A has {number} cards in hand"])


@cr("119.4")
def test_how_much_life_cannot_be_paid_with_how_much_is_told() -> None:
    refused = board({"battlefield": ["Griselbrand"], "life": 6}, [], activate("Griselbrand"), refused="119.4")
    assert refused.report["refused"]["reason"] == "A can't pay 7 life with 6."
