"""General (CR 500)."""

from __future__ import annotations

from typing import Any

from tests.helpers import AFTER_COMBAT, DAMAGE, RESOLVE, RESOLVE_ALL, answer, attack_with, board, cast, cr, to, turn

DRUM = "{T}: If it's your main phase, there is an additional combat phase after this phase."


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


@cr("500.2", cited=False)
def test_a_step_does_not_end_because_the_stack_is_empty() -> None:
    board(
        {"hand": ["Lightning Bolt"]}, [], cast("Lightning Bolt", "B"), RESOLVE, expect=["it is the precombat main step"]
    )


@cr("500.3", "502.4", "503.1a", cited=False)
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


@cr("500.5")
def test_mana_that_lasts_until_end_of_turn_is_lost_only_then():
    script = [*attack_with({"Savage Ventmaw": "B"}), RESOLVE_ALL, to("end")]
    played = board({"battlefield": ["Savage Ventmaw"], "mana": "C"}, [], *script)
    assert played.report["state"]["players"]["A"]["mana"] == "RRRGGG"
    later = board({"battlefield": ["Savage Ventmaw"], "mana": "C"}, [], *script, turn(4))
    assert later.report["state"]["players"]["A"]["mana"] == ""
    assert later.cites("500.5")


@cr("500.5")
def test_omnath_keeps_green_mana_and_grows_with_it():
    board(
        {"battlefield": ["Omnath, Locus of Mana"], "mana": "GGR"},
        [],
        to("end"),
        expect=["Omnath, Locus of Mana is 3/3"],
    )


@cr("500.5a", cited=False)
def test_until_end_of_turn_outlasts_combat() -> None:
    board(
        {"battlefield": ["Grizzly Bears"], "hand": ["Trumpet Blast"]},
        [],
        *attack_with({"Grizzly Bears": "B"}),
        cast("Trumpet Blast"),
        RESOLVE,
        to("postcombat main"),
        expect=["Grizzly Bears is 4/2", "B life 16"],
    )


@cr("500.6", cited=False)
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


@cr("500.7")
def test_an_extra_turn_comes_right_after_this_one() -> None:
    board({"hand": ["Time Warp"]}, [], cast("Time Warp", "A"), RESOLVE, to("upkeep"), expect=["it is A's turn"])
    board({"hand": ["Time Warp"]}, [], cast("Time Warp", "A"), RESOLVE, turn(5), expect=["it is B's turn"])


@cr("500.7")
def test_the_most_recent_extra_turn_is_taken_first() -> None:
    twice = (cast("Time Warp", "B"), RESOLVE, cast("Time Warp", "A"), RESOLVE)
    scene = {"hand": ["Time Warp", "Time Warp"]}
    board(scene, [], *twice, turn(4), expect=["it is A's turn"])
    board(scene, [], *twice, turn(5), expect=["it is B's turn"])
    board(scene, [], *twice, turn(6), expect=["it is B's turn"])
    board(scene, [], *twice, turn(7), expect=["it is A's turn"])


@cr("500.7", "603.7")
def test_the_fortune_ends_with_its_own_turn() -> None:
    scene: dict[str, Any] = {"hand": ["Final Fortune", "Time Warp"]}
    fortune = (cast("Final Fortune"), RESOLVE)
    warp = (cast("Time Warp", "A"), RESOLVE)
    board(scene, [], *fortune, turn(4, "end"), expect=["it is A's turn"])
    board(scene, [], *fortune, turn(4, "end"), RESOLVE, expect=["A loses"])
    board(scene, [], *fortune, *warp, turn(4, "end"), expect=["it is A's turn", "stack is empty"])
    board(scene, [], *fortune, *warp, turn(5, "end"), RESOLVE, expect=["A loses"])


