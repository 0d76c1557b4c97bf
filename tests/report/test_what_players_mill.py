"""What players have milled stands in the verdict, beside what else came of it (CR 701.17a)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, activate, board, cr, creature


@cr("701.17a")
@pytest.mark.parametrize(
    ("library", "said"),
    [
        (["Forest", "Shock", "Forest"], "B mills Forest ×2 and Shock."),
        (["Forest"] * 2 + ["Shock"] * 5, "B mills 5 cards."),
    ],
)
def test_a_few_milled_cards_are_named_and_many_counted(library: list[str], said: str) -> None:
    number = 3 if len(library) == 3 else 5
    text = f"Target player mills {['', '', '', 'three', '', 'five'][number]} cards."
    played = board([creature(f"{{0}}: {text}")], {"library": library}, activate("Tester", "B"), RESOLVE)
    assert played.report["verdict"] == said


@cr("701.17a")
def test_what_is_milled_is_told_beside_what_else_happens() -> None:
    mills = creature("{0}: Target player mills two cards. You draw a card and you gain 2 life.")
    here = {"battlefield": [mills], "library": ["Forest"]}
    played = board(here, {"library": ["Shock", "Murder"]}, activate("Tester", "B"), RESOLVE)
    assert played.report["verdict"] == "A is at 22 life (+2); B mills Shock and Murder; A draws Forest."


@cr("701.17a", "614.1a")
def test_what_is_milled_into_exile_stands_in_the_verdict_too() -> None:
    mills = creature("{0}: Target player mills two cards.")
    here = {"battlefield": [mills, "Rest in Peace"]}
    played = board(here, {"library": ["Shock", "Murder"]}, activate("Tester", "B"), RESOLVE)
    assert played.report["verdict"] == "B mills Shock and Murder, exiled instead (effect of Rest in Peace)."
