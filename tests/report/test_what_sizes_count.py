"""What is counted for power and toughness stands beside them: few things by their names (CR 604.3, 613.4)."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, attack_with, board, cast, cr, creature

DEAD = creature(
    "~'s power and toughness are each equal to the number of creature cards in all graveyards.", name="Ghoul"
)


@cr("604.3", "613.4a")
def test_the_cards_that_a_creature_counts_are_named() -> None:
    side = {"battlefield": [DEAD], "hand": ["Lightning Bolt"], "graveyard": ["Air Elemental"]}
    played = board(side, ["Grizzly Bears"], cast("Lightning Bolt", "Grizzly Bears"), RESOLVE)
    assert played.count("Ghoul becomes 2/2: its own ability (counting Air Elemental and Grizzly Bears).") == 1


@cr("613.4a")
def test_of_many_it_is_said_how_many_and_where() -> None:
    side = {"battlefield": [DEAD], "hand": ["Lightning Bolt"], "graveyard": [{"card": "Air Elemental", "count": 6}]}
    played = board(side, ["Grizzly Bears"], cast("Lightning Bolt", "Grizzly Bears"), RESOLVE)
    assert played.count("its own ability (counting 7 cards in graveyards).") == 1
    assert any("en comptant 7 cartes dans des cimetières" in step for step in played.steps_in("fr"))


@cr("604.3")
def test_a_life_total_is_named_by_whose_it_is() -> None:
    avatar = creature("~'s power and toughness are each equal to your life total.", name="Avatar")
    played = board({"hand": ["Lightning Bolt"]}, [avatar], cast("Lightning Bolt", "B"), RESOLVE)
    assert played.count("Avatar becomes 17/17: its own ability (counting B's life).") == 1


@cr("611.2c", "608.2h")
def test_what_x_counts_is_said_as_the_effect_begins() -> None:
    text = "{0}: Creatures you control get +X/+X until end of turn, where X is the number of creatures you control."
    herd = creature(text, name="Herd")
    played = board([herd, "Grizzly Bears"], [], activate("Herd"), RESOLVE)
    assert played.count("get +2/+2 until end of turn (counting these), now") == 1


@cr("613.4c")
def test_what_something_gets_for_each_of_several_is_told_as_a_sum_with_what_is_counted() -> None:
    text = "Whenever ~ attacks, it gets +2/+0 until end of turn for each other attacking creature."
    driver = creature(text, "1/2", name="Driver")
    played = board([driver, "Grizzly Bears"], [], *attack_with({"Driver": "B", "Grizzly Bears": "B"}), RESOLVE)
    assert played.count("Driver gets +2/+0 until end of turn (counting Grizzly Bears), now 3/2.") == 1
