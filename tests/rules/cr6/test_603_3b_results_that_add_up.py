"""Triggers whose results add up to the same in any order: it is not asked for (CR 603.3b)."""

from __future__ import annotations

from typing import Any

from tests.helpers import (
    RESOLVE,
    RESOLVE_ALL,
    board,
    cast,
    cr,
    creature,
    to,
)

DRAINING = creature("Whenever another creature you control enters, ~ deals 2 damage to each opponent.", name="Draining")
HEALING = creature("Whenever another creature enters, you gain 1 life.", name="Healing")
BEARS = "Grizzly Bears"


def entered(*battlefield: Any, life: int = 20, more: Any = ()) -> Any:
    """Grizzly Bears enter beside these permanents of A, while B has so much life and these permanents."""
    mine = {"battlefield": list(battlefield), "hand": [BEARS]}
    return board(mine, {"battlefield": list(more), "life": life}, cast(BEARS), RESOLVE)


def asked(played: Any) -> bool:
    """Whether the order is asked for."""
    return played.report["pending"] is not None and played.report["pending"]["kind"] == "order"


@cr("603.3b")
def test_different_abilities_that_take_life_and_give_it_need_no_order() -> None:
    played = entered(DRAINING, HEALING)
    assert not asked(played)
    assert played.count("the order can't matter") == 1
    mine = {"battlefield": [DRAINING, HEALING], "hand": [BEARS]}
    board(mine, [], cast(BEARS), RESOLVE, RESOLVE_ALL, expect=["A life 21", "B life 18"])


@cr("603.3b", "704.5a")
def test_the_order_is_asked_for_where_somebody_could_lose_on_the_way() -> None:
    other = creature("Whenever another creature enters, each player loses 1 life.", name="Bleeding")
    mine = {"battlefield": [DRAINING, other], "hand": [BEARS], "life": 1}
    assert asked(board(mine, {"life": 2}, cast(BEARS), RESOLVE))
    assert not asked(board({**mine, "life": 2}, {"life": 4}, cast(BEARS), RESOLVE))
    saved = creature("Whenever another creature enters, each player gains 1 life.", name="Saving")
    assert asked(entered(DRAINING, saved, life=2))


@cr("603.3b", "704.5a", "104.2a")
def test_no_order_is_asked_for_where_the_same_player_loses_in_any() -> None:
    other = creature("Whenever another creature enters, each player loses 1 life.", name="Bleeding")
    mine = {"battlefield": [DRAINING, other], "hand": [BEARS]}
    board(mine, {"life": 3}, cast(BEARS), RESOLVE, RESOLVE_ALL, expect=["A won"])


@cr("603.3b", "603.3d")
def test_players_that_are_targeted_are_counted_in_whoever_they_will_be() -> None:
    aimed = creature("Whenever another creature enters, target player loses 1 life and you gain 1 life.", name="Aiming")
    assert not asked(entered(DRAINING, aimed))
    assert asked(
        entered(DRAINING, aimed, more=[creature("Whenever you become the target of an ability, draw a card.")])
    )
    of_them = "Whenever another creature enters, target player loses 1 life. That player gains 3 life."
    assert asked(entered(DRAINING, creature(of_them, name="Giving Back")))


@cr("603.3b", "603.8")
def test_the_order_is_asked_for_where_something_looks_at_life_or_damage() -> None:
    for text in (
        "Whenever you lose life, draw a card.",
        "Whenever you're dealt damage, draw a card.",
        "If a source would deal damage to you, prevent 1 of that damage.",
    ):
        assert asked(entered(DRAINING, HEALING, more=[creature(text, name="Watcher")])), text


@cr("603.3b", "120.3f")
def test_damage_of_a_source_with_lifelink_is_more_than_lost_life() -> None:
    linked = creature("Lifelink\nWhenever another creature enters, ~ deals 2 damage to each opponent.", name="Linked")
    assert asked(entered(linked, HEALING))


