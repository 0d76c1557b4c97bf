"""Numbers that a resolving ability counts on one board (CR 608.2h)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, activate, board, cast, cr, creature, to

MINE = {"hand": ["Shock"], "graveyard": ["Goblin Piker", "Divination"]}
THEIRS = {"battlefield": ["Goblin Piker"], "graveyard": ["Shock"], "life": 10}


@cr("608.2h", cited=False)
@pytest.mark.parametrize(
    ("number", "life"),
    [
        ("the number of creatures you control", 2),
        ("the number of creatures on the battlefield", 3),
        ("the number of cards in your hand", 1),
        ("the number of cards in your graveyard", 2),
        ("the number of creature cards in your graveyard", 1),
        ("the number of cards in all graveyards", 3),
        ("the number of instant and sorcery cards in your graveyard", 1),
        ("your life total", 20),
        ("half your life total, rounded up", 10),
        ("the greatest power among creatures you control", 4),
        ("the greatest toughness among creatures you control", 5),
        ("the total power of creatures you control", 6),
        ("the number of colors among permanents you control", 1),
        ("your devotion to green", 1),
        ("the number of tapped creatures you control", 2),
        ("the number of opponents you have", 1),
        ("twice the number of creatures you control", 4),
        ("one plus the number of creatures you control", 3),
        ("the number of card types among cards in your graveyard", 2),
        ("the highest mana value among permanents you control", 2),
        ("the greatest mana value among permanents you control", 2),
        ("the number of cards in target opponent's hand", 0),
        ("the number of Bears you control", 1),
        ("the number of other creatures you control", 1),
        ("the number of creatures your opponents control", 1),
        ("the number of differently named creatures you control", 2),
        ("the number of creatures in your party", 0),
        ("the number of counters on ~", 0),
        ("the number of permanents you control", 2),
        ("the number of lands you control", 0),
        ("the amount of life you lost this turn", 0),
        ("the number of cards you've drawn this turn", 0),
        ("the number of spells you've cast this turn", 0),
        ("the number of creatures that died this turn", 0),
    ],
)
def test_life_gained_equal_to_it(number: str, life: int) -> None:
    watcher = creature(f"{{T}}: You gain life equal to {number}.", "4/5", name="Watcher", looks={"colors": ["G"]})
    mine = MINE | {"battlefield": [watcher, {"card": "Grizzly Bears", "tapped": True}]}
    board(mine, THEIRS, activate("Watcher"), RESOLVE, expect=[f"A life {20 + life}"])


@cr("608.2h", cited=False)
@pytest.mark.parametrize(
    ("each", "life"),
    [
        ("card you've drawn this turn", 0),
        ("card you've discarded this turn", 0),
        ("spell you've cast this turn", 1),
        ("creature that died this turn", 1),
        ("color among permanents you control", 0),
        ("creature you control", 1),
        ("card in your graveyard", 1),
        ("opponent you have", 1),
        ("1 life you lost this turn", 0),
        ("instant and sorcery card in your graveyard", 1),
        ("creature card in your graveyard", 0),
        ("creature card in all graveyards", 1),
        ("basic land type among lands you control", 0),
        ("attacking creature", 0),
        ("tapped creature you control", 1),
    ],
)
def test_life_gained_for_each(each: str, life: int) -> None:
    watcher = creature(f"{{T}}: You gain 1 life for each {each}.", name="Watcher")
    script = (cast("Shock", "Grizzly Bears"), RESOLVE, activate("Watcher"), RESOLVE)
    board({"battlefield": [watcher], "hand": ["Shock"]}, ["Grizzly Bears"], *script, expect=[f"A life {20 + life}"])


@cr("603.4", cited=False)
@pytest.mark.parametrize(
    ("condition", "so"),
    [
        ("if you've cast two or more spells this turn", False),
        ("if you've cast a spell this turn", True),
        ("if an opponent has cast a spell this turn", False),
        ("if you control a creature with power 4 or greater", False),
        ("if you control a creature with power 2 or greater", True),
        ("if you have 19 or less life", False),
        ("if you have 20 or less life", True),
        ("if you have 20 or more life", True),
        ("if you have 21 or more life", False),
        ("if you have more life than an opponent", False),
        ("if there are two or more cards in your graveyard", False),
        ("if there is a card in your graveyard", True),
        ("if you control no artifacts", True),
        ("if an opponent controls more creatures than you", False),
        ("if you have no cards in hand", True),
        ("if you have one or fewer cards in hand", True),
        ("if exactly one creature is on the battlefield", True),
    ],
)
def test_it_triggers_if_that_is_so(condition: str, so: bool) -> None:
    watcher = creature(f"At the beginning of your end step, {condition}, you gain 5 life.")
    mine = {"battlefield": [watcher], "hand": ["Shock"]}
    script = (cast("Shock", "Grizzly Bears"), RESOLVE, to("end"), *([RESOLVE] if so else []))
    played = board(mine, ["Grizzly Bears"], *script, expect=[f"A life {25 if so else 20}"])
    assert not played.report["unread"]
