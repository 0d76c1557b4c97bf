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
    assert acts(found) == ["Me attacks Opp with 2/2 deathtouch#1", "Opp blocks 2/2 deathtouch#1 with 2/2 deathtouch#2"]


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
    line = board(situation(cards, text, language), language)[-2]
    assert line in ("Me graveyard: 2 unknown cards", "Me cimetière: 2 unknown cards")


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
            "Une capacité se déclenche.",
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


@pytest.mark.cr("603.10a", cited=False)
def test_whose_it_is_by_control_and_side(cards: CardDatabase) -> None:
    assert "Opp: Soul Warden" in board(situation(cards, "Soul Warden under his control, I play Grizzly Bears"))
    assert "Me: Soul Warden" in board(situation(cards, "Soul Warden sous mon contrôle, il joue Grizzly Bears", "fr"))


def test_boards_are_listed_by_their_players(cards: CardDatabase) -> None:
    found = situation(cards, "me: Serra Angel. him: Grizzly Bears. I attack, what happens")
    assert board(found) == ["Me: Serra Angel", "Opp: Grizzly Bears"]


def test_what_attacks_already_is_attacking(cards: CardDatabase) -> None:
    found = situation(cards, "I shock his attacking 3/3, what happens")
    assert acts(found) == ["Opp attacks Me with 3/3 creature", "Me casts Shock on 3/3 creature"]


def test_what_comes_in_does_not_attack(cards: CardDatabase) -> None:
    found = situation(cards, "I cast Grizzly Bears. How big is it when it comes in?")
    assert acts(found) == ["Me casts Grizzly Bears", "resolve all"]


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("my 5/5 got blocked by a 2/2, it had trample. how much goes through", "en"),
        ("mon 5/5 est bloqué par un 2/2, il a le piétinement. combien ça passe", "fr"),
    ],
)
def test_a_keyword_told_later(cards: CardDatabase, text: str, language: str) -> None:
    found = situation(cards, text, language)
    assert "Me: 5/5 trample" in board(found, language)
    assert not situation(cards, "my Grizzly Bears got blocked by a 2/2, it had trample. what happens").playable


def test_of_several_some_attack(cards: CardDatabase) -> None:
    found = situation(cards, "Deux de ses 2/2 attaquent, j'en bloque un avec mon mur 0/4. Combien je perds ?", "fr")
    assert board(found, "fr")[1] == "Opp: 2/2, 2/2"
    assert acts(found, "fr")[-1] == "Me bloque créature 2/2#1 avec Wall"


def test_who_answers_in_french_is_who_is_named(cards: CardDatabase) -> None:
    found = situation(
        cards, "Si je Shock son Grizzly Bears et qu'il répond avec Giant Growth dessus, il survit ?", "fr"
    )
    assert found.acts[-1].player == "Opp"


@pytest.mark.cr("506.3", cited=False)
def test_creatures_are_not_attacked(cards: CardDatabase) -> None:
    assert not situation(cards, "a 5/5 trampler attacks a guy, what happens").playable
    assert situation(cards, "I attack into his 4/4 with a 5/5, what happens").playable
