"""Who pays so that something isn't done: nothing of that is there to be spoken of (CR 118.12a)."""

from __future__ import annotations

from tests.helpers import RESOLVE, answer, attack, board, cr

KAZUUL = "Kazuul, Tyrant of the Cliffs"


@cr("118.12a")
def test_that_creature_is_the_attacker_and_not_the_token_that_may_be_created() -> None:
    attacked = (*attack("B", Hill_Giant="A"), RESOLVE)
    assert board([KAZUUL], ["Hill Giant"], *attacked, active="B").pending["player"] == "B"
    board([KAZUUL], ["Hill Giant"], *attacked, answer("no", "B"), active="B", expect=["A controls 1 Ogre Token"])
    paid = board([KAZUUL], ["Hill Giant"], *attacked, answer("yes", "B"), active="B")
    assert paid.count("Ogre Token") == 0
