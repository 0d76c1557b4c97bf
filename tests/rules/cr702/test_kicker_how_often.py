"""How many times a spell was kicked (CR 702.33c)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr


@cr("702.33c", cited=False)
def test_as_many_targets_as_it_was_kicked_times() -> None:
    mine = {"hand": ["Marshal's Anthem"], "graveyard": ["Hill Giant", "Grizzly Bears", "Goblin Piker"]}
    kicked = cast("Marshal's Anthem", costs=["kicker", "kicker"])
    back = answer(["Hill Giant", "Goblin Piker"])
    board(
        mine,
        [],
        kicked,
        RESOLVE,
        back,
        RESOLVE_ALL,
        expect=["Hill Giant is 4/4", "Goblin Piker is 3/2", "A controls 0 Grizzly Bears"],
    )
