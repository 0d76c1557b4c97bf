"""Finds rules by number and by words, glossary entries, and where rules of other editions went."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass

from rapidfuzz import fuzz, process

from cards import editions
from cards.errors import NotThere, UnknownRule, UnknownTerm, either, shorten
from cards.model import GlossaryEntry, Rule, RuleMove, fold
from cards.read_only_connection import Row, Store

_NUMBER = re.compile(r"(\d{1,3})(?:\.(\d+)\.?([a-z])?)?\.?$")
_WORD = re.compile(r"\w+(?:['’]\w+)*")
MOST_TERMS = 2_000
"""More terms than any edition's glossary has."""
LEAST_ALIKE = 75
"""Of 100: how much alike a misspelt term and a term of the glossary are."""
_RULE = "SELECT number, text, parent, examples FROM rules JOIN editions ON effective = edition WHERE current = 1"


@dataclass(frozen=True, slots=True)
class EditionInfo:
    """An edition of the rules in the database: its date, and whether it is whole and the current one."""

    effective: str
    complete: bool
    current: bool
    rules: int


class RuleSearch:
    """The current edition of the Comprehensive Rules, and where the rules of other editions stand in it."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def rule(self, number: str) -> Rule:
        """The rule with this number ("310.8b"; "CR 310.8B." is understood). Raises UnknownRule."""
        wanted = rule_number(number)
        row = self._store.row(f"{_RULE} AND number = ?", (wanted,)) if wanted else None
        if row is None:
            raise self._unknown(number, wanted)
        return _rule(row)

    def _unknown(self, asked: str, wanted: str | None) -> NotThere:
        if wanted is None:
            return UnknownRule(f"“{shorten(asked, 40)}” is no rule number: write one like 310.8b.", asked)
        current = self.current()
        if current is None or not current.complete:
            advice = "run “siege sync” to fetch the Comprehensive Rules"
            return UnknownRule(f"The text of rule {wanted} is not here yet: {advice}.", wanted)
        moves = self.moved(wanted)
        if moves:
            return UnknownRule(" ".join(map(str, moves)), wanted, [move.now for move in moves if move.now])
        near = self._near(wanted)
        hint = f" Near it: {either(near)}." if near else ""
        return UnknownRule(f"The rules of {current.effective} have no rule {wanted}.{hint}", wanted, near)

    def _near(self, number: str) -> list[str]:
        head = number.rstrip("abcdefghijklmnopqrstuvwxyz").partition(".")
        for stem in (number[:-1], f"{head[0]}.", head[0]):
            rows = self._store.rows(f"{_RULE} AND number LIKE ? ORDER BY place LIMIT 3", (f"{stem}%",))
            if stem and rows:
                return [row["number"] for row in rows]
        return []

    def children(self, number: str) -> list[Rule]:
        """The rules one step below, in order."""
        return self._rules("parent = ? ORDER BY place", self.rule(number).number)

    def parents(self, number: str) -> list[Rule]:
        """The rules and headings above, the section first."""
        above: list[Rule] = []
        parent = self.rule(number).parent
        while parent is not None:
            row = self._store.row(f"{_RULE} AND number = ?", (parent,))
            if row is None:
                break
            above.insert(0, _rule(row))
            parent = above[0].parent
        return above

    def neighbours(self, number: str) -> tuple[Rule | None, Rule | None]:
        """The rules before and after, as one reads on."""
        place = "(SELECT place FROM rules JOIN editions ON effective = edition WHERE current = 1 AND number = ?)"
        wanted = self.rule(number).number
        before = self._rules(f"place < {place} ORDER BY place DESC LIMIT 1", wanted)
        after = self._rules(f"place > {place} ORDER BY place LIMIT 1", wanted)
        return (before[0] if before else None), (after[0] if after else None)

    def search(self, words: str, limit: int = 10) -> list[Rule]:
        """Rules that have all the words, else any of them, the best first."""
        return [
            _rule(row) for row in self._matching("rules", "number, rules.text, parent, rules.examples", words, limit)
        ]

    def glossary(self, term: str) -> GlossaryEntry:
        """The entry for this term, in the singular or plural. Raises UnknownTerm."""
        key = fold(term)
        for candidate in (key, f"{key}s", key.removesuffix("s"), key.removesuffix("es")):
            row = self._store.row(
                "SELECT term, text FROM glossary JOIN editions ON effective = edition WHERE current = 1"
                " AND (key = ? OR key LIKE ? OR key LIKE ?) ORDER BY length(key) LIMIT 1",
                (candidate, f"{candidate}, %", f"{candidate} (%"),
            )
            if row is not None:
                return GlossaryEntry(row["term"], row["text"])
        raise UnknownTerm(term, [entry.term for entry in self.search_glossary(term, 3)] or self._spelt_nearly(term))

    def _spelt_nearly(self, term: str) -> list[str]:
        """The glossary's terms that a misspelt one may be, the nearest first."""
        known = {fold(one): one for one in self.terms("", MOST_TERMS)}
        found = process.extract(fold(term), list(known), scorer=fuzz.ratio, limit=3, score_cutoff=LEAST_ALIKE)
        return [known[key] for key, _, _ in found]

    def search_glossary(self, words: str, limit: int = 10) -> list[GlossaryEntry]:
        """Glossary entries that have the words, those with them in the term first."""
        rows = self._matching("glossary", "glossary.term, glossary.text", words, limit, weights="8.0, 1.0")
        return [GlossaryEntry(row["term"], row["text"]) for row in rows]

    def terms(self, beginning: str, limit: int = 25) -> list[str]:
        """Glossary terms that begin with these letters, for suggestions."""
        rows = self._store.rows(
            "SELECT term FROM glossary JOIN editions ON effective = edition WHERE current = 1"
            " AND key >= ? AND key < ? ORDER BY key LIMIT ?",
            (fold(beginning), fold(beginning) + "\U0010ffff", limit),
        )
        return [row["term"] for row in rows]

    def numbers(self, beginning: str, limit: int = 25) -> list[Rule]:
        """Rules whose number begins like this, for suggestions."""
        return self._rules("number LIKE ? ORDER BY place LIMIT ?", f"{beginning.replace('%', '')}%", limit)

    def _matching(self, table: str, columns: str, words: str, limit: int, weights: str = "1.0, 0.3") -> list[Row]:
        found = _WORD.findall(words)[:32]
        for joiner in (" ", " OR "):
            if not found:
                return []
            rows = self._store.rows(
                f"SELECT {columns} FROM {table}_fts JOIN {table} ON {table}.id = {table}_fts.rowid"
                f" JOIN editions ON effective = edition WHERE {table}_fts MATCH ? AND current = 1"
                f" ORDER BY bm25({table}_fts, {weights}), {table}.id LIMIT ?",
                (joiner.join(f'"{word}"' for word in found), limit),
            )
            if rows:
                return rows
        return []

    def current(self) -> EditionInfo | None:
        """The current edition, or None if none was imported."""
        return next((edition for edition in self.editions() if edition.current), None)

    def editions(self) -> list[EditionInfo]:
        """The editions in the database, the newest first."""
        rows = self._store.rows(
            "SELECT effective, complete, current, count(rules.id) AS rules FROM editions"
            " LEFT JOIN rules ON edition = effective GROUP BY effective ORDER BY effective DESC"
        )
        return [
            EditionInfo(row["effective"], bool(row["complete"]), bool(row["current"]), row["rules"]) for row in rows
        ]

    def current_number(self, home_number: str) -> str | None:
        """The number that a rule of the home edition has in the current one; None if it has vanished."""
        row = self._store.row(
            "SELECT now FROM moves WHERE edition = ? AND number = ?", (editions.home().effective, home_number)
        )
        return home_number if row is None else row["now"]

    def moved(self, number: str) -> list[RuleMove]:
        """What players may mean by a number that other editions gave to another rule, newest edition first.

        Both ways: the number that a rule had before ("310.11b is now 310.12b") and the number that it has
        now. Rules that only changed their words under the same number are not among them.
        """
        wanted = rule_number(number) or number
        rows = self._store.rows(
            "SELECT number, now, edition, change FROM moves WHERE (number = ? OR now = ?)"
            " AND now IS NOT number ORDER BY edition DESC",
            (wanted, wanted),
        )
        seen: dict[tuple[str, str | None], RuleMove] = {}
        for row in rows:
            move = RuleMove(row["number"], row["now"], row["edition"], row["change"])
            seen.setdefault((move.number, move.now), move)
        return list(seen.values())

    def home_changes(self) -> list[RuleMove]:
        """Which rules of the home edition moved, were reworded or vanished."""
        rows = self._store.rows(
            "SELECT number, now, edition, change FROM moves WHERE edition = ?", (editions.home().effective,)
        )
        return [RuleMove(*row) for row in rows]

    def _rules(self, condition: str, *parameters: str | int) -> list[Rule]:
        return [_rule(row) for row in self._store.rows(f"{_RULE} AND {condition}", parameters)]


def rule_number(text: str) -> str | None:
    """The number in what a player wrote ("CR 310.8B." gives "310.8b"), or None."""
    plain = fold(text).removeprefix("rule").strip().removeprefix("cr").strip().removeprefix("#")
    found = _NUMBER.match(plain.replace(" ", ""))
    if found is None:
        return None
    head, number, letter = found.groups()
    return head if number is None else f"{head}.{number}{letter or ''}"


def _rule(row: Row) -> Rule:
    return Rule(row["number"], row["text"], row["parent"], tuple(json.loads(row["examples"])))
