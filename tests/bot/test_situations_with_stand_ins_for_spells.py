"""What players call by what it does, "a board wipe", "a burn spell for 3", "a bear", and by whom, "my friend dave"."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from bot.desk import Desk, Place
from bot.desk.heads_of_standing_boards import STANDING, Standing
from bot.desk.what_has_come import Head
from bot.situations.board import Act, Asked, Kind, Situation
from bot.words import Words
from cards import CardDatabase
from tests.bot.situations_told import told
from tests.bot.test_situations import acts, board, situation


@pytest.mark.parametrize(
    ("text", "done"),
    [
        ("He wiped the board, I have Blood Artist", "Opp casts Day of Judgment"),
        ("A board wipe kills my Blood Artist and 3 other creatures", "Opp casts Day of Judgment"),
        ("I have Blood Artist, opp casts a board wipe", "Opp casts Day of Judgment"),
        ("opp casts a burn spell for 3 at my 3/3", "Opp casts Lightning Bolt on 3/3 creature"),
        ("my 3/3 got hit by a burn spell for 3", "Opp casts Lightning Bolt on 3/3 creature"),
        ("I burn his 4/4 for 3", "Me casts Lightning Bolt on 4/4 creature"),
        ("I cast a removal spell on his 5/5", "Me casts Murder on 5/5 creature"),
        ("I cast a bear", "Me casts Grizzly Bears"),
        ("my friend dave attacks me with a 3/3", "Opp attacks Me with 3/3 creature"),
        ("dave attacks me with a 3/3", "Opp attacks Me with 3/3 creature"),
        ("I cast Brainstorm twice this turn", "Me casts Brainstorm"),
        ("I have Smothering Tithe, opponent wheels for seven", "Opp casts Wheel of Fortune"),
        ("I cast a wheel", "Me casts Wheel of Fortune"),
        ("opp attacks with a 3/3 and I fog", "Opp attacks Me with 3/3 creature"),
    ],
)
def test_what_stands_for_it_is_cast(cards: CardDatabase, text: str, done: str) -> None:
    found = told(cards, text)
    assert not found.not_understood
    assert acts(found)[0].startswith(done)


@pytest.mark.parametrize(
    ("text", "tithe"),
    [
        ("Smothering Tithe, nobody pays, opponent wheels for seven: how many treasures", "Me"),
        ("I have Smothering Tithe, opponent wheels and doesn't pay, how many treasures do I get", "Me"),
        ("I have Smothering Tithe, nobody pays, I cast Wheel of Fortune, how many treasures", "Me"),
    ],
)
def test_who_pays_for_what_is_told_before_or_after_it(cards: CardDatabase, text: str, tithe: str) -> None:
    found = told(cards, text)
    assert not found.not_understood
    assert [one.owner for one in found.pieces if one.item == "Smothering Tithe"] == [tithe]
    assert acts(found)[1:] == ["resolve all", "Opp chooses no"]
    assert found.asked.kind is Kind.TOKENS


def test_nobody_pays_where_nothing_is_done(cards: CardDatabase) -> None:
    assert told(cards, "I have Smothering Tithe, nobody pays").not_understood == ["nobody pays"]
    assert told(cards, "I have Smothering Tithe, opponent wheels for three").not_understood, (
        "that is no Wheel of Fortune"
    )


def test_what_is_flashed_in_has_flash(cards: CardDatabase) -> None:
    found = told(cards, "he attacks me with a 5/5, can I flash in a creature and block")
    assert not found.not_understood
    assert "Me casts King Cheetah" in acts(found)
    assert told(cards, "he attacks me with a 5/5, can I flash in a 3/3").acts[1:] == [], (
        "nobody knows that it has flash"
    )


def test_all_counters_that_are_told_of_are_there(cards: CardDatabase) -> None:
    found = situation(cards, "a 2/2 with two -1/-1 counters and a +1/+1 counter, does it die?")
    assert [one.notes for one in found.pieces] == [["2 -1/-1", "1 +1/+1"]]


def test_a_spell_cast_twice_is_two_cards(cards: CardDatabase) -> None:
    assert acts(told(cards, "I cast Brainstorm twice")).count("Me casts Brainstorm") == 2


def test_people_who_are_told_apart(cards: CardDatabase) -> None:
    found = told(cards, "dave attacks me with a 3/3, and kate has Blood Artist")
    assert [(one.item, one.owner) for one in found.pieces] == [("3/3", "Opp"), ("Blood Artist", found.players[2])]
    assert told(cards, "dave attacks kate with a 3/3 and bob blocks").not_understood, "three are not told apart"


@pytest.mark.parametrize(
    ("text", "language", "notes"),
    [
        ("can a creature i just played attack", "en", ["sick"]),
        ("can my brand new 3/3 attack", "en", ["sick"]),
        ("can i chump with a creature that came in this turn", "en", ["sick"]),
        ("j'attaque avec une créature que je viens de jouer", "fr", ["sick"]),
        ("can i chump with my tapped mana dork", "en", ["tapped"]),
    ],
)
def test_what_has_just_come(cards: CardDatabase, text: str, language: str, notes: list[str]) -> None:
    (own,) = [one for one in told(cards, text, language).pieces if one.owner == "Me"]
    assert own.notes == notes


def test_what_is_said_of_the_blocker_in_parentheses(cards: CardDatabase) -> None:
    found = told(cards, "ma 2/2 attaque, il bloque (la bloqueuse est une 3/1), est-ce que ma créature meurt ?", "fr")
    assert board(found)[:2] == ["Me: 2/2", "Opp: 3/1"]
    assert not found.not_understood
    assert board(told(cards, "ma 3/3 double initiative bloque sa 4/4", "fr"))[0] == "Me: 3/3 double strike"


def test_the_blocker_of_a_combat_of_which_no_more_is_told(cards: CardDatabase) -> None:
    found = told(cards, "if i sac the blocker after blocks does the attacking dude still hit me? no trample")
    assert acts(found)[:2] == ["Opp attacks Me with 2/2 creature#2", "Me blocks 2/2 creature#2 with 2/2 creature#1"]
    assert found.asked.kind is Kind.LOSES


def test_any_creature_spell_is_countered(cards: CardDatabase) -> None:
    found = situation(cards, "can i Counterspell a creature spell")
    assert acts(found) == ["Opp casts Grizzly Bears", "Me casts Counterspell on Grizzly Bears"]


def test_several_that_are_said_to_die_too(cards: CardDatabase) -> None:
    found = told(
        cards, "I have Blood Artist and opp casts Damnation, 2 other creatures of mine die too, how many triggers"
    )
    assert board(found)[0] == "Me: Blood Artist, 2/2, 2/2"
    assert len(found.deaths) == 2, "which has to come of it"
    assert not found.not_understood


def test_what_is_asked_of_what_is_not_there_is_not_answered_by_that(desk: Desk, alice: Place) -> None:
    said = desk.run(alice, "ask", question="he casts Wrath of God, does my regenerating troll wobble").verdict
    assert "There is nothing for" not in said
    text = "he casts Wrath of God, do my indestructible guys survive"
    assert desk.run(alice, "ask", question=text).verdict.startswith("Yes: ")


def test_how_many_extra_turns_and_sacrifices_are_asked(cards: CardDatabase) -> None:
    found = told(cards, "I cast Time Warp twice this turn, how many extra turns do i get")
    assert acts(found) == ["Me casts Time Warp", "resolve all", "Me casts Time Warp"]
    assert (found.asked.kind, found.asked.of) == (Kind.TURNS, ("Me",))
    found = told(cards, "I cast Lightning Bolt on his Phyrexian Obliterator, how many permanents do I sacrifice")
    assert (found.asked.kind, found.asked.of, found.asked.number) == (Kind.SACRIFICES, ("Me",), True)
    assert sum(one.owner == "Me" and one.zone == "battlefield" for one in found.pieces) == 6, "so many will do"


def test_what_an_attack_costs_is_asked(cards: CardDatabase) -> None:
    found = told(cards, "opp has Norn's Annex, i wanna swing with three dudes. how much")
    assert (found.asked.kind, found.asked.of) == (Kind.COST, ("Me",))
    assert told(cards, "i wanna swing with three dudes. how much").asked.kind is Kind.HAPPENS


def _head(kind: Kind, events: list[dict[str, str]], there: int) -> Head:
    """What answers how many of these the asker comes to, who has so many permanents."""
    acts_told = [Act("cast", "Me")]
    side = SimpleNamespace(name="Me", battlefield=["permanent"] * there)
    played = [
        SimpleNamespace(report=SimpleNamespace(events=some), position=SimpleNamespace(players=[side]))
        for some in ([], events)
    ]
    found = Situation(("Me", "Opp"), acts=acts_told)
    asked = Asked(kind, ("Me",), number=True)
    return STANDING[kind.value](Standing(found, asked, *played, Words.of("en")))  # type: ignore[arg-type]


def test_how_many_turns_and_sacrifices_there_are() -> None:
    turns = [{"type": "ExtraTurnAdded", "player": "Me"}] * 2
    assert _head(Kind.TURNS, turns, 6).sentence == "Me gets 2 extra turns."
    sacrificed = [{"type": "Sacrificed", "player": "Me"}] * 3
    assert _head(Kind.SACRIFICES, sacrificed, 6).sentence == "Me sacrifices 3 permanents."
    assert not _head(Kind.SACRIFICES, sacrificed, 3).sentence, "more may be asked for than there are"


def test_what_is_written_without_its_apostrophe(cards: CardDatabase) -> None:
    assert told(cards, "I have Blood Artist, opponents at 15 life").life == {"Opp": 15}
    found = told(
        cards, "I swing with my 5/5 trampler and its wearing Bonesplitter, how much can i push through to face"
    )
    assert [one.on.called for one in found.pieces if one.on is not None] == ["5/5 trample"]
    assert found.asked.kind is Kind.DAMAGE


def test_a_verb_that_nobody_knows_is_not_passed_over(cards: CardDatabase) -> None:
    """What a question says that somebody does may change everything, even in a word and behind a question mark."""
    found = told(cards, "I attack with Grizzly Bears and he quibbles, does it die?")
    assert found.not_understood == ["he quibbles"]


def test_a_fog_is_cast(cards: CardDatabase) -> None:
    found = told(cards, "opponent attacks with three 1/1s and I fog, how much damage do I take?")
    assert not found.not_understood
    assert acts(found)[-1].startswith("Me casts Fog")


def test_whose_triggers_are_asked_about_has_to_be_said_or_there(desk: Desk, alice: Place) -> None:
    asked = "My opponent attacks with three 1/1s, do his attack triggers happen?"
    reply = desk.run(alice, "ask", question=asked)
    assert not reply.verdict.startswith("No")
