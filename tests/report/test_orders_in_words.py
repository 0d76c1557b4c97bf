"""An order of triggered abilities in words, of however many."""

from __future__ import annotations

from engine.report.outcomes.in_few_words import in_order
from engine.words import Words
from tests.helpers import cr

EN = Words.of("en")


def test_a_short_order_is_told_one_by_one() -> None:
    assert in_order(["A (Bear)", "A (Wolf)", "B"], EN, resolving=False) == "A (Bear), then A (Wolf), then B"


def test_of_a_long_one_what_follows_its_like_is_told_together() -> None:
    listed = [*(f"Artist ({n})" for n in range(7)), "Warden", *(f"Cutthroat ({n})" for n in range(4))]
    assert in_order(listed, EN, resolving=False) == "Artist ×7, then Warden, then Cutthroat ×4"


def test_of_a_long_and_mixed_one_it_is_told_how_many_are_left() -> None:
    listed = [one for n in range(6) for one in (f"Artist ({n})", f"Cutthroat ({n})")]
    said = in_order(listed, EN, resolving=False)
    assert said == "Artist, then Cutthroat, then Artist, then Cutthroat, then Artist, then 7 more"


@cr("405.5", cited=False)
def test_of_what_goes_onto_the_stack_it_is_said_which_resolves_first() -> None:
    """As it is put there in the opposite order."""
    assert in_order(["A", "B"], EN, resolving=True) == "A resolves first, then B"
    assert in_order(["A"], EN, resolving=True) == "A"
