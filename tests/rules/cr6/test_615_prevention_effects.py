"""Prevention Effects (CR 615)."""

from __future__ import annotations

from tests.helpers import (
    AFTER_COMBAT,
    PASS_A,
    RESOLVE,
    RESOLVE_ALL,
    activate,
    answer,
    attack_with,
    block_with,
    board,
    cast,
    cr,
    to,
)

CENTAUR = {"card": "Phantom Centaur", "counters": {"+1/+1": 3}}
TWO_ATTACK = attack_with({"Hill Giant": "B", "Grizzly Bears": "B"})


@cr("615.1")
def test_fog_prevents_combat_damage_and_only_that() -> None:
    board(
        {"battlefield": ["Grizzly Bears"], "hand": ["Fog", "Lightning Bolt"]},
        [],
        cast("Fog"),
        RESOLVE,
        cast("Lightning Bolt", "B"),
        RESOLVE,
        *attack_with({"Grizzly Bears": "B"}),
        AFTER_COMBAT,
        expect=["B life 17"],
    )


@cr("615.1")
def test_energy_field_stops_only_sources_of_others():
    board(
        ["Energy Field"],
        {"hand": ["Lightning Bolt"]},
        cast("Lightning Bolt", "A", player="B"),
        RESOLVE_ALL,
        active="B",
        expect=["A life 20"],
    )
    board(
        {"battlefield": ["Energy Field"], "hand": ["Lightning Bolt"]},
        [],
        cast("Lightning Bolt", "A"),
        RESOLVE,
        expect=["A life 17"],
    )


@cr("615.1a", "615.3", "615.4", cited=False)
def test_a_circle_used_after_the_bolt_has_resolved_prevents_nothing_of_it() -> None:
    board(
        {"hand": ["Lightning Bolt"]},
        ["Circle of Protection: Red"],
        cast("Lightning Bolt", "B"),
        RESOLVE,
        PASS_A,
        activate("Circle of Protection: Red", player="B"),
        RESOLVE,
        expect=["B life 17"],
    )


@cr("615.2", "615.8", "609.7", "609.7a")
def test_a_circle_prevents_all_of_the_next_damage_of_one_source_and_no_more() -> None:
    played = board(
        {"hand": ["Lightning Bolt", "Lightning Bolt"]},
        ["Circle of Protection: Red"],
        cast("Lightning Bolt", "B"),
        PASS_A,
        activate("Circle of Protection: Red", player="B"),
        RESOLVE,
        RESOLVE,
        cast("Lightning Bolt", "B"),
        RESOLVE,
        expect=["B life 17"],
    )
    assert played.cites("615.8")
    assert played.count("wears off") == 0


@cr("615.5")
def test_reverse_damage_gives_the_life_that_was_not_lost() -> None:
    played = board(
        {"hand": ["Lightning Bolt"]},
        {"hand": ["Reverse Damage"]},
        cast("Lightning Bolt", "B"),
        PASS_A,
        cast("Reverse Damage", player="B"),
        RESOLVE,
        answer("Lightning Bolt", "B"),
        RESOLVE,
        expect=["B life 23"],
    )
    assert played.cites("615.5")


@cr("615.5", "615.13")
def test_a_phantom_loses_one_counter_for_damage_dealt_at_the_same_time() -> None:
    board(
        [CENTAUR],
        ["Hill Giant", "Grizzly Bears"],
        *attack_with({"Phantom Centaur": "B"}),
        *block_with({"Hill Giant": "Phantom Centaur", "Grizzly Bears": "Phantom Centaur"}),
        to("combat damage"),
        answer({"Hill Giant": 3, "Grizzly Bears": 2}),
        expect=["Phantom Centaur has 2 +1/+1 counters"],
    )


@cr("615.5", "614.6")
def test_damage_to_angel_of_sufferings_player_mills_twice_as_many() -> None:
    board(
        {"hand": ["Lightning Bolt"]},
        {"battlefield": ["Angel of Suffering"], "library": ["Forest"] * 8},
        cast("Lightning Bolt", "B"),
        RESOLVE,
        expect=["B life 20", "B has 6 cards in graveyard"],
    )


@cr("615.5", "609.7c")
def test_purity_turns_noncombat_damage_into_life() -> None:
    board(
        {"hand": ["Lightning Bolt"], "battlefield": ["Hill Giant"]},
        ["Purity"],
        cast("Lightning Bolt", "B"),
        RESOLVE,
        *attack_with({"Hill Giant": "B"}),
        to("combat damage"),
        expect=["B life 20"],
    )


