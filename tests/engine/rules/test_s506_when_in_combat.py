"""What is in combat, and what may be done at which moment of it (CR 506, 508, 509, 510)."""

from __future__ import annotations

from tests.engine.helpers import (
    RESOLVE,
    RESOLVE_ALL,
    Entry,
    activate,
    answer,
    attack_with,
    block_with,
    board,
    cast,
    cr,
    to,
)

LANDS = {"mana": "lands"}


# ---- 506.3: put onto the battlefield attacking


@cr("506.3a")
def test_a_god_that_is_no_creature_comes_back_without_attacking() -> None:
    """Erebos needs devotion to be a creature: it enters tapped, and attacks nobody."""
    board(
        {"battlefield": ["Grim Reaper, Lethal Legionnaire"], "graveyard": ["Erebos, God of the Dead"]},
        [],
        *attack_with({"Grim Reaper, Lethal Legionnaire": "B"}),
        RESOLVE,
        answer("yes", choice="may"),
        answer("Erebos, God of the Dead", choice="target"),
        RESOLVE_ALL,
        to("end of combat"),
        expect=["A controls Erebos, God of the Dead", "not Erebos, God of the Dead is attacking", "B life 17"],
    )


@cr("506.3d", "508.4d")
def test_a_ninja_that_enters_after_blocks_is_unblocked() -> None:
    board(
        {"battlefield": ["Goblin Piker"], "hand": ["Ninja of the Deep Hours"]},
        ["Hill Giant"],
        *attack_with({"Goblin Piker": "B"}),
        to("declare blockers"),
        {"do": "block", "player": "B", "blockers": {}},
        {"do": "activate", "player": "A", "source": "Ninja of the Deep Hours"},
        RESOLVE_ALL,
        to("combat damage"),
        answer("yes", choice="may"),
        RESOLVE_ALL,
        to("end of combat"),
        expect=["B life 18", "A has 2 cards in hand"],
    )


@cr("506.4d")
def test_a_planeswalker_that_stops_being_a_creature_stays_attacked() -> None:
    """Gideon-like: animated it blocks; when it is only a planeswalker again, it is still attacked."""
    board(
        {"battlefield": ["Goblin Piker", "Hill Giant"]},
        {
            "battlefield": [{"card": "Sorin Markov", "counters": {"loyalty": 4}}],
            "hand": ["Walker Awakened", "Calm Again"],
        },
        *attack_with({"Goblin Piker": "Sorin Markov", "Hill Giant": "B"}),
        {"do": "pass", "player": "A"},
        cast("Walker Awakened", "Sorin Markov", player="B"),
        RESOLVE,
        *block_with({"Sorin Markov": "Hill Giant"}),
        {"do": "pass", "player": "A"},
        cast("Calm Again", "Sorin Markov", player="B"),
        RESOLVE,
        to("end of combat"),
        expect=["Sorin Markov has 2 loyalty counters", "B life 20", "Hill Giant has 0 damage"],
    )


# ---- 506.7: only at certain times


@cr("506.7a", "506.7g")
def test_before_attackers_are_declared_means_before_the_step_begins() -> None:
    """Even when nothing attacks: the declare attackers step has begun."""
    board(["Alaborn Veteran"], [], to("beginning of combat"), activate("Alaborn Veteran", "Alaborn Veteran"), RESOLVE)
    board(
        ["Alaborn Veteran"],
        [],
        to("declare attackers"),
        {"do": "attack", "player": "A", "attackers": {}},
        activate("Alaborn Veteran", "Alaborn Veteran"),
        refused=True,
    )


@cr("506.7b")
def test_before_blockers_are_declared_means_before_the_step_begins() -> None:
    scene = ({"battlefield": ["Goblin Piker"], "hand": ["Blaze of Glory"]}, ["Hill Giant"])
    board(*scene, *attack_with({"Goblin Piker": "B"}), cast("Blaze of Glory", "Hill Giant"), RESOLVE)
    board(
        *scene,
        *attack_with({"Goblin Piker": "B"}),
        *block_with({}),
        cast("Blaze of Glory", "Hill Giant"),
        refused=True,
    )


