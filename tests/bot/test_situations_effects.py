"""Effects of which only a number is told, "I make a treasure", "a creature enters with a counter": a card that does
just that stands for it, so that what doubles it is played. A board wipe that is only named is cast; how many play."""

from __future__ import annotations

import pytest

from bot.desk import Desk, Place
from bot.situations.board import Kind
from bot.situations.who_plays import is_table, without_number_of_players
from cards import CardDatabase
from tests.bot.situations_told import told
from tests.bot.test_situations import acts, board


@pytest.mark.parametrize(
    ("text", "language", "done"),
    [
        ("I control Doubling Season and Parallel Lives and I make a token", "en", ["Me casts Sprout"]),
        (
            "Doubling Season and Parallel Lives on my board, i cast a spell that makes 2 tokens, how many do i get?",
            "en",
            ["Me casts Raise the Alarm"],
        ),
        (
            "Parallel Lives AND Anointed Procession on board, i make 1 treasure. how many do i end up with",
            "en",
            ["Me casts Strike It Rich"],
        ),
        (
            "I have Boon Reflection and I gain 3 life. how much life do I gain?",
            "en",
            ["Me casts Stream of Life on Me, X=3"],
        ),
        (
            "Hardened Scales and Doubling Season both out, creature etbs with a +1/+1 counter. how many does it get",
            "en",
            ["Me casts Endless One, X=1", "resolve all"],
        ),
        (
            "I have Hardened Scales and put a +1/+1 counter on my 2/2. how big is it?",
            "en",
            ["Me casts Battlegrowth on 2/2 creature", "resolve all"],
        ),
        ("j'ai deux Doubling Season et je crée un jeton, j'en ai combien ?", "fr", ["Me lance Sprout"]),
        (
            "j'ai Boon Reflection et je gagne 3 points de vie, je gagne combien ?",
            "fr",
            ["Me lance Stream of Life sur Me, X=3"],
        ),
    ],
)
def test_an_effect_of_which_a_number_is_told_is_that_of_a_card_that_does_just_that(
    cards: CardDatabase, text: str, language: str, done: list[str]
) -> None:
    found = told(cards, text, language)
    assert not found.not_understood
    assert acts(found, language) == done
    assert any("Sprout" in line or done[0].split()[2] in line for line in found.assumed), "it is said to stand for it"


def test_a_counter_that_nothing_changes_is_only_there(cards: CardDatabase) -> None:
    found = told(cards, "I put a +1/+1 counter on my 2/2. I attack with it")
    assert acts(found) == ["Me attacks Opp with 2/2 creature"]
    assert board(found)[0] == "Me: 2/2 (1 +1/+1)"


@pytest.mark.parametrize(
    "text",
    [
        "I attack with my lifelinker 3/3 and gain 3 life, what is my life total?",
        "I cast Raise the Alarm and make 2 tokens. how many tokens do I get?",
    ],
)
def test_what_is_told_of_what_was_done_is_no_effect_of_its_own(cards: CardDatabase, text: str) -> None:
    found = told(cards, text)
    assert not any(one.item in ("Stream of Life", "Secure the Wastes") for one in found.pieces)
    assert [act.uses[0].item for act in found.acts if act.do == "cast"] in ([], ["Raise the Alarm"])


def test_a_board_wipe_with_what_is_there_is_cast(cards: CardDatabase) -> None:
    found = told(
        cards, "Damnation with Blood Artist and 3 other creatures of mine on board. how many triggers do i get"
    )
    assert acts(found) == ["Me casts Damnation"]
    assert board(found)[0] == "Me: Blood Artist, 2/2, 2/2, 2/2"
    assert found.asked.kind is Kind.TRIGGERS


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("Kokusho dies in a 5 man pod how much life do i gain", 5),
        ("in a four player game i attack", 4),
        ("i cast it in a pod of four", 4),
        ("i drain against 3 opponents", 4),
        ("à 4 joueurs, je pioche", 4),
        ("partie à quatre, je pioche", 4),
        ("i attack with 3 creatures", None),
        ("i have 4 players handbooks in a 40 man pod", None),
    ],
)
def test_how_many_play(text: str, number: int | None) -> None:
    rest, found = without_number_of_players(text)
    assert found == number
    assert number is not None or rest == text


def test_all_who_play_sit_at_the_board(cards: CardDatabase) -> None:
    found = told(cards, "in a 4 man pod I attack with Grizzly Bears")
    assert found.players == ("Me", "Opp", "Player 3", "Player 4")


def test_a_pod_that_is_played_in_is_no_card() -> None:
    text = "in a 4 man pod i have pod out, and my buddy in our pod agrees"
    assert is_table(text, 11, 14)
    assert not is_table(text, 22, 25)
    assert is_table(text, text.index("our pod") + 4, text.index("our pod") + 7)


def test_who_asks_in_french_is_answered_in_french(desk: Desk) -> None:
    reply = desk.run(
        Place.direct("alice", "en"), "ask", question="est-ce que je peux bloquer avec une créature engagée ?"
    )
    assert "I understood" not in reply.verdict
    assert "J’ai compris" in reply.verdict or "«" in reply.verdict


@pytest.mark.parametrize(
    ("text", "done"),
    [
        (
            "I attack with a 3/3, he blocks with a 3/3 and I give mine double strike",
            "Me casts Double Cleave on 3/3 creature#1",
        ),
        (
            "my 3/3 is blocked by a 3/3, I give it double strike after blocks",
            "Me casts Double Cleave on 3/3 creature#1",
        ),
        ("I give my 2/2 double strike and attack", "Me casts Double Cleave on 2/2 creature"),
        (
            "I have Mother of Runes, he casts Lightning Bolt on my 2/2, I give it protection from red",
            "Me activates Mother of Runes on 2/2 creature",
        ),
    ],
)
def test_a_keyword_is_given_by_what_gives_it_or_by_what_stands_for_that(
    cards: CardDatabase, text: str, done: str
) -> None:
    found = told(cards, text)
    assert not found.not_understood
    assert done in acts(found)


@pytest.mark.parametrize("given", ["+2/+2 and double strike", "first strike and flying", "horsemanship"])
def test_what_no_known_card_gives_by_itself_is_not_guessed(cards: CardDatabase, given: str) -> None:
    found = told(cards, f"I attack with a 3/3, he blocks with a 3/3 and I give mine {given}")
    assert found.not_understood
