"""Cards put on a board whose game is on: the same put as an edit by hand, which the steps mark as such."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.boards.moves import ZONES, Entry, Listed, Side
from bot.errors import BadValue, OnlyAtStart

Sides = Mapping[str, Side]


def as_edit(put: Sides, revision: int) -> Entry:
    """The script entry for a put. What goes to another zone than the battlefield is made and then moved there.

    ``revision`` makes the ids of such cards unique on their board.
    """
    create: dict[str, list[Any]] = {}
    move: dict[str, str] = {}
    edit: Entry = {"do": "edit"}
    for player, side in put.items():
        for key, value in side.items():
            if key == "battlefield":
                create.setdefault(player, []).extend(value)
            elif key in ZONES:
                for one in _singles(value):
                    one = {**one, "id": one.get("id") or f"added{revision}.{len(move) + 1}"}
                    create.setdefault(player, []).append(one)
                    move[one["id"]] = key
            elif key == "life":
                edit.setdefault("set_life", {})[player] = value
            elif key == "counters":
                edit.setdefault("counters", {})[player] = value
            elif key == "mana":
                raise BadValue(option=key, found=str(value), expected="/board edit mana")
            else:
                raise OnlyAtStart(what=", ".join(value) if key == "designations" else key)
    return edit | {key: made for key, made in (("create", create), ("move", move)) if made}


def taken_to_be_there(put: Sides, revision: int) -> Entry:
    """The script entry for cards that somebody uses and nobody has: they are taken to have been in that hand."""
    return as_edit(put, revision) | {"assumed": True}


def _singles(entries: list[Any]) -> list[Listed]:
    """The entries one by one, so that each can be moved."""
    found = []
    for entry in entries:
        plain: Listed = {"card": entry} if isinstance(entry, str) else dict(entry)
        count = int(plain.pop("count", 1))
        found += [dict(plain) for _ in range(count)]
    return found
