"""What a pasted text says is on the stack is cast, as if it had been; whose it is, and at what, is asked."""

from __future__ import annotations

import pytest

from bot.desk import Desk, Place
from tests.bot.replies import good, position


def on_stack(desk: Desk) -> list[tuple[str, str, tuple[str, ...]]]:
    """What is on the stack, from the top: which spell, whose, at what."""
    return [(one.name or "", one.controller, tuple(one.targets)) for one in position(desk).stack]


def test_spells_on_the_stack_with_their_targets(desk: Desk, alice: Place) -> None:
    text = (
        "You: Grizzly Bears\nOpp: Serra Angel\n"
        "Stack: Opp's Lightning Bolt targeting Grizzly Bears, my Giant Growth on Bears"
    )
    reply = good(desk.run(alice, "board paste", text=text))
    assert "Put 2 cards on the board" in reply.verdict
    assert "Opp casts Lightning Bolt on Grizzly Bears" in reply.understood
    assert on_stack(desk) == [
        ("Giant Growth", "Alice", ("Grizzly Bears",)),
        ("Lightning Bolt", "Opp", ("Grizzly Bears",)),
    ]


def test_a_player_heads_the_line_or_stands_behind_a_semicolon(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You: Grizzly Bears; Opp's stack: Shock at Grizzly Bears"))
    assert on_stack(desk) == [("Shock", "Opp", ("Grizzly Bears",))]


def test_whose_spell_it_is_is_asked_then_what_it_targets(desk: Desk, alice: Place) -> None:
    text = "You: Grizzly Bears (tapped), Grizzly Bears\nOpp: Forest\nstack: Shock at Grizzly Bears"
    asked = good(desk.run(alice, "board paste", text=text))
    assert asked.choice is not None
    assert asked.verdict == "Whose spell is “Shock at Grizzly Bears”?"
    assert [one.label for one in asked.choice.options] == ["Alice", "Opp"]
    which = good(desk.choose(alice, asked.choice.at, ["1"]))
    assert which.choice is not None
    assert which.verdict == "Which “Grizzly Bears” is meant?"
    good(desk.choose(alice, which.choice.at, ["1"]))
    assert on_stack(desk) == [("Shock", "Opp", ("Grizzly Bears#2",))]


def test_it_goes_onto_a_board_that_is_there(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You: Forest\nOpp: Serra Angel"))
    reply = good(desk.run(alice, "board paste", text="my stack: Shock at Serra Angel"))
    assert reply.verdict.startswith("Alice casts Shock targeting Serra Angel.")


def test_a_question_begins_with_it(desk: Desk, alice: Place) -> None:
    board, do = "You: Grizzly Bears; Opp stack: Lightning Bolt at Bears", "cast Giant Growth on Bears"
    assert "survives" in good(desk.run(alice, "what-if", board=board, do=do)).verdict


@pytest.mark.parametrize(
    ("text", "kind", "says"),
    [
        ("You: Forest\nOpp stack: Shock at Island", "input", "“Island” is not understood here"),
        ("It's my turn\nOpp stack: Duress at me", "refused", "can only be cast in its player's own turn"),
    ],
)
def test_what_cannot_be_there_leaves_nothing(desk: Desk, alice: Place, text: str, kind: str, says: str) -> None:
    reply = desk.run(alice, "board paste", text=text)
    assert (reply.error, says in reply.verdict) == (kind, True), reply.verdict
    assert desk.run(alice, "board show").error == "state"
