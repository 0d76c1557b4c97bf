"""Triggers that look back in time (CR 603.10)."""

from __future__ import annotations

from typing import Any

from tests.helpers import (
    PASS_A,
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
    turn,
)


@cr("603.10", "603.10a")
def test_two_blood_artists_see_each_other_die_at_the_same_time() -> None:
    played = board(
        {"battlefield": ["Zulaport Cutthroat", "Zulaport Cutthroat"], "hand": ["Wrath of God"]},
        ["Grizzly Bears"],
        cast("Wrath of God"),
        RESOLVE_ALL,
        expect=["B life 16", "A life 24"],
    )
    assert played.count("Zulaport Cutthroat#1, #2 and Grizzly Bears are destroyed.") == 1


@cr("603.10a")
def test_what_watches_for_sacrifices_sees_what_is_sacrificed_with_it() -> None:
    devil = {"battlefield": ["Mayhem Devil"], "hand": ["Innocent Blood"]}
    played = board(devil, ["Grizzly Bears"], cast("Innocent Blood"), RESOLVE, answer("B"), answer("B"), RESOLVE_ALL)
    assert "603.10a" in played.rules_of("Mayhem Devil's ability triggers")
    giving = creature("Sacrifice this creature: You gain 1 life.", name="One")
    apart = board(["Mayhem Devil", giving], [], activate("One"), answer("B"), RESOLVE_ALL, expect=["B life 19"])
    assert not apart.cites("603.10a")


@cr("603.10", "613.6")
def test_a_creature_without_abilities_does_not_see_its_own_death() -> None:
    board(
        ["Zulaport Cutthroat", "Humility"],
        {"hand": ["Murder"]},
        PASS_A,
        cast("Murder", "Zulaport Cutthroat", player="B"),
        RESOLVE_ALL,
        expect=["A life 20", "B life 20"],
    )


@cr("603.10a", "603.6c")
def test_a_creature_sees_its_own_death() -> None:
    board(
        ["Zulaport Cutthroat"],
        {"hand": ["Murder"]},
        PASS_A,
        cast("Murder", "Zulaport Cutthroat", player="B"),
        RESOLVE_ALL,
        expect=["A life 21", "B life 19"],
    )


@cr("603.10a")
def test_what_keeps_deaths_from_triggering_does_so_as_it_dies_itself() -> None:
    """Abilities that trigger as creatures die look back, and so does what hushes them."""
    board(
        {"battlefield": ["Hushbringer", "Grizzly Bears"], "hand": ["Wrath of God"]},
        ["Blood Artist"],
        cast("Wrath of God"),
        RESOLVE,
        expect=["A life 20", "B life 20", "stack is empty"],
    )


@cr("603.10a")
def test_a_creature_it_damaged_may_die_of_something_else() -> None:
    board(
        {"battlefield": ["Sengir Vampire"], "hand": ["Lightning Bolt"]},
        ["Craw Wurm", "Grizzly Bears"],
        *attack_with({"Sengir Vampire": "B"}),
        to("postcombat main"),
        cast("Lightning Bolt", "Grizzly Bears"),
        RESOLVE,
        expect=["Sengir Vampire is 4/4", "stack is empty"],
    )
    board(
        {"battlefield": [{"card": "Sengir Vampire", "counters": {"+1/+1": 1}}], "hand": ["Lightning Bolt"]},
        [{"card": "Giant Spider", "counters": {"+1/+1": 2}}],
        *attack_with({"Sengir Vampire": "B"}),
        *block_with({"Giant Spider": "Sengir Vampire"}),
        to("postcombat main"),
        cast("Lightning Bolt", "Giant Spider"),
        RESOLVE_ALL,
        expect=["Sengir Vampire is 6/6"],
    )


@cr("603.10a")
def test_massacre_wurm_drains_whoever_controlled_what_died():
    board(
        {"hand": ["Massacre Wurm"], "battlefield": ["Walking Corpse"]},
        ["Grizzly Bears", "Elvish Mystic"],
        cast("Massacre Wurm"),
        RESOLVE_ALL,
        expect=["B life 16", "A life 20"],
    )


@cr("603.10a")
def test_a_creature_sees_those_that_die_with_it() -> None:
    board(
        {"hand": ["Wrath of God"], "battlefield": ["Blood Artist", "Grizzly Bears"]},
        ["Grizzly Bears"],
        cast("Wrath of God"),
        RESOLVE,
        answer("as listed", choice="order"),
        answer(["B"]),
        answer(["B"]),
        answer(["B"]),
        RESOLVE_ALL,
        expect=["A life 23", "B life 17"],
    )


@cr("603.10b", cited=False)
def test_abilities_that_trigger_on_phasing_out_look_back() -> None:
    scene: dict[str, Any] = {"battlefield": ["Teferi's Imp"], "hand": ["Hill Giant"]}
    board(scene, [], turn(5), RESOLVE, expect=["Hill Giant in A's graveyard"])


@cr("603.10d")
def test_a_stolen_permanent_still_triggers_for_the_player_it_was_stolen_from() -> None:
    thief = {"battlefield": [], "hand": ["Threaten"]}
    script = (cast("Threaten", "Zidane, Tantalus Thief", player="B"), RESOLVE, RESOLVE)
    expect = ["A controls Treasure Token", "not B controls Treasure Token", "B controls Zidane, Tantalus Thief"]
    played = board(["Zidane, Tantalus Thief"], thief, *script, active="B", expect=expect)
    assert "603.10d" in played.rules_of("Whenever an opponent gains control of a permanent")


