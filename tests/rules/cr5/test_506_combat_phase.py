"""Combat Phase (CR 506)."""

from __future__ import annotations

from tests.helpers import (
    DAMAGE,
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
    creature,
    on_board,
    to,
)
from tests.rules.battles import siege
from tests.rules.combat import blocked


@cr("506.1", "508.8")
def test_without_attackers_there_is_no_combat_damage_step() -> None:
    board(["Grizzly Bears"], [], to("combat damage"), refused="508.8")


@cr("506.2")
def test_a_player_cant_attack_themselves() -> None:
    board(["Hill Giant"], [], *attack_with({"Hill Giant": "A"}), refused="506.2")


@cr("506.2", cited=False)
def test_a_planeswalker_of_an_opponent_can_be_attacked() -> None:
    board(
        ["Hill Giant"],
        [{"card": "Jace Beleren", "counters": {"loyalty": 5}}],
        *attack_with({"Hill Giant": "Jace Beleren"}),
        DAMAGE,
        expect=["Jace Beleren has 2 loyalty counters", "B life 20"],
    )


@cr("506.2")
def test_ones_own_planeswalker_cant_be_attacked() -> None:
    board(
        ["Hill Giant", {"card": "Jace Beleren", "counters": {"loyalty": 5}}],
        [],
        *attack_with({"Hill Giant": "Jace Beleren"}),
        refused="506.2",
    )


@cr("506.3")
def test_only_creatures_attack() -> None:
    board(["Sol Ring", "Grizzly Bears"], [], *attack_with({"Sol Ring": "B"}), refused="506.3")


@cr("506.3")
def test_an_artifact_cant_be_attacked() -> None:
    board(["Hill Giant"], ["Sol Ring"], *attack_with({"Hill Giant": "Sol Ring"}), refused="506.3")


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


@cr("506.3d", "508.4d", cited=False)
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


@cr("506.4")
def test_a_creature_that_changes_control_is_removed_from_combat() -> None:
    played = board(
        ["Hill Giant"],
        {"hand": ["Turn Against"]},
        *attack_with({"Hill Giant": "B"}),
        {"do": "pass", "player": "A"},
        cast("Turn Against", "Hill Giant", player="B"),
        RESOLVE,
        DAMAGE,
        expect=["Hill Giant is not attacking", "B controls Hill Giant", "B life 20"],
    )
    assert played.cites("506.4")


@cr("506.4")
def test_a_siege_that_changes_control_in_combat_is_no_longer_attacked() -> None:
    board(
        ["Grizzly Bears", siege(protector="B")],
        [],
        *attack_with({"Grizzly Bears": "siege"}),
        {"do": "edit", "control": {"siege": "C"}},
        DAMAGE,
        C=[],
        expect=["siege has 3 defense counters"],
    )


@cr("506.4a", cited=False)
def test_an_effect_that_comes_too_late_does_not_remove_an_attacker() -> None:
    board(
        ["Hill Giant"],
        [],
        *attack_with({"Hill Giant": "B"}),
        {"do": "edit", "create": {"B": ["Moat"]}},
        DAMAGE,
        expect=["B life 17"],
    )


@cr("506.4a", cited=False)
def test_an_evasion_ability_gained_after_blocks_comes_too_late() -> None:
    board(
        {"battlefield": ["Hill Giant"], "hand": ["Arcane Flight"]},
        ["Craw Wurm"],
        *attack_with({"Hill Giant": "B"}),
        *block_with({"Craw Wurm": "Hill Giant"}),
        {"do": "edit", "create": {"A": [{"card": "Arcane Flight", "attached_to": "Hill Giant"}]}},
        DAMAGE,
        expect=["Hill Giant in A's graveyard"],
    )


@cr("506.4b", cited=False)
def test_tapping_an_attacker_does_not_remove_it_from_combat() -> None:
    board(
        ["Serra Angel"],
        [],
        *attack_with({"Serra Angel": "B"}),
        {"do": "edit", "tap": "Serra Angel"},
        DAMAGE,
        expect=["B life 16"],
    )


@cr("506.4c")
def test_a_creature_whose_planeswalker_has_gone_deals_no_damage() -> None:
    board(
        {"battlefield": ["Hill Giant"], "hand": ["Shock"]},
        [{"card": "Jace Beleren", "counters": {"loyalty": 2}}],
        *attack_with({"Hill Giant": "Jace Beleren"}),
        cast("Shock", "Jace Beleren"),
        RESOLVE,
        DAMAGE,
        expect=["Jace Beleren in B's graveyard", "B life 20", "Hill Giant is attacking"],
    )


@cr("506.4d", cited=False)
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


@cr("506.5")
def test_a_creature_that_cant_attack_alone_needs_company() -> None:
    here = (["Jackal Familiar", "Hill Giant"], [])
    board(*here, *attack_with({"Jackal Familiar": "B"}), refused=("508.1c", "506.5"))
    board(*here, *attack_with({"Jackal Familiar": "B", "Hill Giant": "B"}), DAMAGE, expect=["B life 15"])


