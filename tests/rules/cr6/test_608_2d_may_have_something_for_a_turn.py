"""What a player may have something do for a while (CR 608.2d, 611.2a)."""

from __future__ import annotations

import pytest

from tests.helpers import NO, RESOLVE, YES, answer, board, cast, cr, to, turn


@cr("608.2d", "611.2a", cited=False)
@pytest.mark.parametrize(("says", "size"), [(YES, "4/2"), (NO, "2/2")])
def test_a_target_gets_it_until_end_of_turn_if_its_controller_likes(says: dict[str, object], size: str) -> None:
    """The target is chosen as the trigger is put on the stack, the player decides as it resolves."""
    script = [to("beginning of combat"), answer("Grizzly Bears"), RESOLVE, says]
    board(["Battle-Rattle Shaman", "Grizzly Bears"], [], *script, expect=[f"Grizzly Bears is {size}"])
    board(["Battle-Rattle Shaman", "Grizzly Bears"], [], *script, turn(4), expect=["Grizzly Bears is 2/2"])


@cr("707.2")
def test_it_becomes_a_copy_only_for_the_turn() -> None:
    script = [cast("Hill Giant"), RESOLVE, RESOLVE, YES]
    board(
        {"battlefield": ["Renegade Doppelganger"], "hand": ["Hill Giant"]},
        [],
        *script,
        expect=["Renegade Doppelganger is 3/3"],
    )
    board(
        {"battlefield": ["Renegade Doppelganger"], "hand": ["Hill Giant"]},
        [],
        *script,
        turn(4),
        expect=["Renegade Doppelganger is 0/1"],
    )
