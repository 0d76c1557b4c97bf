"""Costs, life, drawing and counters (CR 117-122)."""

from __future__ import annotations

from typing import Any

from tests.engine.helpers import (
    PASS_A,
    PASS_B,
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

# ---- 117


@cr("117.1a")
def test_a_sorcery_waits_for_the_main_phase() -> None:
    held = {"hand": ["Divination"]}
    assert board(held, [], to("beginning of combat"), cast("Divination"), refused=True).refused("307.1")


@cr("117.5", "704.3", "117.2a")
def test_state_based_actions_come_before_triggers_are_put_onto_the_stack() -> None:
    played = board(
        {"hand": ["Lightning Bolt"], "battlefield": ["Blood Artist"]},
        ["Grizzly Bears"],
        cast("Lightning Bolt", "Grizzly Bears"),
        RESOLVE,
        answer("B"),
        expect=["Grizzly Bears in graveyard", "A has priority"],
    )
    died, triggered = (next(i for i, s in enumerate(played.steps) if w in s) for w in ("is destroyed", "triggers"))
    assert died < triggered


@cr("117.7", "405.5")
def test_what_is_cast_in_response_resolves_first() -> None:
    script = (cast("Lightning Bolt", "Grizzly Bears"), PASS_A, cast("Giant Growth", "Grizzly Bears", player="B"))
    side = {"battlefield": ["Grizzly Bears"], "hand": ["Giant Growth"]}
    board({"hand": ["Lightning Bolt"]}, side, *script, RESOLVE_ALL, expect=["Grizzly Bears has 3 damage"])


# ---- 118


@cr("118.6", "202.1b")
def test_a_spell_without_a_mana_cost_can_not_be_paid_for() -> None:
    vision = {"hand": ["Ancestral Vision"]}
    assert board(vision, [], cast("Ancestral Vision", "A"), refused=True).refused("202.1b")


@cr("118.6")
def test_flashback_for_no_mana_cost_can_not_be_paid() -> None:
    held = {"hand": ["Snapcaster Mage"], "graveyard": ["Ancestral Vision"]}
    vision = cast("Ancestral Vision", "A", **{"from": "graveyard"})
    played = board(held, [], cast("Snapcaster Mage"), RESOLVE_ALL, vision, refused=True)
    assert played.refused("118.6")
    assert any("gains flashback until end of turn" in step and "triggers" not in step for step in played.steps)


@cr("118.6a")
def test_a_spell_without_a_mana_cost_may_be_cast_for_nothing() -> None:
    vision = {"hand": ["Ancestral Vision"]}
    board(vision, [], cast("Ancestral Vision", "A", free=True), RESOLVE, expect=["A has 3 cards in hand"])


@cr("118.7a")
def test_a_reduction_of_generic_mana_leaves_the_colors() -> None:
    side: dict[str, Any] = {"battlefield": ["Goblin Electromancer"], "hand": ["Divination"]}
    board({**side, "mana": "1U"}, [], cast("Divination"), RESOLVE, expect=["A has 0 mana"])
    assert board({**side, "mana": "2"}, [], cast("Divination"), refused=True).refused("601.2h")
    plain = {"hand": ["Counterspell"], "battlefield": ["Goblin Electromancer"], "mana": "U"}
    script = (PASS_A, cast("Shock", "A", player="B"), PASS_B, cast("Counterspell", "Shock"))
    assert board(plain, {"hand": ["Shock"]}, *script, refused=True).refused("601.2h")


@cr("118.9", "107.3b")
def test_a_spell_is_free_where_its_condition_holds() -> None:
    massacre = {"hand": ["Massacre"], "battlefield": ["Swamp"], "mana": "0"}
    free = cast("Massacre", costs=["alternative"])
    board(massacre, ["Plains", "Grizzly Bears"], free, RESOLVE, expect=["Grizzly Bears in graveyard"])
    assert board(massacre, ["Grizzly Bears"], free, refused=True).report["refused"]


@cr("118.9c", "118.9d", "202.3")
def test_an_alternative_cost_leaves_the_mana_value_and_is_taxed() -> None:
    force = {"hand": ["Force of Will", "Counterspell"], "mana": "0"}
    bolt = {"hand": ["Lightning Bolt", "Spell Snare"]}
    cast_it = (PASS_A, cast("Lightning Bolt", "A", player="B"), PASS_B)
    forced = cast("Force of Will", "Lightning Bolt", costs=["alternative"])
    board(force, bolt, *cast_it, forced, expect=["A life 19", "Force of Will has mana value 5"])
    snare = (PASS_A, cast("Spell Snare", "Force of Will", player="B"))
    assert board(force, bolt, *cast_it, forced, *snare, refused=True).refused("601.2c")
    taxed = {**force, "battlefield": ["Thalia, Guardian of Thraben"]}
    free_bolt = {**bolt, "mana": "any"}
    assert board(taxed, free_bolt, *cast_it, forced, refused=True).refused("601.2h")


@cr("118.10")
def test_one_creature_pays_for_one_ability() -> None:
    fed = (activate("Viscera Seer", choices=["Grizzly Bears"]), activate("Carrion Feeder", choices=["Grizzly Bears"]))
    assert board(["Viscera Seer", "Carrion Feeder", "Grizzly Bears"], [], *fed, refused=True).report["refused"]


# ---- 119


@cr("119.5")
def test_a_life_total_that_is_set_is_gained_or_lost() -> None:
    sorin = {"card": "Sorin Markov", "counters": {"loyalty": 4}}
    played = board(
        [sorin], {"life": 30}, activate("Sorin Markov", ability=2, targets=["B"]), RESOLVE, expect=["B life 10"]
    )
    assert "119.5" in played.rules_of("loses 20 life")
    pridemate = {"life": 3, "battlefield": ["Ajani's Pridemate"]}
    script = (cast("Magister Sphinx"), RESOLVE, answer("B"), RESOLVE_ALL)
    gained = ["B life 10", "Ajani's Pridemate is 3/3"]
    board({"hand": ["Magister Sphinx"]}, pridemate, *script, expect=gained)


@cr("119.7")
def test_who_can_not_gain_life_exchanges_nothing_for_more() -> None:
    conduit = {"battlefield": ["Soul Conduit"], "life": 5}
    god = {"battlefield": ["Erebos, God of the Dead"], "life": 20}
    script = (activate("Soul Conduit", targets=["A", "B"]), RESOLVE)
    board(conduit, god, *script, expect=["A life 5", "B life 20"])
    board(conduit, {"life": 20}, *script, expect=["A life 20", "B life 5"])


@cr("119.8")
def test_who_can_not_lose_life_can_not_pay_any() -> None:
    golem = {"battlefield": ["Platinum Emperion"], "hand": ["Street Wraith"]}
    assert board(golem, [], activate("Street Wraith"), refused=True).refused("119.8")
    bolt = (PASS_A, cast("Lightning Bolt", "A", player="B"), RESOLVE)
    board(golem, {"hand": ["Lightning Bolt"]}, *bolt, expect=["A life 20"])


# ---- 120


@cr("120.8", "119.9")
def test_no_damage_is_nothing_to_be_doubled_or_noticed() -> None:
    shrunk = {"card": "Vampire Nighthawk", "counters": {"-1/-1": 2}}
    side = ["Furnace of Rath", "Ajani's Pridemate", shrunk]
    script = (*attack_with({"Vampire Nighthawk": "B"}), to("combat damage"))
    board(side, [], *script, expect=["B life 20", "Ajani's Pridemate has 0 +1/+1 counters", "stack is empty"])


# ---- 121


@cr("121.2b")
def test_no_more_than_one_card_each_turn() -> None:
    side = ["Spirit of the Labyrinth"]
    board({"hand": ["Divination"]}, side, cast("Divination"), RESOLVE, expect=["A has 1 card in hand"])


@cr("121.6", "614.11")
def test_each_single_draw_is_replaced() -> None:
    side = {"hand": ["Divination"], "battlefield": ["Thought Reflection"]}
    board(side, [], cast("Divination"), RESOLVE, expect=["A has 4 cards in hand"])
    thief = ["Notion Thief"]
    board({"hand": ["Divination"]}, thief, cast("Divination"), RESOLVE, expect=["B has 2 cards in hand"])


@cr("121.6", "104.2b", "121.4")
def test_a_draw_from_an_empty_library_wins_instead() -> None:
    side = {"hand": ["Divination"], "battlefield": ["Laboratory Maniac"], "library": []}
    board(side, [], cast("Divination"), RESOLVE, expect=["A wins"])


# ---- 122


@cr("122.6", "122.6a")
def test_counters_it_enters_with_are_put_on_it() -> None:
    side = {"hand": ["Hangarback Walker"], "battlefield": ["Hardened Scales"]}
    board(side, [], cast("Hangarback Walker", x=2), RESOLVE, expect=["Hangarback Walker is 3/3"])
