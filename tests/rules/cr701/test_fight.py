"""Fight (CR 701.14)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, board, cast, cr


@cr("701.14a", "701.14d")
def test_each_of_two_that_fight_deals_damage_to_the_other() -> None:
    played = board(
        {"hand": ["Prey Upon"], "battlefield": ["Craw Wurm"]},
        ["Hill Giant"],
        cast("Prey Upon", "Craw Wurm", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant in B's graveyard", "Craw Wurm on the battlefield"],
    )
    assert played.cites("701.14a")
    (wurm,) = [p for p in played.report["state"]["players"]["A"]["battlefield"] if p["name"] == "Craw Wurm"]
    assert wurm["damage"] == 3


@cr("701.14b")
def test_neither_fights_if_one_has_gone() -> None:
    board(
        {"hand": ["Prey Upon"], "battlefield": ["Craw Wurm"]},
        {"battlefield": ["Hill Giant"], "hand": ["Swords to Plowshares"]},
        cast("Prey Upon", "Craw Wurm", "Hill Giant"),
        {"do": "pass", "player": "A"},
        cast("Swords to Plowshares", "Craw Wurm", player="B"),
        RESOLVE_ALL,
        expect=["Hill Giant on the battlefield", "Craw Wurm in exile"],
    )


@cr("701.14c", cited=False)
def test_a_creature_that_fights_itself_deals_itself_twice_its_power() -> None:
    played = board(["Wild Quarreler"], [], activate("Wild Quarreler", "Wild Quarreler"), RESOLVE)
    (quarreler,) = played.report["state"]["players"]["A"]["battlefield"]
    assert quarreler["damage"] == 4
