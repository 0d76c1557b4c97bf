"""What the engine says of creatures whose text it cannot read."""

from __future__ import annotations

from tests.engine.helpers import board, cr


@cr("704.5f")
def test_a_creature_whose_size_cannot_be_read_does_not_die_of_it() -> None:
    played = board(
        ["Dinosaur Egg Sac"], [], {"do": "pass", "player": "A"}, expect=["Dinosaur Egg Sac on the battlefield"]
    )
    assert any("size depends on text that can't be read" in said for said in played.report["assumed"])
