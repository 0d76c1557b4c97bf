"""Speed and max speed (CR 702.178, 702.179, 704.5z)."""

from __future__ import annotations

from typing import Any

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, board, cast, cr, to, turn

BOT = "Nesting Bot"


@cr("702.179a", "702.179b", "704.5z")
def test_a_permanent_with_start_your_engines_gives_speed_1() -> None:
    played = board({"hand": [BOT]}, [], cast(BOT), RESOLVE, expect=["A has speed 1", "B has speed 0"])
    assert "704.5z" in played.rules_of("speed")


@cr("702.179a")
def test_who_has_speed_already_keeps_it() -> None:
    board({"battlefield": [BOT], "speed": 3}, [], expect=["A has speed 3"])


@cr("702.179d")
def test_speed_rises_once_a_turn_as_opponents_lose_life() -> None:
    bolts: dict[str, Any] = {"battlefield": [BOT], "hand": ["Lightning Bolt"] * 2}
    bolt = (cast("Lightning Bolt", "B"), RESOLVE_ALL)
    board(bolts, [], *bolt, expect=["A has speed 2"])
    board(bolts, [], *bolt, *bolt, expect=["A has speed 2", "B life 14"])


@cr("702.179d")
def test_speed_does_not_rise_in_an_opponents_turn_or_as_you_lose_life() -> None:
    scene: dict[str, Any] = {"battlefield": [BOT], "hand": ["Lightning Bolt", "Lightning Bolt"]}
    board(scene, [], cast("Lightning Bolt", "A"), RESOLVE_ALL, expect=["A has speed 1"])
    board(
        scene,
        [],
        {"do": "pass", "player": "B"},
        cast("Lightning Bolt", "B"),
        RESOLVE_ALL,
        active="B",
        expect=["A has speed 1"],
    )


@cr("702.179d", "702.179e")
def test_speed_stops_at_4() -> None:
    scene: dict[str, Any] = {"battlefield": [BOT], "hand": ["Lightning Bolt"], "speed": 4}
    board(scene, [], cast("Lightning Bolt", "B"), RESOLVE, expect=["A has speed 4", "stack is empty"])


@cr("702.178a")
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
    assert board({"battlefield": field, "speed": 1}, [], race, refused=True)


@cr("702.178b")
def test_a_max_speed_ability_may_work_from_the_graveyard() -> None:
    draw = {"do": "activate", "player": "A", "source": "Glitch Ghost Surveyor", "ability": "Draw"}
    scene: dict[str, Any] = {"graveyard": ["Glitch Ghost Surveyor"], "speed": 4}
    board(scene, [], draw, RESOLVE, expect=["A has 1 card in hand", "Glitch Ghost Surveyor in exile"])
    assert board({**scene, "speed": 3}, [], draw, refused=True).refused("602.5")


# ---- counters of players


@cr("728.1", "122.1i")
def test_rad_counters_mill_and_hurt_for_each_nonland_card() -> None:
    library = ["Grizzly Bears", "Forest", "Lightning Bolt", "Forest"]
    scene: dict[str, Any] = {"counters": {"rad": 3}, "library": library}
    played = board(
        [],
        scene,
        turn(4, "precombat main"),
        RESOLVE,
        expect=["B life 19", "B has 2 rad counters", "Grizzly Bears in B's hand"],
    )
    assert "728.1" in played.rules_of("triggers")
    assert played.count("rad counter is removed") == 1


@cr("728.1")
def test_radiation_comes_in_ones_own_main_phase_only() -> None:
    scene: dict[str, Any] = {"counters": {"rad": 2}, "library": ["Grizzly Bears"] * 4}
    played = board([], scene, to("end"), expect=["B life 20", "B has 2 rad counters"])
    assert not played.count("triggers")


@cr("728.1")
def test_a_creature_that_gives_rad_counters_makes_the_player_suffer() -> None:
    queen = {"hand": ["Mirelurk Queen"]}
    board(
        queen,
        {"library": ["Hill Giant"] * 5},
        cast("Mirelurk Queen"),
        {"do": "resolve", "count": 1},
        {"do": "answer", "player": "A", "value": "B"},
        RESOLVE,
        turn(4, "precombat main"),
        RESOLVE,
        expect=["B life 18", "B has 0 rad counters"],
    )


@cr("122.1")
def test_experience_counters_are_counted() -> None:
    board(
        {"battlefield": ["Ezuri, Claw of Progress", "Grizzly Bears"], "counters": {"experience": 3}},
        [],
        to("beginning of combat"),
        RESOLVE,
        expect=["Grizzly Bears is 5/5"],
    )


@cr("107.14")
def test_energy_is_got_and_noticed_in_numbers() -> None:
    board(
        {"hand": ["Hill Giant"]},
        {"hand": ["Electrosiphon"], "battlefield": ["Fabrication Module", "Grizzly Bears"]},
        cast("Hill Giant"),
        {"do": "pass", "player": "A"},
        cast("Electrosiphon", "Hill Giant", player="B"),
        RESOLVE,
        RESOLVE,
        expect=["B has 4 energy counters", "Grizzly Bears is 3/3", "Hill Giant in A's graveyard"],
    )


@cr("702.179f")
def test_without_speed_it_counts_as_0() -> None:
    breaker = {
        "token": {
            "name": "Breaker",
            "types": ["Artifact"],
            "text": "Sacrifice Breaker: You gain life equal to your speed.",
        }
    }
    use = {"do": "activate", "player": "A", "source": "Breaker"}
    board([breaker], [], use, RESOLVE, expect=["A life 20"])
    board({"battlefield": [breaker], "speed": 3}, [], use, RESOLVE, expect=["A life 23"])
