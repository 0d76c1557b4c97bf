"""Soulshift (CR 702.46)."""

from __future__ import annotations

from tests.helpers import ORDER, RESOLVE, RESOLVE_ALL, YES, answer, board, cast, cr


@cr("702.46a", "702.46b")
def test_each_soulshift_returns_a_card() -> None:
    mine = {
        "battlefield": ["Twice Soulshift"],
        "hand": ["Murder"],
        "graveyard": ["Lantern Kami", "Thief of Hope", "Forest"],
    }
    died = [cast("Murder", "Twice Soulshift"), RESOLVE, ORDER]
    dear = answer("Thief of Hope", choice="target")
    back = ["Lantern Kami in A's hand", "Thief of Hope in A's hand"]
    board(mine, [], *died, dear, YES, YES, RESOLVE_ALL, expect=back)


@cr("702.46a")
def test_soulshift_returns_a_cheaper_spirit_card() -> None:
    mine = {"battlefield": ["Thief of Hope"], "hand": ["Murder"]}
    kill = [cast("Murder", "Thief of Hope"), RESOLVE]
    cheap = {**mine, "graveyard": ["Lantern Kami", "Goblin Piker"]}
    back = ["Lantern Kami in A's hand", "Goblin Piker in A's graveyard"]
    played = board(cheap, [], *kill, answer("yes", choice="may"), RESOLVE_ALL, expect=back)
    assert played.cites("702.46a")
    dear = {**mine, "graveyard": ["Spirit en-Dal"]}
    board(dear, [], *kill, expect=["Spirit en-Dal in A's graveyard", "stack is empty"])
