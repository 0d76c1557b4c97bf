"""What was chosen before the board began, and nobody has said: a throwaway board plays every answer (CR 607.2d)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.boards.store import BoardStore
from bot.desk import Desk, Place
from tests.bot.made_up_cards import desk_over
from tests.bot.replies import good
from tests.cards.conftest import scryfall_card

SAGE = scryfall_card(
    "Sage",
    type_line="Creature — Human",
    power="2",
    toughness="2",
    oracle_text="As this creature enters, choose a nonland card name.\nSpells with the chosen name can't be cast.",
)
LORD = scryfall_card(
    "Lord",
    type_line="Creature — Elf",
    power="2",
    toughness="2",
    oracle_text="As this creature enters, choose a creature type.\nOther creatures of the chosen type get +1/+1.",
)
BOLT = scryfall_card("Bolt", type_line="Instant", oracle_text="Bolt deals 3 damage to any target.")


@pytest.fixture
def desk(tmp_path: Path, store: BoardStore) -> Iterator[Desk]:
    with desk_over([SAGE, LORD, BOLT], tmp_path, store) as desk:
        yield desk


def test_what_comes_of_each_answer_is_told_and_it_can_be_answered(desk: Desk, alice: Place) -> None:
    acts = "Opp casts Bolt on Sage"
    reply = desk.run(alice, "what-if", board="You: Sage; Opp hand: Bolt", do=acts)
    assert reply.verdict.split("\n") == [
        "Which card name was chosen as Sage entered? Nobody has said.",
        "– Bolt: Sage keeps Bolt from being cast: “Spells with the chosen name can't be cast”. (601.3, 101.2)",
        "– Sage or another card: Sage dies.",
    ]
    assert reply.choice is not None
    assert reply.choice.rule.id == "607.2d"
    said = good(desk.run(alice, "what-if", board="You: Sage naming Lord; Opp hand: Bolt", do=acts))
    assert said.verdict == "Sage dies; it doesn't affect Bolt: the chosen name is Lord."


def test_acts_behind_what_is_asked_at_once_are_played_with_each_answer(desk: Desk, alice: Place) -> None:
    board = "You: Sage, Lord; Opp: Sage"
    reply = desk.run(alice, "what-if", board=board, do="attack with Lord; Opp blocks with Sage; damage")
    assert reply.verdict.split("\n")[1:] == [
        "– Elf or another creature type: Sage#2 and Lord die.",
        "– Human: Sage#2 and Lord die; Sage#1 becomes 2/2: Lord no longer applies to it.",
    ]


def test_what_applies_on_a_board_is_told_for_each_answer(desk: Desk, alice: Place) -> None:
    reply = desk.run(alice, "what-if", board="You: Sage, Lord", do="")
    assert "– Human: Sage is 3/3: Lord." in reply.verdict.split("\n")
    why = desk.run(alice, "what-if", board="You: Sage, Lord", do="why Sage")
    assert "– Human: Sage is a 3/3 red Creature — Human." in why.verdict.split("\n")


def test_where_all_come_to_the_same_that_is_the_answer(desk: Desk, alice: Place) -> None:
    reply = good(desk.run(alice, "what-if", board="You: Sage naming Lord, Lord; Opp hand: Bolt", do="Opp bolts me"))
    assert reply.verdict == "Sage doesn't affect Bolt: the chosen name is Lord. Alice is at 17 life (3 damage)."
    assert reply.choice is None
    assert any(line.startswith("It does not matter here: ") for line in reply.footer)


def test_of_more_than_can_be_tried_it_is_only_asked(desk: Desk, alice: Place) -> None:
    kinds = "Ape", "Bat", "Bear", "Bird", "Boar", "Cat", "Dog", "Elk", "Fox", "Frog", "Goat", "Hippo"
    tokens = ", ".join(f"1/1 {one} creature token" for one in kinds)
    reply = good(desk.run(alice, "what-if", board=f"You: Lord, {tokens}", do="attack with Lord"))
    assert reply.verdict == "Which creature type was chosen as Lord entered? Nobody has said."
    assert reply.choice is not None


def test_on_a_channels_board_it_is_asked_and_noted(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board new"))
    added = good(desk.run(alice, "board add", card="Lord"))
    assert added.choice is None
    asked = good(desk.run(alice, "board add", card="Sage"))
    assert asked.choice is not None
    assert asked.choice.prompt == "Which creature type was chosen as Lord entered?"
    labels = [option.label for option in asked.choice.options]
    assert labels == ["Elf", "Human", "another creature type"], "to be tapped"
    assert good(desk.run(alice, "answer", value="human")).verdict == "Noted."
    assert "Sage is 3/3" in good(desk.run(alice, "board show")).steps[0].text
