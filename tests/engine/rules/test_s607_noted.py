"""What is noted for an object by one of its abilities and asked for by another (CR 607.2e)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, Entry, answer, board, cast, cr, turn

PASS: Entry = {"do": "pass", "player": "A"}
HAND = {"hand": ["Sigarda's Splendor"]}
ENTERS = (cast("Sigarda's Splendor"), RESOLVE)
BURNT = (*ENTERS, PASS, cast("Lightning Bolt", "A", player="B"), RESOLVE)


@cr("607.2e", "614.1c")
def test_sigardas_splendor_draws_where_no_life_was_lost_since_it_entered() -> None:
    played = board(HAND, [], *ENTERS, turn(5), RESOLVE, expect=["A has 1 cards in hand"])
    assert "607.2e" in played.rules_of("Sigarda's Splendor enters")
    lost = ["A life 17", "A has 0 cards in hand"]
    board(HAND, {"hand": ["Lightning Bolt"]}, *BURNT, turn(5), RESOLVE, expect=lost)


@cr("607.2e")
def test_the_life_total_noted_last_is_the_one_that_counts() -> None:
    script = (*BURNT, turn(5), RESOLVE, turn(7), RESOLVE)
    board(HAND, {"hand": ["Lightning Bolt"]}, *script, expect=["A life 17", "A has 2 cards in hand"])


@cr("607.2e")
def test_each_of_two_has_its_own_note() -> None:
    """What was noted for the one says nothing to the other: only the second has been there since the loss of life."""
    first = {"card": "Sigarda's Splendor", "id": "first", "chosen": {"noted life": 20}}
    side = {**HAND, "life": 17, "battlefield": [first]}
    script = (*ENTERS, turn(5), answer("as listed"), RESOLVE, RESOLVE)
    board(side, [], *script, expect=["A has 1 cards in hand", "stack is empty"])
