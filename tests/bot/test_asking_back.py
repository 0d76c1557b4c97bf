"""What the desk asks back: how it is put, and how an answer is understood."""

from __future__ import annotations

import pytest

from bot.desk import Desk, Place, Shape
from bot.desk.asking_back import Questions, Request
from bot.desk.reply import BoardRef, Reply
from bot.errors import BadValue, QuestionGone, Stale
from bot.which_is_meant import Reading, Which

READINGS = [Reading("=Serra Angel#1", "Serra Angel #1 · Alice"), Reading("=Serra Angel#2", "Serra Angel #2 · Bob")]
MORE = [*READINGS, Reading("=Shivan Dragon", "Shivan Dragon")]


@pytest.fixture
def questions() -> Questions:
    return Questions()


def asked(
    questions: Questions, place: Place, readings: list[Reading] = MORE, revision: int | None = 7, text: str = "it"
) -> Reply:
    given = {"card": "Shock", "target": text}
    return questions.ask(Request(place, "cast", given, Which("target", text, readings), revision))


def ref(reply: Reply) -> BoardRef:
    assert reply.choice is not None
    return reply.choice.at


def test_the_asker_alone_is_asked_by_name_with_each_reading_in_turn(questions: Questions, alice: Place) -> None:
    reply = asked(questions, alice)
    choice = reply.choice
    assert choice is not None
    assert (reply.private, choice.users, choice.player, choice.shape) == (True, ("1",), "Alice", Shape.BUTTONS)
    assert [(one.id, one.label) for one in choice.options] == [(str(n), one.label) for n, one in enumerate(MORE)]
    assert reply.at == choice.at
    assert choice.at.is_question
    assert choice.prompt == reply.verdict == "Which “it” is meant?"
    assert (choice.min, choice.max) == (1, 1)


def test_somebody_without_a_name_is_called_you_and_a_player_is_asked_for_as_one(questions: Questions) -> None:
    choice = asked(questions, Place("channel", "1"), text="").choice
    assert choice is not None
    assert choice.player == "you"
    assert choice.prompt == "Which player is meant?"


@pytest.mark.parametrize(
    ("answer", "meant"),
    [
        (["0"], 0),
        (["2"], 2),
        (("1",), 1),
        ("1", 0),
        ("3", 2),
        (" 2 ", 1),
        (3, 2),
        ("shi", 2),
        ("SERRA ANGEL #2", 1),
    ],
)
def test_a_tap_a_number_from_one_or_the_beginning_of_a_label_is_an_answer(
    questions: Questions, alice: Place, answer: object, meant: int
) -> None:
    at = ref(asked(questions, alice))
    request, label = questions.answered(alice, at, answer, 7)
    assert label == MORE[meant].label
    assert request.given == {"card": "Shock", "target": MORE[meant].value}, "the rest stays as it was given"
    assert (request.name, request.revision) == ("cast", 7)


@pytest.mark.parametrize(
    "answer", ["0", "4", "serra", "", "  ", "angel", ["3"], ["-1"], ["serra"], ["0", "1"], [], "-1"]
)
def test_what_is_no_answer_or_may_still_be_two_is_told_what_would_be_one(
    questions: Questions, alice: Place, answer: object
) -> None:
    at = ref(asked(questions, alice))
    with pytest.raises(BadValue) as problem:
        questions.answered(alice, at, answer, 7)
    assert problem.value.values["expected"] == ", ".join(f"{n}) {one.label}" for n, one in enumerate(MORE, start=1))
    assert problem.value.values["option"] == "Which “it” is meant?"


def test_no_more_than_eight_readings_are_told(questions: Questions, alice: Place) -> None:
    many = [Reading(f"={n}", f"Number {n}") for n in range(1, 10)]
    at = ref(asked(questions, alice, many))
    with pytest.raises(BadValue) as problem:
        questions.answered(alice, at, "none of them", 7)
    assert problem.value.values["expected"].endswith(", 8) Number 8")
    assert questions.answered(alice, at, "9", 7)[1] == "Number 9"


