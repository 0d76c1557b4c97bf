"""Incubate (CR 701.53)."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, board, cast, cr, creature, on_board


@cr("111.10i", "701.53a")
def test_an_incubator_becomes_a_creature_with_its_counters() -> None:
    script = (cast("Eyes of Gitaxias"), RESOLVE, activate("Incubator Token"), RESOLVE)
    board({"hand": ["Eyes of Gitaxias"]}, [], *script, expect=["Phyrexian Token is 3/3"])


@cr("701.53a", "701.53b", "111.10i")
def test_incubate_makes_an_incubator_that_transforms_into_a_phyrexian() -> None:
    played = board(
        {"hand": ["Eyes of Gitaxias"]},
        [],
        cast("Eyes of Gitaxias"),
        RESOLVE,
        activate("Incubator Token"),
        RESOLVE,
        expect=["Phyrexian Token is 3/3", "Phyrexian Token is a creature", "Phyrexian Token is an artifact"],
    )
    assert played.cites("701.53a")


@cr("701.53a", "111.10i")
def test_incubate_with_nothing_to_count_makes_an_incubator_without_counters() -> None:
    makes = creature("Sacrifice ~: Incubate X, where X is the number of creatures you control.")
    played = board([makes], [], activate("Tester"), RESOLVE, expect=["A controls 1 Incubator Token"])
    assert on_board(played, "Incubator Token").get("counters", {}) == {}
    more = board([makes, "Grizzly Bears", "Hill Giant"], [], activate("Tester"), RESOLVE)
    assert on_board(more, "Incubator Token")["counters"] == {"+1/+1": 2}
