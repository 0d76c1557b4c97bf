"""What players type in a hurry: a counterspell for any spell, a land that copies their other one, a card's name as a
verb, a permanent that saves another."""

from __future__ import annotations

import pytest

from bot.desk import Desk, Place
from bot.situations.board import Kind
from cards import CardDatabase
from tests.bot.situations_told import told
from tests.bot.test_drafted_boards import answer
from tests.bot.test_situations import acts, board

STAGE = "if i copy Dark Depths with Thespian's Stage do i get marit lage?"


@pytest.mark.parametrize(
    ("text", "done", "asked"),
    [
        (
            "opp has Teferi, Time Raveler. can i counter his spell with Counterspell on my turn?",
            ["Opp casts Opt", "Me casts Counterspell on Opt"],
            Kind.CAN,
        ),
        (
            "opp casts Supreme Verdict, can i Force of Will it?",
            ["Opp casts Supreme Verdict", "Me casts Force of Will on Supreme Verdict"],
            Kind.COUNTERED,
        ),
        (
            "opp cracks his fetch, can i Stifle it?",
            ["Opp activates Evolving Wilds", "Me casts Stifle on Evolving Wilds"],
            Kind.CAN,
        ),
        (
            "can i respond to my opponent cracking his fetch with Stifle?",
            ["Opp activates Evolving Wilds", "Me casts Stifle"],
            Kind.CAN,
        ),
        ("he has Blood Moon. can i crack my fetch?", ["Me activates Evolving Wilds, ability “search”"], Kind.CAN),
        ("i have 3 creatures and cast Overrun. how big do they get?", ["Me casts Overrun"], Kind.HAPPENS),
        (
            "i have Esper Sentinel, he casts his first noncreature spell. how much does he have to pay?",
            ["Opp casts Opt"],
            Kind.COST,
        ),
        (
            "i have Mother of Runes, he casts Murder on my Serra Angel. can Mother of Runes save her?",
            [
                "Opp casts Murder on Serra Angel",
                "Me activates Mother of Runes on Serra Angel",
                "resolve all",
                "Me chooses Black",
            ],
            Kind.SURVIVES,
        ),
    ],
)
def test_what_is_typed_in_a_hurry_is_done(cards: CardDatabase, text: str, done: list[str], asked: Kind) -> None:
    found = told(cards, text)
    assert not found.not_understood
    assert acts(found) == done
    assert found.asked.kind is asked


def test_who_copies_a_land_copies_their_own_and_is_told_whether_they_get_the_token_by_its_name(
    cards: CardDatabase,
) -> None:
    found = told(cards, STAGE)
    assert board(found)[0] == "Me: Thespian's Stage, Dark Depths"
    assert (found.asked.kind, found.asked.kind_of_token, found.asked.may) == (Kind.TOKENS, "Marit Lage", True)
    french = told(cards, "Si je copie Dark Depths avec Thespian's Stage, est-ce que j'ai Marit Lage ?", "fr")
    assert french.asked.kind_of_token == "Marit Lage"
    assert told(cards, STAGE.replace("marit lage", "a big one")).asked.kind is not Kind.TOKENS


@pytest.mark.parametrize(
    "text", ["j'ai une Serra Angel, il me la Murder. elle meurt ?", "j'ai une Serra Angel, il la Murder. elle meurt ?"]
)
def test_the_name_of_a_card_is_a_verb_behind_its_object(cards: CardDatabase, text: str) -> None:
    found = told(cards, text, "fr")
    assert acts(found, "fr") == ["Opp lance Murder sur Serra Angel"]


def test_which_spells_counter_what_isnt_a_spell_of_their_kind_is_asked_of_any_of_that(cards: CardDatabase) -> None:
    found = told(cards, "can i Essence Scatter a planeswalker?")
    assert acts(found) == ["Opp casts Jace Beleren", "Me casts Essence Scatter on Jace Beleren"]
    attacked = told(cards, "I swing a 3/3 at his planeswalker, does it die")
    assert attacked.not_understood, "with how much loyalty nobody has said"


@pytest.mark.cr("701.13a")
def test_what_is_exiled_has_not_survived_and_is_a_card_unless_it_is_called_a_token(desk: Desk, alice: Place) -> None:
    assert answer(desk, alice, "he swords my bear. does it survive?").startswith("No: Grizzly Bears is in exile.")
    assert answer(desk, alice, "he swords my soldier token. does it survive?").startswith("No: Soldier is exiled")
    bolted = "he bolts my Grizzly Bears and i unsummon it. does it survive?"
    assert answer(desk, alice, bolted).startswith("Yes: "), "a hand is no grave"


def test_several_that_stand_in_are_told_to_be_several(desk: Desk, alice: Place) -> None:
    said = desk.run(alice, "ask", question="i have 3 creatures. he casts Pyroclasm. what dies?").verdict
    assert "“3 creatures” are taken to be 2/2 creature tokens." in said
    assert "is taken to be" not in said


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("il a Rest in Peace. mon Blood Artist meurt, il va où ?", Kind.GOES),
        ("mon Blood Artist meurt, je gagne des pv ?", Kind.GAINS),
    ],
)
def test_a_death_before_the_question_is_told_and_not_asked(cards: CardDatabase, text: str, kind: Kind) -> None:
    found = told(cards, text, "fr")
    assert [one.kind for one in found.questions] == [kind]
    assert acts(found, "fr") == ["Opp lance Murder sur Blood Artist"]
    alone = told(cards, "il lance Damnation. mon Blood Artist meurt ?", "fr")
    assert [one.kind for one in alone.questions] == [Kind.DIES]


def test_a_token_that_is_sacrificed_to_something_is_no_token_of_that(cards: CardDatabase) -> None:
    found = told(cards, "je bloque son 4/4 avec un jeton 1/1 et je sacrifie le jeton à Viscera Seer. je perds ?", "fr")
    assert board(found, "fr")[0] == "Me: 1/1, Viscera Seer"
    assert acts(found, "fr")[-2:] == ["Me active Viscera Seer", "Me choisit créature 1/1"]


def test_where_it_goes_is_not_said_twice(desk: Desk, alice: Place) -> None:
    said = answer(desk, alice, "he swords my Grizzly Bears. where does it go?")
    assert said.count("exile") == 1
