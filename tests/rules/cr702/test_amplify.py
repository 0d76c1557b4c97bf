"""Amplify (CR 702.38)."""

from __future__ import annotations

from tests.helpers import RESOLVE, answer, board, cast, cr


@cr("702.38a", "702.38b")
def test_each_amplify_reveals_for_itself() -> None:
    mine = {"hand": ["Twice Amplify", "Shivan Dragon", "Kilnmouth Dragon"]}
    one, two = ["Shivan Dragon"], ["Shivan Dragon", "Kilnmouth Dragon"]
    both = [answer(one, choice="objects"), answer(two, choice="objects")]
    found = board(mine, [], cast("Twice Amplify"), *both, RESOLVE, expect=["A controls Twice Amplify"])
    (it,) = (o for o in found.table.game.permanents() if o.base.name == "Twice Amplify")
    assert it.counters["+1/+1"] in (1 * 1 + 2 * 2, 1 * 2 + 2 * 1)
    neither = [answer([], choice="objects"), answer([], choice="objects")]
    board(mine, [], cast("Twice Amplify"), *neither, RESOLVE, expect=["Twice Amplify is 2/2"])


@cr("702.38a")
def test_amplify_reveals_cards_that_share_a_creature_type() -> None:
    board(
        {"hand": ["Kilnmouth Dragon", "Shivan Dragon", "Goblin Piker"]},
        [],
        cast("Kilnmouth Dragon"),
        answer(["Shivan Dragon"], choice="objects"),
        RESOLVE,
        expect=["Kilnmouth Dragon is 8/8", "Shivan Dragon in A's hand"],
    )
