"""Counters (CR 122)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import (
    RESOLVE,
    RESOLVE_ALL,
    activate,
    answer,
    attack,
    attack_with,
    block_with,
    board,
    cast,
    cr,
    creature,
    to,
)

MARCHESA = "Marchesa, Resolute Monarch"


@cr("122.1", "608.2d", cited=False)
@pytest.mark.parametrize(("counters", "where"), [(2, "battlefield"), (1, "A's hand")])
def test_the_vial_lets_in_a_creature_of_just_its_number(counters: int, where: str) -> None:
    board(
        {"battlefield": [{"card": "Aether Vial", "counters": {"charge": counters}}], "hand": ["Grizzly Bears"]},
        [],
        answer("yes"),
        {"do": "activate", "player": "A", "source": "Aether Vial"},
        RESOLVE,
        expect=[f"Grizzly Bears on the {where}" if where == "battlefield" else f"Grizzly Bears in {where}"],
    )


@cr("122.1", "611.3a", cited=False)
@pytest.mark.parametrize(("counters", "wakes"), [({"-1/-1": 1}, True), ({"+1/+1": 1}, False)])
def test_any_creature_with_the_counter_will_do(counters: dict[str, int], wakes: bool) -> None:
    has = "has" if wakes else "doesn't have"
    board(
        ["Tenacious Hunter"],
        [{"card": "Hill Giant", "counters": counters}],
        expect=[f"Tenacious Hunter {has} vigilance", f"Tenacious Hunter {has} deathtouch"],
    )


@cr("122.1", cited=False)
def test_experience_counters_are_counted() -> None:
    board(
        {"battlefield": ["Ezuri, Claw of Progress", "Grizzly Bears"], "counters": {"experience": 3}},
        [],
        to("beginning of combat"),
        RESOLVE,
        expect=["Grizzly Bears is 5/5"],
    )


@cr("122.1")
def test_all_counters_of_every_kind_go_at_once() -> None:
    bears = {"card": "Grizzly Bears", "counters": {"+1/+1": 2, "flying": 1}}
    board(
        [MARCHESA],
        [bears],
        *attack_with({MARCHESA: "B"}),
        answer(["Grizzly Bears"]),
        RESOLVE,
        expect=["Grizzly Bears is 2/2", "Grizzly Bears does not have flying", "Grizzly Bears has 0 +1/+1 counters"],
    )


@cr("122.1a", cited=False)
def test_counters_of_other_sizes_change_power_and_toughness_by_so_much() -> None:
    odd = {"card": "Grizzly Bears", "counters": {"+2/+0": 1, "-0/-1": 1}}
    board([odd], [], expect=["Grizzly Bears is 4/1"])


@cr("122.1b")
def test_a_keyword_counter_gives_its_keyword() -> None:
    """It is the counter that gives it, and no ability of the creature itself."""
    played = board([], [{"card": "Hill Giant", "counters": {"flying": 1}}], expect=["Hill Giant has flying"])
    assert played.count("Hill Giant has flying: its counter")
    assert "122.1b" in played.rules_of("has flying")


@cr("122.1b")
def test_unexpected_fangs_puts_both_kinds_of_counters():
    board(
        {"hand": ["Unexpected Fangs"], "battlefield": ["Grizzly Bears"]},
        [],
        cast("Unexpected Fangs", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears is 3/3", "Grizzly Bears has lifelink"],
    )


@cr("122.1c")
def test_a_shield_counter_saves_once() -> None:
    giant = [{"card": "Hill Giant", "counters": {"shield": 1}}]
    board(
        {"hand": ["Murder"]},
        giant,
        cast("Murder", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant in battlefield", "Hill Giant has 0 shield counters"],
    )
    board(
        {"hand": ["Lightning Bolt"]},
        giant,
        cast("Lightning Bolt", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant has 0 damage", "Hill Giant has 0 shield counters"],
    )


@cr("122.1c", "615.13")
def test_damage_dealt_at_the_same_time_costs_one_shield_counter() -> None:
    board(
        [{"card": "Craw Wurm", "counters": {"shield": 2}}],
        ["Hill Giant", "Grizzly Bears"],
        *attack_with({"Craw Wurm": "B"}),
        *block_with({"Hill Giant": "Craw Wurm", "Grizzly Bears": "Craw Wurm"}),
        answer({"Hill Giant": 6}, choice="damage"),
        to("combat damage"),
        expect=["Craw Wurm has 1 shield counter"],
    )


@cr("122.1c")
def test_a_shield_counter_is_spent_on_damage() -> None:
    board(
        {"hand": ["Lightning Bolt"]},
        [{"card": "Grizzly Bears", "counters": {"shield": 1}}],
        cast("Lightning Bolt", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears is on the battlefield", "Grizzly Bears has 0 shield counters"],
    )


@cr("122.1c")
def test_a_shield_counter_is_spent_on_destruction() -> None:
    board(
        {"hand": ["Murder"]},
        [{"card": "Grizzly Bears", "counters": {"shield": 1}}],
        cast("Murder", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears is on the battlefield", "Grizzly Bears has 0 shield counters"],
    )


@cr("122.1d")
def test_a_stun_counter_goes_instead_of_untapping() -> None:
    board(
        [],
        [{"card": "Hill Giant", "tapped": True, "counters": {"stun": 1}}],
        {"do": "go_to", "step": "upkeep", "turn": 4},
        expect=["Hill Giant is tapped", "Hill Giant has 0 stun counters"],
    )


@cr("122.1d")
def test_a_stun_counter_is_removed_instead_of_untapping() -> None:
    board(
        [],
        [{"card": "Grizzly Bears", "tapped": True, "counters": {"stun": 1}}],
        {"do": "go_to", "step": "upkeep"},
        expect=["Grizzly Bears is tapped", "Grizzly Bears has 0 stun counters"],
    )


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


@cr("122.1h")
def test_a_finality_counter_exiles_what_would_die() -> None:
    board(
        {"hand": ["Murder"]},
        [{"card": "Hill Giant", "counters": {"finality": 1}}],
        cast("Murder", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant in exile"],
    )


@cr("122.1h")
def test_a_finality_counter_exiles_what_damage_would_destroy() -> None:
    board(
        {"hand": ["Shock"]},
        [{"card": "Grizzly Bears", "counters": {"finality": 1}}],
        cast("Shock", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears in exile"],
    )


@cr("122.2", cited=False)
def test_counters_do_not_go_with_a_card() -> None:
    board(
        {"battlefield": [{"card": "Grizzly Bears", "counters": {"+1/+1": 1}}], "hand": ["Unsummon"]},
        [],
        cast("Unsummon", "Grizzly Bears"),
        RESOLVE,
        cast("Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears is 2/2"],
    )


@cr("122.5")
def test_a_counter_that_is_not_there_or_may_not_arrive_is_not_moved() -> None:
    mage = {"card": "Simic Fluxmage", "counters": {"+1/+1": 1}}
    move = (activate("Simic Fluxmage", targets=["Grizzly Bears"]), RESOLVE)
    board([mage], ["Grizzly Bears"], *move, expect=["Grizzly Bears is 3/3", "Simic Fluxmage is 1/2"])
    board(["Simic Fluxmage"], ["Grizzly Bears"], *move, expect=["Grizzly Bears is 2/2", "Simic Fluxmage is 1/2"])
    itself = (activate("Simic Fluxmage", targets=["Simic Fluxmage"]), RESOLVE)
    board([mage], [], *itself, expect=["Simic Fluxmage is 2/3"])
    kite = (activate("Simic Fluxmage", targets=["Tatterkite"]), RESOLVE)
    board([mage], ["Tatterkite"], *kite, expect=["Simic Fluxmage is 2/3", "Tatterkite is 2/1"])


@cr("122.5")
def test_all_counters_or_some_are_moved() -> None:
    full = {"card": "Grizzly Bears", "counters": {"+1/+1": 2, "flying": 1}}
    side = {"hand": ["Fate Transfer"], "battlefield": [full, "Hill Giant"]}
    script = (cast("Fate Transfer", "Grizzly Bears", "Hill Giant"), RESOLVE)
    board(side, [], *script, expect=["Hill Giant is 5/5", "Hill Giant has flying", "Grizzly Bears is 2/2"])
    grounds = (
        activate("Nesting Grounds", ability=2, targets=["Grizzly Bears", "Hill Giant"]),
        RESOLVE,
        answer("flying"),
    )
    board(["Nesting Grounds", full, "Hill Giant"], [], *grounds, expect=["Hill Giant is 3/3", "Hill Giant has flying"])
    gone = ["Hill Giant is 3/3"]
    board(["Nesting Grounds", "Grizzly Bears", "Hill Giant"], [], *grounds[:2], expect=gone)


@cr("122.6", "107.1b", cited=False)
def test_what_enters_with_no_counters_has_none() -> None:
    """X is zero; a counter of a kind there are none of would be something that can be removed."""
    played = board({"hand": ["Walking Ballista"]}, [], cast("Walking Ballista", x=0), RESOLVE_ALL)
    assert played.cites("704.5f")
    board(
        {"hand": ["Walking Ballista"], "battlefield": ["Glorious Anthem"]},
        [],
        cast("Walking Ballista", x=0),
        RESOLVE_ALL,
        expect=["Walking Ballista is 1/1", "Walking Ballista has no +1/+1 counters"],
    )


@cr("122.6", "122.6a")
def test_counters_it_enters_with_are_put_on_it() -> None:
    side = {"hand": ["Hangarback Walker"], "battlefield": ["Hardened Scales"]}
    board(side, [], cast("Hangarback Walker", x=2), RESOLVE, expect=["Hangarback Walker is 3/3"])


@cr("122.6")
def test_counters_it_enters_with_count_as_put_on_it() -> None:
    board(
        {"hand": ["Walking Ballista"], "battlefield": ["Branching Evolution"]},
        [],
        cast("Walking Ballista", x=2),
        RESOLVE,
        expect=["Walking Ballista has 4 +1/+1 counters"],
    )


@cr("122.6")
def test_simic_ascendancy_grows_by_as_many_counters_as_were_put():
    board(
        {"battlefield": ["Simic Ascendancy", "Grizzly Bears"], "hand": ["Unexpected Fangs"]},
        [],
        cast("Unexpected Fangs", "Grizzly Bears"),
        RESOLVE_ALL,
        expect=["Simic Ascendancy has 1 growth counter"],
    )


@cr("122.7", cited=False)
def test_the_third_counter_is_put_on_it_however_many_come() -> None:
    def plan(counters: int) -> dict[str, Any]:
        return {"card": "Robot Domination", "counters": {"plan": counters}}

    added: dict[str, Any] = {"hand": ["Doubled Plan"]}
    script = (cast("Doubled Plan", "Robot Domination"), RESOLVE, RESOLVE)
    for before in (1, 2):
        done = ["Robot Domination in A's graveyard", "A controls 3 Robot Villain Tokens"]
        board({**added, "battlefield": [plan(before)]}, [], *script, expect=done)
    for before in (0, 3):
        side = {**added, "battlefield": [plan(before)]}
        board(side, [], *script[:2], expect=["stack is empty", "A controls Robot Domination"])


@cr("122.8")
def test_as_many_counters_as_it_had_are_put_on_another() -> None:
    drone = {"card": "Dockworker Drone", "counters": {"+1/+1": 2}}
    side = {"battlefield": [drone, "Hill Giant", "Hardened Scales"], "hand": ["Murder"]}
    script = (cast("Murder", "Dockworker Drone"), RESOLVE, RESOLVE)
    board(side, [], *script, expect=["Hill Giant is 6/6"])


@cr("122.9", cited=False)
def test_counters_of_what_was_sacrificed_are_put_as_they_were() -> None:
    keeper = {"card": "Keeper of Counters", "counters": {"+1/+1": 2, "flying": 1}}
    use = {"do": "activate", "player": "A", "source": "Keeper of Counters", "ability": 1, "targets": ["Hill Giant"]}
    board([keeper, "Hill Giant"], [], use, RESOLVE, expect=["Hill Giant is 5/5", "Hill Giant has flying"])


@cr("122.1b", "702.83b", cited=False)
def test_each_keyword_counter_gives_the_keyword_once_more() -> None:
    bears = [{"card": "Grizzly Bears", "counters": {"exalted": 2}}]
    board(bears, [], *attack(**{"Grizzly Bears": "B"}), RESOLVE_ALL, expect=["Grizzly Bears is 4/4"])


@cr("122.1", "118.3")
def test_a_counter_of_whatever_kind_is_removed_as_a_cost() -> None:
    """With two kinds the player says which; without a counter the cost can't be paid."""
    mare = creature("Remove a counter from this creature: You gain 1 life.", counters={"-1/-1": 1, "shield": 1})
    one = (activate("Tester"), answer("shield"), RESOLVE)
    board([mare], [], *one, expect=["A life 21", "Tester has 0 shield counters", "Tester is 1/1"])
    board([mare], [], *one, activate("Tester"), RESOLVE, expect=["A life 22", "Tester is 2/2"])
    board([creature("Remove a counter from this creature: You gain 1 life.")], [], activate("Tester"), refused="118.3")


