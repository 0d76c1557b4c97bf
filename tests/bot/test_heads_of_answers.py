"""An answer to a question that tells of a board begins with what was asked for: yes or no, a number, a zone, a size."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.desk import Desk, Place
from tests.bot.test_drafted_boards import answer, asked


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("I cast Divination. Do I draw?", "Yes: "),
        ("I cast Divination. How many cards do I draw?", "Alice draws 2 cards."),
        ("I cast Divination and he counterspells it. Do I draw?", "No: "),
        ("I cast Divination and he counterspells it. Does Divination get countered?", "Yes: "),
        ("I cast Divination and he counterspells it. Does Divination resolve?", "No: "),
        ("I cast Lightning Bolt on his face. How much damage does he take?", "Opp is dealt 3 damage."),
        ("My opponent casts Lightning Bolt on me. What is my life total?", "Alice is at 17 life (3 damage)."),
        ("My opponent casts Lightning Bolt on me. How much life do I lose?", "Alice loses 3 life."),
        ("He swords my Serra Angel. How much life do I gain?", "Alice gains 4 life."),
        ("He swords my Serra Angel. Where does it go?", "Serra Angel is in exile."),
        ("He swords my Serra Angel. Does it go to the graveyard?", "No: Serra Angel is in exile."),
        ("He swords my Serra Angel. Does it get exiled?", "Yes: "),
        ("He casts Murder on my Serra Angel. Does it come back?", "No: "),
        ("I attack with Grizzly Bears and he blocks with a 2/2. Do they trade?", "Yes: "),
        ("I attack with Grizzly Bears and he blocks with a 3/3. Do they trade?", "No: "),
        ("My 6/6 trample is blocked by a 2/2 and a 1/1, how much goes through?", "Opp is dealt 3 damage."),
        ("He is at 3. I cast Lightning Bolt on his face. Do I win?", "Yes: "),
        ("I have Grizzly Bears. I play Glorious Anthem. Does my Grizzly Bears get bigger?", "Yes: "),
        (
            "my 3/3 attacks, they double block, I bolt one of the blockers. is my 3/3 unblocked now",
            "No: 3/3 creature is a blocked creature",
        ),
        ("my 3/3 swings and he blocks with a 2/2. I bolt the blocker. Is my 3/3 still blocked?", "Yes: 3/3 creature"),
        ("my 3/3 attacks, no blocks. Is my 3/3 unblocked?", "Yes: "),
        ("my 2/2 w/ a Bonesplitter attacks, no blocks. How much damage does he take?", "Opp is dealt 4 damage."),
        (
            "I control Grizzly Bears and Serra Angel. He casts Murder on my bears. Do my creatures get bigger?",
            "No: Serra Angel is 4/4.",
        ),
        ("I swing a 5/5 at a walker w/ 2 loyalty, no blocks. does the extra 3 go to the player", "No: "),
        ("I swing a 5/5 trample and he blocks with a 2/2. does the rest hit him?", "Yes: "),
        ("my 3/3 attacks, he blocks with a 2/2, I bolt the blocker. does my 3/3 still connect?", "No: "),
        ("I cast Raise the Alarm. How many tokens do I get?", "Alice creates 2 tokens."),
        ("I cast Raise the Alarm and he counterspells it. Do I get the tokens?", "No: "),
        ("I attack his Jace Beleren (3 loyalty) with a 2/2, no blocks. What is Jace at?", "Jace Beleren: 1 loyalty"),
    ],
)
def test_the_head_says_what_was_asked_for(desk: Desk, alice: Place, question: str, said: str) -> None:
    assert answer(desk, alice, question).startswith(said)


JACE = "I attack his Jace Beleren ({} loyalty) with a 2/2, no blocks. Does Jace die?"
RESPONSE = "He casts Lightning Bolt on my Grizzly Bears. I cast Unsummon on it. "


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("I cast Lightning Bolt on his face. Does he lose life?", "Yes: "),
        ("I cast Lightning Bolt on his face. Do I lose life?", "No: "),
        ("I cast Lightning Bolt on his face. Do I gain life?", "No: "),
        ("I cast Lightning Bolt on his face. What are the life totals?", "Alice is at 20 life. Opp is at 17 life."),
        ("He is at 4. I cast Lightning Bolt on his face. Do I win?", "No: "),
        ("He is at 4. I cast Lightning Bolt on his face. Does he die?", "No: "),
        ("He is at 3. I cast Lightning Bolt on his face. Does he die?", "Yes: "),
        ("He casts Shock on my Serra Angel. Is it gone?", "No: "),
        ("He casts Unsummon on my Serra Angel. Is it gone?", "Yes: "),
        ("He casts Unsummon on my Serra Angel. Does it go back to my hand?", "Yes: "),
        ("He casts Unsummon on my Serra Angel. How many cards are in my hand?", "Alice has one card in hand."),
        ("He casts Murder on my Serra Angel. Does it go to the graveyard?", "Yes: "),
        ("He casts Unsummon on my Grizzly Bears token. Where does it go?", "Grizzly Bears is nowhere"),
        ("He casts Divination. How many cards does he have in hand?", "Opp has 2 cards in hand."),
        ("I cast Divination. How many cards does he draw?", "Opp draws no card."),
        ("On my draw step I cast Divination. How many cards do I draw?", "Alice draws 2 cards."),
        ("I cast Divination. Does it resolve?", "Yes: "),
        ("I cast Divination. Does it get countered?", "No: "),
        ("I cast Divination and he counterspells it. Does Counterspell resolve?", "Yes: "),
        (f"{RESPONSE}Does Lightning Bolt resolve?", "No: "),
        (f"{RESPONSE}Does Lightning Bolt get countered?", "No: "),
        ("I attack with Serra Angel, no blocks. How much damage?", "Opp is dealt 4 damage."),
        ("He attacks with a 3/3. I cast Murder on it. How much damage?", "Alice is dealt no damage."),
        ("My 3/3 attacks and he blocks with a 2/2. How much damage do I take?", "Alice is dealt no damage."),
        ("My 3/3 attacks and he blocks with a 2/2. How much damage does my 3/3 take?", "3/3 creature is dealt 2"),
        ("my 3/3 attacks, no blocks. Is my 3/3 blocked?", "No: 3/3 creature is an unblocked creature"),
        ("my 3/3 attacks, no blocks. does my 3/3 still connect?", "Yes: "),
        ("I attack with Grizzly Bears and Serra Angel, he blocks Grizzly Bears with a 2/2. Do they trade?", "No: "),
        ("My 2/2 deathtouch attacks and he blocks with a 6/6. Do they trade?", "Yes: "),
        (JACE.format(3), "No: "),
        (JACE.format(2), "Yes: "),
        ("I have Soul Warden. I cast Raise the Alarm. How many times does it trigger?", "2 abilities trigger."),
        ("I have Soul Warden. I cast Raise the Alarm. Does Soul Warden trigger?", "Yes: "),
        ("I have Soul Warden. I cast Divination. Does Soul Warden trigger?", "No: "),
        (
            "I have Soul Warden. He has Soul Warden. I cast Grizzly Bears. How much life do I gain?",
            "Alice gains 1 life",
        ),
        ("I cast Raise the Alarm. Do I get tokens?", "Yes: "),
        ("I cast Raise the Alarm. Does he get tokens?", "No: "),
        ("I cast Giant Growth on my Grizzly Bears. Does it get bigger?", "Yes: Grizzly Bears is 5/5."),
        ("I cast Giant Growth on my Grizzly Bears. Does it get smaller?", "No: Grizzly Bears is 5/5."),
        ("I have Glorious Anthem and Grizzly Bears. How big is Grizzly Bears?", "Grizzly Bears is 3/3."),
        ("I have Glorious Anthem and Grizzly Bears. Is Grizzly Bears bigger?", "Yes: Grizzly Bears is 3/3."),
        ("I have Glorious Anthem. He has Grizzly Bears. Is Grizzly Bears bigger?", "No: Grizzly Bears is 2/2."),
    ],
)
def test_each_kind_of_question_is_answered_both_ways(desk: Desk, alice: Place, question: str, said: str) -> None:
    assert answer(desk, alice, question).startswith(said)


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("Je lance Divination, je pioche combien de cartes ?", "Alice pioche 2 cartes."),
        ("Il lance Lightning Bolt sur moi, je perds combien de pv ?", "Alice perd 3 points de vie."),
        ("Il lance Murder sur mon Serra Angel, il revient ?", "Non : "),
        ("Il lance Swords to Plowshares sur mon Serra Angel, il va où ?", "Serra Angel est en exil."),
    ],
)
def test_in_french_too(desk: Desk, alice: Place, question: str, said: str) -> None:
    assert answer(desk, replace(alice, locale="fr"), question).startswith(said)


def test_each_of_several_questions_has_its_line(desk: Desk, alice: Place) -> None:
    told = answer(desk, alice, "He swords my Serra Angel. Does it die? How much life do I gain?").splitlines()
    assert told[0].startswith("“Does it die”: No")
    assert told[1].startswith("“How much life do I gain”: Alice gains 4 life")


def test_each_of_two_has_its_yes_or_no(desk: Desk, alice: Place) -> None:
    told = answer(desk, alice, f"{RESPONSE}Does it die? Does Lightning Bolt resolve?").splitlines()
    assert told[:2] == ["“Does it die”: No", "“Does Lightning Bolt resolve”: No"]


@pytest.mark.cr("702.19b")
def test_what_anybody_would_choose_is_chosen_and_said(desk: Desk, alice: Place) -> None:
    told = asked(desk, alice, "My 5/5 trampler is blocked by a 2/2, how much goes through?").verdict
    assert told.startswith("Opp is dealt 3 damage.")
    assert "Chosen, as the best for Alice: 2 to 2/2 creature and 3 to Opp" in told


def test_what_is_a_matter_of_taste_is_not_chosen(desk: Desk, alice: Place) -> None:
    told = answer(desk, alice, "I attack with a 3/3, he blocks with two 2/2s. What happens?")
    assert sum(line.startswith("–") for line in told.splitlines()) > 1


def test_what_a_spell_is_aimed_at_is_chosen_for_nobody(desk: Desk, alice: Place) -> None:
    """The question might have said it in words that were not understood."""
    told = asked(desk, alice, "I have Grizzly Bears. I cast Lightning Bolt. What happens?").verdict
    assert "as the best" not in told
