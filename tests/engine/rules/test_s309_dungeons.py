"""Dungeons, venturing, and the initiative (CR 309, 701.49, 726)."""

from __future__ import annotations

from typing import Any

from tests.engine.helpers import (
    AFTER_COMBAT,
    DAMAGE,
    RESOLVE,
    RESOLVE_ALL,
    answer,
    attack_with,
    board,
    cast,
    cr,
    to,
    turn,
)

MINE, CITY = "Lost Mine of Phandelver", "Undercity"
NADAAR, SNEAK = "Nadaar, Selfless Paladin", "Aarakocra Sneak"


def room(name: str, card: str = MINE) -> dict[str, str]:
    return {"card": card, "room": name}


@cr("309.2a", "309.2b", "309.4a", "309.4c", "701.49a")
def test_the_first_venture_brings_a_dungeon_into_its_topmost_room() -> None:
    scene: dict[str, Any] = {"hand": [NADAAR], "sideboard": [MINE], "library": ["Forest", "Hill Giant"]}
    script = (cast(NADAAR), RESOLVE, RESOLVE, answer(["Forest"]), RESOLVE)
    played = board(scene, [], cast(NADAAR), RESOLVE, RESOLVE)
    assert played.count("moves into Cave Entrance")
    assert "309.4c" in played.rules_of("Lost Mine of Phandelver's ability triggers")
    (there,) = played.report["state"]["players"]["A"]["command"]
    assert there == {"card": MINE, "room": "Cave Entrance"}
    assert script


@cr("309.5a", "701.49b")
def test_the_player_chooses_which_arrow_to_follow() -> None:
    scene: dict[str, Any] = {"battlefield": [NADAAR], "command": [room("Cave Entrance")]}
    attack = (*attack_with({NADAAR: "B"}), RESOLVE)
    assert board(scene, [], *attack).pending["kind"] == "room"
    board(scene, [], *attack, answer("Goblin Lair"), RESOLVE, expect=["A controls 1 Goblin Token"])
    board(scene, [], *attack, answer("Mine Tunnels"), RESOLVE, expect=["A controls 1 Treasure"])


@cr("309.3", "309.2c")
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


@cr("701.49c", "309.5b")
def test_venturing_out_of_the_last_room_begins_another_dungeon() -> None:
    scene: dict[str, Any] = {
        "battlefield": [NADAAR, "Grizzly Bears", WATCHER],
        "command": [room("Dark Pool")],
        "sideboard": [MINE],
    }
    both = attack_with({NADAAR: "B", "Watcher": "B"})
    order = answer("as listed", choice="order")
    played = board(scene, [], order, *both, {"do": "resolve", "count": 1})
    assert played.count("moves into Temple of Dumathoin")
    played = board(scene, [], order, *both, RESOLVE, RESOLVE, RESOLVE)
    assert played.count("completes") == 1


WATCHER = {
    "token": {
        "name": "Watcher",
        "power": 1,
        "toughness": 1,
        "text": "Whenever Watcher attacks, venture into the dungeon.",
    }
}


@cr("309.7")
def test_abilities_trigger_on_completing_a_dungeon() -> None:
    scene: dict[str, Any] = {
        "battlefield": ["Varis, Silverymoon Ranger"],
        "hand": ["Grizzly Bears"],
        "command": [room("Dark Pool")],
    }
    board(scene, [], cast("Grizzly Bears"), RESOLVE_ALL, expect=["A controls 1 Wolf Token"])


@cr("701.49d", "309.2a")
def test_undercity_is_entered_only_by_its_name() -> None:
    scene: dict[str, Any] = {"hand": [NADAAR], "sideboard": [CITY]}
    played = board(scene, [], cast(NADAAR), RESOLVE, RESOLVE)
    assert played.count("the dungeon's rooms are not in my card data")


@cr("701.49a")
def test_without_dungeon_cards_the_engine_says_so() -> None:
    played = board({"hand": [NADAAR]}, [], cast(NADAAR), RESOLVE, RESOLVE)
    assert played.count("the dungeon's rooms are not in my card data")


# ---- the initiative


@cr("726.1", "726.2", "701.49d")
def test_taking_the_initiative_ventures_into_undercity() -> None:
    scene: dict[str, Any] = {"hand": [SNEAK], "sideboard": [CITY, MINE]}
    played = board(scene, [], cast(SNEAK), RESOLVE, RESOLVE, RESOLVE, expect=["A has the initiative"])
    assert played.count("moves into Secret Entrance")
    assert "726.2" in played.rules_of("The Initiative's ability triggers")


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


@cr("726.5")
def test_taking_the_initiative_again_ventures_again() -> None:
    scene: dict[str, Any] = {"hand": [SNEAK], "designations": ["initiative"], "command": [room("Archives", CITY)]}
    played = board(scene, [], cast(SNEAK), RESOLVE, RESOLVE, RESOLVE)
    assert played.count("moves into Throne of the Dead Three")
    assert AFTER_COMBAT
    assert to("end")
