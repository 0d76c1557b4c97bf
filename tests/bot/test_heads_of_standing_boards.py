"""What is asked of permanents as they stand, and of what players have to do, heads the answer: mana, keywords, types,
who controls them, whether they can be used, and what has already happened though the end is not known."""

from __future__ import annotations

import pytest

from bot.desk import Desk, Place
from tests.bot.test_drafted_boards import answer, asked


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("opp has Blood Moon, i have Evolving Wilds. does it tap for red", "Yes: Evolving Wilds has “{T}: Add {R}.”"),
        ("opp has Blood Moon, i have Evolving Wilds. do my lands still tap for black", "No: "),
        ("i have Llanowar Elves. what mana does it make", "Llanowar Elves has “{T}: Add {G}.”"),
        ("i have Awakened Skyclave. does it tap for red", "Yes: Awakened Skyclave has"),
        ("i have Awakened Skyclave. is it a creature", "Yes: "),
        (
            "i have Awakened Skyclave and he casts Murder on it. where does it go",
            "Awakened Skyclave is in Alice's graveyard",
        ),
        ("i have Awakened Skyclave. does it tap for colorless", "No: "),
        ("i have Bonesplitter. what mana does it make", "Bonesplitter has no mana ability"),
        ("Humility is out and i have Serra Angel. does Serra Angel still have flying", "No: "),
        ("Humility is out and i have Serra Angel. does Serra Angel lose flying", "Yes: "),
        ("i have Opalescence and Glorious Anthem. is Glorious Anthem a creature", "Yes: "),
        ("i have Opalescence and Glorious Anthem. is Opalescence a creature", "No: "),
        ("Opalescence with Glorious Anthem in play, is the Anthem a creature", "Yes: "),
        ("I attack with Serra Angel, no blocks. is Serra Angel tapped", "No: "),
        ("he casts Act of Treason on my Serra Angel. who controls Serra Angel", "Opp controls Serra Angel."),
        ("can i activate Jace Beleren twice in one turn", "No: A loyalty ability of Jace Beleren was already"),
        ("i cast Jace Beleren, what loyalty does he start with", "Jace Beleren has 3 loyalty counters."),
        ("if i cast Divination, who draws the cards", "Alice draws 2 cards."),
        ("i Doom Blade his Typhoid Rats, does it die", "No: There is no legal target"),
        ("opp is at 2 life, i attack for 5 and it is unblocked. does he die", "Yes: "),
    ],
)
def test_how_things_stand_is_answered(desk: Desk, alice: Place, question: str, said: str) -> None:
    assert answer(desk, alice, question).startswith(said)


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("i have Soul Warden, i cast Grizzly Bears. does it die or do i keep a 2/2", "No: "),
        ("i have Soul Warden and cast Grizzly Bears. do i get the trigger or not", "Yes: "),
        ("i cast Raise the Alarm and opp counterspells it. do i still get the tokens or is it too late", "No: "),
    ],
)
def test_what_else_may_be_is_left_out(desk: Desk, alice: Place, question: str, said: str) -> None:
    assert answer(desk, alice, question).startswith(said)


def test_creatures_of_which_nobody_has_told_are_not_those_that_are_there(desk: Desk, alice: Place) -> None:
    said = answer(desk, alice, "he casts Swords to Plowshares on my Serra Angel, do i get the creatures back")
    assert not said.startswith(("Yes", "No"))


def test_what_is_left_is_not_taken_for_life(desk: Desk, alice: Place) -> None:
    assert "20 life" not in answer(desk, alice, "opp casts Wrath of God, i have two 2/2s. what do i have left")


def test_nothing_is_cast_in_the_untap_step(desk: Desk, alice: Place) -> None:
    """No player receives priority then (502.4)."""
    assert "Yes" not in answer(desk, alice, "can i cast an instant during my opponents untap step")


def test_what_has_no_flashback_is_not_taken_to_be_cast_from_a_hand_instead(desk: Desk, alice: Place) -> None:
    """A spell with flashback is exiled however it leaves the stack (702.34a); one without it is not cast so at all."""
    said = answer(desk, alice, "i flashback Shock and opp counters it. where does it go")
    assert "with flashback: exile" in said
    assert "Shock is in" not in said


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("opp bolts my Llanowar Elves, can i still tap it for mana in response", "Yes: Llanowar Elves has"),
        ("opp casts Murder on my Llanowar Elves, can i tap it for mana", "Yes: Llanowar Elves has"),
        ("opp casts Murder on my Llanowar Elves, can i tap it for white mana in response", "No: Llanowar Elves has"),
    ],
)
def test_mana_abilities_are_activated_while_what_removes_their_source_waits(
    desk: Desk, alice: Place, question: str, said: str
) -> None:
    """A mana ability may be activated whenever its controller has priority (605.3a)."""
    reply = asked(desk, alice, question)
    assert reply.verdict.startswith(said)
    assert "605.3a" in [section.heading for section in reply.sections]


