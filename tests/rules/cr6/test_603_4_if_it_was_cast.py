"""Whether a permanent was cast (CR 603.4, 611.3a)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, board, cast, cr


@cr("603.4")
def test_what_was_cast_does_not_trigger_what_asks_for_the_contrary() -> None:
    preston = "Preston, the Vanisher"
    mine = {"battlefield": [preston], "hand": ["Hill Giant"]}
    board(mine, [], cast("Hill Giant"), RESOLVE_ALL, expect=["A controls 1 Hill Giant"])
    back = {"battlefield": [preston], "hand": ["Zombify"], "graveyard": ["Hill Giant"]}
    board(back, [], cast("Zombify", "Hill Giant"), RESOLVE_ALL, expect=["A controls 2 Hill Giant"])


@cr("611.3a", cited=False)
def test_an_ability_that_it_has_as_long_as_it_was_cast() -> None:
    beast = "The Tarrasque"
    board({"hand": [beast]}, [], cast(beast), RESOLVE, expect=[f"{beast} has haste", f"{beast} has ward"])
    back = {"hand": ["Zombify"], "graveyard": [beast]}
    board(back, [], cast("Zombify", beast), RESOLVE, expect=[f"{beast} doesn't have haste"])
