"""Modes that can be chosen only once, or once each turn (CR 700.2, 700.2a)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import NEXT_UPKEEP, RESOLVE, activate, board, cr, creature, to

MODES = "\n• You gain 1 life.\n• You gain 2 life.\n• You gain 4 life."
ONCE = creature("{0}: Choose one that hasn't been chosen —" + MODES, name="Pact")
EACH_TURN = creature("{0}: Choose one that hasn't been chosen this turn —" + MODES, name="Pact")


def mode(number: int, source: str = "Pact") -> list[Any]:
    """Activate the ability with a mode."""
    return [activate(source, modes=[number]), RESOLVE]


@cr("700.2a")
def test_another_mode_may_be_chosen_the_second_time() -> None:
    board([ONCE], [], *mode(1), *mode(3), expect=["A life 25"])


@cr("608.2d", cited=False)
@pytest.mark.parametrize("pact", [ONCE, EACH_TURN])
def test_the_same_mode_may_not(pact: dict[str, Any]) -> None:
    board([pact], [], *mode(1), activate("Pact", modes=[1]), refused="601.2b")


@cr("700.2a")
def test_with_no_mode_left_it_cannot_be_activated() -> None:
    board([ONCE], [], *mode(1), *mode(2), *mode(3), activate("Pact"), refused="700.2a")


@cr("400.7", cited=False)
def test_each_object_has_its_own() -> None:
    other = creature("{0}: Choose one that hasn't been chosen —" + MODES, name="Other")
    board([ONCE, other], [], *mode(1), *mode(1, "Other"), expect=["A life 22"])


@cr("500.1")
def test_this_turn_is_over_with_the_turn() -> None:
    board([EACH_TURN], [], *mode(1), NEXT_UPKEEP, *mode(1), expect=["A life 22"])
    board([ONCE], [], *mode(1), NEXT_UPKEEP, activate("Pact", modes=[1]), refused="601.2b")


@cr("603.3c", cited=False)
def test_a_trigger_without_a_mode_left_leaves_the_stack() -> None:
    text = "At the beginning of combat on your turn, choose one that hasn't been chosen —\n• You gain 1 life."
    script = [to("beginning of combat"), RESOLVE, {"do": "go_to", "turn": 5, "step": "beginning of combat"}]
    board([creature(text)], [], *script, expect=["A life 21", "stack is empty"])
