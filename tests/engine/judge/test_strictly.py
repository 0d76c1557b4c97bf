"""What a strict judge looks for: answers that sound right and are not."""

from __future__ import annotations

import pytest

from tests.engine.helpers import RESOLVE, answer, board, cast, cr

UNTAP = {"do": "activate", "player": "A", "source": "Devoted Druid", "ability": 2}
TAPPED = {"card": "Devoted Druid", "tapped": True}


@cr("118.3")
@cr("614.17")
def test_counters_that_cant_be_put_on_it_pay_no_cost() -> None:
    played = board(["Solemnity", TAPPED], [], UNTAP, refused=True, expect=["Devoted Druid is tapped"])
    assert played.refused("118.3")
    board(
        ["Vizier of Remedies", TAPPED],
        [],
        UNTAP,
        RESOLVE,
        expect=["Devoted Druid is not tapped", "Devoted Druid is 0/2"],
    )


@cr("616.1")
def test_which_of_two_players_replaces_the_draw_first_is_asked() -> None:
    def drawn(first: str) -> list[int]:
        played = board(
            ["Notion Thief"],
            ["Notion Thief"],
            cast("Divination", player="C"),
            RESOLVE,
            answer(first, player="C"),
            answer(first, player="C"),
            C={"hand": ["Divination"]},
            active="C",
        )
        players = played.report["state"]["players"]
        return [len(players[name].get("hand", [])) for name in "ABC"]

    assert drawn("Notion Thief#1") == [0, 2, 0]
    assert drawn("Notion Thief#2") == [2, 0, 0]


@cr("601.3")
@pytest.mark.parametrize(("mine", "theirs"), [(["Rule of Law"], []), ([], ["Drannith Magistrate"])])
def test_cascade_casts_nothing_that_may_not_be_cast(mine: list[str], theirs: list[str]) -> None:
    board(
        {"hand": ["Bloodbraid Elf"], "battlefield": mine, "library": ["Mountain", "Lightning Bolt"]},
        theirs,
        cast("Bloodbraid Elf"),
        RESOLVE,
        answer("yes"),
        expect=["Lightning Bolt in A's library", "B life 20"],
    )
