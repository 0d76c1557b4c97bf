"""The order of a turn, and what belongs to which phase (CR 500, 505)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, board, cast, cr, to


@cr("500.1")
def test_every_phase_takes_place_although_nothing_happens_in_it() -> None:
    played = board([], [], {"do": "go_to", "step": "precombat main", "active": "B"}, step="upkeep")
    begun = [one["step"] for one in played.report["events"] if one["type"] == "StepBegins"]
    assert begun[:10] == [
        "upkeep",
        "draw",
        "precombat main",
        "beginning of combat",
        "declare attackers",
        "end of combat",
        "postcombat main",
        "end",
        "cleanup",
        "untap",
    ]


@cr("500.3", "502.4", "503.1a")
def test_what_triggers_as_permanents_untap_waits_for_the_upkeep() -> None:
    """Nobody has priority in the untap step."""
    played = board(
        [{"card": "Untap Herald", "tapped": True}],
        [],
        {"do": "go_to", "step": "upkeep", "active": "A"},
        active="B",
        step="end",
    )
    assert len(played.report["state"]["stack"]) == 1
    assert played.report["state"]["turn"]["step"] == "upkeep"


@cr("500.4", "611.2a")
def test_what_lasts_until_a_players_next_turn_is_over_as_that_turn_begins() -> None:
    """Before anything that triggers in the upkeep can count with it."""
    script = (cast("Lasting Blessing", "Grizzly Bears"), RESOLVE, {"do": "go_to", "step": "end", "active": "B"})
    scene = ({"hand": ["Lasting Blessing"], "battlefield": ["Grizzly Bears"]}, [])
    board(*scene, *script, expect=["Grizzly Bears is 3/3"])
    board(*scene, *script, {"do": "go_to", "step": "upkeep", "active": "A"}, expect=["Grizzly Bears is 2/2"])


@cr("500.6")
def test_what_arrives_during_the_upkeep_is_too_late_for_its_beginning() -> None:
    board(
        {"hand": ["Phyrexian Arena"], "battlefield": ["Vedalken Orrery"]},
        [],
        {"do": "go_to", "step": "upkeep", "active": "A"},
        cast("Phyrexian Arena"),
        RESOLVE_ALL,
        to("draw"),
        active="B",
        step="end",
        expect=["A life 20", "stack is empty"],
    )


@cr("505.1", "505.1b")
def test_the_second_main_phase_is_counted_and_there_is_but_one() -> None:
    """With an additional main phase between them, that one is the second; the postcombat main phase is the third."""
    scene = {"battlefield": ["Second Wind", "Aggravated Assault"]}
    board(scene, [], to("postcombat main"), RESOLVE_ALL, expect=["A life 21"])
    board(
        scene,
        [],
        {"do": "activate", "player": "A", "source": "Aggravated Assault", "ability": 1},
        RESOLVE_ALL,
        to("end"),
        expect=["A life 21"],
    )


@cr("505.4", "714.3c")
def test_sagas_get_their_counter_as_the_first_main_phase_begins_without_the_stack() -> None:
    played = board(
        [{"card": "History of Benalia", "counters": {"lore": 1}}],
        [],
        {"do": "go_to", "step": "precombat main", "active": "A"},
        active="B",
        step="end",
        expect=["History of Benalia has 2 lore counters"],
    )
    assert played.count("ability triggers") == 1
    board(
        [{"card": "History of Benalia", "counters": {"lore": 1}}],
        [],
        to("postcombat main"),
        expect=["History of Benalia has 1 lore counter"],
    )