@cr("500.7", "614.10")
def test_a_fortune_whose_turn_is_skipped_costs_nothing() -> None:
    scene: dict[str, Any] = {"hand": ["Final Fortune"]}
    script = (cast("Final Fortune"), RESOLVE, turn(5, "end"))
    board(scene, ["Ugin's Nexus"], *script, expect=["it is A's turn", "stack is empty"])


@cr("500.7")
def test_two_extra_turns_come_one_after_the_other() -> None:
    stretch = (cast("Time Stretch", "B"), RESOLVE)
    board({"hand": ["Time Stretch"]}, [], *stretch, turn(5), expect=["it is B's turn"])
    board({"hand": ["Time Stretch"]}, [], *stretch, turn(6), expect=["it is B's turn"])
    board({"hand": ["Time Stretch"]}, [], *stretch, turn(7), expect=["it is A's turn"])


@cr("500.8", "505.1a")
def test_an_additional_combat_comes_after_the_main_phase() -> None:
    bears = {"battlefield": ["Grizzly Bears"], "hand": ["Relentless Assault"]}
    first = attack_with({"Grizzly Bears": "B"})
    board(
        bears,
        [],
        *first,
        to("postcombat main"),
        cast("Relentless Assault"),
        RESOLVE,
        *first,
        to("postcombat main"),
        expect=["B life 16", "it is A's turn"],
    )
    board(bears, [], cast("Relentless Assault"), RESOLVE, *first, to("postcombat main"), *first, refused="508.1a")


@cr("500.8", "505.1a")
def test_an_additional_beginning_phase_untaps_and_draws_again() -> None:
    played = board(
        ["Sphinx of the Second Sun"],
        [],
        *attack_with({"Sphinx of the Second Sun": "B"}),
        AFTER_COMBAT,
        RESOLVE,
        to("end"),
        expect=["A has 1 card in hand", "Sphinx of the Second Sun is untapped"],
    )
    assert played.report["state"]["turn"]["number"] == 3


@cr("500.8")
def test_another_combat_comes_for_the_first_attack_of_a_turn_only() -> None:
    attack = attack_with({"Aurelia, the Warleader": "B"})
    script = (*attack, RESOLVE, DAMAGE, *attack)
    board(["Aurelia, the Warleader"], [], *script, AFTER_COMBAT, expect=["B life 14", "stack is empty"])


@cr("500.8")
def test_a_combat_that_is_paid_for_comes_after_this_one() -> None:
    attack = attack_with({"Hellkite Charger": "B"})
    yes, no = ({"do": "answer", "player": "A", "value": word, "choice": "may"} for word in ("yes", "no"))
    script = (*attack, RESOLVE, yes, DAMAGE, *attack, RESOLVE, no)
    board(["Hellkite Charger"], [], *script, AFTER_COMBAT, expect=["B life 10", "it is A's turn"])
    board(["Hellkite Charger"], [], *attack, RESOLVE, no, AFTER_COMBAT, expect=["B life 15"])


@cr("500.8", "505.1a")
def test_a_combat_added_in_a_main_phase_only() -> None:
    maker = {"token": {"name": "Drum", "types": ["Artifact"], "text": DRUM}}
    beat = {"do": "activate", "player": "A", "source": "Drum"}
    twice = (to("declare attackers"), to("end of combat"), to("declare attackers"))
    board([maker], [], beat, RESOLVE, *twice, expect=["it is A's turn"])
    board([maker], [], beat, RESOLVE, *twice, step="upkeep", expect=["it is B's turn"])


@cr("500.9", "500.10a")
def test_an_added_upkeep_comes_directly_after_the_first_and_only_once() -> None:
    """The second upkeep of the turn is not its first, so the Haze triggers once."""
    played = board(
        [{"card": "Paradox Haze", "attached_to": "A"}],
        [],
        {"do": "go_to", "step": "upkeep", "turn": 5},
        RESOLVE,
        to("draw"),
    )
    assert played.count("Added to the turn") == 1
    assert played.cites("500.9")