@cr("603.3b", "603.2c")
def test_one_ability_that_speaks_of_a_different_player_each_time() -> None:
    watcher = creature("Whenever an opponent discards a card, that player loses 2 life.")
    mine = {"battlefield": [watcher], "hand": ["Syphon Mind"]}
    discarding = {"hand": ["Forest"]}
    board(
        mine,
        discarding,
        cast("Syphon Mind"),
        RESOLVE,
        RESOLVE_ALL,
        C={"hand": ["Forest"]},
        expect=["B life 18", "C life 18"],
    )


@cr("603.3b", "608.2h")
def test_numbers_of_what_has_died_stay_what_they_were() -> None:
    """Grizzly Bears died as a 3/3; the number that it is as a card in the graveyard counts for nothing."""
    watcher = creature("Whenever another creature dies, you gain life equal to its power.", "2/9", "Watcher")
    bears = {"card": BEARS, "counters": {"+1/+1": 1}}
    mine = {"battlefield": [watcher, bears, "Llanowar Elves"], "hand": ["Wrath of God"]}
    board(mine, [], cast("Wrath of God"), RESOLVE, RESOLVE_ALL, expect=["A life 24"])
    one, two = (
        creature("When ~ dies, it deals damage equal to its power to each opponent.", s) for s in ("1/1", "2/2")
    )
    sizes = {"battlefield": [one, two], "hand": ["Wrath of God"]}
    board(sizes, [], cast("Wrath of God"), RESOLVE, RESOLVE_ALL, expect=["B life 17"])


@cr("603.3b")
def test_what_is_still_there_may_yet_change() -> None:
    one, two = (
        creature("Whenever another creature enters, ~ deals damage equal to its power to each opponent.", s, n)
        for s, n in (("1/1", "Small"), ("2/2", "Big"))
    )
    assert asked(entered(one, two))


@cr("603.3b")
def test_what_may_or_may_not_happen_is_asked_for_in_its_order() -> None:
    aiming = creature("Whenever another creature enters, target creature gets -1/-1 until end of turn.", name="Aiming")
    offering = creature("Whenever another creature enters, you may gain 1 life.", name="Offering")
    assert asked(entered(aiming, HEALING))
    assert asked(entered(offering, DRAINING))


GROWS = "Whenever another creature enters, ~ gets {} until end of turn."


@cr("603.3b", "702.108a")
def test_creatures_of_different_size_that_grow_by_themselves() -> None:
    sizes = (("1/1", "Small"), ("3/3", "Big"))
    prowess = [creature("Prowess", size, name) for size, name in sizes]
    mine = {"battlefield": prowess, "hand": ["Shock"]}
    board(mine, [], cast("Shock", "B"), RESOLVE_ALL, expect=["Small is 2/2", "Big is 4/4"])
    growing = [creature(GROWS.format("+1/+1"), size, name) for size, name in sizes]
    assert not asked(entered(*growing))
    assert asked(entered(creature(GROWS.format("+2/-1"), name="Shrinking"), growing[0]))


@cr("603.3b", "119.10")
def test_the_order_is_asked_for_where_an_effect_begins_to_apply_at_another_life_total() -> None:
    """At 6 life: losing 2 first, what is gained then is doubled; gaining first, it is not."""
    bleeding = creature("Whenever another creature enters, you lose 2 life.", name="Bleeding")
    for text in (
        "As long as you have 5 or less life, if you would gain life, you gain twice that much life instead.",
        "As long as you have 5 or less life, you can't gain life.",
    ):
        mine = {"battlefield": [bleeding, HEALING, creature(text, name="Watcher")], "hand": [BEARS], "life": 6}
        assert asked(board(mine, [], cast(BEARS), RESOLVE)), text


@cr("603.3b")
def test_the_order_is_asked_for_where_a_text_is_not_read_that_could_change_what_comes_of_it() -> None:
    text = "If you would gain life while you have 5 or less life, you gain twice that much life instead."
    assert asked(entered(DRAINING, HEALING, creature(text, name="Unread")))


