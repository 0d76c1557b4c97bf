"""Finds rulings: all of a card's, or those that have certain words."""

from __future__ import annotations

import re

from cards.model import Ruling
from cards.read_only_connection import Store

_WORD = re.compile(r"\w+(?:['’]\w+)*")


class RulingSearch:
    """The rulings of all cards."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def of_card(self, card: int) -> tuple[Ruling, ...]:
        """A card's rulings, oldest first."""
        rows = self._store.rows("SELECT date, text, source FROM rulings WHERE card = ? ORDER BY place", (card,))
        return tuple(Ruling(row["date"], row["text"], row["source"]) for row in rows)

    def search(self, words: str, limit: int = 10) -> list[tuple[str, Ruling]]:
        """Card names and rulings that have all the words, else any of them, the best first."""
        found = _WORD.findall(words)[:32]
        for joiner in (" ", " OR "):
            if not found:
                return []
            rows = self._store.rows(
                "SELECT cards.name, date, rulings.text, rulings.source FROM rulings_fts"
                " JOIN rulings ON rulings.id = rulings_fts.rowid JOIN cards ON cards.id = rulings.card"
                " WHERE rulings_fts MATCH ? ORDER BY bm25(rulings_fts), rulings.id LIMIT ?",
                (joiner.join(f'"{word}"' for word in found), limit),
            )
            if rows:
                return [(row["name"], Ruling(row["date"], row["text"], row["source"])) for row in rows]
        return []
