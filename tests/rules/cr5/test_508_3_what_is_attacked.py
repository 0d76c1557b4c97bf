"""Triggers that say what is attacked, and by how many (CR 508.3)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import RESOLVE_ALL, attack_with, board, cr, walker
from tests.rules.watching import watcher

SIEGE = {"card": "Invasion of Zendikar", "protector": "B", "counters": {"defense": 3}}
GOALS = {"player B": "B", "player C": "C", "walker of B": "Walker", "siege": "Invasion of Zendikar"}
PLAYERS = {"player B", "player C"}
ATTACKED = [
    ("a player", PLAYERS),
    ("an opponent", PLAYERS),
    ("one of your opponents", PLAYERS),
    ("you", set()),
    ("a planeswalker", {"walker of B"}),
    ("a battle", {"siege"}),
    ("a player or planeswalker", {*PLAYERS, "walker of B"}),
    ("you or a planeswalker you control", set()),
    ("the player with the most life or tied for most life", {"player C"}),
]


def _attacked(watching: str, trigger: str, goal: str, life: int, **more: Any) -> None:
    """Grizzly Bears of A attack; the watcher of another player or of A gains life for it."""
    sides: dict[str, list[Any]] = {
        "A": ["Grizzly Bears", SIEGE],
        "B": [walker("+1: Draw a card.")],
        "C": [],
    }
    sides[watching] = [*sides[watching], watcher(trigger)]
    totals = {"A": 20, "B": 20, "C": 25}
    players = {name: {"battlefield": has, "life": totals[name]} for name, has in sides.items()}
    board(
        players["A"],
        players["B"],
        *attack_with({"Grizzly Bears": goal}),
        *([RESOLVE_ALL] if life else []),
        C=players["C"],
        expect=[f"{watching} life {totals[watching] + life}"],
        **more,
    )


@cr("508.3a", cited=False)
@pytest.mark.parametrize(("what", "goals"), ATTACKED, ids=[what for what, _ in ATTACKED])
def test_a_trigger_says_what_is_attacked(what: str, goals: set[str]) -> None:
    for goal, name in GOALS.items():
        _attacked("A", f"Whenever a creature you control attacks {what}", name, int(goal in goals))


@cr("508.3a", cited=False)
@pytest.mark.parametrize(
    ("what", "goals"),
    [
        ("you", {"player B"}),
        ("a player", PLAYERS),
        ("an opponent", {"player C"}),
        ("one of your opponents", {"player C"}),
        ("you or a planeswalker you control", {"player B", "walker of B"}),
        ("a planeswalker", {"walker of B"}),
    ],
)
def test_you_and_your_opponents_are_those_of_the_trigger_s_controller(what: str, goals: set[str]) -> None:
    for goal, name in GOALS.items():
        _attacked("B", f"Whenever a creature attacks {what}", name, int(goal in goals))


@cr("508.3c", cited=False)
@pytest.mark.parametrize(
    ("trigger", "attackers", "life"),
    [
        ("Whenever you attack a player", {"Grizzly Bears": "B", "Hill Giant": "B"}, 1),
        ("Whenever you attack a player", {"Grizzly Bears": "B", "Hill Giant": "C"}, 2),
        ("Whenever you attack a player", {"Grizzly Bears": "Walker"}, 0),
        ("Whenever you attack", {"Grizzly Bears": "Walker"}, 1),
        ("Whenever you attack", {"Grizzly Bears": "B", "Hill Giant": "C"}, 1),
        ("Whenever you attack with two or more creatures", {"Grizzly Bears": "B"}, 0),
        ("Whenever you attack with two or more creatures", {"Grizzly Bears": "B", "Hill Giant": "C"}, 1),
        ("Whenever you attack with one or more creatures with power 3 or greater", {"Grizzly Bears": "B"}, 0),
        ("Whenever you attack with one or more creatures with power 3 or greater", {"Hill Giant": "Walker"}, 1),
        ("Whenever a creature you control attacks alone", {"Hill Giant": "B"}, 1),
        ("Whenever a creature you control attacks alone", {"Hill Giant": "B", "Grizzly Bears": "C"}, 0),
        ("Whenever a creature you control attacks", {"Hill Giant": "B", "Grizzly Bears": "C"}, 2),
        ("Whenever one or more creatures you control attack", {"Hill Giant": "B", "Grizzly Bears": "C"}, 1),
        ("Whenever another creature you control attacks", {"Watcher": "B", "Grizzly Bears": "C"}, 1),
        ("Whenever this creature attacks", {"Hill Giant": "B", "Grizzly Bears": "C"}, 0),
        ("Whenever this creature attacks", {"Watcher": "B", "Grizzly Bears": "C"}, 1),
    ],
)
def test_a_player_attacks_once_for_all_creatures(trigger: str, attackers: dict[str, str], life: int) -> None:
    board(
        [watcher(trigger), "Grizzly Bears", "Hill Giant"],
        [walker("+1: Draw a card.")],
        *attack_with(attackers),
        *([RESOLVE_ALL] if life else []),
        C=[],
        expect=[f"A life {20 + life}"],
    )


@cr("508.3c", cited=False)
@pytest.mark.parametrize(
    ("trigger", "goal", "life"),
    [
        ("Whenever an opponent attacks", "B", 1),
        ("Whenever one or more creatures attack you", "B", 1),
        ("Whenever one or more creatures attack you", "C", 0),
        ("Whenever one or more creatures attack you", "Walker", 0),
        ("Whenever a creature attacks you or a planeswalker you control", "Walker", 1),
    ],
)
def test_an_opponent_attacks(trigger: str, goal: str, life: int) -> None:
    _attacked("B", trigger, GOALS.get(goal, goal), life)
