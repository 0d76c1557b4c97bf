"""The Initiative (CR 726)."""

from __future__ import annotations

from typing import Any

from tests.helpers import AFTER_COMBAT, DAMAGE, RESOLVE, answer, attack_with, board, cast, cr, to, turn
from tests.rules.dungeons import CITY, MINE, SNEAK, room


@cr("726.1", "726.2", "701.49d")
def test_taking_the_initiative_ventures_into_undercity() -> None:
    scene: dict[str, Any] = {"hand": [SNEAK], "sideboard": [CITY, MINE]}
    played = board(scene, [], cast(SNEAK), RESOLVE, RESOLVE, RESOLVE, expect=["A has the initiative"])
    assert played.count("moves into Secret Entrance")
    assert "726.2" in played.rules_of("initiative's ability triggers")


@cr("726.2")
def test_the_initiative_ventures_again_in_each_upkeep_of_its_holder() -> None:
    scene: dict[str, Any] = {"designations": ["initiative"], "command": [room("Forge", CITY)]}
    played = board(scene, [], turn(5), RESOLVE, answer("Trap!"), answer("B"), RESOLVE, expect=["B life 15"])
    assert played.count("moves into Trap!")


@cr("726.2", "726.3")
def test_combat_damage_takes_the_initiative_from_its_holder_once() -> None:
    two = ["Grizzly Bears", "Hill Giant"]
    played = board(
        {"battlefield": two, "sideboard": [CITY]},
        {"designations": ["initiative"]},
        *attack_with({"Grizzly Bears": "B", "Hill Giant": "B"}),
        DAMAGE,
        RESOLVE,
        expect=["A has the initiative", "not B has the initiative"],
    )
    assert played.count("takes the initiative") == 2  # the ability on the stack, and what it does


@cr("726.4")
def test_the_initiative_goes_to_the_active_player_when_its_holder_leaves() -> None:
    holder: dict[str, Any] = {"designations": ["initiative"]}
    board([], holder, {"do": "concede", "player": "B"}, C=[], expect=["A has the initiative"])


@cr("726.5", cited=False)
def test_taking_the_initiative_again_ventures_again() -> None:
    scene: dict[str, Any] = {"hand": [SNEAK], "designations": ["initiative"], "command": [room("Archives", CITY)]}
    played = board(scene, [], cast(SNEAK), RESOLVE, RESOLVE, RESOLVE)
    assert played.count("moves into Throne of the Dead Three")
    assert AFTER_COMBAT
    assert to("end")