@cr("615.6", "614.1a", cited=False)
def test_what_was_dealt_no_damage_this_way_is_not_exiled_when_it_dies() -> None:
    board(
        {"hand": ["Pillar of Flame", "Murder"]},
        {"battlefield": ["Grizzly Bears"], "hand": ["Healing Salve"]},
        cast("Pillar of Flame", "Grizzly Bears"),
        {"do": "pass", "player": "A"},
        cast("Healing Salve", "Grizzly Bears", player="B", modes=[2]),
        RESOLVE,
        RESOLVE,
        cast("Murder", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears in B's graveyard"],
    )


@cr("615.6", cited=False)
def test_prevented_damage_was_never_dealt() -> None:
    board(
        ["Vampire Nighthawk"],
        ["Circle of Protection: Red", "Circle of Protection: Black"],
        *attack_with({"Vampire Nighthawk": "B"}),
        PASS_A,
        activate("Circle of Protection: Black", player="B"),
        RESOLVE,
        to("combat damage"),
        expect=["A life 20", "B life 20"],
    )


@cr("615.7")
def test_a_shield_of_three_stops_a_bolt_and_is_used_up() -> None:
    board(
        {"hand": ["Shock", "Lightning Bolt"]},
        {"hand": ["Healing Salve"]},
        cast("Shock", "B"),
        PASS_A,
        cast("Healing Salve", "B", player="B", modes=[2]),
        RESOLVE,
        RESOLVE,
        cast("Lightning Bolt", "B"),
        RESOLVE,
        expect=["B life 18"],
    )


@cr("615.7")
def test_of_damage_dealt_at_the_same_time_a_shield_stops_what_is_chosen_first() -> None:
    """Three of the five are prevented, not three of each; B has the Bears' stopped first, then one of the Giant's."""
    scene = (
        ["Hill Giant", "Grizzly Bears"],
        {"hand": ["Healing Salve"]},
        *TWO_ATTACK,
        PASS_A,
        cast("Healing Salve", "B", player="B", modes=[2]),
        RESOLVE,
        to("combat damage"),
    )
    asked = board(*scene)
    assert (asked.pending["player"], asked.pending["rule"]) == ("B", "615.7")
    played = board(*scene, answer(["Grizzly Bears", "Hill Giant"], "B"), expect=["B life 18"])
    assert played.count("2 damage from Grizzly Bears to B is prevented") == 1
    assert played.count("1 damage from Hill Giant to B is prevented") == 1


@cr("615.7")
def test_prevented_damage_names_the_spell_that_prevents_it() -> None:
    played = board(
        {"battlefield": ["Grizzly Bears"], "hand": ["Healing Salve"]},
        {"hand": ["Lightning Bolt"]},
        cast("Healing Salve", "Grizzly Bears", modes=[2]),
        RESOLVE,
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "Grizzly Bears", player="B"),
        RESOLVE,
    )
    told = "3 damage from Lightning Bolt to Grizzly Bears is prevented (effect of Healing Salve)."
    assert told in played.steps


@cr("615.10")
def test_sphere_of_law_stops_two_of_each_red_source() -> None:
    board(
        ["Hill Giant", "Goblin Raider"],
        ["Sphere of Law"],
        *attack_with({"Hill Giant": "B", "Goblin Raider": "B"}),
        to("combat damage"),
        expect=["B life 19"],
    )


@cr("615.11")
def test_each_creature_that_was_there_has_a_shield_of_its_own() -> None:
    board(
        {"battlefield": ["Samite Censer-Bearer", "Grizzly Bears", "Runeclaw Bear"], "hand": ["Watchwolf"]},
        {"hand": ["Electrickery Wave"]},
        activate("Samite Censer-Bearer"),
        RESOLVE,
        cast("Watchwolf"),
        RESOLVE,
        {"do": "pass", "player": "A"},
        cast("Electrickery Wave", player="B"),
        RESOLVE,
        expect=["Grizzly Bears has 0 damage", "Runeclaw Bear has 0 damage", "Watchwolf has 1 damage"],
    )


@cr("615.12")
def test_combat_damage_of_the_beasts_side_is_not_prevented() -> None:
    played = board(
        {"battlefield": ["Questing Beast", "Grizzly Bears"]},
        {"hand": ["Fog"]},
        *attack_with({"Grizzly Bears": "B", "Questing Beast": "B"}),
        {"do": "pass", "player": "A"},
        cast("Fog", player="B"),
        RESOLVE,
        to("combat damage"),
        expect=["B life 14"],
    )
    both = "The damage that Grizzly Bears and Questing Beast deal to B can't be prevented (effect of Questing Beast)."
    assert played.steps.count(both) == 1


@cr("615.12", "122.1c")
def test_a_shield_counter_is_spent_on_damage_that_cant_be_prevented() -> None:
    board(
        {"hand": ["Lightning Bolt"], "battlefield": ["Leyline of Punishment"]},
        [{"card": "Serra Angel", "counters": {"shield": 1}}],
        cast("Lightning Bolt", "Serra Angel"),
        RESOLVE,
        expect=["Serra Angel has 3 damage", "Serra Angel has 0 shield counters"],
    )


@cr("615.12", "615.12a")
def test_unpreventable_damage_still_costs_the_phantom_its_counter() -> None:
    """Three damage to what is then a 4/2."""
    played = board(
        {"hand": ["Skullcrack", "Lightning Bolt"]},
        [CENTAUR],
        cast("Skullcrack", "B"),
        RESOLVE,
        cast("Lightning Bolt", "Phantom Centaur"),
        RESOLVE,
        expect=["Phantom Centaur in graveyard"],
    )
    assert played.count("counter is removed") == 1


@cr("615.12")
def test_a_shield_is_not_used_up_by_what_cannot_be_prevented() -> None:
    board(
        {"hand": ["Skullcrack"], "battlefield": ["Hill Giant"]},
        {"hand": ["Healing Salve"]},
        cast("Skullcrack", "B"),
        PASS_A,
        cast("Healing Salve", "B", player="B", modes=[2]),
        RESOLVE_ALL,
        expect=["B life 17"],
    )
