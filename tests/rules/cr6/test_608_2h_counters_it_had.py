"""Counters that something had, and counters among several (CR 608.2h)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, board, cast, cr, creature


@cr("608.2h")
def test_as_many_tokens_as_it_had_counters_of_any_kind() -> None:
    giant = {"card": "Hill Giant", "counters": {"+1/+1": 2, "flying": 1}}
    mine = {"battlefield": ["Felisa, Fang of Silverquill", giant], "hand": ["Murder"]}
    board(mine, [], cast("Murder", "Hill Giant"), RESOLVE_ALL, expect=["A controls 3 Inkling Token"])


@cr("603.4")
def test_none_where_it_had_no_counters() -> None:
    mine = {"battlefield": ["Felisa, Fang of Silverquill", "Hill Giant"], "hand": ["Murder"]}
    played = board(mine, [], cast("Murder", "Hill Giant"), RESOLVE_ALL)
    assert [it["name"] for it in played.report["state"]["players"]["A"]["battlefield"]] == [
        "Felisa, Fang of Silverquill"
    ]


@cr("701.37a")
def test_as_many_as_there_are_counters_among_all_of_them() -> None:
    counted = [{"card": "Hill Giant", "counters": {"+1/+1": 2}}, {"card": "Grizzly Bears", "counters": {"flying": 1}}]
    theirs = [{"card": "Goblin Piker", "counters": {"+1/+1": 5}}]
    mine = {"battlefield": ["Maester Seymour", *counted]}
    board(mine, theirs, activate("Maester Seymour"), RESOLVE, expect=["Maester Seymour is 4/6"])


@cr("608.2h", "603.10a", cited=False)
@pytest.mark.parametrize(("keywords", "cards"), [(["flying"], 0), ([], 1)])
def test_the_keyword_that_it_had(keywords: list[str], cards: int) -> None:
    mourner = creature(
        "Whenever another creature you control dies, if it didn't have flying, draw a card.", name="Mourner"
    )
    bird = {"token": {"name": "Bird", "types": ["Creature"], "power": 1, "toughness": 1, "keywords": keywords}}
    mine = {"battlefield": [mourner, bird], "hand": ["Murder"]}
    played = board(mine, [], cast("Murder", "Bird"), RESOLVE_ALL, expect=[f"A has {cards} cards in hand"])
    assert not played.report["unread"]
