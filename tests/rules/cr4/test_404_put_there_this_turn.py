"""Cards that were put into a graveyard this turn (CR 400.7, 404)."""

from __future__ import annotations

from tests.helpers import RESOLVE, board, cast, cr


@cr("400.7")
def test_only_what_was_put_there_from_the_battlefield_this_turn_returns() -> None:
    mine = {"hand": ["Brought Back", "Murder"], "battlefield": ["Hill Giant"], "graveyard": ["Grizzly Bears"]}
    murdered = [cast("Murder", "Hill Giant"), RESOLVE]
    board(mine, [], *murdered, cast("Brought Back", "Hill Giant"), RESOLVE, expect=["Hill Giant is tapped"])
    board(mine, [], *murdered, cast("Brought Back", "Grizzly Bears"), refused="601.2c")
