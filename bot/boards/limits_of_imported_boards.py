"""What an imported board may be: size first, then shape. What it says is the scenario reader's to judge."""

from __future__ import annotations

import json
from typing import Any, NoReturn

from bot.boards.moves import Scenario
from bot.errors import BadImport, TooDeep, TooLarge, TooMuch

MOST_BYTES = 64 * 1024
MOST_DEPTH = 12
MOST_NUMBER = 1_000_000_000
MOST_PLAYERS = 8
MOST_OBJECTS = 1000
"""Objects on one board, counts included."""


def read_import(data: bytes) -> Scenario:
    """A scenario out of a file somebody sent.

    Raises TooLarge, TooDeep, BadImport (with the place, what was found and what was expected) or TooMuch.
    """
    if len(data) > MOST_BYTES:
        raise TooLarge(size=-(-len(data) // 1024), most=MOST_BYTES // 1024)
    try:
        text = data.decode("utf-8-sig")
        value = json.loads(text, parse_constant=_no_constant)
    except UnicodeDecodeError as error:
        raise BadImport(
            place=f"[{error.start}]", found=data[error.start : error.start + 4].hex(" "), expected="text-file"
        ) from error
    except RecursionError as error:
        raise TooDeep(most=MOST_DEPTH) from error
    except json.JSONDecodeError as error:
        place = f"{error.lineno}:{error.colno}"
        raise BadImport(place=place, found=_at(error.doc, error.pos), expected="board-file") from error
    except ValueError as error:
        raise BadImport(place="$", found=_number(error), expected="finite-number") from error
    if isinstance(value, list) and len(value) == 1:
        value = value[0]
    if not isinstance(value, dict):
        raise BadImport(place="$", found=_at(text, 0), expected="board-file")
    _check(value, "$", 1)
    check_size(value)
    return value


def check_size(scenario: Scenario) -> None:
    """TooMuch if a scenario has more objects or players than a board holds."""
    players = scenario.get("players")
    if not isinstance(players, dict):
        return
    if len(players) > MOST_PLAYERS:
        raise TooMuch(what="players", most=MOST_PLAYERS)
    if sum(_count(entry) for side in players.values() for entry in _entries(side)) > MOST_OBJECTS:
        raise TooMuch(what="objects", most=MOST_OBJECTS)


def _entries(side: object) -> list[Any]:
    if not isinstance(side, dict):
        return []
    return [entry for zone in side.values() if isinstance(zone, list) for entry in zone]


def _count(entry: object) -> int:
    count = entry.get("count", 1) if isinstance(entry, dict) else 1
    return count if isinstance(count, int) else 1


def _check(value: object, place: str, depth: int) -> None:
    if depth > MOST_DEPTH:
        raise TooDeep(most=MOST_DEPTH)
    if isinstance(value, dict):
        for key, inner in value.items():
            _check(inner, f"{place}.{key}"[-80:], depth + 1)
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            _check(inner, f"{place}[{index}]"[-80:], depth + 1)
    elif isinstance(value, (int, float)) and not isinstance(value, bool) and abs(value) > MOST_NUMBER:
        raise BadImport(place=place, found=f"{value:.3g}", expected="finite-number")


class _NoNumber(ValueError):
    """What stands for a number and is none: NaN, Infinity."""


def _no_constant(name: str) -> NoReturn:
    raise _NoNumber(name)


def _number(error: ValueError) -> str:
    """What is no number that a board may have; of one that is too long, nothing is quoted."""
    return str(error) if isinstance(error, _NoNumber) else "999…"


def _at(text: str, position: int) -> str:
    """What stands there; nothing where the text ends."""
    return text[position : position + 20].split("\n")[0]
