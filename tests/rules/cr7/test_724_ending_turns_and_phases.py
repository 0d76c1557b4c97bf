"""Ending Turns and Phases (CR 724)."""

from __future__ import annotations

from typing import Any

from tests.helpers import (
    AFTER_COMBAT,
    DAMAGE,
    RESOLVE,
    activate,
    answer,
    attack_with,
    board,
    cast,
    cr,
    creature,
    passing,
    to,
    turn,
)


@cr("724.1a", cited=False)
def test_what_had_triggered_does_not_go_on_the_stack() -> None:
    draws = {"token": {"name": "Watcher", "toughness": 1, "text": "Whenever you cast a spell, draw a card."}}
    scene: dict[str, Any] = {"battlefield": [draws, "Sundial of the Infinite"], "hand": ["Lightning Bolt"]}
    end = {"do": "activate", "player": "A", "source": "Sundial of the Infinite"}
    script = (cast("Lightning Bolt", "B"), end, RESOLVE, turn(4))
    board(scene, [], *script, expect=["B life 20", "A has 0 cards in hand", "Lightning Bolt in exile"])


@cr("724.1a")
def test_what_has_triggered_as_the_turn_is_ended_by_the_same_text_is_told_to_be_put_nowhere() -> None:
    tithe = {"token": {"name": "Watcher", "toughness": 1, "text": "Whenever you draw a card, create a Treasure token."}}
    draws = {"token": {"name": "Ender", "toughness": 1, "text": "{T}: Draw two cards. End the turn."}}
    script = ({"do": "activate", "player": "A", "source": "Ender"}, RESOLVE)
    played = board([tithe, draws], [], *script)
    told = "Watcher's ability has triggered 2 times but isn't put onto the stack, so no token is created."
    assert "724.1a" in played.rules_of(told)


@cr("724.1b", "724.1d")
def test_ending_the_turn_exiles_the_stack_and_skips_to_cleanup() -> None:
    played = board(
        {"hand": ["Lightning Bolt"]},
        {"hand": ["Time Stop"]},
        cast("Lightning Bolt", "B"),
        {"do": "pass", "player": "A"},
        cast("Time Stop", player="B"),
        RESOLVE,
        turn(4),
        expect=["B life 20", "Lightning Bolt in exile", "Time Stop in exile", "it is B's turn"],
    )
    assert "724.1d" in played.rules_of("The turn ends")


@cr("724.1c")
def test_state_based_actions_are_checked_while_the_turn_ends() -> None:
    soldier = {"token": {"name": "Soldier", "power": 1, "toughness": 1}}
    scene: dict[str, Any] = {"battlefield": ["Grizzly Bears"], "hand": ["Hurkyl's Final Meditation"]}
    board(
        scene,
        [soldier],
        cast("Hurkyl's Final Meditation"),
        RESOLVE,
        turn(4),
        expect=["Grizzly Bears in A's hand", "Soldier in nowhere"],
    )


@cr("724.1c", "724.1f")
def test_what_triggers_as_the_turn_ends_goes_on_the_stack_in_the_cleanup_step() -> None:
    """Time Stop exiles the last chapter's ability, so that the Saga is sacrificed, which Mayhem Devil sees."""
    saga = {"card": "History of Benalia", "counters": {"lore": 2}}
    side: dict[str, Any] = {"battlefield": [saga, "Mayhem Devil"], "hand": ["Time Stop", *["Forest"] * 8]}
    script = (to("precombat main"), cast("Time Stop"), RESOLVE, answer(["Forest"] * 2), answer("B"))
    devil = board(side, [], *script, step="draw", expect=["B life 20", "it is the cleanup step"])
    assert "724.1f" in devil.rules_of("The turn ends")
    later = (*script, RESOLVE)
    board(side, [], *later, step="draw", expect=["B life 19", "it is A's turn", "A has 7 cards in hand"])
    board(side, [], *later, turn(4), step="draw", expect=["History of Benalia in graveyard", "it is B's turn"])


@cr("724.1d", "514.2")
def test_in_the_cleanup_step_of_an_ended_turn_damage_wears_off() -> None:
    scene: dict[str, Any] = {"hand": ["Giant Growth", "Time Stop"], "battlefield": ["Grizzly Bears"]}
    script = (cast("Giant Growth", "Grizzly Bears"), RESOLVE, cast("Time Stop"), RESOLVE)
    board(scene, [], *script, turn(4), expect=["Grizzly Bears is 2/2"])


@cr("724.1d", "506.4")
def test_ending_the_turn_in_combat_ends_combat() -> None:
    board(
        ["Grizzly Bears"],
        {"hand": ["Time Stop"]},
        *attack_with({"Grizzly Bears": "B"}),
        {"do": "pass", "player": "A"},
        cast("Time Stop", player="B"),
        RESOLVE,
        turn(4),
        expect=["B life 20"],
    )


@cr("724.1e", cited=False)
def test_the_end_step_is_skipped_with_what_would_trigger_in_it() -> None:
    scene: dict[str, Any] = {"designations": ["monarch"], "hand": ["Time Stop"]}
    board(scene, [], cast("Time Stop"), RESOLVE, turn(4), expect=["A has 0 cards in hand"])


@cr("724.2", "724.2d", "724.2b")
def test_ending_the_combat_phase_goes_on_with_the_second_main_phase() -> None:
    board(
        ["Grizzly Bears"],
        {"hand": ["Mandate of Peace"]},
        *attack_with({"Grizzly Bears": "B"}),
        {"do": "pass", "player": "A"},
        cast("Mandate of Peace", player="B"),
        RESOLVE,
        AFTER_COMBAT,
        expect=["B life 20", "it is A's turn", "Mandate of Peace in exile"],
    )


