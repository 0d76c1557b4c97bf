"""Mana that an effect takes from a player's mana pool (CR 106.4)."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, answer, board, cast, cr


@cr("106.4")
def test_lands_are_tapped_and_unspent_mana_is_lost() -> None:
    theirs = {"battlefield": ["Island"], "mana": "UU"}
    played = board({"hand": ["Mana Short"]}, theirs, cast("Mana Short", "B"), RESOLVE, expect=["Island is tapped"])
    assert not played.report["state"]["players"]["B"]["mana"]


@cr("118.12a", "106.4", "605.1a")
def test_who_does_not_pay_taps_only_lands_with_mana_abilities() -> None:
    here = {"hand": ["Power Sink"]}
    theirs = {"hand": ["Divination"], "battlefield": ["Island", "Maze of Ith"], "mana": "2UU"}
    script = (
        cast("Divination", player="B"),
        {"do": "pass", "player": "B"},
        cast("Power Sink", "Divination", x=1),
        RESOLVE,
        answer("no", "B"),
    )
    expect = ["Divination in graveyard", "Island is tapped", "Maze of Ith is not tapped"]
    played = board(here, theirs, *script, active="B", expect=expect)
    assert not played.report["state"]["players"]["B"]["mana"]


@cr("605.1b", "607.2d")
def test_an_enchanted_land_makes_one_more_mana_of_the_chosen_color() -> None:
    sprawl = {"card": "Utopia Sprawl", "attached_to": "forest", "chosen": {"color": "U"}}
    here = [{"card": "Forest", "id": "forest"}, sprawl]
    played = board({"battlefield": here, "mana": ""}, [], activate("Forest"))
    assert sorted(played.report["state"]["players"]["A"]["mana"]) == ["G", "U"]
