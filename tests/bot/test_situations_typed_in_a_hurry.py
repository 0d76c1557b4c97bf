"""Situations as they are typed on a phone: whose a card is goes without saying, and so does what is done with what."""

from __future__ import annotations

import pytest

from cards import CardDatabase
from tests.bot.situations_told import told
from tests.bot.test_situations import acts, board


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("opp casts Duress on me with Leyline of Sanctity in play", "en"),
        ("l'adversaire lance Duress sur moi avec Leyline of Sanctity en jeu", "fr"),
    ],
)
def test_what_keeps_a_player_from_harm_is_theirs_who_would_come_to_it(
    cards: CardDatabase, text: str, language: str
) -> None:
    found = told(cards, text, language)
    assert board(found, language)[0] == "Me: Leyline of Sanctity"
    assert any("Leyline of Sanctity" in line for line in found.assumed), "that is a guess, and told"
    theirs = told(cards, "I cast Duress on opp with Leyline of Sanctity in play")
    assert "Opp: Leyline of Sanctity" in board(theirs)


def test_what_else_lies_there_is_theirs_who_act(cards: CardDatabase) -> None:
    found = told(cards, "opp casts Duress on me with Smothering Tithe in play")
    assert "Opp: Smothering Tithe" in board(found)


@pytest.mark.parametrize(
    "text", ["I attack with Serra Angel, opp Lightning Bolt it", "I attack with Serra Angel and opp Lightning Bolt it"]
)
def test_what_a_card_s_name_is_the_verb_for_attacks_nobody(cards: CardDatabase, text: str) -> None:
    assert acts(told(cards, text)) == [
        "Me attacks Opp with Serra Angel",
        "Opp casts Lightning Bolt on Serra Angel",
    ]


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("I sac Mishra's Bauble, do I draw?", "en"),
        ("I activate Mishra's Bauble. do I draw a card?", "en"),
        ("je sacrifie Mishra's Bauble, est-ce que je pioche ?", "fr"),
    ],
)
def test_a_draw_that_is_put_off_is_asked_for_on_the_next_turn(cards: CardDatabase, text: str, language: str) -> None:
    last = acts(told(cards, text, language), language)[-1]
    assert last in ("to Opp's upkeep", "jusqu’à l’étape d’entretien d’Opp")


def test_a_draw_of_this_turn_is_asked_for_at_once(cards: CardDatabase) -> None:
    assert acts(told(cards, "I cast Brainstorm, do I draw?")) == ["Me casts Brainstorm"]


@pytest.mark.parametrize(
    "text", ["I have Prodigal Sorcerer and ping him for 1", "my Prodigal Sorcerer. I ping opp for 1"]
)
def test_who_pings_for_a_number_does_so_by_what_deals_so_much(cards: CardDatabase, text: str) -> None:
    assert acts(told(cards, text)) == ["Me activates Prodigal Sorcerer on Opp"]


def test_who_pings_for_more_than_that_casts_no_burn_spell(cards: CardDatabase) -> None:
    found = told(cards, "I have Prodigal Sorcerer and ping him for 3")
    assert not found.acts
    assert found.not_understood
    without = told(cards, "I have Serra Angel and burn him for 3")
    assert acts(without) == ["Me casts Lightning Bolt on Opp"]


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("opp has Liliana of the Veil at 6, can I ult her?", "en"),
        ("opp has Liliana of the Veil at 6, can I ult it?", "en"),
        ("Adv a Liliana of the Veil à 6, puis-je l'ulter ?", "fr"),
    ],
)
def test_who_would_use_another_s_planeswalker_is_who_asks(cards: CardDatabase, text: str, language: str) -> None:
    (act,) = told(cards, text, language).acts
    assert (act.do, act.player, act.ability) == ("activate", "Me", 3)
    assert act.uses[0].owner == "Opp"


def test_mana_in_the_plural_is_no_card(cards: CardDatabase) -> None:
    found = told(cards, "je lance Mana Leak sur son sort, il a 3 manas", "fr")
    assert board(found, "fr").count("Mana Leak") <= 1
    assert "Mana Leak, Mana Leak" not in "\n".join(board(found, "fr"))


@pytest.mark.parametrize(
    ("said", "number"),
    [
        ("I sac a token targeting opp", 1),
        ("I sac two goblins targeting opp", 2),
        ("I sac all of them targeting opp", 3),
        ("I sac 3 goblin tokens to Goblin Bombardment targeting opp", 3),
    ],
)
def test_each_that_is_sacrificed_is_sacrificed_by_itself(cards: CardDatabase, said: str, number: int) -> None:
    found = told(cards, f"I have Goblin Bombardment and 3 goblin tokens. {said}")
    assert found.not_understood == []
    assert acts(found).count("Me activates Goblin Bombardment on Opp") == number
    assert sum("Goblin" in one.called and one.is_token for one in found.pieces) == 3, "no more than were told of"


def test_both_are_two_also_where_it_is_said_what_to(cards: CardDatabase) -> None:
    found = told(cards, "I have Viscera Seer, Blood Artist and 2 tokens. I sac both tokens to Viscera Seer")
    assert acts(found).count("Me activates Viscera Seer") == 2


def test_tokens_that_nobody_has_told_of_are_there_as_they_are_sacrificed(cards: CardDatabase) -> None:
    found = told(cards, "I have Blood Artist and sac 3 goblin tokens to Goblin Bombardment targeting opp")
    assert acts(found).count("Me activates Goblin Bombardment on Opp") == 3
