"""Paying costs and life, drawing cards (CR 118, 119, 121)."""

from __future__ import annotations

from tests.engine.helpers import PASS_A, RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr


@cr("118.3")
def test_a_cost_that_can_not_be_paid_stops_the_spell() -> None:
    played = board({"hand": ["Altar's Reap"]}, [], cast("Altar's Reap"), refused=True)
    assert played.cites("601.2h") or played.cites("118.3")
    assert played.report["state"]["players"]["A"]["hand"] == ["Altar's Reap"]


@cr("118.8", "601.2h")
def test_an_additional_cost_is_paid_even_if_the_spell_is_countered() -> None:
    board(
        {"battlefield": ["Grizzly Bears"], "hand": ["Altar's Reap"]},
        {"hand": ["Counterspell"]},
        cast("Altar's Reap"),
        PASS_A,
        cast("Counterspell", "Altar's Reap", player="B"),
        RESOLVE_ALL,
        expect=["Grizzly Bears in graveyard", "A has 0 cards in hand"],
    )


@cr("119.4")
def test_life_is_paid_down_to_nothing_but_not_below() -> None:
    board({"battlefield": ["Greed"], "life": 2}, [], activate("Greed"), expect=["A loses"])
    played = board({"battlefield": ["Greed"], "life": 1}, [], activate("Greed"), refused=True)
    assert played.cites("119.4")


@cr("119.9")
def test_no_life_gained_is_no_gain() -> None:
    board(
        {"hand": ["Swords to Plowshares"]},
        ["Char-Rumbler", "Ajani's Pridemate"],
        cast("Swords to Plowshares", "Char-Rumbler"),
        RESOLVE_ALL,
        expect=["Ajani's Pridemate is 2/2"],
    )


@cr("121.2")
def test_two_cards_are_two_draws() -> None:
    board(
        {"hand": ["Divination", "Forest"], "battlefield": ["Psychosis Crawler"]},
        [],
        cast("Divination"),
        RESOLVE,
        answer("as listed"),
        RESOLVE_ALL,
        expect=["B life 18"],
    )


@cr("121.5")
def test_a_card_put_into_the_hand_is_not_drawn() -> None:
    board(
        {"hand": ["Raise Dead", "Forest"], "graveyard": ["Grizzly Bears"], "battlefield": ["Psychosis Crawler"]},
        [],
        cast("Raise Dead", "Grizzly Bears"),
        RESOLVE_ALL,
        expect=["B life 20", "A has 2 cards in hand"],
    )


@cr("121.2c", "104.3c")
def test_all_players_draw_and_those_who_could_not_lose_together() -> None:
    board(
        {"hand": ["Prosperity"], "library": ["Forest"]},
        {"library": ["Forest"]},
        cast("Prosperity", x=2),
        RESOLVE,
        expect=["the game is a draw"],
    )


@cr("118.9", "119.4")
def test_an_alternative_cost_is_paid_instead_of_mana() -> None:
    board(
        {"hand": ["Lightning Bolt"]},
        {"hand": ["Force of Will", "Divination"], "mana": ""},
        cast("Lightning Bolt", "B"),
        PASS_A,
        cast("Force of Will", "Lightning Bolt", player="B", costs=["alternative"]),
        RESOLVE_ALL,
        expect=["B life 19", "Divination in exile"],
    )


@cr("118.12a")
def test_unless_its_controller_pays_when_nothing_is_left_to_pay_with() -> None:
    board(
        {"hand": ["Divination"], "battlefield": [{"card": "Island", "count": 3}], "mana": "lands"},
        {"hand": ["Mana Leak"]},
        cast("Divination"),
        PASS_A,
        cast("Mana Leak", "Divination", player="B"),
        RESOLVE,
        expect=["Divination in A's graveyard"],
    )
