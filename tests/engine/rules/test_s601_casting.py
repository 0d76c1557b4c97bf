"""Casting spells and activating abilities (CR 601, 602, 605), step by step."""

from __future__ import annotations

from tests.engine.helpers import PASS_A, PASS_B, RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr

# ---- 601.2b: announcing


@cr("601.2b", "700.2d")
def test_a_mode_is_not_chosen_twice() -> None:
    scene = {"hand": ["Cryptic Command"]}
    board(
        scene,
        ["Grizzly Bears"],
        cast("Cryptic Command", "Grizzly Bears", modes=[2, 4]),
        RESOLVE,
        expect=["Grizzly Bears in B's hand", "A has 1 card in hand"],
    )
    played = board(scene, ["Grizzly Bears"], cast("Cryptic Command", modes=[4, 4]), refused=True)
    assert played.cites("601.2b")


@cr("601.2b", "118.9")
def test_force_of_will_is_cast_for_a_blue_card_and_a_life() -> None:
    board(
        {"hand": ["Force of Will", "Opt"], "mana": "lands"},
        {"hand": ["Lightning Bolt"]},
        PASS_A,
        cast("Lightning Bolt", "A", player="B"),
        PASS_B,
        cast("Force of Will", "Lightning Bolt", costs=["alternative"]),
        RESOLVE,
        expect=["A life 19", "Opt in exile", "Lightning Bolt in B's graveyard"],
    )


@cr("601.2b", "107.4f")
def test_phyrexian_mana_is_paid_with_life_if_it_is_announced_so() -> None:
    board(
        {"hand": ["Gitaxian Probe"], "mana": "lands"},
        [],
        cast("Gitaxian Probe", "B"),
        answer("2 life"),
        RESOLVE,
        expect=["A life 18", "A has 1 card in hand"],
    )


@cr("601.2b", "107.3b")
def test_x_is_nothing_where_the_mana_cost_is_not_paid() -> None:
    board({"hand": ["Fireball"]}, [], cast("Fireball", "B", free=True), RESOLVE, expect=["B life 20"])


# ---- 601.2c-d: targets


@cr("601.2c", "115.3")
def test_hex_needs_six_different_creatures() -> None:
    played = board({"hand": ["Hex"]}, ["Grizzly Bears"], cast("Hex", "Grizzly Bears"), refused=True)
    assert played.cites("601.2c")


@cr("601.2d")
def test_damage_is_divided_as_the_spell_is_cast() -> None:
    board(
        {"hand": ["Forked Bolt"]},
        ["Savannah Lions"],
        cast("Forked Bolt", "Savannah Lions", "B", choices=[{"Savannah Lions": 1, "B": 1}]),
        RESOLVE,
        expect=["B life 19", "Savannah Lions in graveyard"],
    )


# ---- 601.2e-h: costs


@cr("601.2f")
def test_a_tax_is_added_to_the_cost_and_a_discount_taken_off_it() -> None:
    bolt = {"hand": ["Lightning Bolt"], "mana": "lands"}
    thalia = ["Thalia, Guardian of Thraben"]
    played = board({**bolt, "battlefield": ["Mountain"]}, thalia, cast("Lightning Bolt", "B"), refused=True)
    assert played.cites("601.2h")
    board(
        {**bolt, "battlefield": ["Mountain", "Goblin Electromancer"]},
        thalia,
        cast("Lightning Bolt", "B"),
        RESOLVE,
        expect=["B life 17"],
    )


@cr("601.2f", "118.7c")
def test_a_discount_of_generic_mana_does_not_pay_for_red() -> None:
    board(
        {"hand": ["Lightning Bolt"], "mana": "lands", "battlefield": ["Goblin Electromancer"]},
        [],
        cast("Lightning Bolt", "B"),
        refused=True,
        expect=["Lightning Bolt in A's hand"],
    )


@cr("601.2f", "118.9")
def test_a_tax_is_paid_on_top_of_an_alternative_cost() -> None:
    played = board(
        {"hand": ["Force of Will", "Opt"], "mana": "lands"},
        {"hand": ["Lightning Bolt"], "battlefield": ["Thalia, Guardian of Thraben"]},
        PASS_A,
        cast("Lightning Bolt", "A", player="B"),
        PASS_B,
        cast("Force of Will", "Lightning Bolt", costs=["alternative"]),
        refused=True,
        expect=["Opt in A's hand", "A life 20"],
    )
    assert played.cites("601.2h")


@cr("601.2g", "605.3a")
def test_creatures_that_make_mana_pay_for_the_spell_being_cast() -> None:
    board(
        {
            "hand": ["Divination"],
            "battlefield": ["Island", {"card": "Llanowar Elves", "count": 2}],
            "mana": "lands",
        },
        [],
        cast("Divination"),
        expect=["Llanowar Elves#1 is tapped", "Llanowar Elves#2 is tapped", "Island is tapped"],
    )


@cr("601.2h", "118.8", "608.2h")
def test_fling_counts_the_power_the_sacrificed_creature_last_had() -> None:
    board(
        {"hand": ["Fling"], "battlefield": [{"card": "Craw Wurm", "counters": {"+1/+1": 2}}]},
        [],
        cast("Fling", "B"),
        RESOLVE,
        expect=["B life 12", "Craw Wurm in graveyard"],
    )
    board({"hand": ["Fling"]}, [], cast("Fling", "B"), refused=True, expect=["Fling in A's hand"])