@cr("724.2a", "724.2e", cited=False)
def test_ending_the_combat_phase_drops_what_waits_for_its_end() -> None:
    brute = {"token": {"name": "Brute", "power": 1, "toughness": 1, "keywords": ["decayed"]}}
    script = (
        *attack_with({"Brute": "B"}),
        RESOLVE,
        {"do": "pass", "player": "A"},
        cast("Mandate of Peace", player="B"),
        RESOLVE,
    )
    board([brute], {"hand": ["Mandate of Peace"]}, *script, AFTER_COMBAT, expect=["A controls Brute", "B life 20"])


@cr("724.2c", "724.2f", "724.2b")
def test_what_triggers_as_the_combat_phase_ends_goes_on_the_stack_in_the_next_phase() -> None:
    """Without its ability on the stack a Siege without defense is put into its owner's graveyard, and Planar Void
    sees it."""
    siege = {"card": "Invasion of Zendikar", "counters": {"defense": 2}, "protector": "B"}
    script = (
        *attack_with({"Grizzly Bears": "Invasion of Zendikar"}),
        DAMAGE,
        {"do": "pass", "player": "A"},
        cast("Mandate of Peace", player="B"),
        RESOLVE,
    )
    scene = ([siege, "Planar Void", "Grizzly Bears"], {"hand": ["Mandate of Peace"]})
    in_main = ["it is the postcombat main phase", "Invasion of Zendikar in graveyard"]
    played = board(*scene, *script, expect=in_main)
    assert "724.2f" in played.rules_of("The combat phase ends")
    board(*scene, *script, RESOLVE, expect=["Invasion of Zendikar in exile"])


@cr("724.2g", cited=False)
def test_outside_combat_there_is_no_combat_phase_to_end() -> None:
    horn = {"token": {"name": "Horn", "types": ["Artifact"], "text": "{T}: End the combat phase."}}
    blow = {"do": "activate", "player": "A", "source": "Horn"}
    script = (cast("Lightning Bolt", "B"), blow, RESOLVE, RESOLVE)
    board(
        {"battlefield": [horn], "hand": ["Lightning Bolt"]}, [], *script, expect=["B life 17", "it is the main phase"]
    )


@cr("724.2", "500.8")
def test_ending_a_combat_phase_leaves_the_one_that_is_still_to_come() -> None:
    horn = {"token": {"name": "Horn", "types": ["Artifact"], "text": "{0}: End the combat phase."}}
    more = creature("{0}: After this phase, there is an additional combat phase.", name="More")
    act = [activate("More"), RESOLVE, activate("Horn"), RESOLVE]
    for step in ("declare blockers", "end of combat"):
        script = [*attack_with({"More": "B"}), to(step), *act, to("beginning of combat")]
        board([horn, more], [], *script, expect=["it is A's turn", "it is the beginning of combat step"])


@cr("724.1b")
def test_an_ability_that_the_end_of_the_turn_cuts_off_is_told_and_the_verdict_says_so() -> None:
    """The turn that Final Fortune gives ends with its ability on the stack, and nobody loses the game."""
    fortune = {"battlefield": ["Sundial of the Infinite"], "hand": ["Final Fortune"]}
    script = (cast("Final Fortune"), RESOLVE, to("upkeep"), to("end"), activate("Sundial of the Infinite"), RESOLVE)
    played = board(fortune, [], *script, expect=["stack is empty", "A life 20"])
    said = "Final Fortune's ability is exiled: the turn ends first, so nobody loses the game."
    assert played.report["verdict"] == said
    assert "724.1b" in played.rules_of(said)
    assert not played.count("Sundial of the Infinite's ability is exiled")


@cr("724.1b", "603.7c")
def test_what_an_ability_would_have_exiled_is_said_to_stay() -> None:
    mine = {"battlefield": ["Sundial of the Infinite", "Grizzly Bears"], "hand": ["Twinflame"]}
    twin = (cast("Twinflame", "Grizzly Bears"), RESOLVE)
    ends = (activate("Sundial of the Infinite"), RESOLVE)
    played = board(mine, [], *twin, to("end"), *ends)
    said = "Twinflame's ability is exiled: the turn ends first, so Grizzly Bears#2 stays on the battlefield."
    assert played.report["verdict"] == said
    assert any("donc Grizzly Bears#2 reste sur le champ de bataille" in step for step in played.steps_in("fr"))
    early = board(mine, [], *twin, *ends)
    assert "724.1e" in early.rules_of("those tokens” happens only in the next turn's end step: this turn has none.")


@cr("724.1b", "603.7c")
def test_what_an_ability_would_have_returned_is_said_to_stay_in_exile() -> None:
    theirs = {"hand": ["Otherworldly Journey"]}
    away = (passing(), cast("Otherworldly Journey", "Grizzly Bears", player="B"), RESOLVE)
    ends = (to("end"), activate("Sundial of the Infinite"), RESOLVE)
    played = board(["Sundial of the Infinite", "Grizzly Bears"], theirs, *away, *ends)
    assert played.count("the turn ends first, so Grizzly Bears stays in exile")


@cr("724.1b", "724.1d")
def test_a_verdict_says_that_the_turn_ends() -> None:
    stop = {"hand": ["Time Stop"]}
    attack = (*attack_with({"Grizzly Bears": "B"}), passing(), cast("Time Stop", player="B"), RESOLVE)
    played = board(["Grizzly Bears"], stop, *attack)
    assert played.report["verdict"] == "The turn ends: the game goes straight to the cleanup step."