@cr("603.10d")
def test_what_goes_back_to_its_owner_is_gained_from_whoever_had_taken_it() -> None:
    side = {"battlefield": ["Zidane, Tantalus Thief"], "hand": ["Threaten"]}
    script = (cast("Threaten", "Grizzly Bears"), RESOLVE)
    board(side, ["Grizzly Bears"], *script, expect=["A controls Grizzly Bears", "not A controls Treasure Token"])
    back = (*script, to("cleanup"), RESOLVE)
    board(side, ["Grizzly Bears"], *back, expect=["B controls Grizzly Bears", "A controls Treasure Token"])


@cr("603.10d")
def test_control_is_lost_to_another_player_and_by_leaving_the_battlefield() -> None:
    cards = {"battlefield": ["Gustha's Scepter"], "hand": ["Hill Giant"]}
    hidden = (activate("Gustha's Scepter"), RESOLVE)
    destroyed = (*hidden, cast("Disenchant", "Gustha's Scepter", player="B"), RESOLVE, RESOLVE)
    there = [*hidden, {"do": "pass", "player": "A"}, *destroyed[2:]]
    board(cards, {"hand": ["Disenchant"]}, *there, expect=["Hill Giant in A's graveyard"])


@cr("603.10d", "603.7")
def test_a_creature_taken_by_ray_of_command_is_tapped_as_it_goes_back() -> None:
    script = (cast("Ray of Command", "Grizzly Bears"), RESOLVE, to("cleanup"))
    still = ["A controls Grizzly Bears", "Grizzly Bears is not tapped"]
    board({"hand": ["Ray of Command"]}, ["Grizzly Bears"], *script[:2], expect=still)
    expect = ["B controls Grizzly Bears", "Grizzly Bears is tapped"]
    played = board({"hand": ["Ray of Command"]}, ["Grizzly Bears"], *script, RESOLVE, expect=expect)
    assert "603.10d" in played.rules_of("When you lose control of the creature")


@cr("603.10e")
def test_a_countered_spell_has_multanis_presence_draw_a_card() -> None:
    side = {"battlefield": ["Multani's Presence"], "hand": ["Grizzly Bears"]}
    script = (
        cast("Grizzly Bears"),
        {"do": "pass", "player": "A"},
        cast("Counterspell", "Grizzly Bears", player="B"),
        RESOLVE,
        RESOLVE,
    )
    expect = ["Grizzly Bears in A's graveyard", "A has 1 cards in hand"]
    played = board(side, {"hand": ["Counterspell"]}, *script, expect=expect)
    assert "603.10e" in played.rules_of("Whenever a spell you've cast is countered")


@cr("603.10e", "608.2b")
def test_a_spell_without_legal_targets_is_not_countered() -> None:
    side = {"battlefield": ["Multani's Presence"], "hand": ["Lightning Bolt"]}
    script = (
        cast("Lightning Bolt", "Grizzly Bears"),
        {"do": "pass", "player": "A"},
        cast("Murder", "Grizzly Bears", player="B"),
        RESOLVE,
        RESOLVE,
    )
    expect = ["stack is empty", "A has 0 cards in hand", "Lightning Bolt in A's graveyard"]
    board(side, {"battlefield": ["Grizzly Bears"], "hand": ["Murder"]}, *script, expect=expect)


@cr("603.10e")
def test_lullmage_mentor_sees_its_own_ability_counter_a_spell() -> None:
    merfolk = {"token": {"name": "Merfolk", "types": ["Creature"], "subtypes": ["Merfolk"], "power": 1, "toughness": 1}}
    script = (
        cast("Grizzly Bears", player="B"),
        {"do": "pass", "player": "B"},
        activate("Lullmage Mentor", "Grizzly Bears"),
        RESOLVE,
        RESOLVE,
        {"do": "answer", "player": "A", "value": "yes"},
    )
    side = {"battlefield": ["Lullmage Mentor", {**merfolk, "count": 6}]}
    expect = ["Grizzly Bears in B's graveyard", "A controls 7 Merfolk"]
    played = board(side, {"hand": ["Grizzly Bears"]}, *script, active="B", expect=expect)
    assert "603.10e" in played.rules_of("counters a spell")


@cr("603.10a")
def test_what_was_enchanted_as_it_died_is_looked_back_at() -> None:
    mourner = creature("Whenever an enchanted creature you control dies, you gain 3 life.")
    aura = {"card": "Pacifism", "attached_to": "Grizzly Bears"}
    mine = {"battlefield": [mourner, "Grizzly Bears", aura, "Hill Giant"], "hand": ["Murder", "Murder"]}
    board(mine, [], cast("Murder", "Grizzly Bears"), RESOLVE, RESOLVE, expect=["A life 23"])
    board(mine, [], cast("Murder", "Hill Giant"), RESOLVE, expect=["A life 20", "stack is empty"])
    hunter = creature("Whenever an attacking creature you control dies, you gain 3 life.")
    swing = [*attack(**{"Hill Giant": "B"}), cast("Murder", "Hill Giant"), RESOLVE, RESOLVE]
    board({**mine, "battlefield": [hunter, "Hill Giant"]}, [], *swing, expect=["A life 23"])


@cr("603.10a", "400.7f")
def test_an_aura_returns_as_what_it_enchanted_is_put_into_a_graveyard() -> None:
    genju = {"card": "Genju of the Falls", "attached_to": "Island"}
    theirs = {"battlefield": ["Strip Mine"]}
    destroyed = [activate("Strip Mine", "Island", player="B", ability=2), RESOLVE, RESOLVE, answer("yes")]
    board(["Island", genju], theirs, *destroyed, active="B", expect=["Genju of the Falls in A's hand"])