def test_a_question_is_of_one_board_of_one_asker_in_one_channel(questions: Questions, alice: Place, bob: Place) -> None:
    at = ref(asked(questions, alice))
    with pytest.raises(Stale):
        questions.answered(alice, at, "1", 8)
    for other in (bob, Place("elsewhere", "1", name="Alice")):
        with pytest.raises(QuestionGone):
            questions.answered(other, at, "1", 7)
        with pytest.raises(QuestionGone):
            questions.pending(other, at)
    with pytest.raises(QuestionGone):
        questions.answered(alice, BoardRef.question(at.revision + 1), "1", 7)
    assert questions.answered(alice, at, "1", 7)
    assert questions.pending(alice, at).verdict == "Which “it” is meant?"


def test_two_questions_wait_side_by_side(questions: Questions, alice: Place) -> None:
    one, other = ref(asked(questions, alice, READINGS)), ref(asked(questions, alice, MORE))
    assert one != other
    assert questions.answered(alice, other, "3", 7)[1] == "Shivan Dragon"
    assert questions.answered(alice, one, "1", 7)[1] == READINGS[0].label


def test_a_misspelt_card_is_one_tap_from_the_nearest_name(desk: Desk, alice: Place) -> None:
    desk.run(alice, "board new", players="Alice, Bob")
    asked = desk.run(alice, "board add", card="Grizly Bears")
    assert asked.verdict == "There is no card named “Grizly Bears”. Did you mean Grizzly Bears?"
    assert (asked.error, asked.private) == ("unknown", True)
    assert asked.choice is not None
    assert [one.label for one in asked.choice.options] == ["Grizzly Bears"]
    told = desk.choose(alice, asked.choice.at, ["0"])
    assert told.verdict == "Added Grizzly Bears to Alice: battlefield."


def test_of_a_pasted_board_each_misspelt_name_is_put_right_in_turn(desk: Desk, alice: Place) -> None:
    asked = desk.run(alice, "board paste", text="Alice: 2 Sera Angel, Forest\nBob: Shivan Dragn (tapped)")
    assert asked.error == "input"
    assert [one.text for one in asked.sections] == [
        "Line 1: There is no card named “Sera Angel”. Did you mean Serra Angel?",
        "Line 2: There is no card named “Shivan Dragn”. Did you mean Shivan Dragon?",
    ]
    assert asked.choice is not None
    asked = desk.choose(alice, asked.choice.at, ["0"])
    assert asked.choice is not None
    assert [one.label for one in asked.choice.options] == ["Shivan Dragon"]
    told = desk.choose(alice, asked.choice.at, ["0"])
    assert told.verdict.startswith("Put 4 cards on the board.")


def test_what_only_shows_keeps_no_question_its_buttons_look_up(desk: Desk, alice: Place) -> None:
    """It is asked of a worker that will not be asked again."""
    asked = desk.run(alice, "card", name="Grizly Bears")
    assert (asked.error, asked.choice) == ("unknown", None)
    assert [(one.id, one.label) for one in asked.buttons] == [("q:card:Grizzly Bears", "Grizzly Bears")]
    assert desk.press(alice, asked.buttons[0].id).verdict == "Grizzly Bears"


def test_a_misspelt_term_of_the_glossary_is_one_tap_away(desk: Desk, alice: Place) -> None:
    asked = desk.run(alice, "glossary", term="Seige")
    assert asked.verdict == "The glossary has no entry “Seige”. Did you mean Siege?"
    assert [one.id for one in asked.buttons] == ["q:glossary:Siege"]


def test_it_is_asked_who_uses_a_card_that_nobody_has(desk: Desk, alice: Place) -> None:
    desk.run(alice, "board new", players="Alice, Bob")
    desk.run(alice, "go-to", step="upkeep")
    asked = desk.run(alice, "cast", card="Shock", target="Alice")
    assert asked.verdict == "Who uses “Shock”?"
