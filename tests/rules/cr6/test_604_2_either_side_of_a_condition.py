"""Conditions of static abilities on one board, true and false, mostly by one (CR 604.2)."""

from __future__ import annotations

import pytest

from tests.helpers import board, cr, creature, on_board

MINE = {"hand": ["Shock"], "graveyard": ["Goblin Piker", "Divination"]}
THEIRS = {"battlefield": ["Goblin Piker"], "graveyard": ["Shock"], "life": 10}


@cr("604.2", cited=False)
@pytest.mark.parametrize(
    ("when", "more"),
    [
        ("As long as you control a Bear", 1),
        ("As long as you control an Elf", 0),
        ("As long as you control two or more creatures", 1),
        ("As long as you control three or more creatures", 0),
        ("As long as you control no artifacts", 1),
        ("As long as you control another creature", 1),
        ("As long as an opponent controls a creature", 1),
        ("As long as an opponent controls two or more creatures", 0),
        ("As long as you have 20 or more life", 1),
        ("As long as you have 21 or more life", 0),
        ("As long as you have 20 or less life", 1),
        ("As long as you have 5 or less life", 0),
        ("As long as an opponent has 10 or less life", 1),
        ("As long as an opponent has 9 or less life", 0),
        ("As long as you have more life than an opponent", 1),
        ("As long as you have no cards in hand", 0),
        ("As long as you have one or fewer cards in hand", 1),
        ("As long as you have two or more cards in hand", 0),
        ("As long as an opponent has no cards in hand", 1),
        ("As long as there are three or more cards in your graveyard", 0),
        ("As long as there are two or more cards in your graveyard", 1),
        ("As long as there is a creature card in your graveyard", 1),
        ("As long as there are two or more creature cards in your graveyard", 0),
        ("As long as an opponent has two or more cards in their graveyard", 0),
        ("As long as it's your turn", 1),
        ("As long as it's not your turn", 0),
        ("As long as ~ is untapped", 1),
        ("As long as ~ is tapped", 0),
        ("As long as ~ has a +1/+1 counter on it", 0),
        ("As long as ~ is equipped", 0),
        ("As long as ~ is enchanted", 0),
        ("As long as ~ is attacking", 0),
        ("As long as you control a creature with power 2 or less", 1),
        ("As long as you control a creature with power 5 or greater", 0),
        ("As long as you control a legendary creature", 0),
        ("As long as you control a tapped creature", 1),
        ("As long as you've cast a spell this turn", 0),
        ("As long as you gained life this turn", 0),
        ("As long as a creature died this turn", 0),
        ("As long as an opponent lost life this turn", 0),
        ("As long as there are four or more card types among cards in your graveyard", 0),
        ("As long as there are two or more card types among cards in your graveyard", 1),
        ("As long as you control more creatures than an opponent", 1),
        ("As long as an opponent controls more lands than you", 0),
        ("As long as you control an artifact or a Bear", 1),
        ("As long as you control a Bear and an artifact", 0),
        ("Threshold — As long as there are seven or more cards in your graveyard", 0),
        ("As long as each opponent has 10 or less life", 1),
        ("As long as no creatures are tapped", 0),
    ],
)
def test_its_power_as_long_as_it_is_so(when: str, more: int) -> None:
    watcher = creature(f"{when}, ~ gets +1/+0.", "4/5", name="Watcher", looks={"colors": ["G"]})
    played = board(MINE | {"battlefield": [watcher, {"card": "Grizzly Bears", "tapped": True}]}, THEIRS)
    assert not played.report["unread"]
    assert on_board(played, "Watcher")["power"] == 4 + more
