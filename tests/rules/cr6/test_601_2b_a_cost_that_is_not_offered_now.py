"""An alternative cost whose condition isn't met (CR 118.9, 601.2b)."""

from __future__ import annotations

from tests.helpers import board, cast, cr

MINE = {"hand": ["Force of Negation", "Opt"]}


@cr("118.9")
def test_the_refusal_says_what_isnt_so() -> None:
    force = cast("Force of Negation", "Shock", costs=["alternative"])
    theirs = {"hand": ["Shock"]}
    shock = [{"do": "pass", "player": "A"}, cast("Shock", "A", player="B"), {"do": "pass", "player": "B"}]
    played = board(MINE, theirs, *shock, force, refused="118.9")
    assert "if it's not your turn" in played.reason
