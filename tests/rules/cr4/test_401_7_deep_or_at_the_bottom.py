"""Cards put so far from the top of a library or on the bottom, as their owner chooses (CR 401.7, 608.2d)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, answer, board, cr, to, turn
from tests.rules.watching import do, doer

PUTS = doer("The owner of target nonland permanent puts it into their library second from the top or on the bottom.")
THEIRS = {"battlefield": ["Grizzly Bears"], "library": ["Swamp", "Plains", "Plains"]}


@cr("608.2d", cited=False)
@pytest.mark.parametrize(("where", "drawn"), [("deep", True), ("bottom", False)])
def test_the_owner_chooses_where_it_goes(where: str, drawn: bool) -> None:
    """Second from the top it is the card drawn in the turn after next."""
    script = [do("Grizzly Bears"), RESOLVE, answer(where, player="B"), turn(4, "upkeep"), to("precombat main")]
    board([PUTS], THEIRS, *script, expect=["Grizzly Bears in B's library", "Swamp in B's hand"])
    script += [turn(6, "precombat main")]
    expect = "Grizzly Bears in B's hand" if drawn else "Grizzly Bears in B's library"
    board([PUTS], THEIRS, *script, expect=[expect])
