"""Finds cards by what players type: the resolution ladder, and suggestions while typing."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from rapidfuzz import fuzz, process
from rapidfuzz.distance import OSA

from cards.nicknames_and_name_keys import IN_LISTS, NICKNAMES, name_key
from cards.read_only_connection import Store

MOST = 25
LONGEST_QUERY = 200
FUZZY = 72
"""The least likeness, of 100, of a name that a misspelt one may mean."""
UNKNOWN = 10**9
_WORD = re.compile(r"\w+")
_BEST = "popularity IS NULL, popularity, length(names.key), names.key"


@dataclass(frozen=True, slots=True)
class Resolution:
    """What a player's words may mean: no card, one, or several to ask about, best first.

    ``rung`` says how they were found: "exact", "nickname", "face", "foreign", "short" (what stands before
    the comma), "prefix", "word" (beginnings of words), "fuzzy" (misspelt) or "none".
    """

    query: str
    rung: str
    names: tuple[str, ...]

    @property
    def name(self) -> str | None:
        """The card's full name if there is just one candidate."""
        return self.names[0] if len(self.names) == 1 else None


class NameSearch:
    """Looks names up in the database; the list for misspelt ones is kept in memory."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._entries: Callable[[], list[_Entry]] = store.cached(self._load_entries)

    def exact(self, name: str) -> int | None:
        """The card with this full name, or else the one with a face of this name."""
        row = self._store.row(
            "SELECT card FROM names WHERE key = ? AND kind IN ('card', 'face')"
            " ORDER BY kind, popularity IS NULL, popularity, card",
            (name_key(name[:LONGEST_QUERY]),),
        )
        return None if row is None else int(row["card"])

    def resolve(self, query: str, language: str | None = None) -> Resolution:
        """Climbs the ladder until a rung gives candidates."""
        with self._store.steady():
            return self._climb(query, language)

    def _climb(self, query: str, language: str | None) -> Resolution:
        key = name_key(query[:LONGEST_QUERY])
        if not key:
            return Resolution(query, "none", ())
        exact = self._of_kinds(key, ("card",))
        if exact:
            return Resolution(query, "exact", exact)
        for rung in ("nickname", "face", "foreign", "short"):
            found = self._of_nickname(key) if rung == "nickname" else self._of_kinds(key, (rung,), language)
            if found:
                return Resolution(query, rung, found)
        for rung, search in (("prefix", self._prefix), ("word", self._words)):
            found = search(key, language, MOST)
            if rung == "prefix" and found and " " not in key:  # "Elves" begins one name, and is a word of many
                begun = self._words(key, language, MOST) if len(found) == 1 else ()
                whole = (*self._prefix(f"{key} ", language, MOST), *self._words(key, language, MOST, whole=True))
                found = unique((*whole, *found, *begun))[:MOST]
            if found:
                return Resolution(query, rung, found)
        found = self._fuzzy(key, language)
        return Resolution(query, "fuzzy" if found else "none", found)

    def _of_nickname(self, key: str) -> tuple[str, ...]:
        """The card of a nickname, also of one that is newer than the database."""
        meant = NICKNAMES.get(key) or IN_LISTS.get(key)
        return self._of_kinds(name_key(meant), ("card",)) if meant is not None else ()

    def complete(self, text: str, limit: int = MOST, language: str | None = None) -> list[str]:
        """Full names to suggest for what has been typed so far, best first, each once."""
        with self._store.steady():
            return self._suggest(text, limit, language)

    def _suggest(self, text: str, limit: int, language: str | None) -> list[str]:
        key = name_key(text[:LONGEST_QUERY])
        if not key:
            return []
        found: dict[str, None] = {}
        for kinds in (("card",), ("nickname",)):
            found |= dict.fromkeys(self._of_kinds(key, kinds))
        for search in (self._prefix, self._words):
            if len(found) < limit:
                found |= dict.fromkeys(search(key, language, limit))
        if not found:
            found = dict.fromkeys(self._fuzzy(key, language, clear=False))
        return list(found)[:limit]

    def near(self, name: str, limit: int = 3) -> list[str]:
        """Names close to one that no card has, for an error to offer."""
        return list(self.resolve(name).names[:limit])

    def _of_kinds(self, key: str, kinds: tuple[str, ...], language: str | None = None) -> tuple[str, ...]:
        marks = ", ".join("?" * len(kinds))
        rows = self._store.rows(
            f"SELECT cards.name, language FROM names JOIN cards ON cards.id = names.card"
            f" WHERE names.key = ? AND kind IN ({marks})"
            " ORDER BY names.popularity IS NULL, names.popularity, cards.name",
            (key, *kinds),
        )
        spoken = [row for row in rows if row["language"] == language]
        return unique(row["name"] for row in (spoken or rows))

    def _prefix(self, key: str, language: str | None, limit: int) -> tuple[str, ...]:
        rows = self._store.rows(
            f"SELECT names.card, names.kind FROM names WHERE key >= ? AND key < ? AND {_spoken(language)}"
            f" ORDER BY kind NOT IN ('card', 'short'), {_BEST} LIMIT ?",
            (key, key + "\U0010ffff", limit * 3),
        )
        return self._names_of(unique(row["card"] for row in rows)[:limit])

    def _words(self, key: str, language: str | None, limit: int, *, whole: bool = False) -> tuple[str, ...]:
        """The names that have these words, or words that begin so."""
        words = " ".join(f'"{word}"' if whole else f'"{word}" *' for word in _WORD.findall(key))
        if not words:
            return ()
        rows = self._store.rows(
            "SELECT names.card FROM names_fts JOIN names ON names.id = names_fts.rowid"
            f" WHERE names_fts MATCH ? AND {_spoken(language)} ORDER BY {_BEST} LIMIT ?",
            (words, limit * 3),
        )
        return self._names_of(unique(row["card"] for row in rows)[:limit])

    def _fuzzy(self, key: str, language: str | None, clear: bool = True) -> tuple[str, ...]:
        """The names most like the key; with ``clear``, one alone if it is well ahead of the others."""
        names = self._entries()
        cut = len(key) + 1
        matches = process.extract(
            key, [name.key[:cut] for name in names], scorer=fuzz.ratio, score_cutoff=FUZZY, limit=4 * MOST
        )
        near = [names[place] for *_, place in matches if names[place].language in ("", "en", language)]
        ranked = sorted((_distance(key, name, cut), name) for name in near)
        best = unique(name.card for _, name in ranked)
        if clear and ranked and _stands_out(ranked, len(key)):
            best = best[:1]
        return self._names_of(best[:MOST])

    def _load_entries(self) -> list[_Entry]:
        rows = self._store.rows(
            "SELECT popularity, key, card, language FROM names WHERE kind <> 'nickname' ORDER BY id"
        )
        return [_Entry(row["popularity"] or UNKNOWN, row["key"], row["card"], row["language"] or "") for row in rows]

    def _names_of(self, cards: tuple[int, ...]) -> tuple[str, ...]:
        marks = ", ".join("?" * len(cards))
        rows = self._store.rows(f"SELECT id, name FROM cards WHERE id IN ({marks})", cards)
        names = {row["id"]: row["name"] for row in rows}
        return tuple(names[card] for card in cards)


class _Entry(NamedTuple):
    """A name that misspelt ones are compared with; the better known sort first."""

    popularity: int
    key: str
    card: int
    language: str


def _distance(key: str, name: _Entry, cut: int) -> int:
    """Slips of the pen (a letter too many, too few, wrong, or two swapped) between key and name.

    Against the whole name or its beginning, whichever is closer: players stop typing early.
    """
    whole: int = OSA.distance(key, name.key)
    return min(whole, OSA.distance(key, name.key[:cut]) + 1)


def _stands_out(ranked: list[tuple[int, _Entry]], length: int) -> bool:
    """Is the first candidate so close, and the second so much farther, that it needs no question?"""
    distance, first = ranked[0]
    second = next((other for other, name in ranked if name.card != first.card), length)
    return distance <= max(1, length // 6) and second >= distance + 2


def _spoken(language: str | None) -> str:
    """Names in other languages are suggested only to those who speak them."""
    known = "language IS NULL OR language = 'en'"
    return f"({known} OR language = '{language}')" if language and language.isalpha() else f"({known})"


def unique(items: Iterable[Any]) -> tuple[Any, ...]:
    """The items once each, in order."""
    return tuple(dict.fromkeys(items))
