"""More of the general rules: colors, numbers, controllers, costs, draws (CR 105-122, 704, 800, 903)."""

from __future__ import annotations

from typing import Any

from tests.engine.helpers import (
    AFTER_COMBAT,
    PASS_A,
    RESOLVE,
    RESOLVE_ALL,
    activate,
    answer,
    attack_with,
    board,
    cast,
    cr,
    to,
)

HOUND = "Isamaru, Hound of Konda"


@cr("105.2b", "105.2c")
def test_how_many_colors_an_object_has() -> None:
    counts = ["Watchwolf is multicolored", "not Grizzly Bears is multicolored", "Ornithopter is colorless"]
    board(["Watchwolf", "Grizzly Bears", "Ornithopter"], [], expect=counts)


@cr("107.7", "606.4")
def test_loyalty_symbols_put_and_remove_counters() -> None:
    chandra = {"card": "Chandra Nalaar", "counters": {"loyalty": 6}}
    up = activate("Chandra Nalaar", targets=["B"])
    board([chandra], [], up, RESOLVE, expect=["Chandra Nalaar has 7 loyalty counters", "B life 19"])


@cr("107.8", "107.8a", "107.8b")
def test_a_leveler_is_what_its_level_says() -> None:
    for level, size, ability in (
        (1, "1/1", "not Student of Warfare has first strike"),
        (2, "3/3", None),
        (7, "4/4", None),
    ):
        student = {"card": "Student of Warfare", "counters": {"level": level}}
        keyword = ability or f"Student of Warfare has {'first' if level == 2 else 'double'} strike"
        board([student], [], expect=[f"Student of Warfare is {size}", keyword])


@cr("109.4c", "114.2")
def test_an_emblem_is_controlled_by_who_got_it() -> None:
    gideon = {"card": "Gideon, Ally of Zendikar", "counters": {"loyalty": 4}, "owner": "B"}
    script = (activate("Gideon, Ally of Zendikar", ability=3), RESOLVE)
    board([gideon, "Grizzly Bears"], ["Hill Giant"], *script, expect=["Grizzly Bears is 3/3", "Hill Giant is 3/3"])


@cr("109.4b", "113.8")
def test_a_trigger_belongs_to_who_controlled_its_source_as_it_triggered() -> None:
    side = {"hand": ["Act of Treason"], "battlefield": []}
    artist = {"battlefield": ["Blood Artist"], "hand": ["Murder"]}
    script = (cast("Act of Treason", "Blood Artist"), RESOLVE, PASS_A, cast("Murder", "Blood Artist", player="B"))
    board(side, artist, *script, RESOLVE, answer("B"), RESOLVE, expect=["A life 21", "B life 19"])


@cr("112.2", "109.4")
def test_a_spell_has_a_controller_and_an_owner() -> None:
    held = {"hand": ["Lightning Bolt"]}
    board(held, [], cast("Lightning Bolt", "B"), expect=["A controls Lightning Bolt"])


@cr("115.1c", "115.1d")
def test_targets_of_abilities_are_chosen_as_they_go_onto_the_stack() -> None:
    sorcerer = activate("Prodigal Sorcerer", targets=["Invisible Stalker"])
    assert board(["Prodigal Sorcerer"], ["Invisible Stalker"], sorcerer, refused=True).refused("702.11b")
    side = {"hand": ["Skinrender"], "battlefield": ["Grizzly Bears"]}
    played = board(side, ["Invisible Stalker"], cast("Skinrender"), RESOLVE)
    assert "Invisible Stalker" not in [option["label"] for option in played.pending["options"]]


@cr("115.8", "700.2")
def test_new_targets_leave_the_mode_as_it_is() -> None:
    charm = {"hand": ["Emerald Charm"], "battlefield": [{"card": "Forest", "tapped": True}]}
    island = {"hand": ["Redirect"], "battlefield": [{"card": "Island", "tapped": True}]}
    script = (cast("Emerald Charm", "Forest", modes=[1]), PASS_A, cast("Redirect", "Emerald Charm", player="B"))
    answers = (RESOLVE, answer("yes", "B"), answer("Island", "B"), RESOLVE)
    board(charm, island, *script, *answers, expect=["Island is not tapped", "Forest#1 is tapped"])


@cr("116.3")
def test_who_has_played_a_land_has_priority_again() -> None:
    land = {"do": "play", "player": "A", "card": "Forest"}
    board({"hand": ["Forest"]}, [], land, expect=["A has priority", "stack is empty"])


