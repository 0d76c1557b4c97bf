"""Choosing what to keep and destroying the rest, and how many were destroyed (CR 608.2c, 608.2h, 701.8)."""

from __future__ import annotations

from typing import Any

from tests.helpers import RESOLVE, answer, board, cast, cr

THEIRS = ["Hill Giant", "Ornithopter", "Darksteel Myr", "Forest"]


def mine(spell: str) -> dict[str, Any]:
    return {"battlefield": ["Grizzly Bears", "Serra Angel"], "hand": [spell]}


@cr("701.8a", "702.12b")
def test_all_creatures_but_those_that_each_player_has_chosen() -> None:
    script = (cast("Divine Reckoning"), RESOLVE, answer(["Serra Angel"]), answer(["Hill Giant"], "B"))
    expect = ["A controls Serra Angel", "B controls Hill Giant", "B controls Darksteel Myr", "B controls Forest"]
    gone = ["Grizzly Bears in A's graveyard", "Ornithopter in B's graveyard"]
    board(mine("Divine Reckoning"), THEIRS, *script, expect=[*expect, *gone])


@cr("701.8a")
def test_none_need_be_kept() -> None:
    expect = ["Serra Angel in A's graveyard", "Hill Giant in B's graveyard", "B controls Darksteel Myr"]
    board(mine("Duneblast"), THEIRS, cast("Duneblast"), RESOLVE, answer([]), expect=expect)
    expect = ["Serra Angel in A's graveyard", "B controls Ornithopter"]
    board(mine("Duneblast"), THEIRS, cast("Duneblast"), RESOLVE, answer(["Ornithopter"]), expect=expect)


@cr("111.4", "702.12b")
def test_only_what_was_destroyed_is_counted() -> None:
    expect = ["Phyrexian Horror Token is 4/4", "B controls Darksteel Myr"]
    board(mine("Phyrexian Rebirth"), THEIRS, cast("Phyrexian Rebirth"), RESOLVE, expect=expect)