def test_of_the_mana_of_a_stand_in_nothing_is_known(desk: Desk, alice: Place) -> None:
    said = asked(desk, alice, "opp casts Wrath of God, can i tap my elves for mana in response").verdict
    assert "no mana ability" not in said
    assert "“can i tap my elves for mana” were not read" in said


def test_the_one_creature_that_the_other_has_is_what_would_be_blocked(desk: Desk, alice: Place) -> None:
    """A creature with menace can't be blocked except by two or more creatures (702.111b)."""
    said = answer(desk, alice, "opponent has a menace dude and i only got one untapped creature. can i block")
    assert said.startswith("No: 2/2 menace can only be blocked by 2 or more creatures.")
    said = answer(desk, alice, "opponent has a 3/3 and a 4/4 with menace. can i block with my 2/2")
    assert not said.startswith("Yes")


def test_a_planeswalker_that_is_named_only_later_is_what_was_attacked(desk: Desk, alice: Place) -> None:
    said = asked(
        desk, alice, "he attacked my walker with a 7/7 trampler, i blocked with a 2/2, does it hit Jace Beleren"
    )
    assert "Opp attacks Jace Beleren with 7/7 trample; Alice blocks 7/7 trample with 2/2 creature." in said.verdict


def test_it_is_asked_in_the_past_what_died(desk: Desk, alice: Place) -> None:
    said = answer(desk, alice, "he attacked with a 4/4 and i blocked with a 5/5, who died")
    assert said.startswith("4/4 creature dies; 5/5 creature (5/5, 4 damage) survives.")


def test_what_an_act_is_asked_about_for_is_said_not_to_be_read(desk: Desk, alice: Place) -> None:
    said = asked(desk, alice, "can i Murder his Typhoid Rats just to get the trigger").verdict
    assert said.startswith("“can i Murder his Typhoid Rats”: Yes")
    assert "The words “just to get the trigger” were not read" in said


def test_below_the_answer_to_a_known_question_stands_nothing_of_a_board_that_is_not_played(
    desk: Desk, alice: Place
) -> None:
    said = asked(desk, alice, "i unsummoned my own token, can i replay it from hand").verdict
    assert "“A token is bounced, flickered or exiled: does it come back?”" in said.splitlines()[0]
    assert "it can't come back or be cast again" in said.splitlines()[0]
    assert "Not understood" not in said


GROWN = "my Serra Angel has two +1/+1 counters and opp casts"


@pytest.mark.parametrize(
    ("question", "said"),
    [
        (f"{GROWN} Act of Treason on it. does it keep the counters", "Yes: Opp controls Serra Angel"),
        (f"{GROWN} Murder on it. does it keep its counters", "No: Serra Angel dies"),
        (f"{GROWN} Unsummon on it. does it keep its counters", "No: Serra Angel is in Alice's hand"),
        (f"{GROWN} Act of Treason on it. does it lose the counters", "No: Opp controls Serra Angel"),
        ("i cast Grizzly Bears. does it enter with counters", "No: "),
        ("i cast Jace Beleren. does he enter with loyalty counters", "Yes: "),
    ],
)
def test_what_is_on_the_battlefield_has_the_counters_that_are_on_it_and_what_has_left_none(
    desk: Desk, alice: Place, question: str, said: str
) -> None:
    assert answer(desk, alice, question).startswith(said)


@pytest.mark.cr("704.5j", cited=False)
@pytest.mark.parametrize(
    "question",
    [
        "we both have Jace Beleren out, does one of them die",
        "me n opp both got Jace Beleren, do i have to sac one",
        "my opp and i each control Jace Beleren, does one of them die to the legend rule",
        "theres a Jace Beleren on both sides, does one of them die",
    ],
)
def test_the_legend_rule_leaves_each_players_own_alone(desk: Desk, alice: Place, question: str) -> None:
    said = answer(desk, alice, question)
    assert said.removeprefix("No: ").casefold().startswith("each player controls only one jace beleren")
    assert "704.5j" in said


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("i have Serra Angel. does it have flying", "Yes: "),
        ("i have Serra Angel. does it have trample", "No: "),
    ],
)
def test_no_yes_or_no_stands_alone(desk: Desk, alice: Place, question: str, said: str) -> None:
    assert answer(desk, alice, question) == f"{said}that is how this board stands; nothing is done on it."


def test_a_yes_or_no_is_no_answer_to_what_was_not_read(desk: Desk, alice: Place) -> None:
    assert not answer(desk, alice, "mon Serra Angel est mort, puis-je le laisser au cimetière").startswith("Non")


def test_a_board_that_says_nothing_of_a_sacrifice_is_no_answer(desk: Desk, alice: Place) -> None:
    said = answer(desk, alice, "is a token copy of a legend still legendary, do i have to sac one")
    assert not said.startswith(("No: that is", "Yes: that is"))