@cr("122.6")
def test_counters_of_one_kind_here_and_of_another_there() -> None:
    text = (
        "{0}: Put a +1/+1 counter on each creature you control and a loyalty counter on each planeswalker you control."
    )
    walker = {"card": "Jace Beleren", "counters": {"loyalty": 3}}
    board(
        [creature(text), "Grizzly Bears", walker],
        ["Hill Giant"],
        activate("Tester"),
        RESOLVE,
        expect=["Grizzly Bears is 3/3", "Jace Beleren has 4 loyalty counters", "Hill Giant is 3/3"],
    )


@cr("122.6", "608.2d")
def test_a_counter_of_one_kind_or_another() -> None:
    """One of them, as whoever puts it there chooses."""
    text = "{0}: Put your choice of a vigilance counter, a reach counter, or a trample counter on target creature."
    put = [activate("Tester", "Grizzly Bears"), RESOLVE, answer("reach")]
    board([creature(text), "Grizzly Bears"], [], *put, expect=["Grizzly Bears has reach"])
    plain = "{0}: Put a +1/+1 counter or a loyalty counter on target creature."
    grown = [activate("Tester", "Grizzly Bears"), RESOLVE, answer("+1/+1")]
    board([creature(plain), "Grizzly Bears"], [], *grown, expect=["Grizzly Bears is 3/3"])