@cr("506.7c")
def test_during_combat_is_each_combat_phase_of_the_turn() -> None:
    scene = {"battlefield": ["Aurelia, the Warleader", "Goblin Piker"], "hand": ["Angelic Favor"]}
    board(
        scene,
        [],
        *attack_with({"Aurelia, the Warleader": "B"}),
        RESOLVE_ALL,
        to("end of combat"),
        to("beginning of combat"),
        cast("Angelic Favor"),
        RESOLVE,
        expect=["A controls Angel Token"],
    )
    board(scene, [], cast("Angelic Favor"), refused=True)


@cr("506.7e", "508.8")
def test_nothing_is_before_blockers_once_the_block_is_skipped() -> None:
    """Nothing attacks, so no blockers are declared: after the declare attackers step it is too late."""
    none: Entry = {"do": "attack", "player": "A", "attackers": {}}
    scene = ({"battlefield": ["Goblin Piker"], "hand": ["Blaze of Glory"]}, ["Hill Giant"])
    board(*scene, to("declare attackers"), none, cast("Blaze of Glory", "Hill Giant"), RESOLVE)
    board(
        *scene, to("declare attackers"), none, to("end of combat"), cast("Blaze of Glory", "Hill Giant"), refused=True
    )


@cr("506.7f", "508.8")
def test_nothing_is_after_blockers_when_the_block_is_skipped() -> None:
    scene = ({"battlefield": ["Goblin Piker"], "hand": ["Chaotic Strike"]}, ["Hill Giant"])
    none: Entry = {"do": "attack", "player": "A", "attackers": {}}
    board(
        *scene,
        to("declare attackers"),
        none,
        to("end of combat"),
        cast("Chaotic Strike", "Goblin Piker"),
        refused=True,
    )
    board(*scene, *attack_with({"Goblin Piker": "B"}), *block_with({}), cast("Chaotic Strike", "Goblin Piker"))


# ---- 508, 509: declaring


@cr("508.1i")
def test_a_cost_to_attack_is_paid_with_lands_tapped_as_one_attacks() -> None:
    scene = {"battlefield": ["Goblin Piker", "Forest", "Forest"], **LANDS}
    board(
        scene, ["Propaganda"], *attack_with({"Goblin Piker": "B"}), expect=["Forest#1 is tapped", "Forest#2 is tapped"]
    )
    poor = {"battlefield": ["Goblin Piker", "Forest"], **LANDS}
    board(poor, ["Propaganda"], *attack_with({"Goblin Piker": "B"}), refused=True)


@cr("508.1k")
def test_an_attacker_is_attacking_until_combat_is_over() -> None:
    script = attack_with({"Goblin Piker": "B"})
    board(["Goblin Piker"], [], *script, expect=["Goblin Piker is attacking"])
    board(["Goblin Piker"], [], *script, to("end of combat"), expect=["Goblin Piker is attacking"])
    board(["Goblin Piker"], [], *script, to("postcombat main"), expect=["not Goblin Piker is attacking"])


@cr("508.2a")
def test_a_flier_that_loses_flying_after_it_attacked_does_not_trigger_it() -> None:
    """Barbed Foliage looks for a creature without flying at the moment of the declaration only."""
    board(
        {"battlefield": ["Wind Drake"], "hand": ["Turn to Frogs"]},
        ["Barbed Foliage"],
        *attack_with({"Wind Drake": "B"}),
        cast("Turn to Frogs", "Wind Drake"),
        RESOLVE_ALL,
        expect=["A controls Wind Drake", "Wind Drake has 0 damage"],
    )


