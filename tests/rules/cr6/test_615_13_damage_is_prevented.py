"""Abilities that trigger as damage is prevented (CR 615.13)."""

from __future__ import annotations

from tests.helpers import DAMAGE, PASS_A, PASS_B, RESOLVE, RESOLVE_ALL, attack_with, board, cast, cr


@cr("615.13", cited=False)
def test_damage_of_several_sources_that_one_effect_prevents_triggers_it_once() -> None:
    mine = {"hand": ["Selfless Squire"]}
    script = (cast("Selfless Squire"), RESOLVE, RESOLVE, *attack_with({"Hill Giant": "A", "Grizzly Bears": "A"}, "B"))
    played = board(
        mine,
        ["Hill Giant", "Grizzly Bears"],
        PASS_B,
        *script,
        DAMAGE,
        RESOLVE,
        active="B",
        expect=["A life 20", "Selfless Squire is 6/6"],
    )
    assert played.count("Selfless Squire's ability triggers: Whenever damage") == 1


@cr("615.13", cited=False)
def test_whatever_prevents_it() -> None:
    mine, theirs = {"battlefield": ["Selfless Squire"], "hand": ["Healing Salve"]}, {"hand": ["Lightning Bolt"]}
    bolt, salve = cast("Lightning Bolt", "A", player="B"), cast("Healing Salve", "A", modes=[2])
    script = (PASS_A, bolt, PASS_B, salve, RESOLVE_ALL)
    board(mine, theirs, *script, expect=["A life 20", "Selfless Squire is 4/4"])


@cr("615.13", cited=False)
def test_damage_to_something_else_is_not_meant() -> None:
    mine = {"battlefield": ["Selfless Squire"], "hand": ["Healing Salve"]}
    bolt, salve = (
        cast("Lightning Bolt", "Selfless Squire", player="B"),
        cast("Healing Salve", "Selfless Squire", modes=[2]),
    )
    script = (PASS_A, bolt, PASS_B, salve, RESOLVE_ALL)
    board(mine, {"hand": ["Lightning Bolt"]}, *script, expect=["Selfless Squire is 1/1"])