@cr("603.3b", "704.5g", "613.4c")
def test_the_order_is_asked_for_where_something_is_what_it_is_by_a_life_total() -> None:
    """A creature with lethal damage but for a bonus at 10 or more life dies between the loss and the gain."""
    bleeding = creature("Whenever another creature enters, you lose 1 life.", name="Bleeding")
    proud = creature("As long as you have 10 or more life, ~ gets +3/+3.", name="Proud", damage=3)
    mine = {"battlefield": [bleeding, HEALING, proud], "hand": [BEARS], "life": 10}
    assert asked(board(mine, [], cast(BEARS), RESOLVE))


@cr("603.3b", "101.4")
def test_the_order_is_asked_for_where_somebody_could_lose_by_what_resolves_before_that() -> None:
    bleeding = creature("Whenever another creature enters, you lose 1 life.", name="Bleeding")
    theirs = creature("Whenever another creature enters, ~ deals 2 damage to each opponent.", name="Burning")
    for life, matters in ((3, True), (4, False)):
        mine = {"battlefield": [bleeding, HEALING], "hand": [BEARS], "life": life}
        assert asked(board(mine, [theirs], cast(BEARS), RESOLVE)) is matters
    drawing = creature("Whenever another creature enters, draw a card.", name="Drawing")
    mine = {"battlefield": [bleeding, HEALING], "hand": [BEARS]}
    assert asked(board(mine, [drawing], cast(BEARS), RESOLVE))


@cr("603.3b", "704.5f")
def test_the_order_of_growing_is_asked_for_where_the_size_of_one_makes_another_smaller() -> None:
    """The large one growing first kills the small one, which would have grown out of that."""
    large = creature("Whenever another creature enters, ~ gets +1/+1 until end of turn.", "3/3", name="Large")
    small = creature("Whenever another creature enters, ~ gets +2/+2 until end of turn.", "2/2", name="Small")
    assert not asked(entered(large, small))
    text = "Creatures you control get -0/-2 as long as you control a creature with power 4 or greater."
    assert asked(entered(large, small, creature(text, "0/5", name="Envy")))


@cr("603.3b", "120.3b")
def test_damage_as_though_its_source_had_infect_is_no_lost_life() -> None:
    text = "All damage is dealt to you as though its source had infect."
    assert asked(entered(DRAINING, HEALING, more=[creature(text, name="Unlife")]))


GROWING = creature("Whenever another creature enters, put a +1/+1 counter on ~.", name="Growing")
SWELLING = creature("Whenever another creature you control enters, put two +1/+1 counters on ~.", name="Swelling")


@cr("603.3b", "122.6")
def test_counters_put_on_different_creatures_need_no_order() -> None:
    assert not asked(entered(GROWING, SWELLING, HEALING))
    mine = {"battlefield": [GROWING, SWELLING], "hand": [BEARS]}
    board(mine, [], cast(BEARS), RESOLVE, RESOLVE_ALL, expect=["Growing is 3/3", "Swelling is 4/4"])


@cr("603.3b")
def test_the_order_of_counters_is_asked_for_where_something_looks_at_them() -> None:
    watching = creature("Whenever you put one or more +1/+1 counters on a creature, you gain 1 life.", name="Watching")
    weak = creature(
        "As long as you control a creature with power 4 or greater, other creatures get -2/-2.", name="Weak"
    )
    assert asked(entered(GROWING, SWELLING, watching))
    assert asked(entered(GROWING, SWELLING, weak))


@cr("603.3b")
def test_the_order_is_asked_where_one_trigger_decides_whether_another_does_anything() -> None:
    """Five life first, and the player has too much for the other's condition as it resolves."""
    one = creature("At the beginning of your upkeep, if you have 10 or less life, you gain 1 life.", name="One")
    five = creature("At the beginning of your upkeep, you gain 5 life.", name="Five")
    played = board({"battlefield": [one, five], "life": 8}, [], to("upkeep"), step="untap")
    assert played.report["pending"]["rule"] == "603.3b"
