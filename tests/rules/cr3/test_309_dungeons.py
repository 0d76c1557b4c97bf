"""Dungeons (CR 309)."""

from __future__ import annotations

from typing import Any

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, attack_with, board, cast, cr, to
from tests.rules.dungeons import CITY, MINE, NADAAR, room


@cr("309.3", "309.2c", cited=False)
def test_no_second_dungeon_is_brought_in_and_no_dungeon_is_a_permanent() -> None:
    """Who is in a dungeon goes on in it, whatever others there are; destroying all permanents leaves it alone."""
    scene: dict[str, Any] = {
        "battlefield": [NADAAR],
        "command": [room("Cave Entrance")],
        "sideboard": [CITY, MINE],
        "hand": ["Planar Cleansing"],
    }
    venture = (*attack_with({NADAAR: "B"}), RESOLVE, answer("Goblin Lair"), RESOLVE)
    script = (*venture, to("postcombat main"), cast("Planar Cleansing"), RESOLVE)
    played = board(scene, [], *script)
    assert [one["card"] for one in played.report["state"]["players"]["A"]["command"]] == [MINE]


@cr("309.5a", "701.49b")
def test_the_player_chooses_which_arrow_to_follow() -> None:
    scene: dict[str, Any] = {"battlefield": [NADAAR], "command": [room("Cave Entrance")]}
    attack = (*attack_with({NADAAR: "B"}), RESOLVE)
    assert board(scene, [], *attack).pending["kind"] == "room"
    board(scene, [], *attack, answer("Goblin Lair"), RESOLVE, expect=["A controls 1 Goblin Token"])
    board(scene, [], *attack, answer("Mine Tunnels"), RESOLVE, expect=["A controls 1 Treasure"])


@cr("309.5a")
def test_a_single_arrow_is_followed() -> None:
    scene: dict[str, Any] = {"battlefield": [NADAAR], "command": [room("Dark Pool")]}
    played = board(scene, [], *attack_with({NADAAR: "B"}), RESOLVE)
    assert played.count("moves into Temple of Dumathoin")


@cr("309.6", "309.7", "704.5t")
def test_the_last_rooms_ability_completes_the_dungeon_once_it_has_resolved() -> None:
    scene: dict[str, Any] = {"battlefield": [NADAAR, "Grizzly Bears"], "command": [room("Dark Pool")]}
    attack = (*attack_with({NADAAR: "B"}), RESOLVE)
    board(scene, [], *attack, expect=["Grizzly Bears is 2/2"])
    done = board(scene, [], *attack, RESOLVE, expect=["Grizzly Bears is 3/3", "A has 1 card in hand"])
    assert "704.5t" in done.rules_of("completes Lost Mine")
    assert done.report["state"]["players"]["A"]["completed"] == [MINE]


@cr("309.7")
def test_abilities_trigger_on_completing_a_dungeon() -> None:
    scene: dict[str, Any] = {
        "battlefield": ["Varis, Silverymoon Ranger"],
        "hand": ["Grizzly Bears"],
        "command": [room("Dark Pool")],
    }
    board(scene, [], cast("Grizzly Bears"), RESOLVE_ALL, expect=["A controls 1 Wolf Token"])


@cr("701.49a")
def test_a_dungeon_of_another_player_is_not_gone_on_in() -> None:
    scene: dict[str, Any] = {"battlefield": [NADAAR], "sideboard": [MINE]}
    foe: dict[str, Any] = {"command": [room("Cave Entrance")]}
    played = board(scene, foe, *attack_with({NADAAR: "B"}), RESOLVE)
    sides = played.report["state"]["players"]
    assert [one["card"] for one in sides["A"]["command"]] == [MINE]
    assert sides["B"]["command"][0]["room"] == "Cave Entrance"
