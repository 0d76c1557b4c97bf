"""Steps that happen several times in a row are told once, with how often."""

from __future__ import annotations

from bot.desk.repeated_steps import told_once
from bot.desk.reply import StepView


def steps(*said: str) -> tuple[StepView, ...]:
    """Each line is a step, indented by its depth."""
    return tuple(
        StepView(n, line.strip(), depth=(len(line) - len(line.lstrip())) // 2) for n, line in enumerate(said, 3)
    )


def shown(*said: str) -> list[tuple[int, str, int]]:
    return [(step.n, step.text, step.times) for step in told_once(steps(*said))]


def test_the_same_step_in_a_row_is_one_with_its_number() -> None:
    assert shown("A", "B", "B", "B", "C") == [(3, "A", 1), (4, "B", 3), (5, "C", 1)]


def test_steps_that_follow_again_together_are_told_together() -> None:
    said = shown("It resolves.", "  A token.", "It resolves.", "  A token.", "End.")
    assert said == [(3, "It resolves.", 2), (4, "A token.", 2), (5, "End.", 1)]


def test_steps_that_differ_or_stand_elsewhere_stay() -> None:
    assert [times for *_, times in shown("A", "B", "A", "C")] == [1, 1, 1, 1]
    assert [times for *_, times in shown("A", "  A")] == [1, 1]
    assert [times for *_, times in shown("  A", "B", "  A", "B")] == [1, 1, 1, 1]
