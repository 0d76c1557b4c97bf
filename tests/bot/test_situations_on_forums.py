"""How players ask on forums: by what they respond, triggers on the stack, passives, what both have, mana values."""

from __future__ import annotations

import pytest

from bot.desk import Desk, Place
from bot.situations.board import Kind
from cards import CardDatabase
from tests.bot.test_drafted_boards import answer
from tests.bot.test_situations import acts, board, situation


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("opp shocks my Grizzly Bears, can i respond by bolting him", "en"),
        ("Can I respond to my opponent cracking Evolving Wilds with Lightning Bolt to his face?", "en"),
        ("L'adversaire lance Shock sur mon Grizzly Bears, puis-je répondre avec un Lightning Bolt sur lui ?", "fr"),
    ],
)
def test_by_what_one_responds(cards: CardDatabase, text: str, language: str) -> None:
    found = situation(cards, text, language)
    assert found.not_understood == []
    assert acts(found, language)[-1] in ("Me casts Lightning Bolt on Opp", "Me lance Lightning Bolt sur Opp")
    assert found.asked.kind is Kind.CAN


def test_passives(cards: CardDatabase) -> None:
    found = situation(cards, "Shock is cast on my Grizzly Bears. does it die")
    assert acts(found) == ["Opp casts Shock on Grizzly Bears"]
    found = situation(cards, "Pyroclasm is cast by my opponent, i have Serra Angel. does it survive")
    assert acts(found) == ["Opp casts Pyroclasm"]


def test_both_have_one(cards: CardDatabase) -> None:
    found = situation(cards, "Both of us have a 2/2 deathtouch. Mine attacks, his blocks, what dies")
    assert acts(found) == ["Me attacks Opp with Creature#1", "Opp blocks Creature#1 with Creature#2"]


def test_a_mana_value_is_compared_with_the_card(cards: CardDatabase) -> None:
    assert situation(cards, "I shock his Serra Angel, its mv is 5. does it die").not_understood == []
    assert situation(cards, "I shock his Serra Angel, its mv is 3. does it die").not_understood == ["its mv is 3"]


def test_life_left_behind_what_is_done(cards: CardDatabase) -> None:
    assert situation(cards, "opp casts Shock on me at 2 life, do i lose").life == {"Me": 2}
    assert situation(cards, "opp casts Divination at 2 life, what happens").life == {"Opp": 2}
    assert not situation(cards, "opp attacks me with a 5/5 at 2 life, do i lose").playable, "whose life is not clear"


@pytest.mark.parametrize(
    ("text", "language"),
    [("I have two cards in my graveyard", "en"), ("J'ai deux cartes au cimetière", "fr")],
)
def test_cards_in_a_graveyard_that_nobody_names(cards: CardDatabase, text: str, language: str) -> None:
    assert any(line.endswith("2 unknown cards") for line in board(situation(cards, text, language), language))


def test_a_spell_that_is_no_creature_is_not_unblocked(cards: CardDatabase) -> None:
    found = situation(cards, "il bloque mon 2/2, mon Shock passe ?", "fr")
    assert not found.playable


@pytest.mark.cr("603.3")
@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("I play Grizzly Bears with two Soul Wardens out. How many triggers do i get", "2 abilities trigger."),
        (
            "Je lance Grizzly Bears alors que j'ai un Soul Warden, combien de fois ça se déclenche ?",
            "One ability triggers.",
        ),
    ],
)
def test_how_many_abilities_trigger(desk: Desk, alice: Place, question: str, said: str) -> None:
    assert answer(desk, alice, question).startswith(said)


@pytest.mark.cr("603.3", cited=False)
def test_a_trigger_on_the_stack_has_its_source_come_in(cards: CardDatabase) -> None:
    found = situation(cards, "with the Invasion of Zendikar trigger on the stack opp bolts me. what happens")
    assert acts(found) == ["Me casts Invasion of Zendikar", "resolve", "Opp casts Lightning Bolt on Me"]


@pytest.mark.cr("506.2", cited=False)
def test_who_attacks_after_the_others_sorcery_does_so_on_their_own_turn(cards: CardDatabase) -> None:
    found = situation(cards, "opp enchants my Grizzly Bears with Pacifism. can I still attack with it")
    assert acts(found)[-1] == "Me attacks Opp with Grizzly Bears"
    assert found.active == "Opp"
