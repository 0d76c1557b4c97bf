"""Cards put so far from the top of a library or on the bottom, as their owner chooses (CR 401.7, 608.2d)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, answer, board, cast, cr, to, turn
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


DEEP = doer("Put target nonland permanent into its owner's library third from the top.")


@cr("401.7", cited=False)
@pytest.mark.parametrize(
    ("library", "told"),
    [
        (["Swamp", "Plains", "Plains"], "into B's library, third from the top"),
        (["Swamp", "..."], "into B's library, third from the top"),
        (["..."], "into B's library, third from the top"),
        (["Swamp"], "on the bottom of B's library"),
    ],
)
def test_a_library_nobody_has_described_is_deep_enough(library: list[str], told: str) -> None:
    theirs = {"battlefield": ["Grizzly Bears"], "library": library}
    played = board([DEEP], theirs, do("Grizzly Bears"), RESOLVE)
    assert f"Grizzly Bears is put {told}." in played.steps


@cr("401.1", cited=False)
def test_the_bottom_card_of_an_undescribed_library_is_another_than_its_top() -> None:
    mills = doer("Put the bottom card of your library into your graveyard.")
    played = board({"battlefield": [mills], "library": ["Swamp", "..."]}, [], do(), RESOLVE)
    assert played.pending["prompt"] == "Which card is on the bottom of A's library?"


@cr("401.7", cited=False)
@pytest.mark.parametrize(
    ("x", "told"),
    [
        (0, "on top of B's library"),
        (2, "into B's library, third from the top"),
        (5, "on the bottom of B's library"),
    ],
)
def test_just_beneath_so_many_cards(x: int, told: str) -> None:
    theirs = {"battlefield": ["Grizzly Bears"], "library": ["Swamp", "Plains", "Plains"]}
    script = (cast("Unexpectedly Absent", "Grizzly Bears", x=x), RESOLVE)
    played = board({"hand": ["Unexpectedly Absent"]}, theirs, *script)
    assert f"Grizzly Bears is put {told}." in played.steps
