"""Several counters removed as a cost, of whichever kinds (CR 122.1, 118.3)."""

from __future__ import annotations

from tests.helpers import activate, answer, board, cast, cr, creature

ELM = "Remove two counters from this creature: You gain 1 life."


@cr("122.1")
def test_they_may_be_of_different_kinds() -> None:
    elm = creature(ELM, "4/4", name="Elm", counters={"-1/-1": 1, "charge": 2})
    script = [activate("Elm"), answer("charge"), answer("-1/-1")]
    board([elm], [], *script, expect=["Elm has 1 charge counter", "Elm is 4/4"])
    script = [activate("Elm"), answer("charge"), answer("charge")]
    board([elm], [], *script, expect=["Elm has 1 -1/-1 counter", "Elm is 3/3"])


@cr("118.3")
def test_with_one_counter_alone_it_cannot_be_paid() -> None:
    elm = creature(ELM, "4/4", name="Elm", counters={"-1/-1": 1})
    board([elm], [], activate("Elm"), refused="118.3")


@cr("608.2h", cited=False)
def test_a_card_is_drawn_for_each_that_was_exiled_from_a_hand() -> None:
    """Not for one from the library or the graveyard."""
    theirs = {"hand": ["Shock", "Shock"], "graveyard": ["Shock"], "library": ["Shock", "Plains", "Plains", "Plains"]}
    script = [cast("Unmoored Ego", "B"), {"do": "resolve"}, answer("Shock")]
    shocks = ["Shock#1", "Shock#2", "Shock#3", "Shock#4"]
    expect = ["B has 2 cards in hand", "Plains#1 in B's hand", "B has 1 cards in library"]
    board({"hand": ["Unmoored Ego"]}, theirs, *script, answer(shocks), expect=expect)
