"""Questions in a person's own words, and boards made for one question."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.asking.nearest_rulings import nearest_rulings
from bot.asking.passages import MOST_PASSAGE, deciding_sentence, passage
from bot.asking.terms import terms
from bot.board_text.paste import read
from bot.boards import moves
from bot.card_names import Names
from bot.desk import Desk, Place, asking_back
from bot.desk.commands.board import _players
from bot.desk.handing_out_boards import move_in_words
from bot.desk.putting_down_pastes import _size, new_board
from bot.errors import BadValue
from bot.words import Words
from cards import Ruling
from cards.database import CardDatabase
from tests.bot.replies import good


@pytest.mark.parametrize(
    ("question", "found"),
    [
        ("What does Shock do?", ["Shock"]),
        ("Does Serra Angel die to Wrath of God?", ["Serra Angel", "Wrath of God"]),
        ("Is Grizzly Bears' power 2, and Healer's Hawk's 1?", ["Grizzly Bears", "Healer's Hawk"]),
        ("Shock, Shock and Fog.", ["Shock", "Fog"]),
        ("[[shock]] and [[nothing of the kind]]", ["Shock"]),
        ("Can I Fire // Ice it?", ["Fire // Ice"]),
    ],
)
def test_the_cards_that_a_question_names(cards: CardDatabase, question: str, found: list[str]) -> None:
    assert list(dict.fromkeys(mention.names[0] for mention in cards.mentions(question))) == found


_RARITY = dict.fromkeys(terms("may lifelink regenerate twice loyalty cost counters planeswalker", "en"), 5.0)


def test_rulings_that_share_more_words_come_first(cards: CardDatabase) -> None:
    def ruled(*texts: str) -> list[str]:
        shock = replace(cards["Shock"], rulings=tuple(Ruling("2020-01-01", text, "wotc") for text in texts))
        asked = dict.fromkeys(terms("may lifelink regenerate twice", "en"), 1.0)
        return [one.ruling.text for one in nearest_rulings([shock], asked, _RARITY, (), 2)]

    told = ruled("Nothing shared.", "Lifelink there.", "May lifelink regenerate?", "Lifelink regenerates.")
    assert told == ["May lifelink regenerate?", "Lifelink regenerates."], "a third of it is not to the point"
    assert ruled("A creature.", "Lifelink there.") == ["Lifelink there."]
    assert len(ruled(*(f"Lifelink {n}." for n in "abcdefgh"))) == 2


def test_a_ruling_answers_that_says_enough_of_what_is_asked_or_of_another_card(cards: CardDatabase) -> None:
    def answers(text: str, asked: str) -> bool:
        shock = replace(cards["Shock"], rulings=(Ruling("2020-01-01", text, "wotc"),))
        query = dict.fromkeys(terms(asked, "en"), 1.0)
        return any(one.answers for one in nearest_rulings([shock, cards["Serra Angel"]], query, _RARITY, (), 1))

    assert answers("The cost of a loyalty ability puts counters there.", "loyalty counters as a cost")
    assert not answers("Lifelink counts.", "loyalty counters as a cost")
    assert not answers("Loyalty is a number.", "loyalty"), "a word alone says nothing"
    assert answers("Serra Angel has no loyalty to lose.", "loyalty")


def test_a_question_about_cards_comes_with_a_board_of_them(desk: Desk, alice: Place) -> None:
    reply = good(desk.run(alice, "ask", question="Can I Shock a Serra Angel?"))
    assert reply.verdict.startswith("Yes: Serra Angel (4/4, 2 damage) survives.")
    assert [button.label for button in reply.buttons] == ["Right", "Change", "More", "Shock", "Serra Angel"]
    good(desk.press(alice, reply.buttons[0].id))
    mine, theirs = desk.games.at(desk.boards.at("channel"), "en").position.players
    assert [card.card for card in mine.graveyard] == ["Shock"]
    assert [p.name for p in theirs.battlefield] == ["Serra Angel"]


def test_a_question_about_no_card_offers_no_board_and_one_about_nothing_says_so(desk: Desk, alice: Place) -> None:
    about = good(desk.run(alice, "ask", question="who is the protector of a Siege"))
    assert [button.label for button in about.buttons] == ["More"]
    assert "310.11a" in about.verdict
    assert desk.run(alice, "ask", question="zzzyx").error == "unknown"
    for question in (" ", "x" * 1001):
        assert desk.run(alice, "ask", question=question).error == "input"
    assert desk.run(alice, "ask", question="x" * 1000).error == "unknown"


# Boards for one question


def test_what_is_aimed_at_is_put_down_for_it_unless_it_is_there(desk: Desk, alice: Place) -> None:
    put = good(desk.run(alice, "what-if", card="Shock", target="2/2 green Bear creature token"))
    assert "Bear dies" in put.verdict
    there = good(desk.run(alice, "what-if", card="Shock", target="Grizzly Bears", with_="Opp: Grizzly Bears"))
    assert there.picture is not None
    assert "Grizzly Bears dies" in there.verdict
    assert "#2" not in there.picture.alt
    player = good(desk.run(alice, "what-if", card="Shock", target="opp"))
    assert "18" in player.verdict


def test_a_land_is_played_and_a_siege_is_the_askers_own(desk: Desk, alice: Place) -> None:
    land = good(desk.run(alice, "what-if", card="Forest"))
    assert land.steps[0].text == "Alice plays Forest."
    siege = good(desk.run(alice, "what-if", card="Shock", target="Invasion of Zendikar"))
    assert siege.error is None
    assert any("Invasion of Zendikar" in step.text for step in siege.steps)


def test_a_throwaway_board_that_makes_no_sense_is_refused_before_it_is_kept(desk: Desk, alice: Place) -> None:
    kept = desk.boards.kept("1")
    reply = desk.run(alice, "what-if", card="Shock", target="Opp", with_="Opp: Grizzly Bears (attached to Nothing)")
    assert reply.error is not None
    assert desk.boards.kept("1") == kept


# Boards


def test_who_sits_at_a_pasted_board(names: Names) -> None:
    def seated(text: str) -> list[str]:
        return list(new_board(read(text, names, (), ("Alice",), "board"), ("Alice", "Opp"))["players"])

    assert seated("You: Forest") == ["Alice", "Opp"]
    assert seated("Opp: Forest") == ["Alice", "Opp"]
    assert seated("Bob: Forest") == ["Alice", "Bob"]
    assert seated("Bob: Forest\nCarol: Island") == ["Bob", "Carol"]
    assert seated("Bob: Forest\nCarol: Island\nDora: Swamp") == ["Bob", "Carol", "Dora"]


def test_seats_are_given_by_mentions(alice: Place) -> None:
    assert _players("Alice <@1>, Bob", alice) == (["Alice", "Bob"], {"Alice": "1"})
    assert _players("Alice and Bob <@!22>", alice) == (["Alice", "Bob"], {"Bob": "22"})
    assert _players("<@5>; Bob", alice) == (["Player 1", "Bob"], {"Player 1": "5"})
    assert len(_players(", ".join("ABCDEFGH"), alice)[0]) == 8
    longest = "x" * 40
    assert _players(f"{longest}, Bob", alice)[0] == [longest, "Bob"]
    for wrong in ("Alice", "Alice, alice", "Alice, ", f"{longest}x, Bob", ", ".join("ABCDEFGHI")):
        with pytest.raises(BadValue):
            _players(wrong, alice)


def test_a_new_board_has_the_life_that_is_said(desk: Desk, alice: Place) -> None:
    for life in (0, 1_000_001):
        assert desk.run(alice, "board new", life=life).error == "input"
    good(desk.run(alice, "board new", life=1))
    assert [side.life for side in desk.games.at(desk.boards.at("channel"), "en").position.players] == [1, 1]


def test_so_many_of_a_card_are_added(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board new"))
    for count in (0, 501):
        assert desk.run(alice, "board add", card="Forest", count=count).error == "input"
    good(desk.run(alice, "board add", card="Forest", count=1, zone="hand"))
    good(desk.run(alice, "board add", card="Forest", count=500, zone="library"))
    assert desk.run(alice, "board add", card="Forest", zone="limbo").error == "input"
    mine = desk.games.at(desk.boards.at("channel"), "en").position.players[0]
    assert len(mine.hand) == 1
    assert _size({"hand": ["Shock", {"card": "Fog", "count": 3}], "battlefield": [{"card": "Forest"}]}) == 5


def test_what_was_taken_back_is_named(desk: Desk, alice: Place) -> None:
    words = Words.of("en")
    assert move_in_words({"start": moves.empty(("A", "B"))}, words) == words("move-start")
    assert move_in_words({"put": {"A": {"hand": ["Fog"]}}}, words) == words("move-put")
    cast = {"acts": [{"do": "pass", "player": "A"}, {"do": "cast", "player": "A", "card": "Fog"}]}
    assert move_in_words(cast, words) == "cast Fog"
    assert move_in_words({"acts": [{"do": "go_to", "step": "end"}]}, words) == "go to end step"
    assert move_in_words({"acts": [{"do": "activate", "source": "Elves"}]}, words) == "activate Elves"
    assert move_in_words({"acts": [{"do": "concede", "player": "A"}]}, words) == "concede"


def test_what_is_wrong_with_a_second_paste_is_said_of_its_own_item(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You: Forest, Island"))
    wrong = desk.run(alice, "board paste", text="You: Grizzly Bears, Pacifism (attached to Nobody)")
    assert wrong.error == "input"
    assert "Alice: Pacifism" in wrong.verdict


# Asking back


def test_so_many_questions_are_kept_and_the_oldest_go(
    desk: Desk, alice: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asking_back, "MOST_KEPT", 2)
    good(desk.run(alice, "board paste", text="Alice: Serra Angel\nBob: Serra Angel (tapped)"))
    asked = [good(desk.run(alice, "why", object="Serra Angel")) for _ in range(3)]
    first, second, third = (reply.choice for reply in asked)
    assert first is not None
    assert second is not None
    assert third is not None
    assert desk.choose(alice, first.at, ["0"]).error is not None
    assert good(desk.choose(alice, second.at, ["1"])).steps
    assert good(desk.choose(alice, third.at, ["0"])).steps
    assert desk.choose(alice, third.at, ["2"]).error == "input", "there is no third"


def test_a_question_that_is_too_long_is_told_by_its_beginning(desk: Desk, alice: Place) -> None:
    reply = desk.run(alice, "ask", question="x" * 1001)
    assert "x" * 40 in reply.verdict
    assert "x" * 41 not in reply.verdict


def test_more_rules_are_the_askers_to_read_and_a_sure_answer_begins_with_its_rule(desk: Desk, alice: Place) -> None:
    sure = desk.run(alice, "ask", question="Who protects Invasion of Zendikar, a Siege?")
    more = next(button for button in sure.buttons if button.id.startswith("q:more:"))
    assert more.private
    numbers = more.id.removeprefix("q:more:").split()
    assert sure.sections[0].heading == numbers[0]
    assert f"({numbers[0]}" in sure.verdict
    assert [s.heading for s in sure.sections if s.heading in numbers] == numbers[:2]
    shown = desk.press(alice, more.id)
    assert shown.private
    assert [section.heading for section in shown.sections] == numbers
    unsure = desk.run(alice, "ask", question="Invasion of Zendikar purple elephants yesterday?")
    assert not any(section.heading[:1].isdigit() for section in unsure.sections), "no rule stands there as the answer"


def test_a_question_has_at_most_a_thousand_letters_and_at_least_one(desk: Desk, alice: Place) -> None:
    question = "What does a Siege do?"
    assert desk.run(alice, "ask", question=question.ljust(1000, "?")).error is None
    for wrong in (question.ljust(1001, "?"), "", "  "):
        assert desk.run(alice, "ask", question=wrong).error == "input"


def test_a_long_rule_begins_at_the_sentence_that_decides_and_ends_with_a_sentence() -> None:
    first, second = "Bears sleep in winter. ", "A battle is protected by a player. "
    asked = {"battle", "protect"}
    assert deciding_sentence((first + second).strip(), asked) == second.strip()
    short = passage((first * 20).strip(), set())
    assert short.endswith("winter. …")
    assert len(short) <= MOST_PASSAGE + 2
    assert passage((second + first * 20).strip(), asked).startswith(second)
    assert passage((first * 20 + second).strip(), asked) == "… " + second.strip()


def test_a_passage_never_leaves_out_what_its_first_sentence_goes_on_from() -> None:
    bears, condition = "Bears sleep in winter. ", "Suppose a creature with trample over planeswalkers attacks. "
    decides = "If that creature is blocked, a battle is protected by a player."
    asked = {"battle", "protect"}
    assert passage(bears * 20 + condition + decides, asked) == f"… {condition}{decides}"
    between = "That creature may well do something else. " * 20
    assert passage(condition + between + decides, asked) == f"{condition}… {decides}"
    long = "A battle is protected by " + "one or another of the players, " * 20 + "if it can be."
    assert passage(bears * 20 + long, asked) == f"… {long}", "no sentence is cut off"