@cr("122.6")
def test_counters_that_a_creature_enters_with_are_put_on_it() -> None:
    board(
        {"battlefield": ["Simic Ascendancy"], "hand": ["Walking Ballista"]},
        [],
        cast("Walking Ballista", x=3),
        RESOLVE,
        RESOLVE,
        expect=["Simic Ascendancy has 3 growth counters"],
    )


@cr("122.6")
def test_a_creature_that_comes_back_with_a_counter_has_it_put_on_it() -> None:
    played = board(
        {"battlefield": ["Simic Ascendancy", "Young Wolf"], "hand": ["Shock"]},
        [],
        cast("Shock", "Young Wolf"),
        RESOLVE,
        RESOLVE,
        RESOLVE,
        expect=["Simic Ascendancy has 1 growth counter"],
    )
    assert played.count("Simic Ascendancy's ability triggers") == 1


@cr("122.6", "603.2c")
def test_each_of_several_counters_put_at_once_is_a_counter() -> None:
    played = board(
        {"battlefield": ["Fathom Mage", "Hardened Scales"], "hand": ["Battlegrowth"]},
        [],
        cast("Battlegrowth", "Fathom Mage"),
        RESOLVE,
        expect=["Fathom Mage has 2 +1/+1 counters"],
    )
    assert played.count("Fathom Mage's ability triggers") == 2


