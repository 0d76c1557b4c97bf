"""What can't be regenerated and is exiled instead of dying (CR 614.1a, 608.2c)."""

from __future__ import annotations

from tests.helpers import RESOLVE, board, cast, cr

HAND = {"hand": ["Disintegrate"]}


@cr("614.1a")
def test_the_creature_is_exiled_and_a_player_only_dealt_damage() -> None:
    board(HAND, ["Hill Giant"], cast("Disintegrate", "Hill Giant", x=3), RESOLVE, expect=["Hill Giant in exile"])
    played = board(HAND, [], cast("Disintegrate", "B", x=3), RESOLVE, expect=["B life 17"])
    assert played.count("exile it instead") == 0
