"""What a question tells to have happened besides: nothing is answered that depends on it, unless it comes of what is
played."""

from __future__ import annotations

import pytest

from bot.desk import Desk, Place
from cards import CardDatabase
from tests.bot.situations_told import told
from tests.bot.test_drafted_boards import answer
from tests.bot.test_situations import acts, situation


@pytest.mark.parametrize(
    "text",
    [
        "opp steals my Serra Angel with Act of Treason then dies do i get it back",
        "opp steals my Serra Angel with Act of Treason, dies, does it come back to me",
        "opp steals my Serra Angel with Act of Treason and gets knocked out by another player, do i get it back",
    ],
)
def test_a_death_that_nothing_played_brings_is_not_passed_over(desk: Desk, alice: Place, text: str) -> None:
    said = desk.run(alice, "ask", question=text).verdict
    assert not said.startswith(("“", "Yes:", "No:")), said
    assert "Played:" not in said


def test_a_death_that_comes_of_what_is_played(desk: Desk, alice: Place) -> None:
    text = "my 3/3 attacks and he blocks with a 5/5 then dies, do i lose life"
    assert answer(desk, alice, text).startswith("No: 3/3 creature dies")


def test_a_death_in_french_comes_before_what_is_asked(desk: Desk, alice: Place) -> None:
    text = (
        "J'attaque avec ma 3/3, il bloque avec une 5/5, elle survit, est-ce que mon adversaire perd des points de vie ?"
    )
    found = situation(desk.cards, text, "fr")
    assert [one.kind.value for one in found.expected] == ["survives"]
    assert [one.kind.value for one in found.questions] == ["loses"]


def test_what_dies_where_nothing_else_is_done_is_killed(cards: CardDatabase) -> None:
    found = told(cards, "I have a Kitchen Finks, dies, does it come back")
    assert acts(found) == ["Opp casts Murder on Kitchen Finks"]


@pytest.mark.parametrize(
    "text",
    [
        "I Shock his Grizzly Bears, he saves it somehow, does it die",
        "I Shock his Grizzly Bears but he phases it out, does it die",
        "I Shock his 2/2 which is phased out, does it die",
    ],
)
def test_what_somebody_does_to_it_in_unknown_words_is_no_remark(cards: CardDatabase, text: str) -> None:
    assert situation(cards, text).not_understood


@pytest.mark.parametrize(
    "text",
    [
        "I Shock his Grizzly Bears, he is really mad about it, does it die",
        "I Shock his Grizzly Bears, that was asked before, does it die",
        "I Shock his Grizzly Bears, il a le droit, does it die",
    ],
)
def test_what_somebody_makes_of_it_is_a_remark(cards: CardDatabase, text: str) -> None:
    assert not situation(cards, text).not_understood


def test_what_may_be_done_in_response_decides_what_is_asked_behind_it(cards: CardDatabase) -> None:
    text = "I Shock his Grizzly Bears, can he wobble it around in response, and does my Shock then fizzle"
    assert situation(cards, text).not_understood


def test_an_unread_step_behind_a_target_leaves_the_target(cards: CardDatabase) -> None:
    found = told(cards, "I cast Act of Treason on his Grizzly Bears then end the turn, does he get it back")
    assert acts(found)[0] == "Me casts Act of Treason on Grizzly Bears"
