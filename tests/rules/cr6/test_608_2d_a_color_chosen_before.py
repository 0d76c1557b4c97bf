"""Hexproof and protection from a color that the text has just had chosen (CR 608.2d, 702.11d)."""

from __future__ import annotations

from typing import Any

from tests.helpers import PASS_A, RESOLVE, activate, answer, attack, block_with, board, cast, cr, creature

MITE = creature(
    "{0}: Choose a color. Another target creature you control gains hexproof from that color until end of turn. It "
    "can't be blocked by creatures of that color this turn."
)
MINE: list[Any] = [MITE, "Grizzly Bears"]
RED = (activate("Tester", "Grizzly Bears"), RESOLVE, answer("red"))


@cr("702.11d")
def test_opponents_cant_target_it_with_what_is_of_that_color() -> None:
    bolt = cast("Lightning Bolt", "Grizzly Bears", player="B")
    board(MINE, {"hand": ["Lightning Bolt"]}, *RED, PASS_A, bolt, refused="702.11d")
    murder = cast("Murder", "Grizzly Bears", player="B")
    board(MINE, {"hand": ["Murder"]}, *RED, PASS_A, murder, RESOLVE, expect=["Grizzly Bears in A's graveyard"])


@cr("509.1b")
def test_it_cant_be_blocked_by_creatures_of_that_color() -> None:
    script = (*RED, *attack("A", Grizzly_Bears="B"))
    board(MINE, ["Hill Giant"], *script, *block_with({"Hill Giant": "Grizzly Bears"}), refused="509.1b")


@cr("608.2d", cited=False)
def test_a_text_that_has_no_color_chosen_is_not_read() -> None:
    from engine.oracle.compile import read_unit

    assert not read_unit("Creatures you control have protection from that color.", False).whole