# ---- 601.3: whether it may be cast


@cr("601.3", "101.2")
def test_rule_of_law_allows_one_spell_each_turn() -> None:
    played = board(
        {"hand": ["Lightning Bolt", "Shock"], "battlefield": ["Rule of Law"]},
        [],
        cast("Lightning Bolt", "B"),
        RESOLVE,
        cast("Shock", "B"),
        refused=True,
        expect=["B life 17"],
    )
    assert played.refused("601.3")


# ---- 602: activating


@cr("602.1a", "602.2b")
def test_the_cost_of_an_ability_is_paid_and_cannot_be_paid_twice() -> None:
    played = board(
        ["Prodigal Sorcerer"],
        [],
        activate("Prodigal Sorcerer", "B"),
        activate("Prodigal Sorcerer", "B"),
        refused=True,
    )
    assert played.refused("107.5")


@cr("602.2a", "113.7a")
def test_an_ability_goes_on_without_its_source() -> None:
    board(["Mogg Fanatic"], [], activate("Mogg Fanatic", "B"), RESOLVE, expect=["B life 19", "stack is empty"])


@cr("602.2a", "702.29a")
def test_a_card_is_cycled_from_the_hand() -> None:
    board(
        {"hand": ["Krosan Tusker"]},
        [],
        activate("Krosan Tusker"),
        RESOLVE,
        answer("no"),
        RESOLVE_ALL,
        expect=["Krosan Tusker in graveyard", "A has 1 card in hand"],
    )


@cr("602.5", "101.2")
def test_abilities_that_cannot_be_activated_are_refused_by_the_card_that_says_so() -> None:
    totem = board(["Prodigal Sorcerer"], ["Cursed Totem"], activate("Prodigal Sorcerer", "B"), refused=True)
    assert "Cursed Totem" in totem.reason
    assert totem.refused("602.5")
    arrest = {"card": "Arrest", "attached_to": "Prodigal Sorcerer"}
    played = board(["Prodigal Sorcerer"], [arrest], activate("Prodigal Sorcerer", "B"), refused=True)
    assert "Arrest" in played.reason


@cr("602.5b")
def test_once_each_turn_is_once_each_turn_for_that_object() -> None:
    again = activate("Basking Rootwalla")
    played = board(["Basking Rootwalla"], [], again, RESOLVE, again, refused=True)
    assert played.refused("602.5b")
    board(
        [{"card": "Basking Rootwalla", "count": 2}],
        [],
        activate("Basking Rootwalla#1"),
        RESOLVE,
        activate("Basking Rootwalla#2"),
        RESOLVE,
        expect=["Basking Rootwalla#1 is 3/3", "Basking Rootwalla#2 is 3/3"],
    )


@cr("602.5d")
def test_equipment_is_not_moved_in_response() -> None:
    played = board(
        ["Bonesplitter", "Grizzly Bears"],
        {"hand": ["Shock"]},
        PASS_A,
        cast("Shock", "A", player="B"),
        PASS_B,
        activate("Bonesplitter", "Grizzly Bears"),
        refused=True,
    )
    assert played.refused("602.5d")


# ---- 605: mana abilities


@cr("605.1b", "605.4a", "605.4")
def test_what_triggers_on_a_land_tapped_for_mana_adds_its_mana_at_once() -> None:
    board(
        {"battlefield": ["Forest", {"card": "Wild Growth", "attached_to": "Forest"}], "mana": "lands"},
        [],
        activate("Forest"),
        expect=["A has 2 mana", "stack is empty"],
    )


@cr("605.5", "605.5b")
def test_a_ritual_is_a_spell_that_can_be_countered() -> None:
    board(
        {"hand": ["Dark Ritual"]},
        {"hand": ["Counterspell"]},
        cast("Dark Ritual"),
        PASS_A,
        cast("Counterspell", "Dark Ritual", player="B"),
        RESOLVE,
        expect=["A has 0 mana", "Dark Ritual in graveyard"],
    )


@cr("605.3b", "605.2")
def test_a_mana_ability_of_a_creature_is_used_while_a_spell_waits() -> None:
    board(
        ["Llanowar Elves"],
        {"hand": ["Shock"]},
        PASS_A,
        cast("Shock", "Llanowar Elves", player="B"),
        PASS_B,
        activate("Llanowar Elves"),
        expect=["A has 1 mana", "not stack is empty"],
    )


@cr("605.1b", "605.4", "106.12a")
def test_heartbeat_of_spring_adds_the_mana_the_land_made_and_pays_with_it() -> None:
    scene = {"battlefield": ["Forest", "Heartbeat of Spring"], "mana": "lands", "hand": ["Grizzly Bears"]}
    board(scene, [], activate("Forest"), expect=["A has 2 mana", "stack is empty"])
    board(scene, [], cast("Grizzly Bears"), RESOLVE, expect=["Grizzly Bears in battlefield"])


@cr("601.2b", "700.2d")
def test_a_mode_may_be_chosen_again_where_the_card_says_so() -> None:
    board({"hand": ["Fiery Confluence"]}, [], cast("Fiery Confluence", modes=[2, 2, 2]), RESOLVE, expect=["B life 14"])
