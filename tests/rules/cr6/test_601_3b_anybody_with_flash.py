"""Leave for any player to cast as though with flash, and what that leaves alone (CR 601.3b)."""

from __future__ import annotations

from tests.helpers import RESOLVE, board, cast, cr, passing


@cr("601.3b")
def test_an_opponent_too_casts_slivers_at_any_time() -> None:
    theirs = {"hand": ["Diffusion Sliver", "Grizzly Bears"]}
    script = [passing("A"), cast("Diffusion Sliver", player="B"), RESOLVE]
    board(["Quick Sliver"], theirs, *script, expect=["B controls Diffusion Sliver"])
    bears = [passing("A"), cast("Grizzly Bears", player="B")]
    board(["Quick Sliver"], theirs, *bears, refused="302.1")