@cr("508.3c")
def test_attacking_with_two_creatures_triggers_once_for_the_player() -> None:
    scene = ["Chivalric Alliance", "Goblin Piker", "Hill Giant", "Grizzly Bears"]
    all_of_them = {"Goblin Piker": "B", "Hill Giant": "B", "Grizzly Bears": "B"}
    board(scene, [], *attack_with(all_of_them), RESOLVE_ALL, expect=["A has 1 card in hand"])
    board(scene, [], *attack_with({"Goblin Piker": "B"}), expect=["stack is empty"])


@cr("508.3c")
def test_creatures_put_onto_the_battlefield_attacking_were_not_attacked_with() -> None:
    board(
        ["Chivalric Alliance", "Hero of Bladehold"],
        [],
        *attack_with({"Hero of Bladehold": "B"}),
        answer("as listed", choice="order"),
        RESOLVE_ALL,
        expect=["A has 0 cards in hand", "A controls 2 Soldier Tokens"],
    )


@cr("508.3d")
def test_whenever_you_attack_triggers_once_however_many_attack() -> None:
    played = board(
        ["Boosted Sloop", "Goblin Piker", "Hill Giant"],
        [],
        *attack_with({"Goblin Piker": "B", "Hill Giant": "B"}),
    )
    assert len(played.report["state"]["stack"]) == 1


@cr("508.3e")
def test_attacking_a_planeswalker_is_not_attacking_its_player() -> None:
    scene = ["Attuma, Atlantean Warlord", "Merfolk Trickster"]
    sorin = {"card": "Sorin Markov", "counters": {"loyalty": 4}}
    board(scene, [sorin], *attack_with({"Merfolk Trickster": "Sorin Markov"}), expect=["stack is empty"])
    board(scene, [sorin], *attack_with({"Merfolk Trickster": "B"}), RESOLVE, expect=["A has 1 card in hand"])


@cr("508.6")
def test_only_players_who_were_attacked_themselves_count_for_melee() -> None:
    board(
        ["Adriana, Captain of the Guard", "Goblin Piker"],
        [{"card": "Sorin Markov", "counters": {"loyalty": 4}}],
        *attack_with({"Adriana, Captain of the Guard": "B", "Goblin Piker": "C"}),
        answer("as listed", choice="order"),
        RESOLVE_ALL,
        C=[],
        expect=["Adriana, Captain of the Guard is 6/6", "Goblin Piker is 4/3"],
    )
    board(
        ["Adriana, Captain of the Guard"],
        [{"card": "Sorin Markov", "counters": {"loyalty": 4}}],
        *attack_with({"Adriana, Captain of the Guard": "Sorin Markov"}),
        RESOLVE_ALL,
        expect=["Adriana, Captain of the Guard is 4/4"],
    )


@cr("509.1e")
def test_a_cost_to_block_is_paid_with_lands_tapped_as_one_blocks() -> None:
    blocker: dict[str, object] = {**LANDS}
    board(
        ["Goblin Piker"],
        {**blocker, "battlefield": ["Hill Giant", "Blocking Toll", "Forest"]},
        *attack_with({"Goblin Piker": "B"}),
        *block_with({"Hill Giant": "Goblin Piker"}),
        expect=["Forest#6 is tapped"],
    )
    board(
        ["Goblin Piker"],
        {**blocker, "battlefield": ["Hill Giant", "Blocking Toll"]},
        *attack_with({"Goblin Piker": "B"}),
        *block_with({"Hill Giant": "Goblin Piker"}),
        refused=True,
    )


