"""Situations as players tell them, and beside each class of sentences what must not be read so."""

from __future__ import annotations

import pytest

from bot.desk import Desk, Place
from cards import CardDatabase
from tests.bot.test_drafted_boards import answer, asked
from tests.bot.test_situations import acts, board, situation


def test_what_is_listed_behind_its_number_is_said_once(cards: CardDatabase) -> None:
    assert board(situation(cards, "I only have one untapped creature, a 2/4"))[0] == "Me: 2/4"
    found = situation(cards, "two attackers on his side, Serra Angel and a 2/2, both come at me")
    assert board(found)[1] == "Opp: Serra Angel, 2/2"
    assert board(situation(cards, "I have a dude and a 2/4"))[0] == "Me: 2/2, 2/4", "another one"
    assert board(situation(cards, "I have a dude, a 2/4 and a 3/3"))[0] == "Me: 2/2, 2/4, 3/3", "more than were said"


def test_colors_and_keywords_before_a_size(cards: CardDatabase) -> None:
    found = situation(cards, "I have two white 1/1 soldier tokens")
    assert board(found)[0] == "Me: 1/1 white Soldier creature token, 1/1 white Soldier creature token"
    assert board(situation(cards, "I have a double striking 3/3"))[0] == "Me: 3/3 double strike"
    assert situation(cards, "I have a white Shivan Dragon").not_understood, "it is not"


def test_he_is_contracted_is_no_owner(cards: CardDatabase) -> None:
    found = situation(cards, "I cast Giant Growth on my 2/2 infect guy and he's unblocked")
    assert board(found)[0] == "Me: 2/2 infect"
    assert acts(found) == ["Me casts Giant Growth on 2/2 infect", "resolve all", "Me attacks Opp with 2/2 infect"]


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("I attack his Jace Beleren with a 2/2 and him with a 3/3", "en"),
        ("J'attaque son Jace Beleren avec une 2/2 et lui avec une 3/3", "fr"),
    ],
)
def test_two_are_attacked(cards: CardDatabase, text: str, language: str) -> None:
    found = situation(cards, text, language)
    assert [one.called if not isinstance(one, str) else one for act in found.acts for one in act.at] == ["Jace Beleren"]
    assert len(found.acts) == 2, "and the player"


def test_a_death_without_a_cause(cards: CardDatabase) -> None:
    found = situation(cards, "If my Serra Angel dies do I lose life?")
    assert acts(found) == ["Opp casts Murder on Serra Angel"]
    assert any("Murder" in line for line in found.assumed), "it is said"
    found = situation(cards, "My Serra Angel dies if he casts Pyroclasm, right?")
    assert acts(found) == ["Opp casts Pyroclasm"], "what is done beside it is what is asked about"
    assert not situation(cards, "I kill his Gladecover Scout, what happens?").playable, "hexproof: by what?"
    assert not situation(cards, "Can I kill his Serra Angel?").playable


def test_a_death_in_response_to_something_is_not_a_death_alone(cards: CardDatabase) -> None:
    said = situation(cards, "my Serra Angel dies in response to its trigger, does it still resolve?")
    assert said.not_understood == ["in response to its trigger"]
    assert situation(cards, "if my creature dies, is the damage gone?").acts == [], "of no creature in particular"


def test_who_attacks_without_saying_with_what(cards: CardDatabase) -> None:
    found = situation(cards, "me: Grizzly Bears. him: Giant Spider. I attack, he blocks. does it die")
    assert acts(found) == ["Me attacks Opp with Grizzly Bears", "Opp blocks Grizzly Bears with Giant Spider"]
    assert situation(cards, "I have Grizzly Bears and Serra Angel, he has a 2/2. I attack, what happens").not_understood


def test_blockers_of_attackers_that_are_all_alike(cards: CardDatabase) -> None:
    found = situation(cards, "I have five 1/1 tokens and attack with everything, he has two 2/2s, blocks with both")
    assert acts(found)[-2:] == ["Opp blocks 1/1 creature#1 with 2/2 creature#1", "1/1 creature#2 with 2/2 creature#2"]
    assert situation(cards, "I attack with a 1/1 and a 3/3, he has two 2/2s, blocks with both").not_understood


def test_a_misspelt_spell_is_found_and_said(desk: Desk, alice: Place) -> None:
    told = asked(desk, alice, "what happens if I cast Murdr on his Serra Angel").verdict
    assert told.startswith("Serra Angel dies.")
    assert "“Murdr” is taken to be Murder." in told
    assert "taken to be Murder" not in asked(desk, alice, "I have Grizzly Bears. He casts Murky on it. Dies?").verdict


def test_a_card_is_cast_from_where_it_is_said_to_be(desk: Desk, alice: Place) -> None:
    told = answer(desk, alice, "I have Shock in my graveyard. Can I cast Shock on his Grizzly Bears?")
    assert told == "No: Shock is in Alice's graveyard."
    told = answer(desk, alice, "I have Shock in my graveyard. I cast Shock on his Grizzly Bears. Does it die?")
    assert not told.startswith(("Yes", "Grizzly Bears dies"))


@pytest.mark.cr("310.11b")
def test_a_siege_that_is_defeated_is_gone(desk: Desk, alice: Place) -> None:
    attack = "I have Invasion of Zendikar at 2 and attack it with a 2/2, no blocks."
    assert answer(desk, alice, f"{attack} Is it gone?").startswith("Yes: ")
    assert answer(desk, alice, f"{attack.replace('at 2', 'at 3')} Is it gone?").startswith("No: ")


def test_what_is_exiled_is_gone_and_has_not_died(desk: Desk, alice: Place) -> None:
    swords = "He swords my Serra Angel."
    assert answer(desk, alice, f"{swords} Is it gone?").startswith("Yes: ")
    assert answer(desk, alice, f"{swords} Is it dead?").startswith("No: ")


def test_what_is_mine_comes_back(desk: Desk, alice: Place) -> None:
    stolen = "He casts Control Magic on my Serra Angel and I cast Naturalize on Control Magic."
    assert answer(desk, alice, f"{stolen} Do I get it back?").startswith("Yes: ")


def test_a_question_for_leave_that_is_not_read_is_answered_by_nothing_else(cards: CardDatabase) -> None:
    found = situation(cards, "I attack with Grizzly Bears. Can he frobnicate it somehow?")
    assert not found.playable
    behind = situation(cards, "I attack with Grizzly Bears. Can he frobnicate it somehow? Does it die?")
    assert not behind.playable, "whether it dies depends on what he may do to it"
    assert situation(cards, "I attack with Grizzly Bears. Does it die? Can he frobnicate it somehow?").playable
