"""Turns that are skipped, ended, or played by another player (CR 500.8, 500.11, 614.10, 723, 724)."""

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

# ---- skipping


@cr("614.10", "500.11")
def test_a_skipped_turn_is_passed_over() -> None:
    played = board({"hand": ["Meditate"]}, [], cast("Meditate"), RESOLVE, turn(5), expect=["it is B's turn"])
    assert "614.10" in played.rules_of("A skips a turn")
    board({"hand": ["Meditate"]}, [], cast("Meditate"), RESOLVE, turn(6), expect=["it is A's turn"])


@cr("614.10a")
def test_two_skips_skip_the_next_two() -> None:
    eater = {"hand": ["Eater of Days"]}
    board(eater, [], cast("Eater of Days"), RESOLVE_ALL, turn(6), expect=["it is B's turn"])
    board(eater, [], cast("Eater of Days"), RESOLVE_ALL, turn(7), expect=["it is A's turn"])
    twice: dict[str, Any] = {"hand": ["Fatigue", "Fatigue"]}
    script = (cast("Fatigue", "B"), RESOLVE, cast("Fatigue", "B"), RESOLVE)
    board(twice, [], *script, turn(6, "precombat main"), expect=["B has 0 cards in hand"])
    board(twice, [], *script, turn(8, "precombat main"), expect=["B has 1 card in hand"])


@cr("614.10a")
def test_an_extra_turn_can_be_the_one_that_is_skipped() -> None:
    scene: dict[str, Any] = {"hand": ["Meditate", "Time Warp"]}
    script = (cast("Meditate"), RESOLVE, cast("Time Warp", "A"), RESOLVE)
    board(scene, [], *script, turn(4), expect=["it is B's turn"])
    board(scene, [], *script, turn(5), expect=["it is A's turn"])


@cr("614.10")
def test_nobody_takes_extra_turns_under_the_nexus() -> None:
    scene: dict[str, Any] = {"hand": ["Time Warp"]}
    board(scene, ["Ugin's Nexus"], cast("Time Warp", "A"), RESOLVE, turn(4), expect=["it is B's turn"])


@cr("500.11", "614.10")
def test_a_skipped_combat_phase_does_not_come() -> None:
    scene: dict[str, Any] = {"hand": ["Stonehorn Dignitary"]}
    script = (cast("Stonehorn Dignitary"), RESOLVE_ALL, turn(4, "precombat main"))
    board(scene, ["Grizzly Bears"], *script, to("beginning of combat"), refused=True)
    board(scene, ["Grizzly Bears"], *script, to("postcombat main"), expect=["it is B's turn"])
    later = (*script, turn(6, "declare attackers"))
    board(scene, ["Grizzly Bears"], *later, expect=["it is B's turn", "it is the declare attackers step"])


@cr("614.10", "502.3")
def test_who_skips_the_untap_step_untaps_nothing() -> None:
    tapped = {"card": "Hill Giant", "tapped": True}
    script = (*attack_with({"Shisato, Whispering Hunter": "B"}), DAMAGE, RESOLVE)
    board(["Shisato, Whispering Hunter"], [tapped], *script, turn(4), expect=["Hill Giant is tapped"])


# ---- ending the turn


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


@cr("724.1e")
def test_the_end_step_is_skipped_with_what_would_trigger_in_it() -> None:
    scene: dict[str, Any] = {"designations": ["monarch"], "hand": ["Time Stop"]}
    board(scene, [], cast("Time Stop"), RESOLVE, turn(4), expect=["A has 0 cards in hand"])


@cr("724.1a")
def test_what_had_triggered_does_not_go_on_the_stack() -> None:
    draws = {"token": {"name": "Watcher", "toughness": 1, "text": "Whenever you cast a spell, draw a card."}}
    scene: dict[str, Any] = {"battlefield": [draws, "Sundial of the Infinite"], "hand": ["Lightning Bolt"]}
    end = {"do": "activate", "player": "A", "source": "Sundial of the Infinite"}
    script = (cast("Lightning Bolt", "B"), end, RESOLVE, turn(4))
    board(scene, [], *script, expect=["B life 20", "A has 0 cards in hand", "Lightning Bolt in exile"])


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


# ---- further combat phases