@cr("509.3e", "509.3f")
def test_it_is_what_the_blocker_is_at_the_block_that_counts() -> None:
    """Serra Inquisitors: a blocker that is black triggers; turning black afterwards is too late."""
    inquisitors = attack_with({"Serra Inquisitors": "B"})
    board(
        ["Serra Inquisitors"],
        ["Black Knight"],
        *inquisitors,
        *block_with({"Black Knight": "Serra Inquisitors"}),
        RESOLVE_ALL,
        expect=["Serra Inquisitors is 5/3"],
    )
    board(
        ["Serra Inquisitors"],
        ["Black Knight", "Sengir Vampire"],
        *inquisitors,
        *block_with({"Black Knight": "Serra Inquisitors", "Sengir Vampire": "Serra Inquisitors"}),
        RESOLVE_ALL,
        expect=["Serra Inquisitors is 5/3"],
    )
    board(
        {"battlefield": ["Serra Inquisitors"], "hand": ["Touch of Darkness"]},
        ["Hill Giant"],
        *inquisitors,
        *block_with({"Hill Giant": "Serra Inquisitors"}),
        cast("Touch of Darkness", "Hill Giant"),
        RESOLVE_ALL,
        expect=["Serra Inquisitors is 3/3"],
    )


@cr("509.3e", "603.2c")
def test_blocking_two_or_more_creatures_triggers_once_and_only_for_two() -> None:
    both = {"Goblin Piker": "A", "Grizzly Bears": "A"}
    scene = (["Lairwatch Giant"], ["Goblin Piker", "Grizzly Bears"])
    attack = attack_with(both, "B")
    one = block_with({"Lairwatch Giant": "Goblin Piker"}, "A")
    two = block_with({"Lairwatch Giant": ["Goblin Piker", "Grizzly Bears"]}, "A")
    board(*scene, *attack, *one, active="B", expect=["stack is empty"])
    played = board(*scene, *attack, *two, RESOLVE_ALL, active="B", expect=["Lairwatch Giant has first strike"])
    assert played.count("ability triggers") == 1


# ---- 510: combat damage


@cr("510.1", "510.1e")
def test_damage_is_assigned_by_the_attacking_player_first_and_an_illegal_assignment_is_refused() -> None:
    script: list[Entry] = [
        *attack_with({"Hill Giant": "B"}),
        *block_with({"Goblin Piker": "Hill Giant", "Grizzly Bears": "Hill Giant"}),
        to("combat damage"),
    ]
    scene = (["Hill Giant"], ["Goblin Piker", "Grizzly Bears"])
    played = board(*scene, *script)
    assert played.pending["player"] == "A"
    assert played.pending["rule"].startswith("510.1")
    board(*scene, *script, answer({"Goblin Piker": 1, "Grizzly Bears": 1}), refused=True)
    board(*scene, *script, answer({"Goblin Piker": 2, "Grizzly Bears": 1}), expect=["not B controls Goblin Piker"])


@cr("506.3c", "508.4a")
def test_a_ninja_does_not_attack_a_planeswalker_that_is_gone() -> None:
    jace = {"card": "Jace Beleren", "counters": {"loyalty": 3}}
    played = board(
        {"battlefield": ["Grizzly Bears"], "hand": ["Ninja of the Deep Hours"]},
        {"battlefield": [jace], "hand": ["Lightning Bolt"]},
        *attack_with({"Grizzly Bears": "Jace Beleren"}),
        to("declare blockers"),
        activate("Ninja of the Deep Hours"),
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "Jace Beleren", player="B"),
        RESOLVE_ALL,
        expect=["Ninja of the Deep Hours is tapped", "Ninja of the Deep Hours is not attacking"],
    )
    assert played.cites("506.3c")


@cr("506.3f")
def test_a_battle_that_is_a_creature_does_not_enter_attacking() -> None:
    """With Encroaching Mycosynth and March of the Machines a Siege is an artifact creature; Satya copies it."""
    siege = {"card": "Invasion of Zendikar", "protector": "B"}
    played = board(
        ["Satya, Aetherflux Genius", "Encroaching Mycosynth", "March of the Machines", siege],
        [],
        *attack_with({"Satya, Aetherflux Genius": "B"}),
        answer("Invasion of Zendikar"),
        RESOLVE,
        answer("B"),
        expect=[
            "Invasion of Zendikar#2 is a creature",
            "Invasion of Zendikar#2 is tapped",
            "Invasion of Zendikar#2 is not attacking",
        ],
    )
    assert played.cites("506.3f")
