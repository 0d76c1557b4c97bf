"""Create (CR 701.7)."""

from __future__ import annotations

from tests.helpers import RESOLVE, board, cast, cr


@cr("701.7a")
def test_tokens_are_created_on_the_battlefield() -> None:
    played = board(
        {"hand": ["Raise the Alarm"]}, [], cast("Raise the Alarm"), RESOLVE, expect=["A controls 2 Soldiers"]
    )
    assert played.cites("701.7a")


@cr("701.7b", "614.12")
def test_what_a_token_becomes_counts_as_it_enters_but_not_as_it_is_created() -> None:
    """Workshop makes creatures of artifacts. A Treasure is none as it is created, so it isn't multiplied; it is one as
    it enters, so it enters tapped."""
    mine = {"hand": ["Strike It Rich"], "battlefield": ["Living Workshop", "Crowded Nursery"]}
    rich = [cast("Strike It Rich"), RESOLVE]
    tapped = ["Treasure Token is tapped", "Treasure Token is 2/2", "A controls 1 Treasure Token"]
    board(mine, ["Imposing Sovereign"], *rich, expect=tapped)
    plain = {**mine, "battlefield": ["Crowded Nursery"]}
    board(plain, ["Imposing Sovereign"], *rich, expect=["Treasure Token is not tapped"])
    soldiers = {**mine, "hand": ["Raise the Alarm"]}
    board(soldiers, [], cast("Raise the Alarm"), RESOLVE, expect=["A controls 6 Soldier Token"])