@cr("500.8")
def test_another_combat_comes_for_the_first_attack_of_a_turn_only() -> None:
    attack = attack_with({"Aurelia, the Warleader": "B"})
    script = (*attack, RESOLVE, DAMAGE, *attack)
    board(["Aurelia, the Warleader"], [], *script, AFTER_COMBAT, expect=["B life 14", "stack is empty"])


# ---- controlling another player


@cr("723.1", "723.3")
def test_the_player_is_controlled_during_the_next_turn_they_take() -> None:
    slave = {"do": "activate", "player": "A", "source": "Mindslaver", "targets": ["B"]}
    played = board(
        ["Mindslaver"],
        ["Grizzly Bears"],
        slave,
        RESOLVE,
        turn(4),
        expect=["it is B's turn", "B controls Grizzly Bears"],
    )
    assert "723.1" in played.rules_of("A controls B during this turn")
    board(["Mindslaver"], [], slave, RESOLVE, turn(5))


@cr("723.1b")
def test_control_waits_until_a_turn_is_really_taken() -> None:
    slave = {"do": "activate", "player": "A", "source": "Mindslaver", "targets": ["B"]}
    hand = {"hand": ["Meditate"]}
    skip = ({"do": "pass", "player": "A"}, cast("Meditate", player="B"), RESOLVE)
    played = board(["Mindslaver"], hand, slave, RESOLVE, *skip, turn(4), expect=["it is A's turn"])
    assert not played.count("A controls B")
    assert board(["Mindslaver"], hand, slave, RESOLVE, *skip, turn(5)).count("A controls B") == 1


@cr("723.5", "723.8")
def test_who_controls_a_player_makes_their_choices() -> None:
    slave = {"do": "activate", "player": "A", "source": "Mindslaver", "targets": ["B"]}
    loot = {"token": {"name": "Thief", "toughness": 1, "text": "At the beginning of your upkeep, discard a card."}}
    them: dict[str, Any] = {"battlefield": [loot], "hand": ["Hill Giant", "Grizzly Bears"]}
    script = (slave, RESOLVE, turn(4), RESOLVE)
    asked = board(["Mindslaver"], them, *script).pending
    assert (asked["player"], asked["decides"]) == ("B", "A")
    mine = {"do": "answer", "player": "A", "value": ["Hill Giant"]}
    board(["Mindslaver"], them, *script, mine, expect=["Hill Giant in B's graveyard", "Grizzly Bears in B's hand"])


@cr("723.6", "104.3a")
def test_a_controlled_player_may_concede() -> None:
    slave = {"do": "activate", "player": "A", "source": "Mindslaver", "targets": ["B"]}
    board(["Mindslaver"], [], slave, RESOLVE, turn(4), {"do": "concede", "player": "B"}, expect=["A wins"])


# ---- extra turns


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


@cr("723.1a")
def test_the_last_to_take_control_has_it() -> None:
    slave = {"do": "activate", "player": "A", "source": "Mindslaver", "targets": ["B"]}
    other = {"do": "activate", "player": "C", "source": "Mindslaver", "targets": ["B"]}
    passing = ({"do": "pass", "player": "A"}, {"do": "pass", "player": "B"})
    scene = {"battlefield": [{"card": "Mindslaver", "id": "mine"}]}
    theirs = {"battlefield": [{"card": "Mindslaver", "id": "theirs"}]}
    first = {**slave, "source": "mine"}
    second = {**other, "source": "theirs"}
    played = board(scene, [], first, RESOLVE, *passing, second, RESOLVE, turn(4), C=theirs)
    assert played.count("C controls B during this turn") == 1
    assert not played.count("A controls B during this turn")


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


@cr("724.2a", "724.2e")
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


@cr("724.2g")
def test_outside_combat_there_is_no_combat_phase_to_end() -> None:
    horn = {"token": {"name": "Horn", "types": ["Artifact"], "text": "{T}: End the combat phase."}}
    blow = {"do": "activate", "player": "A", "source": "Horn"}
    script = (cast("Lightning Bolt", "B"), blow, RESOLVE, RESOLVE)
    board(
        {"battlefield": [horn], "hand": ["Lightning Bolt"]}, [], *script, expect=["B life 17", "it is the main phase"]
    )


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


DRUM = "{T}: If it's your main phase, there is an additional combat phase after this phase."


# ---- what triggers while the turn or the combat phase ends


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
