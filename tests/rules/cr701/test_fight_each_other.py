"""Two creatures that fight each other, of which one is called by whose it is (CR 701.14, 608.2c)."""

from __future__ import annotations

from tests.helpers import RESOLVE, board, cast, cr, passing

BRAWL = {"hand": ["Blizzard Brawl"], "battlefield": ["Grizzly Bears"]}


@cr("701.14a")
def test_the_one_you_control_is_made_stronger_first() -> None:
    snow = {**BRAWL, "battlefield": ["Grizzly Bears", *["Snow-Covered Forest"] * 3]}
    fight = [cast("Blizzard Brawl", "Grizzly Bears", "Hill Giant"), RESOLVE]
    board(snow, ["Hill Giant"], *fight, expect=["Hill Giant in B's graveyard", "Grizzly Bears on the battlefield"])
    board(BRAWL, ["Hill Giant"], *fight, expect=["Hill Giant on the battlefield", "Grizzly Bears in A's graveyard"])


@cr("701.14b")
def test_with_one_gone_the_other_does_not_fight() -> None:
    theirs = {"battlefield": ["Hill Giant"], "hand": ["Swords to Plowshares"]}
    board(
        BRAWL,
        theirs,
        cast("Blizzard Brawl", "Grizzly Bears", "Hill Giant"),
        passing(),
        cast("Swords to Plowshares", "Hill Giant", player="B"),
        RESOLVE,
        RESOLVE,
        expect=["Grizzly Bears on the battlefield"],
    )


@cr("601.2c")
def test_targets_that_share_no_creature_type() -> None:
    mine = {"hand": ["Rivals' Duel"], "battlefield": ["Grizzly Bears"]}
    board(mine, ["Hill Giant"], cast("Rivals' Duel", "Grizzly Bears", "Hill Giant"), RESOLVE)
    board(mine, ["Runeclaw Bear"], cast("Rivals' Duel", "Grizzly Bears", "Runeclaw Bear"), refused="601.2c")


@cr("601.2c")
def test_targets_that_share_one() -> None:
    mine = {"hand": ["Raise the Draugr"], "graveyard": ["Grizzly Bears", "Runeclaw Bear", "Hill Giant"]}
    both = cast("Raise the Draugr", "Grizzly Bears", "Runeclaw Bear", modes=[2])
    board(mine, [], both, RESOLVE, expect=["Grizzly Bears in A's hand", "Runeclaw Bear in A's hand"])
    unlike = cast("Raise the Draugr", "Grizzly Bears", "Hill Giant", modes=[2])
    board(mine, [], unlike, refused="601.2c")
