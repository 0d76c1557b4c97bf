"""Of a certain number of one name the "legend rule" doesn't apply to any (CR 704.5j)."""

from __future__ import annotations

from tests.helpers import RESOLVE, board, cast, cr

BROTHERS = "Brothers Yamazaki"


@cr("704.5j")
def test_two_stay_and_of_three_one_does() -> None:
    played = board(
        {"battlefield": [BROTHERS], "hand": [BROTHERS]},
        [],
        cast(BROTHERS),
        RESOLVE,
        expect=[f"A controls 2 {BROTHERS}"],
    )
    assert played.count("both stay") == 1
    third = board({"battlefield": [BROTHERS], "hand": [BROTHERS]}, [BROTHERS], cast(BROTHERS), RESOLVE)
    assert third.pending["rule"] == "704.5j"