@cr("122.6", "603.2c")
def test_counters_put_on_several_permanents_at_once_are_one_event_where_that_is_said() -> None:
    played = board(
        {"battlefield": ["Cloaked Cadet", "Thraben Inspector"], "hand": ["Travel Preparations"]},
        [],
        cast("Travel Preparations", ["Cloaked Cadet", "Thraben Inspector"]),
        RESOLVE,
        expect=["stack is not empty"],
    )
    assert played.count("Cloaked Cadet's ability triggers") == 1
    assert all(step["kind"] != "did_not_happen" for step in played.report["steps"])


@cr("122.8", cited=False)
def test_counters_of_what_died_are_put_on_nothing_that_has_left() -> None:
    """The Colony is destroyed in response to its own trigger: there is nothing left to put the counters on."""
    dies = {"card": "Grizzly Bears", "counters": {"+1/+1": 1}}
    scene = {"battlefield": ["Buzzard-Wasp Colony", dies], "hand": ["Lightning Bolt", "Murder"]}
    board(
        scene,
        [],
        cast("Lightning Bolt", "Grizzly Bears"),
        RESOLVE,
        cast("Murder", "Buzzard-Wasp Colony"),
        RESOLVE_ALL,
        expect=["stack is empty"],
    )


@cr("122.8")
def test_those_counters_are_as_many_as_it_had() -> None:
    """The Ozolith: however the creature leaves; one without counters triggers nothing (603.4)."""
    walker: dict[str, Any] = {"card": "Hangarback Walker", "counters": {"+1/+1": 2}}
    mine = {"battlefield": ["The Ozolith", walker], "hand": ["Unsummon"]}
    end = ["The Ozolith has 2 +1/+1 counters"]
    board(mine, [], cast("Unsummon", "Hangarback Walker"), RESOLVE_ALL, expect=end)
    bears = {"battlefield": ["The Ozolith", "Grizzly Bears"], "hand": ["Unsummon"]}
    assert board(bears, [], cast("Unsummon", "Grizzly Bears"), RESOLVE_ALL).count("doesn't trigger") == 1


@cr("122.8")
def test_those_counters_may_go_to_a_target() -> None:
    apprentice: dict[str, Any] = {"card": "Iron Apprentice", "counters": {"+1/+1": 1}}
    mine = {"battlefield": [apprentice, "Grizzly Bears"], "hand": ["Murder"]}
    board(mine, [], cast("Murder", "Iron Apprentice"), RESOLVE_ALL, expect=["Grizzly Bears is 3/3"])
