"""Max Speed (CR 702.178)."""

from __future__ import annotations

from typing import Any

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, board, cast, cr

BOT = "Nesting Bot"


@cr("702.178a", cited=False)
def test_max_speed_abilities_are_there_at_speed_4_only() -> None:
    board({"battlefield": [BOT], "speed": 3}, [], expect=["Nesting Bot is 2/1"])
    board({"battlefield": [BOT], "speed": 4}, [], expect=["Nesting Bot is 3/1"])
    scene: dict[str, Any] = {"battlefield": [BOT], "hand": ["Lightning Bolt"], "speed": 3}
    board(scene, [], cast("Lightning Bolt", "B"), RESOLVE_ALL, expect=["Nesting Bot is 3/1"])
    race = {
        "do": "activate",
        "player": "A",
        "source": "Amonkhet Raceway",
        "ability": "haste",
        "targets": ["Grizzly Bears"],
    }
    field = ["Amonkhet Raceway", "Grizzly Bears"]
    board({"battlefield": field, "speed": 4}, [], race, RESOLVE, expect=["Grizzly Bears has haste"])
    assert board({"battlefield": field, "speed": 1}, [], race, refused="602.1")


@cr("702.178b", cited=False)
def test_a_max_speed_ability_may_work_from_the_graveyard() -> None:
    draw = {"do": "activate", "player": "A", "source": "Glitch Ghost Surveyor", "ability": "Draw"}
    scene: dict[str, Any] = {"graveyard": ["Glitch Ghost Surveyor"], "speed": 4}
    board(scene, [], draw, RESOLVE, expect=["A has 1 card in hand", "Glitch Ghost Surveyor in exile"])
    board({**scene, "speed": 3}, [], draw, refused="602.5")


@cr("702.178a")
def test_a_refusal_says_the_condition_within_its_sentence() -> None:
    without = {"graveyard": ["Loxodon Surveyor"], "speed": 3}
    played = board(without, [], activate("Loxodon Surveyor"), refused="702.178a")
    assert played.reason == "This ability of Loxodon Surveyor can be activated only if you have max speed."