@cr("117.3a", "504.1")
def test_the_active_player_has_priority_after_the_draw() -> None:
    played = board([], [], {"do": "go_to", "step": "draw", "active": "B"}, expect=["B has priority"])
    assert played.count("B draws")


@cr("117.2d", "704.3")
def test_a_creature_is_gone_before_anybody_could_save_it() -> None:
    side = {"battlefield": ["Grizzly Bears"], "hand": ["Giant Growth"]}
    script = (
        cast("Lightning Bolt", "Grizzly Bears"),
        RESOLVE,
        PASS_A,
        cast("Giant Growth", "Grizzly Bears", player="B"),
    )
    assert board({"hand": ["Lightning Bolt"]}, side, *script, refused=True).report["refused"]


@cr("118.13a", "107.4f")
def test_how_a_phyrexian_symbol_is_paid_is_said_as_the_spell_is_cast() -> None:
    hand = {"hand": ["Gut Shot"], "battlefield": ["Mountain"], "mana": "lands"}
    played = board(hand, [], cast("Gut Shot", "B"))
    assert played.pending["kind"] == "phyrexian"
    assert not played.count("casts Gut Shot targeting B, paying")


@cr("120.7", "120.2b")
def test_the_source_of_damage_is_what_dealt_it() -> None:
    black = {"battlefield": ["Black Knight", "Pestilence"]}
    board(
        ["Serra Angel"], black, PASS_A, activate("Pestilence", player="B"), RESOLVE, expect=["Serra Angel has 1 damage"]
    )
    knight = ["Black Knight"]
    board(["Pestilence"], knight, activate("Pestilence"), RESOLVE, expect=["Black Knight has 1 damage"])


@cr("122.1e", "306.5b")
def test_loyalty_counters_are_the_loyalty() -> None:
    side = {"hand": ["Chandra Nalaar"]}
    board(side, [], cast("Chandra Nalaar"), RESOLVE, expect=["Chandra Nalaar has 6 loyalty counters"])


@cr("122.1g", "310.4c")
def test_defense_counters_are_the_defense() -> None:
    siege = {"card": "Invasion of Zendikar", "protector": "B", "counters": {"defense": 2}}
    script = (cast("Lightning Bolt", "Invasion of Zendikar"), RESOLVE)
    played = board({"hand": ["Lightning Bolt"], "battlefield": [siege]}, [], *script)
    assert played.count("last")


@cr("704.4")
def test_what_is_so_only_while_a_spell_resolves_is_not_looked_at() -> None:
    side = {"hand": ["Forest", "Wheel of Fortune"], "battlefield": ["Maro"], "library": ["Forest"] * 9}
    whole = {"library": ["Forest"] * 9}
    board(side, whole, cast("Wheel of Fortune"), RESOLVE, expect=["Maro in battlefield", "Maro is 7/7"])


@cr("800.4f", "118.12a")
def test_who_has_left_pays_nothing() -> None:
    spell = {"hand": ["Lightning Bolt"]}
    leak = {"hand": ["Mana Leak"]}
    script = (cast("Lightning Bolt", "C"), PASS_A, cast("Mana Leak", "Lightning Bolt", player="B"))
    gone: dict[str, Any] = {"do": "concede", "player": "A"}
    board(spell, leak, *script, gone, RESOLVE_ALL, C=[], expect=["C life 20", "stack is empty"])


@cr("802.4b", "509.1")
def test_blocks_of_one_player_are_judged_without_those_of_another() -> None:
    attackers = attack_with({"Stalking Tiger": "B", "Hill Giant": "C"})
    b = {"do": "block", "player": "B", "blockers": {"Grizzly Bears": "Stalking Tiger"}}
    c = {"do": "block", "player": "C", "blockers": {"Craw Wurm": "Hill Giant"}}
    script = (*attackers, to("declare blockers"), b, c, AFTER_COMBAT)
    board(
        ["Stalking Tiger", "Hill Giant"], ["Grizzly Bears"], *script, C=["Craw Wurm"], expect=["B life 20", "C life 20"]
    )


@cr("903.12h", "903.12f")
def test_commander_damage_loses_no_game_of_brawl() -> None:
    side = {"commander": {"card": HOUND, "damage": {"B": 30}}, "battlefield": [HOUND]}
    script = (*attack_with({HOUND: "B"}), AFTER_COMBAT)
    board(side, {"life": 25}, *script, options={"format": "brawl"}, expect=["not B loses", "B life 23", "A life 25"])
