"""A desk over cards that a test makes up."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bot.boards.store import BoardStore
from bot.desk import Desk
from cards import CardDatabase
from cards.sync import import_files


@contextmanager
def desk_over(printed: list[dict[str, Any]], folder: Path, store: BoardStore) -> Iterator[Desk]:
    """A desk that knows these cards and no others; their database is made in the folder."""
    written = folder / "cards.json"
    written.write_text(json.dumps(printed), encoding="utf-8")
    import_files([written], folder / "cards.db")
    with CardDatabase.open(folder / "cards.db") as cards:
        yield Desk(cards, store)
