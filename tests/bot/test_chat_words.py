"""What is short in chat is written out, once, before a question is read; names of cards stay as they are."""

from __future__ import annotations

import pytest

from bot.situations.spelling import in_full
from cards import CardDatabase
from tests.bot.situations_told import told


@pytest.mark.parametrize(
    ("typed", "full"),
    [
        ("me n opp both got a bear", "me and opp both got a bear"),
        ("a 2/2 w 2 counters atks n dies", "a 2/2 with 2 counters attacks and dies"),
        ("my flyer & a dude w/o reach w/trample", "my flyer and a dude without reach with trample"),
        ("opps commander, u cant block cuz ur tapped", "opp's commander, you can't block because your tapped"),
        ("were both at 2 life, im dead b4 dmg?", "we are both at 2 life, I'm dead before damage?"),
        ("he doesnt, thats it, theyre out", "he doesn't, that's it, they're out"),
        ("am i gonna lose, i gotta block", "am i going to lose, i have to block"),
        ("he counterspelled my guy", "he countered my guy"),
    ],
)
def test_chat_is_written_out(typed: str, full: str) -> None:
    assert in_full(typed) == full


@pytest.mark.parametrize(
    "text",
    [
        "I tap it for u and add r.",
        "If n creatures die, and a 1/1 and a 2/2 stay",
        "My opps have 3 dudes.",
        "Pay {W}{U} or w/u",
        "The guys that were both tapped",
        "la créature dont les blessures",
    ],
)
def test_what_only_looks_like_it_stays(text: str) -> None:
    assert in_full(text) == text


def test_names_of_cards_stay() -> None:
    text = "cast Minsc & Boo n attack"
    assert in_full(text, [(5, 16)]) == "cast Minsc & Boo and attack"


@pytest.mark.parametrize(
    "text",
    [
        "me n opp both got Krenko, Mob Boss out, does one of them die?",
        "my opp and i each control Krenko, Mob Boss, does one die?",
        "theres a Krenko, Mob Boss on both sides, legend rule?",
    ],
)
def test_both_have_what_each_has(cards: CardDatabase, text: str) -> None:
    found = told(cards, text)
    assert sorted(piece.owner for piece in found.pieces) == ["Me", "Opp"]
    assert {piece.called for piece in found.pieces} == {"Krenko, Mob Boss"}
    assert found.questions
    assert not found.not_understood


def test_we_are_both_at_a_life_total_without_an_apostrophe(cards: CardDatabase) -> None:
    assert told(cards, "were both at 2 life and i cast Earthquake for 2, who wins").life == {"Me": 2, "Opp": 2}


def test_a_question_goes_on_behind_a_pronoun(cards: CardDatabase) -> None:
    found = told(cards, "opp has a 2/2 and i cast Lightning Bolt on it does it die")
    assert [act.do for act in found.acts] == ["cast"]
    assert not found.not_understood


def test_what_a_sweeper_kills_stood_there(cards: CardDatabase) -> None:
    found = told(cards, "Damnation kills my Blood Artist and 3 other creatures, how many drains do i get")
    first, *others = [piece.called for piece in found.pieces if piece.zone == "battlefield"]
    assert first == "Blood Artist"
    assert len(others) == 3
    assert found.asked.number
    assert not found.not_understood


def test_it_is_what_was_sacrificed_and_not_what_it_is_sacrificed_to(cards: CardDatabase) -> None:
    found = told(cards, "opp sacs his guy to Goblin Bombardment, can i cast Lightning Bolt on it")
    assert [piece.size for piece in found.paid] == ["2/2"]
    assert list(found.acts[-1].at) == found.paid


def test_a_sacrifice_that_is_asked_about_is_no_response_to_itself(cards: CardDatabase) -> None:
    found = told(cards, "opp casts Lightning Bolt on my 3/3, can i sac it to Viscera Seer first")
    assert found.acts[-1].do in ("activate", "answer")
    assert not (found.acts[-1].do == "activate" and set(found.acts[-1].at) & set(found.paid))