@cr("500.9", "513.1")
def test_an_end_step_is_added_after_the_first_end_step_only() -> None:
    played = board(
        ["Y'shtola Rhul", "Soul Warden"],
        [],
        to("end"),
        answer("Soul Warden"),
        RESOLVE_ALL,
        answer("Soul Warden"),
        {"do": "go_to", "step": "upkeep", "turn": 4},
    )
    assert played.count("Added to the turn") == 1


@cr("500.10", "503.1a")
def test_upkeep_steps_after_combat_are_phases_of_only_that_step() -> None:
    """Two upkeeps after combat, without untapping or drawing between them."""
    played = board(
        {"battlefield": ["Obeka, Splitter of Seconds"]},
        [],
        *attack_with({"Obeka, Splitter of Seconds": "B"}),
        DAMAGE,
        RESOLVE,
        to("upkeep"),
        to("upkeep"),
        AFTER_COMBAT,
        expect=["B life 18", "A has 0 cards in hand", "Obeka, Splitter of Seconds is tapped"],
    )
    assert played.cites("500.10")
    assert played.report["state"]["turn"]["number"] == 3


@cr("500.11", "502.3", cited=False)
def test_when_everybody_skips_untapping_nothing_untaps() -> None:
    board(
        ["Stasis"],
        [{"card": "Swamp", "tapped": True, "id": "swamp"}],
        turn(4),
        expect=["swamp is tapped", "it is the upkeep step"],
    )


@cr("500.11", "614.10")
def test_a_skipped_draw_step_draws_nothing() -> None:
    board(["Yawgmoth's Bargain"], [], turn(5, "precombat main"), expect=["A has 0 cards in hand"])
    board([], [], turn(5, "precombat main"), expect=["A has 1 card in hand"])


@cr("500.11", "614.10")
def test_a_skipped_combat_phase_does_not_come() -> None:
    scene: dict[str, Any] = {"hand": ["Stonehorn Dignitary"]}
    script = (cast("Stonehorn Dignitary"), RESOLVE_ALL, turn(4, "precombat main"))
    board(scene, ["Grizzly Bears"], *script, to("beginning of combat"), refused="500.11")
    board(scene, ["Grizzly Bears"], *script, to("postcombat main"), expect=["it is B's turn"])
    later = (*script, turn(6, "declare attackers"))
    board(scene, ["Grizzly Bears"], *later, expect=["it is B's turn", "it is the declare attackers step"])


@cr("500.7")
def test_of_the_extra_turns_of_several_players_the_one_created_last_is_said_to_come_first() -> None:
    script = (cast("Time Warp", "A"), RESOLVE, cast("Time Warp", "B"), RESOLVE)
    played = board({"hand": ["Time Warp", "Time Warp"]}, [], *script)
    last = "B will take an extra turn after this one, before the other: it was created last."
    assert played.steps[-1] == last
    assert last.rstrip(".") in played.report["verdict"]
    mine = board({"hand": ["Time Warp", "Time Warp"]}, [], *script[:2], cast("Time Warp", "A"), RESOLVE)
    assert mine.steps[-1] == "A will take an extra turn after this one.", "whichever of two turns of one player"


@cr("614.10", "500.7")
def test_an_extra_turn_that_will_be_skipped_is_told_to_be() -> None:
    mine = {"hand": ["Time Warp"]}
    held = board(mine, ["Stranglehold"], cast("Time Warp", "A"), RESOLVE)
    said = "A will skip the extra turn after this one: Stranglehold."
    assert held.count(said) == 1
    assert held.report["verdict"] == said
    assert any("passera le tour supplémentaire" in step for step in held.steps_in("fr"))
    ones_own = board({**mine, "battlefield": ["Stranglehold"]}, [], cast("Time Warp", "A"), RESOLVE)
    assert ones_own.report["verdict"] == "A will take an extra turn after this one.", "it is for opponents"
