"""What replaced or prevented something is named where it did, and nobody orders what needs no order (CR 614-616)."""

from __future__ import annotations

import pytest

from tests.engine.helpers import DAMAGE, RESOLVE, RESOLVE_ALL, answer, attack, board, cast, cr


@cr("614.1a")
@pytest.mark.parametrize(
    ("source", "spell", "words"),
    [
        ("Anointed Procession", "Raise the Alarm", "creates 4 Soldier Tokens"),
        ("Thought Reflection", "Divination", "draws Forest"),
    ],
)
def test_the_step_that_a_replacement_effect_changed_names_its_source(source: str, spell: str, words: str) -> None:
    played = board({"battlefield": [source], "hand": [spell]}, [], cast(spell), RESOLVE)
    (told,) = {text for text in played.steps if words in text}
    assert told.endswith(f"(effect of {source}).")


@cr("614.1a", "120.3a")
def test_damage_that_leaves_one_life_and_damage_that_is_doubled_name_what_made_them_so() -> None:
    played = board(
        {"battlefield": ["Worship", "Grizzly Bears", "Furnace of Rath"], "life": 5},
        {"hand": ["Lightning Bolt"]},
        cast("Lightning Bolt", "A", player="B"),
        RESOLVE,
        active="B",
        expect=["A life 1"],
    )
    told = "Lightning Bolt deals 6 damage to A, who is at 1 life (effects of Furnace of Rath and Worship)."
    assert told in played.steps
    assert "614.1a" in played.rules_of("deals 6 damage")


@cr("614.6", "614.1a")
def test_what_is_exiled_instead_of_dying_names_why() -> None:
    played = board(
        {"battlefield": ["Rest in Peace"], "hand": ["Lightning Bolt"]},
        ["Grizzly Bears"],
        cast("Lightning Bolt", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears in exile", "Lightning Bolt in exile"],
    )
    assert "Grizzly Bears is exiled (effect of Rest in Peace)." in played.steps
    changed = [e for e in played.report["events"] if e.get("changed_by") == ["Rest in Peace"]]
    assert len(changed) == 2


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


@cr("614.1c")
def test_what_a_permanent_says_of_its_own_entering_needs_no_name() -> None:
    played = board({"hand": ["Invasion of Zendikar"]}, [], cast("Invasion of Zendikar"), RESOLVE)
    assert played.count("effect of") == 0


# ---- no order where none can matter


@cr("616.1", "310.4b")
def test_the_protector_of_a_siege_needs_no_order_against_its_doubled_counters() -> None:
    played = board(
        {"battlefield": ["Doubling Season"], "hand": ["Invasion of Zendikar"]},
        [],
        cast("Invasion of Zendikar"),
        RESOLVE,
        expect=["Invasion of Zendikar has 6 defense counters", "B protects Invasion of Zendikar"],
    )
    assert played.count("(effect of Doubling Season)") == 1


@cr("616.1")
def test_preventing_all_of_it_needs_no_order_against_doubling_it() -> None:
    played = board(
        {"battlefield": ["Furnace of Rath"], "hand": ["Fog"]},
        ["Grizzly Bears"],
        {"do": "pass", "player": "B"},
        cast("Fog"),
        RESOLVE,
        *attack("B", Grizzly_Bears="A"),
        DAMAGE,
        active="B",
        expect=["A life 20"],
    )
    assert "2 damage from Grizzly Bears to A is prevented (effect of Fog)." in played.steps


@cr("616.1")
def test_adding_one_and_doubling_are_ordered_by_the_controller_of_what_gets_the_counters() -> None:
    for first, count in (("Hardened Scales", 4), ("Doubling Season", 3)):
        board(
            {"battlefield": ["Hardened Scales", "Doubling Season", "Grizzly Bears"], "hand": ["Battlegrowth"]},
            [],
            cast("Battlegrowth", "Grizzly Bears"),
            RESOLVE,
            answer(first),
            expect=[f"Grizzly Bears has {count} +1/+1 counters"],
        )


# ---- some well-known ones


@cr("614.1a", "615.1", "107.1a")
def test_gisela_doubles_what_is_dealt_to_opponents_and_prevents_half_of_what_is_dealt_to_you() -> None:
    board(
        {"battlefield": ["Gisela, Blade of Goldnight"], "hand": ["Lightning Bolt"]},
        {"hand": ["Lightning Bolt"]},
        cast("Lightning Bolt#1", "B"),
        RESOLVE,
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt#2", "A", player="B"),
        RESOLVE,
        expect=["B life 14", "A life 19"],
    )


@cr("614.1a", "616.1")
@pytest.mark.parametrize(("others", "each"), [([], 1), (["Academy Manufactor"], 3), (["Doubling Season"], 2)])
def test_one_of_each_for_every_token_of_the_three_kinds(others: list[str], each: int) -> None:
    board(
        {"battlefield": ["Academy Manufactor", *others], "hand": ["Hard Evidence"]},
        [],
        cast("Hard Evidence"),
        RESOLVE_ALL,
        expect=[f"A controls {each} {kind}s" for kind in ("Clue", "Food", "Treasure")],
    )


@cr("101.2", "701.21a")
def test_an_opponent_can_not_cause_a_sacrifice() -> None:
    board(
        ["Sigarda, Host of Herons", "Grizzly Bears"],
        {"hand": ["Diabolic Edict"]},
        cast("Diabolic Edict", "A", player="B"),
        RESOLVE,
        active="B",
        expect=["A controls Grizzly Bears", "A controls Sigarda, Host of Herons"],
    )


@cr("601.2f")
def test_a_spell_costs_three_at_the_least_even_without_paying_its_mana_cost() -> None:
    three = {"battlefield": ["Trinisphere", {"card": "Mountain", "count": 2}], "mana": "lands"}
    cheap = board({**three, "hand": ["Lightning Bolt"]}, [], cast("Lightning Bolt", "B"), refused=True)
    assert "{2}{R}" in cheap.reason
    free = {**three, "battlefield": [*three["battlefield"], "Omniscience"], "hand": ["Shivan Dragon"]}
    paid = board(free, [], cast("Shivan Dragon", costs=["without paying"]), refused=True)
    assert "{3}" in paid.reason
    tapped = {**free, "battlefield": [{"card": "Trinisphere", "tapped": True}, "Omniscience"]}
    board(tapped, [], cast("Shivan Dragon", costs=["without paying"]), RESOLVE, expect=["A controls Shivan Dragon"])


@cr("616.1")
def test_two_effects_that_exile_something_instead_need_no_order() -> None:
    played = board(
        {"battlefield": ["Leyline of the Void", "Rest in Peace"], "hand": ["Murder"]},
        ["Grizzly Bears"],
        cast("Murder", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears in exile"],
    )
    assert played.count("Grizzly Bears is exiled (effect of Leyline of the Void)") == 1
