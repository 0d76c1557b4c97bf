"""How players type in chat: numbers in words, subjects left out, third players, copies, modes, unnamed Sieges."""

from __future__ import annotations

import pytest

from bot.situations.board import Kind
from bot.situations.modes import chosen_modes
from cards import CardDatabase
from tests.bot.test_situations import acts, board, situation

_COMMAND = "Choose two —\n• Counter target spell.\n• Tap all creatures your opponents control.\n• Draw a card."


def test_numbers_are_read_in_words(cards: CardDatabase) -> None:
    found = situation(cards, "My opp is at ten life with seven cards in hand. I swing with a 5/5, is he dead?")
    assert found.life == {"Opp": 10}
    assert "Opp hand: 7 unknown cards" in board(found)


def test_one_that_is_had_is_no_life_total(cards: CardDatabase) -> None:
    found = situation(cards, "I cast Grizzly Bears while I already have one. What happens?")
    assert found.life == {}
    assert board(found) == ["Me: Grizzly Bears", "Me hand: Grizzly Bears", "Opp:"]


def test_who_acts_is_not_said_again(cards: CardDatabase) -> None:
    found = situation(cards, "I have a 2/2. he attacks with a 3/3. I cast Giant Growth and block. who wins")
    assert acts(found)[-1] == "Me blocks 3/3 creature with 2/2 creature"


def test_what_is_left_out_in_a_question_is_not_passed_over(cards: CardDatabase) -> None:
    found = situation(cards, "Serra Angel attacks me, I have a 3/3, if i wiggle it twice do i win combat?")
    assert found.not_understood == ["i wiggle it twice"]
    assert not found.playable


def test_an_act_that_is_asked_about_and_not_played_is_said(cards: CardDatabase) -> None:
    found = situation(cards, "I attack with Grizzly Bears, can he juggle those?")
    assert found.not_understood == ["can he juggle those"]
    assert found.assumed == [], "it is said once"
    for then in ("and does it then die?", "does it die?"):
        found = situation(cards, f"I cast Shock on his Grizzly Bears, can he juggle it in response, {then}")
        assert found.not_understood == ["can he juggle it"], "what comes of that decides"
        assert found.assumed == [], "it is said once"


@pytest.mark.parametrize(
    ("text", "language"),
    [("His 3/3 just came in. Can it attack me?", "en"), ("Sa 3/3 vient d'arriver. Elle peut m'attaquer ?", "fr")],
)
def test_what_has_just_come_in_is_summoning_sick(cards: CardDatabase, text: str, language: str) -> None:
    found = situation(cards, text, language)
    assert "Opp: 3/3 (sick)" in board(found, language)


def test_a_third_player_is_attacked_and_acts(cards: CardDatabase) -> None:
    found = situation(cards, "My opponent swings a 4/4 at me and a 3/3 at player C. What happens?")
    assert acts(found) == ["Opp attacks Me with 4/4 creature", "Player 3 with 3/3 creature"]
    assert "=Player 3:" in board(found)
    found = situation(cards, "Another opponent casts Shock on the 2/2 that's attacking me. Does it die?")
    assert acts(found) == ["Opp attacks Me with 2/2 creature", "Player 3 casts Shock on 2/2 creature"]


def test_the_other_is_the_one_that_is_left(cards: CardDatabase) -> None:
    text = "I attack with two 3/3s, he blocks one of them with a 1/1, the other isn't blocked. How much damage?"
    found = situation(cards, text)
    assert acts(found) == [
        "Me attacks Opp with 3/3 creature#1 and 3/3 creature#2",
        "Opp blocks 3/3 creature#1 with 1/1 creature",
    ]
    assert not found.not_understood


def test_a_siege_without_a_name_needs_its_defense(cards: CardDatabase) -> None:
    found = situation(cards, "I have a Siege with two defense counters left on it and Shock it. What happens?")
    assert board(found)[0] == "Me: Siege battle token (protector Opp, 2 defense)"
    assert acts(found) == ["Me casts Shock on Siege"]
    assert situation(cards, "I have a Siege and Shock it. What happens?").not_understood == ["Siege"]


def test_a_siege_may_be_named_afterwards(cards: CardDatabase) -> None:
    found = situation(cards, "I have a siege at 3, it's Invasion of Zendikar. I attack it with a 2/2. What happens?")
    assert board(found)[0] == "Me: Invasion of Zendikar (protector Opp, 3 defense), 2/2"
    assert acts(found) == ["Me attacks Invasion of Zendikar with 2/2 creature"]


def test_nobody_responds_to_a_mana_ability(cards: CardDatabase) -> None:
    found = situation(cards, "Can he shock my Llanowar Elves in response to me tapping it for mana?")
    assert found.not_understood == ["in response to me tapping it for mana"], "605.3b"


def test_a_pronoun_stands_for_what_can_be_aimed_at(cards: CardDatabase) -> None:
    found = situation(cards, "His Grizzly Bears is out and I have one Mountain untapped. Can I bolt it?")
    assert acts(found) == ["Me casts Lightning Bolt on Grizzly Bears"]
    assert board(found)[0] == "Me: mana lands, Mountain", "only that land pays"


def test_what_something_stops_is_tried(cards: CardDatabase) -> None:
    found = situation(cards, "Does his Pacifism stop me from hitting his face with Lightning Bolt?")
    assert acts(found) == ["Me casts Lightning Bolt on Opp"]
    assert found.asked.kind is Kind.HAPPENS


@pytest.mark.parametrize(
    ("said", "numbers", "goals"),
    [
        ("counter target spell and draw a card", [1, 3], ["", ""]),
        ("its second mode", [2], [""]),
        ("draw and counter", [1, 3], ["", ""]),
    ],
)
def test_modes_are_told_by_their_words_or_places(said: str, numbers: list[int], goals: list[str]) -> None:
    found = chosen_modes(said, _COMMAND)
    assert found is not None
    assert [one.number for one in found] == numbers
    assert [one.goal for one in found] == goals


@pytest.mark.parametrize("said", ["both", "dance", "creatures and creatures"])
def test_modes_that_are_not_clear_are_not_chosen(said: str) -> None:
    assert chosen_modes(said, _COMMAND) is None


def test_both_is_said_of_two_modes() -> None:
    found = chosen_modes("both", "Choose one or both —\n• Draw a card.\n• Destroy target artifact.")
    assert found is not None
    assert [(one.number, one.aims) for one in found] == [(1, False), (2, True)]


def test_what_is_responded_to_may_be_told_first(cards: CardDatabase) -> None:
    found = situation(cards, "In response to my Giant Growth on my Grizzly Bears he Shocks it. Does it die?")
    assert acts(found) == ["Me casts Giant Growth on Grizzly Bears", "Opp casts Shock on Grizzly Bears"]


def test_a_permanent_without_an_ability_for_it_is_neither_used_nor_cast(cards: CardDatabase) -> None:
    found = situation(cards, "Opp goes to combat, then I tap his Grizzly Bears with Bonesplitter. Can it attack me?")
    assert found.active == "Opp"
    assert not found.playable
    assert "I tap his Grizzly Bears with Bonesplitter" in found.not_understood


def test_the_size_of_a_stand_in_may_be_said_later(cards: CardDatabase) -> None:
    found = situation(cards, "My indestructible creature attacks, it is a 3/3. He blocks with a 4/4. Does it die?")
    assert board(found)[0] == "Me: 3/3 indestructible"
