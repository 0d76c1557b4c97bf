"""Fateseal (CR 701.29)."""

from __future__ import annotations

from tests.helpers import RESOLVE, answer, board, cast, cr


@cr("701.29a")
def test_fateseal_is_for_an_opponents_library() -> None:
    played = board(
        {"hand": ["Spin into Myth"]},
        {"battlefield": ["Hill Giant"], "library": ["Island", "Swamp", "Forest"]},
        cast("Spin into Myth", "Hill Giant"),
        RESOLVE,
        answer("Hill Giant"),
    )
    assert played.report["state"]["players"]["B"]["library"] == ["Island", "Swamp", "Forest", "Hill Giant"]


@cr("701.29a")
def test_cards_that_stay_or_go_together_are_put_in_an_order() -> None:
    """Spin into Myth fateseals 2: the two looked at are Hill Giant and Island."""
    theirs = {"battlefield": ["Hill Giant"], "library": ["Island", "Swamp", "Forest"]}
    spin = (cast("Spin into Myth", "Hill Giant"), RESOLVE)
    for away in ([], ["Hill Giant", "Island"]):
        played = board({"hand": ["Spin into Myth"]}, theirs, *spin, answer(away))
        assert played.pending["ordered"]
