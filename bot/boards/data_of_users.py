"""What is stored about a user, and its deletion: their boards go; on others' boards their moves lose their id, and the
seats they hold the name."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Any

from bot.boards.database import Database, Row

_NOT_OF_PLAYERS = ("card", "name", "token", "note", "face", "kind", "do", "choice", "step")
"""Fields whose words are never a player's name."""


def kept(database: Database, user: str) -> dict[str, int]:
    """How much is stored about a user: boards they own, moves they made, seats they hold."""
    (boards,) = database.rows("SELECT count(*) AS n FROM boards WHERE owner = ?", user)
    (moves,) = database.rows('SELECT count(*) AS n FROM moves WHERE "user" = ?', user)
    seats = sum(user in json.loads(row["seats"]).values() for row in _seated(database, user))
    return {"boards": int(boards["n"]), "moves": int(moves["n"]), "seats": seats}


def forget(database: Database, user: str) -> list[int]:
    """Delete what is stored about a user, within a transaction of the caller's; gives the boards of others on which
    they had a seat, and are called otherwise now."""
    renamed = []
    database.rows("DELETE FROM boards WHERE owner = ?", user)
    database.rows('UPDATE moves SET "user" = \'\' WHERE "user" = ?', user)
    for row in _seated(database, user):
        seats = json.loads(row["seats"])
        for player in [player for player, seat in seats.items() if seat == user]:
            del seats[player]
            _take_name_off(database, row["id"], player)
            renamed.append(int(row["id"]))
        database.rows("UPDATE boards SET seats = ? WHERE id = ?", json.dumps(seats), row["id"])
    database.rows("DELETE FROM settings WHERE scope = ?", f"user:{user}")
    return renamed


def _seated(database: Database, user: str) -> list[Row]:
    """The boards on which a user has a seat (and maybe some more)."""
    return database.rows("SELECT id, seats FROM boards WHERE seats LIKE ?", f"%{json.dumps(user)}%")


def _take_name_off(database: Database, board: int, player: str) -> None:
    """Call a player of a board by a neutral name, in all its moves."""
    rows = database.rows("SELECT id, move FROM moves WHERE board = ?", board)
    new = _neutral({name for row in rows for name in json.loads(row["move"]).get("start", {}).get("players", ())})
    for row in rows:
        move = json.dumps(_renamed(json.loads(row["move"]), player, new), ensure_ascii=False)
        database.rows("UPDATE moves SET move = ? WHERE id = ?", move, row["id"])
    database.rows("UPDATE boards SET names = names + 1 WHERE id = ?", board)


def _neutral(taken: Collection[str]) -> str:
    """What a player is called whose name is gone: "Player 1", or the next that nobody has."""
    return next(name for n in range(1, len(taken) + 2) if (name := f"Player {n}") not in taken)


def _renamed(value: Any, old: str, new: str, field: str = "") -> Any:
    """A piece of a move in which a player is called otherwise, as a key and wherever a whole word says who."""
    if isinstance(value, dict):
        return {new if key == old else key: _renamed(inner, old, new, key) for key, inner in value.items()}
    if isinstance(value, list):
        return [_renamed(inner, old, new, field) for inner in value]
    return new if value == old and field not in _NOT_OF_PLAYERS else value
