"""What the terminal says may be typed for a choice."""

from __future__ import annotations

import pytest

from bot.desk.reply import BoardRef, ChoiceView, OptionView, Shape
from bot.render.plain_text import choice_lines
from engine import Words


def last_line(shape: Shape, labels: list[str], least: int, most: int, locale: str = "en") -> str:
    options = tuple(OptionView(str(n), label) for n, label in enumerate(labels))
    view = ChoiceView(BoardRef(1, 1), "Ana", "kind", "Choose", shape, options, least, most)
    return list(choice_lines(view, Words.of(locale)))[-1].strip()


@pytest.mark.parametrize(
    ("shape", "least", "most", "said"),
    [
        (Shape.ORDER, 3, 3, "Type the 3 numbers in the order you want, as in: 3, 2, 1 (or: as listed)"),
        (Shape.SELECT, 2, 2, "Type 2 numbers with commas, as in: 1, 2"),
        (Shape.SELECT, 0, 3, "Type up to 3 numbers with commas, as in: 1, 2 (or: none)"),
        (Shape.SELECT, 1, 3, "Type 1 to 3 numbers with commas, as in: 1, 2"),
        (Shape.BUTTONS, 0, 1, "Type a number, or: none"),
        (Shape.TEXT, 1, 1, "Type a number, or a name."),
    ],
)
def test_what_may_be_typed_is_said_with_an_example(shape: Shape, least: int, most: int, said: str) -> None:
    assert last_line(shape, ["Bears", "Wolf", "Angel"], least, most) == said


def test_a_name_or_a_number_without_options() -> None:
    assert last_line(Shape.TEXT, [], 1, 1) == "Type a name."
    assert last_line(Shape.TEXT, [], 1, 1, "fr") == "Tapez un nom."
    assert last_line(Shape.NUMBER, [], 0, 0) == "Type a number, 0 or more."
    assert last_line(Shape.NUMBER, [], 0, 4) == "Type a number from 0 to 4."


def test_modes_are_shown_by_their_own_numbers() -> None:
    options = tuple(OptionView(str(n), label) for n, label in enumerate(("2. Tap all.", "4. Draw a card.")))
    view = ChoiceView(BoardRef(1, 1), "Ana", "mode", "Choose", Shape.SELECT, options, 2, 2)
    shown = [line.strip() for line in choice_lines(view, Words.of("en"))]
    assert shown[1:] == ["2) Tap all.", "4) Draw a card.", "Type 2 numbers with commas, as in: 2, 4"]
