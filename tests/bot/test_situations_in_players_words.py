"""Situations in the words of forums and chats: repeated acts, held priority, given bonuses, asides; each class of
sentences with what it must not be taken for."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.desk import Desk, Place
from bot.situations.board import Kind
from cards import CardDatabase
from tests.bot.test_drafted_boards import answer
from tests.bot.test_situations import acts, board, situation


@pytest.mark.parametrize(
    ("text", "done"),
    [
        ("I have a Shivan Dragon and pump it twice", ["Me activates Shivan Dragon"] * 2),
        ("He activates Shivan Dragon three times", ["Opp activates Shivan Dragon"] * 3),
        ("I have a Shivan Dragon and wiggle it twice", None),
        ("I attack with my 2/2 twice", None),
    ],
)
def test_what_is_done_several_times(cards: CardDatabase, text: str, done: list[str] | None) -> None:
    found = situation(cards, text)
    assert acts(found) == done if done is not None else not found.playable, "only what can be activated"


def test_a_sentence_ends_with_words_for_its_last_clause(cards: CardDatabase) -> None:
    found = situation(cards, "He casts Shock on my Grizzly Bears but I have Shivan Dragon and pump it in response")
    assert acts(found) == ["Opp casts Shock on Grizzly Bears", "Me activates Shivan Dragon"]
    found = situation(cards, "I cast Serra Angel but I have Shivan Dragon and pump it")
    assert "resolve all" in acts(found), "which is no response"


def test_the_name_of_a_spell_may_be_a_verb_beside_the_one_that_is_cast(cards: CardDatabase) -> None:
    found = situation(cards, "My opponent bolts my Grizzly Bears with Shock")
    assert acts(found) == ["Opp casts Shock on Grizzly Bears"]
    assert acts(situation(cards, "He wipes the board with Wrath of God")) == ["Opp casts Wrath of God"]


def test_what_is_given_is_what_the_card_gives(cards: CardDatabase) -> None:
    found = situation(cards, "I have Grizzly Bears and give it +3/+3 with Giant Growth")
    assert acts(found) == ["Me casts Giant Growth on Grizzly Bears"]
    assert situation(cards, "I have Grizzly Bears and give it +2/+2 with Giant Growth").not_understood


def test_what_is_taken_attacks_for_who_took_it(cards: CardDatabase) -> None:
    found = situation(cards, "I cast Act of Treason on his Serra Angel and attack with it")
    assert acts(found)[-1] == "Me attacks Opp with Serra Angel"
    assert board(found)[-1] == "Opp: Serra Angel", "it was his"


def test_it_stays_what_it_was_behind_an_attack_on_it(cards: CardDatabase) -> None:
    found = situation(cards, "He has Jace Beleren at 5. I attack it with a 3/3 and bolt it. Is it gone?")
    assert acts(found)[-1] == "Me casts Lightning Bolt on Jace Beleren"


def test_counters_that_are_asked_for_are_not_there_yet(cards: CardDatabase) -> None:
    found = situation(cards, "He casts Murder on my Grizzly Bears, does it come back with two +1/+1 counters?")
    assert board(found)[0] == "Me: Grizzly Bears"
    assert (found.asked.kind, found.asked.counters) == (Kind.RETURNS, "2 +1/+1")


def test_one_end_is_enough_for_what_may_be_done(desk: Desk, alice: Place) -> None:
    said = answer(desk, alice, "My commander Serra Angel is hit by Murder, can I put it into the command zone?")
    assert said.startswith("Yes: ")
    said = answer(desk, alice, "My Serra Angel is hit by Murder, can I put it into the command zone?")
    assert said.startswith("No: ")


def test_no_with_a_name_takes_back_what_was_said(cards: CardDatabase) -> None:
    assert acts(situation(cards, "I cast Murder... no just Giant Growth on my 2/2"))[-1].startswith(
        "Me casts Giant Growth"
    )
    assert situation(cards, "I cast Wrath of God and there is no Serra Angel").not_understood


def test_what_has_just_come_in_is_sick(cards: CardDatabase) -> None:
    for text in (
        "I have a Llanowar Elves that I just cast. Can I tap it for mana?",
        "Can I use Llanowar Elves the turn it comes into play?",
    ):
        assert board(situation(cards, text))[0] == "Me: Llanowar Elves (sick)", text


def test_whoever_asks_about_blocking_is_attacked(cards: CardDatabase) -> None:
    found = situation(cards, "Can my Llanowar Elves block?")
    assert acts(found)[-1] == "Me blocks 2/2 creature with Llanowar Elves"
    assert any("2/2" in line for line in found.assumed), "by what is said"


def test_more_of_the_game_in_a_question_is_not_passed_over(cards: CardDatabase) -> None:
    found = situation(cards, "I cast Giant Growth on my 2/2, who gets the card when it leaves the battlefield?")
    assert "it leaves the battlefield" in found.not_understood
    assert situation(cards, "I cast Murder on his 2/2, which is a land, does it die?").not_understood


def test_what_a_creature_is_called_besides_is_no_other_creature(cards: CardDatabase) -> None:
    assert board(situation(cards, "My creature that has trample, a 4/4, attacks"))[0] == "Me: 4/4 trample"
    found = situation(cards, "He has a creature that's indestructible, like Darksteel Myr, and I cast Wrath of God")
    assert board(found)[-1] == "Opp: Darksteel Myr"


def test_what_is_discarded_to_a_spell(cards: CardDatabase) -> None:
    found = situation(cards, "I discard Grizzly Bears to his Duress", "en")
    assert acts(found) == ["Opp casts Duress on Me", "resolve all", "Opp chooses Grizzly Bears"]
    assert "Me hand: Grizzly Bears" in board(found)


def test_french(cards: CardDatabase) -> None:
    found = situation(cards, "Mon adversaire a Jace Beleren. J'ai Grizzly Bears et je lui donne +3/+3 avec", "fr")
    assert found.not_understood
    found = situation(cards, "J'ai Grizzly Bears. Je donne +3/+3 à Grizzly Bears avec Giant Growth", "fr")
    assert acts(found, "fr") == ["Me lance Giant Growth sur Grizzly Bears"]


def test_what_happens_first_may_be_told_behind(cards: CardDatabase) -> None:
    found = situation(cards, "I have Grizzly Bears. He casts Shock on it when I attack with it")
    assert acts(found) == ["Me attacks Opp with Grizzly Bears", "Opp casts Shock on Grizzly Bears"]
    found = situation(cards, "I have two 2/2s. He has Shock and casts it on me when I attack with two 2/2s")
    assert "Me hand: Shock" not in board(found), "who casts it is said before that"


def test_what_somebody_says_of_the_rules_is_left_out(cards: CardDatabase) -> None:
    found = situation(cards, "My friend says deathtouch means that 1 damage kills. I attack with a 2/2")
    assert found.playable
    assert any("deathtouch means that 1 damage kills" in line for line in found.assumed)
    assert not situation(cards, "My friend says deathtouch means that Serra Angel dies. I attack with a 2/2").playable


def test_what_was_chosen_as_something_entered(cards: CardDatabase) -> None:
    found = situation(cards, "My opponent has Meddling Mage naming Shock")
    assert found.not_understood, "no such card is known here"
    assert situation(cards, "I have a Serra Angel naming Shock").not_understood, "nothing is chosen for it"


def test_drawing_for_the_turn_is_done_in_its_step(cards: CardDatabase) -> None:
    found = situation(cards, "He plays Grizzly Bears. I draw a card for turn")
    assert acts(found) == ["Opp casts Grizzly Bears", "resolve all", "to Me's draw step"]
    assert situation(cards, "I attack with a 2/2 and he draws a card").not_understood, "whatever makes him"


def test_what_is_asked_about_by_name_is_what_it_is_then(cards: CardDatabase) -> None:
    found = situation(cards, "does my Serra Angel die if it blocks a 3/3 first striker?")
    assert acts(found)[-1] == "Me blocks 3/3 first strike with Serra Angel"
    assert board(found)[1] == "Opp: 3/3 first strike"


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("Mon Grizzly Bears bloque un 3/3, meurt-il ?", "Oui : Grizzly Bears meurt ; créature 3/3"),
        ("Mon 2/2 bloque un 3/3. Meurt-il ?", "Oui : créature 2/2 meurt ; créature 3/3"),
        ("Mon Grizzly Bears bloque un 1/1, meurt-il ?", "Non : "),
    ],
)
def test_a_pronoun_behind_the_verb_means_what_it_means_before_it(
    desk: Desk, alice: Place, text: str, verdict: str
) -> None:
    told = desk.run(replace(alice, locale="fr"), "ask", question=text).verdict.replace("\xa0", " ")
    assert told.startswith(verdict)
