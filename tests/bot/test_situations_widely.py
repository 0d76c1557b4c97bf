"""Boards told of in many words: stand-ins by type and protection, cards without a name, corrections, who goes on."""

from __future__ import annotations

import pytest

from bot.desk import Desk, Place
from cards import CardDatabase
from tests.bot.test_drafted_boards import answer
from tests.bot.test_situations import acts, board, situation


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("I attack with a 6/6 trample, deathtouch", "Me: 6/6 deathtouch trample"),
        ("I attack with a 2/2 goblin", "Me: 2/2 Goblin creature token"),
        (
            "I have 3 goblin tokens (2/2) and attack with them",
            "Me: 2/2 Goblin creature token, 2/2 Goblin creature token, 2/2",
        ),
        ("I attack with a 3/3 with protection from red", "Me: 3/3 creature token with protection from red"),
        ("I attack with a pro-black 2/2", "Me: 2/2 creature token with protection from black"),
    ],
)
def test_what_a_stand_in_is(cards: CardDatabase, text: str, line: str) -> None:
    assert board(situation(cards, text))[0].startswith(line)


def test_a_type_is_no_name_of_a_card(cards: CardDatabase) -> None:
    found = situation(cards, "I have Raging Goblin and a 3/3 goblin. He casts Pyroclasm. What dies")
    assert board(found)[0] == "Me: Raging Goblin, 3/3 Goblin creature token"


def test_a_type_is_the_same_in_both_languages(cards: CardDatabase) -> None:
    assert "1/1 Goblin" in board(situation(cards, "J'attaque avec un gobelin 1/1", "fr"), "fr")[0]


@pytest.mark.parametrize(
    ("text", "player"),
    [
        ("There is a Glorious Anthem on my opponent's side. I cast Shock on him", "Opp"),
        ("Opponent has Glorious Anthem and casts Shock on me", "Opp"),
        ("I have Glorious Anthem and cast Shock on him", "Me"),
    ],
)
def test_whose_it_is(cards: CardDatabase, text: str, player: str) -> None:
    found = situation(cards, text)
    assert [one.owner for one in found.pieces if one.item == "Glorious Anthem"] == [player]
    assert found.not_understood == []


def test_who_has_something_goes_on(cards: CardDatabase) -> None:
    found = situation(cards, "opp has Glorious Anthem and casts Grizzly Bears. How big is it")
    assert acts(found) == ["Opp casts Grizzly Bears"]


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("I attack with a 2/2, I mean a 3/3, and he doesn't block", "en"),
        ("I attack with Serra Angel... no wait, a 3/3. He doesn't block", "en"),
        ("J'attaque avec un 2/2, non pardon, un 3/3", "fr"),
    ],
)
def test_what_is_taken_back(cards: CardDatabase, text: str, language: str) -> None:
    assert board(situation(cards, text, language), language)[0] == ("Me: 3/3")


def test_a_card_without_a_name_is_a_real_one(cards: CardDatabase) -> None:
    found = situation(cards, "I have a creature and a land in my graveyard, I cast Raise Dead")
    assert [(one.item, one.zone) for one in found.pieces][:1] == [("Grizzly Bears", "graveyard")]
    assert any("Grizzly Bears" in line for line in found.assumed)


def test_a_commander_may_be_on_the_battlefield(cards: CardDatabase) -> None:
    found = situation(cards, "My commander is Serra Angel, opp casts Doom Blade on it. where does it go")
    assert acts(found) == ["Opp casts Doom Blade on Serra Angel"]
    assert "Me commander: Serra Angel" in board(found)


@pytest.mark.cr("702.2c", "702.19b")
def test_the_rule_of_a_pending_division(desk: Desk, alice: Place) -> None:
    text = "I attack with a 6/6 trample, deathtouch. opp blocks with a 5/5 and a 4/4, how much goes through"
    assert "4 damage" in answer(desk, alice, text) or "at 16 life" in answer(desk, alice, text)


def test_a_remark_with_a_card_is_no_remark(cards: CardDatabase) -> None:
    text = "Je cible son Serra Angel avec Swords to Plowshares et il répond Counterspell, que j'annule avec Shock"
    assert not situation(cards, text, "fr").playable
