"""What static abilities ask of the game, on both sides of each boundary (CR 604.2, 611.3a)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import attack_with, board, cr, creature

Zones = dict[str, Any]
ASKED: list[tuple[str, Zones, Zones, bool]] = [
    ("you control another creature", {}, {"battlefield": ["Hill Giant"]}, False),
    ("you control another creature", {"battlefield": ["Hill Giant"]}, {}, True),
    ("you control a creature with power 4 or greater", {"battlefield": ["Hill Giant"]}, {}, False),
    ("you control a creature with power 3 or greater", {"battlefield": ["Hill Giant"]}, {}, True),
    ("you control three or more creatures", {"battlefield": ["Hill Giant"]}, {}, False),
    ("you control three or more creatures", {"battlefield": ["Hill Giant"] * 2}, {}, True),
    ("you control no other creatures", {"battlefield": ["Forest"]}, {"battlefield": ["Hill Giant"]}, True),
    ("you control no other creatures", {"battlefield": ["Hill Giant"]}, {}, False),
    ("you control exactly two creatures", {"battlefield": ["Hill Giant"]}, {}, True),
    ("you control exactly two creatures", {"battlefield": ["Hill Giant"] * 2}, {}, False),
    ("an opponent controls a creature", {"battlefield": ["Hill Giant"]}, {}, False),
    ("an opponent controls a creature", {}, {"battlefield": ["Hill Giant"]}, True),
    ("an opponent controls more creatures than you", {}, {"battlefield": ["Hill Giant"]}, False),
    ("an opponent controls more creatures than you", {}, {"battlefield": ["Hill Giant"] * 2}, True),
    ("you don't control a Forest", {"battlefield": ["Forest"]}, {}, False),
    ("you don't control a Forest", {}, {"battlefield": ["Forest"]}, True),
    ("seven or more cards are in your graveyard", {"graveyard": ["Forest"] * 6}, {}, False),
    ("seven or more cards are in your graveyard", {"graveyard": ["Forest"] * 7}, {}, True),
    ("seven or more cards are in your graveyard", {}, {"graveyard": ["Forest"] * 7}, False),
    ("two or more creature cards are in your graveyard", {"graveyard": ["Forest", "Hill Giant"]}, {}, False),
    ("two or more creature cards are in your graveyard", {"graveyard": ["Hill Giant"] * 2}, {}, True),
    ("there are seven or more cards in your graveyard", {"graveyard": ["Forest"] * 6}, {}, False),
    ("there are seven or more cards in your graveyard", {"graveyard": ["Forest"] * 7}, {}, True),
    ("there are four or more card types among cards in your graveyard", {"graveyard": ["Forest", "Shock"]}, {}, False),
    (
        "there are four or more card types among cards in your graveyard",
        {"graveyard": ["Forest", "Shock", "Ornithopter"]},
        {},
        True,
    ),
    ("there's a creature card in your graveyard", {"graveyard": ["Hill Giant"]}, {}, True),
    ("there's a creature card in your graveyard", {}, {"graveyard": ["Hill Giant"]}, False),
    ("you have no cards in hand", {}, {"hand": ["Forest"]}, True),
    ("you have no cards in hand", {"hand": ["Forest"]}, {}, False),
    ("you have two or more cards in hand", {"hand": ["Forest"]}, {}, False),
    ("you have two or more cards in hand", {"hand": ["Forest"] * 2}, {}, True),
    ("you have one or fewer cards in hand", {"hand": ["Forest"]}, {}, True),
    ("you have one or fewer cards in hand", {"hand": ["Forest"] * 2}, {}, False),
    ("an opponent has one or fewer cards in hand", {"hand": ["Forest"] * 3}, {"hand": ["Forest"]}, True),
    ("an opponent has one or fewer cards in hand", {}, {"hand": ["Forest"] * 2}, False),
    ("you have 30 or more life", {"life": 30}, {}, True),
    ("you have 30 or more life", {"life": 29}, {"life": 30}, False),
    ("you have 5 or less life", {"life": 5}, {}, True),
    ("you have 5 or less life", {"life": 6}, {"life": 5}, False),
    ("an opponent has 10 or less life", {}, {"life": 10}, True),
    ("an opponent has 10 or less life", {"life": 10}, {"life": 11}, False),
    ("you have exactly 13 life", {"life": 13}, {}, True),
    ("you have exactly 13 life", {"life": 14}, {}, False),
    ("you have at least 5 life more than your starting life total", {"life": 25}, {}, True),
    ("you have at least 5 life more than your starting life total", {"life": 24}, {}, False),
    ("your life total is less than or equal to half your starting life total", {"life": 10}, {}, True),
    ("your life total is less than or equal to half your starting life total", {"life": 11}, {}, False),
    ("an opponent has three or more poison counters", {}, {"counters": {"poison": 3}}, True),
    ("an opponent has three or more poison counters", {}, {"counters": {"poison": 2}}, False),
    ("it's your turn", {}, {}, True),
    ("it's not your turn", {}, {}, False),
    ("you're the monarch", {"designations": ["monarch"]}, {}, True),
    ("you're the monarch", {}, {"designations": ["monarch"]}, False),
    ("an opponent is the monarch", {}, {"designations": ["monarch"]}, True),
    ("you have the city's blessing", {"designations": ["city's blessing"]}, {}, True),
    ("you have the city's blessing", {}, {"designations": ["city's blessing"]}, False),
    ("your library has ten or fewer cards in it", {"library": ["Forest"] * 10}, {"library": ["Forest"] * 11}, True),
    ("your library has ten or fewer cards in it", {"library": ["Forest"] * 11}, {"library": ["Forest"] * 10}, False),
    ("creatures you control have total power 4 or greater", {"battlefield": ["Hill Giant"]}, {}, True),
    ("creatures you control have total power 5 or greater", {"battlefield": ["Grizzly Bears"]}, {}, False),
]


@cr("604.2", "611.3a", cited=False)
@pytest.mark.parametrize(("condition", "mine", "theirs", "holds"), ASKED)
def test_a_static_ability_is_true_as_long_as_its_condition(
    condition: str, mine: Zones, theirs: Zones, holds: bool
) -> None:
    asks = creature(f"As long as {condition}, this creature gets +2/+0.", "1/1", name="Asker")
    size = "3/1" if holds else "1/1"
    board(mine | {"battlefield": [asks, *mine.get("battlefield", ())]}, theirs, expect=[f"Asker is {size}"])


ABOUT_ITSELF = [
    ("this creature is tapped", {"tapped": True}, True),
    ("this creature is tapped", {}, False),
    ("this creature is untapped", {}, True),
    ("this creature is untapped", {"tapped": True}, False),
    ("this creature has a +1/+1 counter on it", {"counters": {"charge": 1}}, False),
    ("this creature has a charge counter on it", {"counters": {"charge": 1}}, True),
    ("this creature has a counter on it", {"counters": {"charge": 1}}, True),
    ("this creature has a counter on it", {}, False),
    ("this creature has three or more charge counters on it", {"counters": {"charge": 2}}, False),
    ("this creature has three or more charge counters on it", {"counters": {"charge": 3}}, True),
    ("there are three or more charge counters on this creature", {"counters": {"charge": 2}}, False),
    ("there are three or more charge counters on this creature", {"counters": {"charge": 3}}, True),
    ("there are no charge counters on this creature", {"counters": {"charge": 1}}, False),
    ("there are no charge counters on this creature", {}, True),
    ("this creature is red", {"looks": {"colors": ["R"]}}, True),
    ("this creature is red", {"looks": {"colors": ["G"]}}, False),
    ("this creature is a Goblin", {"looks": {"subtypes": ["Goblin"]}}, True),
    ("this creature is a Goblin", {"looks": {"subtypes": ["Elf"]}}, False),
]


@cr("604.2", "611.3a", cited=False)
@pytest.mark.parametrize(("condition", "more", "holds"), ABOUT_ITSELF)
def test_a_static_ability_asks_about_its_own_object(condition: str, more: dict[str, Any], holds: bool) -> None:
    asks = creature(f"As long as {condition}, it gets +2/+0.", "1/1", name="Asker", **more)
    board([asks], [], expect=[f"Asker is {'3/1' if holds else '1/1'}"])


@cr("604.2", cited=False)
@pytest.mark.parametrize(
    ("condition", "attacks", "holds"),
    [
        ("this creature is attacking", {"Asker": "B"}, True),
        ("this creature is attacking", {"Hill Giant": "B"}, False),
    ],
)
def test_a_static_ability_asks_about_the_attack(condition: str, attacks: dict[str, str], holds: bool) -> None:
    asks = creature(f"As long as {condition}, it gets +2/+0.", "1/1", name="Asker")
    board([asks, "Hill Giant"], [], *attack_with(attacks), expect=[f"Asker is {'3/1' if holds else '1/1'}"])


COUNTED: list[tuple[str, Zones, Zones, int]] = [
    ("creature you control", {"battlefield": ["Hill Giant"]}, {"battlefield": ["Hill Giant"]}, 2),
    ("other creature you control", {"battlefield": ["Hill Giant"]}, {"battlefield": ["Hill Giant"]}, 1),
    ("creature your opponents control", {"battlefield": ["Hill Giant"]}, {"battlefield": ["Hill Giant"] * 2}, 2),
    ("creature on the battlefield", {"battlefield": ["Hill Giant"]}, {"battlefield": ["Hill Giant"] * 2}, 4),
    ("basic land type among lands you control", {"battlefield": ["Forest", "Forest", "Island"]}, {}, 2),
    ("basic land type among lands you control", {"battlefield": ["Forest"]}, {"battlefield": ["Swamp"]}, 1),
    ("card in your hand", {"hand": ["Forest", "Shock"]}, {"hand": ["Forest"]}, 2),
    ("creature card in your graveyard", {"graveyard": ["Forest", "Hill Giant"]}, {"graveyard": ["Hill Giant"]}, 1),
    ("creature card in all graveyards", {"graveyard": ["Forest", "Hill Giant"]}, {"graveyard": ["Hill Giant"]}, 2),
    ("charge counter on this creature", {"charge": 3}, {}, 3),
    ("experience counter you have", {"counters": {"experience": 2}}, {"counters": {"experience": 5}}, 2),
    ("creature in your party", {"battlefield": ["Soul Warden", "Goblin Guide"]}, {}, 1),
    ("color among permanents you control", {"battlefield": ["Hill Giant", "Shivan Dragon", "Grizzly Bears"]}, {}, 2),
    ("Equipment attached to it", {"battlefield": ["Bonesplitter"]}, {}, 0),
]


@cr("604.2", "613.4c", cited=False)
@pytest.mark.parametrize(("what", "mine", "theirs", "number"), COUNTED)
def test_a_static_ability_counts(what: str, mine: Zones, theirs: Zones, number: int) -> None:
    zones = {name: value for name, value in mine.items() if name != "charge"}
    more = {"counters": {"charge": mine["charge"]}} if "charge" in mine else {}
    asks = creature(f"This creature gets +1/+0 for each {what}.", "0/1", name="Asker", **more)
    board(zones | {"battlefield": [asks, *mine.get("battlefield", ())]}, theirs, expect=[f"Asker is {number}/1"])


AMOUNTS: list[tuple[str, Zones, Zones, int]] = [
    ("the number of opponents you have", {}, {}, 2),
    ("your life total", {"life": 7}, {"life": 9}, 7),
    ("twice the number of creatures you control", {"battlefield": ["Hill Giant"]}, {}, 4),
    ("half the number of cards in your hand, rounded up", {"hand": ["Forest"] * 3}, {}, 2),
    ("half the number of cards in your hand, rounded down", {"hand": ["Forest"] * 3}, {}, 1),
    ("the number of basic land types among lands you control", {"battlefield": ["Forest", "Island"]}, {}, 2),
    (
        "the number of basic land types among lands you control",
        {"battlefield": ["Forest"]},
        {"battlefield": ["Island"]},
        1,
    ),
    ("your devotion to red", {"battlefield": ["Shivan Dragon", "Hill Giant"]}, {"battlefield": ["Hill Giant"]}, 3),
    ("your devotion to red and green", {"battlefield": ["Hill Giant", "Grizzly Bears"]}, {}, 2),
    ("the number of colors among permanents you control", {"battlefield": ["Hill Giant", "Grizzly Bears"]}, {}, 2),
    ("the number of card types among cards in your graveyard", {"graveyard": ["Forest", "Ornithopter"]}, {}, 3),
    ("the greatest mana value among permanents you control", {"battlefield": ["Hill Giant", "Grizzly Bears"]}, {}, 4),
    ("1 plus the number of cards in your hand", {"hand": ["Forest"] * 3}, {}, 4),
    ("the number of creatures in your party", {"battlefield": ["Soul Warden", "Soul Warden"]}, {}, 1),
]


@cr("604.3", "208.2a", cited=False)
@pytest.mark.parametrize(("what", "mine", "theirs", "number"), AMOUNTS)
def test_a_power_is_computed(what: str, mine: Zones, theirs: Zones, number: int) -> None:
    asks = creature(f"This creature gets +X/+0, where X is {what}.", "0/1", name="Asker")
    board(mine | {"battlefield": [asks, *mine.get("battlefield", ())]}, theirs, C=[], expect=[f"Asker is {number}/1"])


@pytest.mark.parametrize(("cards", "size"), [(6, "2/2"), (7, "4/4")])
@cr("611.3a", cited=False)
def test_a_condition_on_a_graveyard_counts_its_cards(cards: int, size: str) -> None:
    a = {"battlefield": ["Anurid Barkripper"], "graveyard": ["Forest"] * cards}
    board(a, {"graveyard": ["Forest"] * 7}, expect=[f"Anurid Barkripper is {size}"])