@cr("506.5")
def test_jackal_familiar_cant_block_alone() -> None:
    here = (["Hill Giant"], ["Jackal Familiar", "Grizzly Bears"])
    blocked(*here, {"Jackal Familiar": "Hill Giant"}, refused=("509.1b", "506.5"))
    blocked(*here, {"Jackal Familiar": "Hill Giant", "Grizzly Bears": "Hill Giant"})


@cr("506.6", cited=False)
def test_a_creature_had_to_attack_if_something_required_it() -> None:
    """The Juggernaut attacks each combat; the Giant came along of its own accord."""
    played = board(
        ["Juggernaut", "Hill Giant", "Watcher of Duties"],
        [],
        *attack_with({"Juggernaut": "B", "Hill Giant": "B"}),
        DAMAGE,
        RESOLVE_ALL,
        expect=["B life 12", "Watcher of Duties has 1 +1/+1 counter", "A has 1 card in hand"],
    )
    assert on_board(played, "Watcher of Duties")


@cr("506.7", "506.7d", cited=False)
def test_berserk_is_not_cast_once_damage_is_dealt() -> None:
    scene = {"battlefield": ["Hill Giant"], "hand": ["Berserk"]}
    attack = attack_with({"Hill Giant": "B"})
    board(scene, [], *attack, cast("Berserk", "Hill Giant"), RESOLVE, to("combat damage"), expect=["B life 14"])
    board(scene, [], *attack, to("combat damage"), cast("Berserk", "Hill Giant"), refused="601.3")


@cr("506.7a", "506.7g", cited=False)
def test_before_attackers_are_declared_means_before_the_step_begins() -> None:
    """Even when nothing attacks: the declare attackers step has begun."""
    board(["Alaborn Veteran"], [], to("beginning of combat"), activate("Alaborn Veteran", "Alaborn Veteran"), RESOLVE)
    board(
        ["Alaborn Veteran"],
        [],
        to("declare attackers"),
        {"do": "attack", "player": "A", "attackers": {}},
        activate("Alaborn Veteran", "Alaborn Veteran"),
        refused="602.5",
    )


@cr("506.7b", cited=False)
def test_before_blockers_are_declared_means_before_the_step_begins() -> None:
    scene = ({"battlefield": ["Goblin Piker"], "hand": ["Blaze of Glory"]}, ["Hill Giant"])
    board(*scene, *attack_with({"Goblin Piker": "B"}), cast("Blaze of Glory", "Hill Giant"), RESOLVE)
    board(
        *scene,
        *attack_with({"Goblin Piker": "B"}),
        *block_with({}),
        cast("Blaze of Glory", "Hill Giant"),
        refused="601.3",
    )


@cr("506.7c", cited=False)
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
    board(scene, [], cast("Angelic Favor"), refused="601.3")


@cr("506.7e", "508.8", cited=False)
def test_nothing_is_before_blockers_once_the_block_is_skipped() -> None:
    """Nothing attacks, so no blockers are declared: after the declare attackers step it is too late."""
    none: Entry = {"do": "attack", "player": "A", "attackers": {}}
    scene = ({"battlefield": ["Goblin Piker"], "hand": ["Blaze of Glory"]}, ["Hill Giant"])
    board(*scene, to("declare attackers"), none, cast("Blaze of Glory", "Hill Giant"), RESOLVE)
    board(
        *scene,
        to("declare attackers"),
        none,
        to("end of combat"),
        cast("Blaze of Glory", "Hill Giant"),
        refused="601.3",
    )


@cr("506.7f", "508.8", cited=False)
def test_nothing_is_after_blockers_when_the_block_is_skipped() -> None:
    scene = ({"battlefield": ["Goblin Piker"], "hand": ["Chaotic Strike"]}, ["Hill Giant"])
    none: Entry = {"do": "attack", "player": "A", "attackers": {}}
    board(
        *scene,
        to("declare attackers"),
        none,
        to("end of combat"),
        cast("Chaotic Strike", "Goblin Piker"),
        refused="601.3",
    )
    board(*scene, *attack_with({"Goblin Piker": "B"}), *block_with({}), cast("Chaotic Strike", "Goblin Piker"))


@cr("500.8", "507")
def test_what_triggers_at_the_beginning_of_combat_does_in_each_combat_phase() -> None:
    watcher = creature("At the beginning of combat on your turn, you gain 1 life.", name="Watcher")
    more = "{0}: After this main phase, there is an additional combat phase followed by an additional main phase."
    first = [activate("More"), RESOLVE, to("beginning of combat"), RESOLVE]
    again = [to("end of combat"), to("beginning of combat"), RESOLVE]
    board([watcher, creature(more, name="More")], [], *first, *again, expect=["A has 22 life"])
