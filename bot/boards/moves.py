"""What a move on a board is, and the scenario that a line of moves adds up to.

A move is a JSON object with one or more of these, carried out in this order::

    {"start": scenario}                      begin from here; everything before is put aside
    {"put": {"You": {"battlefield": [...]}}} add to the starting position
    {"set": {"turn": {...}}}                 set a part of it
    {"acts": [{"do": "cast", ...}]}          go on with the script
    {"acts": [...], "left": {...}}           the same, and what of the acts asked for is left (bot/desk/what_is_left.py)

The scenario of a board is the fold of its moves, nothing more; so undo, export and a restart are replays.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Mapping
from typing import Any

from bot.boards.store import Move

ZONES = ("battlefield", "hand", "graveyard", "exile", "library", "command", "sideboard")

Scenario = dict[str, Any]
"""A scenario, in JSON (docs/scenario.md)."""
Side = dict[str, Any]
"""A player's side of a scenario: zones, life, counters, …"""
Listed = dict[str, Any]
"""An entry of a zone of a side."""
Entry = dict[str, Any]
"""An entry of a scenario's script."""


def start(scenario: Mapping[str, Any]) -> Move:
    """Begin from a scenario; its script becomes moves of their own (see :func:`acts`)."""
    return {"start": {key: value for key, value in scenario.items() if key != "script"}}


def acts(scenario: Mapping[str, Any], most: int = 200) -> list[Move]:
    """The script of a scenario as moves, so that undo goes back act by act; what comes before the last
    ``most`` acts is one move."""
    script = list(scenario.get("script", []))
    early, late = script[:-most], script[-most:]
    return [*([{"acts": early}] if early else []), *({"acts": [entry]} for entry in late)]


def empty(players: Iterable[str], life: int | None = None) -> Scenario:
    """A scenario with nothing on the board."""
    side: Side = {} if life is None else {"life": life}
    return {"version": 1, "players": {name: dict(side) for name in players}}


def put_together(players: Iterable[str], life: int | None = None) -> Scenario:
    """A scenario with nothing on the board, which people put together of what they know: of a hand of which they say
    nothing they don't say that it is empty."""
    return empty(players, life) | {"options": {"hands": "unknown"}}


def token_name(token: str | Mapping[str, Any]) -> str:
    """What a listed token is called: a predefined one is known by its name alone ("treasure", 111.10), a copy by
    what it is a copy of."""
    return token.capitalize() if isinstance(token, str) else str(token.get("name") or token.get("copy_of", ""))


def scenario_of(moves: Iterable[Move]) -> Scenario:
    """The scenario that these moves add up to."""
    scenario: Scenario = empty(())
    for move in moves:
        if "start" in move:
            scenario = copy.deepcopy(move["start"])
        _put(scenario, move.get("put", {}))
        scenario.update(copy.deepcopy(move.get("set", {})))
        if "acts" in move:
            scenario.setdefault("script", []).extend(copy.deepcopy(move["acts"]))
    return scenario


def _put(scenario: Scenario, sides: Mapping[str, Side]) -> None:
    """Add each side's cards after those already there; other fields (life, mana) replace."""
    for player, side in sides.items():
        mine = scenario["players"].setdefault(player, {})
        for key, value in side.items():
            if key in ZONES:
                mine[key] = [*mine.get(key, []), *copy.deepcopy(value)]
            elif isinstance(value, dict):
                mine[key] = {**mine.get(key, {}), **value}
            else:
                mine[key] = value
