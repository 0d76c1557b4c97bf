"""Questions that tell of a board: it is played, and the answer begins with yes or no where that was asked."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.desk import Desk, Place, Reply


def asked(desk: Desk, place: Place, question: str) -> Reply:
    reply = desk.run(place, "ask", question=question)
    assert reply.error is None, reply.verdict
    return reply


def answer(desk: Desk, place: Place, question: str) -> str:
    """What stands before what was understood."""
    return asked(desk, place, question).verdict.split("\nI understood")[0]


def action(reply: Reply, name: str) -> str:
    return next(button.id for button in reply.buttons if button.id.endswith(f":{name}"))


@pytest.mark.cr("704.5g")
@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("My opponent shocks my Serra Angel. Does it die?", "No: Serra Angel (4/4, 2 damage) survives."),
        ("My opponent shocks my Serra Angel. Does it survive?", "Yes: Serra Angel (4/4, 2 damage) survives."),
        ("My opponent bolts my Grizzly Bears. Does it survive?", "No: Grizzly Bears dies."),
        ("I control two Grizzly Bears. My opponent bolts Grizzly Bears. Does it die?", "Yes: Grizzly Bears#1 dies."),
        (
            "I have Grizzly Bears and Serra Angel. My opponent casts Pyroclasm. Do Grizzly Bears and Serra Angel die?",
            "No: Grizzly Bears dies; Serra Angel (4/4, 2 damage) survives.",
        ),
        (
            "I have Grizzly Bears and Serra Angel. He casts Pyroclasm. Do Grizzly Bears and Serra Angel survive?",
            "No: Grizzly Bears dies; Serra Angel (4/4, 2 damage) survives.",
        ),
        (
            "I have Grizzly Bears and Soul Warden. My opponent casts Pyroclasm. Do Grizzly Bears and Soul Warden die?",
            "Yes: Grizzly Bears and Soul Warden die.",
        ),
        (
            "I have Grizzly Bears and Soul Warden. My opponent casts Pyroclasm. Do both die?",
            "Yes: Grizzly Bears and Soul Warden die.",
        ),
        (
            "I have Grizzly Bears and Serra Angel. My opponent casts Pyroclasm. Do both survive?",
            "No: Grizzly Bears dies; Serra Angel (4/4, 2 damage) survives.",
        ),
    ],
)
def test_what_dies_was_put_into_a_graveyard_from_the_battlefield(
    desk: Desk, alice: Place, question: str, said: str
) -> None:
    assert answer(desk, alice, question).startswith(said)


@pytest.mark.parametrize("spell", ["Unsummon", "Swords to Plowshares"])
def test_what_leaves_for_elsewhere_does_not_die(desk: Desk, alice: Place, spell: str) -> None:
    assert answer(desk, alice, f"My opponent casts {spell} on my Grizzly Bears. Does it die?").startswith("No: ")


@pytest.mark.cr("704.5a")
def test_a_player_dies_who_has_lost(desk: Desk, alice: Place) -> None:
    bolted = "My opponent casts Lightning Bolt on me. Do I die?"
    assert answer(desk, alice, f"I'm at 3 life. {bolted}").startswith("Yes: Alice loses the game")
    assert answer(desk, alice, f"I'm at 4 life. {bolted}") == "No: Alice is at 1 life (3 damage)."
    assert answer(desk, alice, f"My opponent is at 3 life. {bolted}") == "No: Alice is at 17 life (3 damage)."


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("I attack with Healer's Hawk. Do I gain life?", "Yes: "),
        ("I attack with Healer's Hawk. Do I lose life?", "No: "),
        ("I attack with Grizzly Bears. Do I gain life?", "No: Opp is at 18 life (2 damage)."),
        ("I attack with Grizzly Bears. Does my opponent lose life?", "Yes: Opp is at 18 life (2 damage)."),
        ("I attack with Grizzly Bears. Does my opponent gain life?", "No: Opp is at 18 life (2 damage)."),
        ("I attack with Grizzly Bears, he blocks with Giant Spider. Does my opponent lose life?", "No: "),
        ("I attack with Grizzly Bears, he blocks with Giant Spider. Do I lose life?", "No: "),
    ],
)
def test_life_is_compared_with_what_it_was(desk: Desk, alice: Place, question: str, said: str) -> None:
    assert answer(desk, alice, question).startswith(said)


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("I control Grizzly Bears and Glorious Anthem. How big is Grizzly Bears?", "Grizzly Bears is 3/3."),
        (
            "I control Grizzly Bears. I cast Giant Growth on Grizzly Bears. How big is Grizzly Bears?",
            "Grizzly Bears is 5/5.",
        ),
        ("I control Grizzly Bears and Serra Angel. How big are they?", "Grizzly Bears is 2/2. Serra Angel is 4/4."),
    ],
)
def test_a_size_that_is_asked_is_told_as_it_is_then(desk: Desk, alice: Place, question: str, said: str) -> None:
    assert answer(desk, alice, question) == said


@pytest.mark.cr("509.1b")
def test_whether_something_can_be_done_is_yes_with_what_comes_of_it_or_no_with_the_rule(
    desk: Desk, alice: Place
) -> None:
    yes = answer(desk, alice, "I attack with Grizzly Bears. Can he block with Giant Spider?")
    assert yes == "Yes: Grizzly Bears dies; Giant Spider (2/4, 2 damage) survives."
    no = asked(desk, alice, "I attack with Phantom Warrior. Can he block with Giant Spider?")
    assert no.verdict.startswith(
        "No: Giant Spider can't block Phantom Warrior: “Phantom Warrior can't be blocked”. (509.1b)"
    )
    assert no.sections[0].heading == "509.1b", "the rule that says no stands first"


def test_an_act_after_the_one_that_cannot_be_leaves_open_which_was_asked_about(desk: Desk, alice: Place) -> None:
    question = "I attack with Phantom Warrior. Can he block with Giant Spider? I cast Giant Growth on Phantom Warrior."
    assert (
        answer(desk, alice, question)
        == "Giant Spider can't block Phantom Warrior: “Phantom Warrior can't be blocked”. (509.1b)"
    )


def test_an_open_choice_is_told_with_what_each_answer_leads_to(desk: Desk, alice: Place) -> None:
    hand = "I have Shock and Fog in hand."
    told = answer(desk, alice, f"My opponent casts Duress on me and {hand[0].lower()}{hand[1:]} What happens?")
    first, *ways = told.splitlines()
    assert "up to Opp" in first
    assert ways == ["– Shock: Alice discards Shock.", "– Fog: Alice discards Fog."]
    told = answer(desk, alice, f"My opponent casts Duress on me and {hand[0].lower()}{hand[1:]} Do I lose life?")
    assert told.startswith("No, whatever is chosen. It's up to Opp: choose 1 for Duress"), (
        "whichever is discarded, no life is lost"
    )


@pytest.mark.parametrize(
    ("question", "first"),
    [
        ("I have Grizzly Bears. Can I cast Lightning Bolt?", "It's up to Alice: choose a target for Lightning Bolt"),
        (
            "J'ai Grizzly Bears. Est-ce que je peux lancer Lightning Bolt ?",
            "C’est à Alice\N{NO-BREAK SPACE}: choisir une cible pour Lightning Bolt",
        ),
    ],
)
def test_whether_something_can_be_cast_is_not_answered_before_its_targets_are_said(
    desk: Desk, alice: Place, question: str, first: str
) -> None:
    language = "fr" if question.startswith("J") else "en"
    told = answer(desk, replace(alice, locale=language), question)
    assert told.splitlines()[0] == first


def test_what_only_one_of_the_answers_brings_about_is_neither_yes_nor_no(desk: Desk, alice: Place) -> None:
    question = "I control Clone and Grizzly Bears. I cast Arc Lightning on Serra Angel and Grizzly Bears. Does it die?"
    told = answer(desk, alice, question)
    assert not told.startswith(("Yes", "No"))


def test_a_question_that_is_half_understood_has_its_board_and_no_answer(desk: Desk, alice: Place) -> None:
    reply = asked(desk, alice, "I cast Arc Lightning. Does Grizzly Bears die?")
    assert "Not understood, so nothing is played: “Does Grizzly Bears die”." in reply.verdict
    assert not reply.verdict.startswith(("Yes", "No"))
    drafted = desk.press(alice, action(reply, "draft"))
    assert drafted.error is None
    (mine, _) = desk.games.at(desk.boards.at("channel"), "en").position.players
    assert [card.called for card in mine.hand] == ["Arc Lightning"], "nothing has been cast"


def test_the_board_of_an_answer_is_as_it_was_played(desk: Desk, alice: Place) -> None:
    reply = asked(desk, alice, "My opponent bolts my Grizzly Bears. Does it die?")
    assert desk.press(alice, action(reply, "draft")).error is None
    mine, theirs = desk.games.at(desk.boards.at("channel"), "en").position.players
    assert [card.called for card in mine.graveyard] == ["Grizzly Bears"]
    assert [card.called for card in theirs.graveyard] == ["Lightning Bolt"]
    assert not theirs.hand


def test_the_form_has_the_board_and_what_was_done_and_is_the_askers_alone(desk: Desk, alice: Place) -> None:
    reply = asked(desk, alice, "My opponent bolts my Grizzly Bears. Does it die?")
    right, change = reply.buttons[:2]
    assert (right.style, right.private, change.private) == ("success", False, True)
    opened = desk.press(alice, action(reply, "change"))
    assert opened.private
    assert opened.form is not None
    board, do = opened.form.fields
    assert "Grizzly Bears" in board.text
    assert do.text == "Alice passes; Opp casts Lightning Bolt on Grizzly Bears; resolve all"
    assert [(section.heading, section.text) for section in opened.sections] == [
        (field.label, field.text) for field in opened.form.fields
    ]


def test_what_is_not_played_is_not_said_to_be(desk: Desk, alice: Place) -> None:
    said = asked(desk, alice, "i cast Lightning Bolt on his 3/3 and wiggle the flibber twice. does it die").verdict
    assert "nothing is played" in said
    assert "Not played: Alice casts Lightning Bolt on 3/3 creature." in said
    assert " Played:" not in said
