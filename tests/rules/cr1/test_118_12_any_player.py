"""What any player may do (CR 101.4, 118.12a)."""

from __future__ import annotations

from tests.helpers import NO, RESOLVE, answer, board, cast, cr, turn

WURM = "Argothian Wurm"


@cr("101.4", "608.2d")
def test_each_player_in_turn_order_may_and_one_is_enough() -> None:
    mine = {"hand": [WURM], "battlefield": ["Forest"]}
    script = [cast(WURM), RESOLVE, RESOLVE, NO, answer("yes", "B")]
    board(mine, ["Swamp"], *script, expect=[f"{WURM} in A's library", "Swamp in B's graveyard"])


@cr("608.2d")
def test_where_nobody_does_nothing_happens() -> None:
    mine = {"hand": [WURM], "battlefield": ["Forest"]}
    board(mine, ["Swamp"], cast(WURM), RESOLVE, RESOLVE, NO, answer("no", "B"), expect=[f"A controls {WURM}"])


@cr("118.12a")
def test_an_opponent_may_pay_to_keep_it() -> None:
    board(
        ["Icy Prison"],
        {"battlefield": ["Swamp"] * 3, "mana": "lands"},
        turn(5),
        RESOLVE,
        NO,
        answer("yes", "B"),
        expect=["Icy Prison on the battlefield"],
    )
