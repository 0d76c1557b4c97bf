"""Finds each rule of one edition of the Comprehensive Rules in another, whatever number it has there.

Rules move: one inserted rule renumbers all that follow. The code cites numbers of one home edition, whose
fingerprints (hashes, never the text) lie in ``home_edition.json``. A fingerprint has a hash of the words
and a sketch: the smallest hashes of its three-word shingles, by which reworded rules are still recognised.
References to other rules are left out of both, for they change when those rules move.

``python -m cards.editions lock --cr FILE`` writes the fingerprints of another home edition.
"""

from __future__ import annotations

import base64
import hashlib
import heapq
import json
import re
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import click

from cards.model import Rule, RuleMove, fold
from cards.sources.comprehensive_rules import parent_of, parse

LOCK = Path(__file__).with_name("home_edition.json")
SKETCH = 12
"""Shingle hashes kept per rule; with three characters each, the file stays small."""
ALIKE = 0.4
"""From this share of common shingles on, two rules are taken for one that was reworded."""
SAME_NUMBER = 0.2
"""The same for two rules that also have the same number."""

_REFERENCE = re.compile(r"\b\d{3}(?:\.\d+[a-z]?)?(?:[-–]\d{3}(?:\.\d+[a-z]?)?)?\b")
_WORD = re.compile(r"[\w#'/+*{}]+")


@dataclass(frozen=True, slots=True)
class Fingerprint:
    """What is kept of a rule's words: their hash, and a sketch of their shingles."""

    words: str
    sketch: frozenset[str]

    def likeness(self, other: Fingerprint) -> float:
        """An estimate of the share of shingles that both have, from 0 to 1."""
        union = heapq.nsmallest(SKETCH, self.sketch | other.sketch)
        both = self.sketch & other.sketch
        return sum(shingle in both for shingle in union) / len(union) if union else 0.0

    def encode(self) -> str:
        return self.words + "".join(sorted(self.sketch))

    @classmethod
    def decode(cls, text: str) -> Fingerprint:
        return cls(text[:8], frozenset(text[at : at + 3] for at in range(8, len(text), 3)))


Fingerprints = Mapping[str, Fingerprint]


def fingerprint(text: str) -> Fingerprint:
    """The fingerprint of a rule's text."""
    words = _WORD.findall(_REFERENCE.sub("#", fold(text)))
    shingles = {" ".join(words[at : at + 3]) for at in range(max(1, len(words) - 2))}
    hashes = (_hash(shingle, 3)[:3] for shingle in shingles)
    return Fingerprint(_hash(" ".join(words), 6), frozenset(heapq.nsmallest(SKETCH, set(hashes))))


def _hash(text: str, size: int) -> str:
    return base64.urlsafe_b64encode(hashlib.blake2b(text.encode(), digest_size=size).digest()).decode()


def fingerprints(rules: Iterable[Rule]) -> dict[str, Fingerprint]:
    """The fingerprints of these rules by number, in their order."""
    return {rule.number: fingerprint(rule.text) for rule in rules}


@dataclass(frozen=True)
class HomeEdition:
    """The edition whose numbers the code cites."""

    effective: str
    rules: dict[str, Fingerprint]


@cache
def home() -> HomeEdition:
    """The home edition as locked in the repository."""
    lock = json.loads(LOCK.read_text("utf-8"))
    rules = {number: Fingerprint.decode(code) for number, code in lock["rules"].items()}
    return HomeEdition(lock["effective"], rules)


def locate(old: Fingerprints, new: Fingerprints) -> dict[str, tuple[str | None, str]]:
    """For each rule of ``old`` its number in ``new`` and how it changed: "same", or as in RuleMove.

    First the rules with the very same words: the only such one, else the one under the rule that its
    parent became, else the one with the same number. Then, among what is left, the most alike, each rule
    taken once.
    """
    found = _same_words(old, new)
    taken = set(found.values())
    for number, other in _most_alike(old, new, found, taken):
        if number not in found and other not in taken:
            found[number] = other
            taken.add(other)
    return {number: _change(number, found.get(number), old, new) for number in old}


def _change(number: str, now: str | None, old: Fingerprints, new: Fingerprints) -> tuple[str | None, str]:
    if now is None:
        return None, "vanished"
    if old[number].words != new[now].words:
        return now, "reworded"
    return now, "same" if now == number else "renumbered"


def _same_words(old: Fingerprints, new: Fingerprints) -> dict[str, str]:
    by_words: dict[str, list[str]] = defaultdict(list)
    for number, print_ in new.items():
        by_words[print_.words].append(number)
    copies = Counter(print_.words for print_ in old.values())
    found: dict[str, str] = {}
    several: dict[str, list[str]] = {}
    for number, print_ in old.items():
        places = by_words.get(print_.words, [])
        if len(places) == 1 and copies[print_.words] == 1:
            found[number] = places[0]
        elif places:
            several[number] = places
    taken = set(found.values())
    for number, places in several.items():
        free = [place for place in places if place not in taken]
        if free:
            above = found.get(parent_of(number) or "")
            found[number] = max(free, key=lambda place: (parent_of(place) == above, place == number))
            taken.add(found[number])
    return found


def _most_alike(
    old: Fingerprints, new: Fingerprints, found: Mapping[str, str], taken: set[str]
) -> Iterator[tuple[str, str]]:
    """Pairs of rules that may be one reworded, the most alike first."""
    holders: dict[str, set[str]] = defaultdict(set)
    for number, print_ in new.items():
        if number not in taken:
            for shingle in print_.sketch:
                holders[shingle].add(number)
    pairs: list[tuple[float, str, str]] = []
    for number, print_ in old.items():
        if number in found:
            continue
        for other in set().union(*(holders[shingle] for shingle in print_.sketch if shingle in holders)):
            likeness = print_.likeness(new[other])
            family = parent_of(other) in (found.get(parent_of(number) or ""), parent_of(number))
            needed = SAME_NUMBER if number == other else ALIKE
            if likeness >= needed:
                pairs.append((likeness + 0.1 * family + 0.05 * (number == other), number, other))
    for _, number, other in sorted(pairs, key=lambda pair: (-pair[0], pair[1], pair[2])):
        yield number, other


def settle(connection: sqlite3.Connection) -> None:
    """Makes the newest edition the current one, and works out where the rules of the others stand in it.

    A complete edition is preferred to an excerpt. An excerpt (the starter set's) is compared in the
    sections it has; other home numbers are taken as they are.
    """
    newest = connection.execute(
        "SELECT effective, complete FROM editions ORDER BY complete DESC, effective DESC LIMIT 1"
    ).fetchone()
    connection.execute("DELETE FROM moves")
    if newest is None:
        return
    current, complete = newest[0], bool(newest[1])
    connection.execute("UPDATE editions SET current = (effective = ?)", (current,))
    new = _of_edition(connection, current)
    sections = {number for number in new if len(number) == 3}
    others = [row[0] for row in connection.execute("SELECT effective FROM editions WHERE current = 0")]
    known = {effective: _of_edition(connection, effective) for effective in others}
    if home().effective != current:
        known[home().effective] = home().rules
    for effective, old in sorted(known.items()):
        if not complete:
            old = {number: print_ for number, print_ in old.items() if number[:3] in sections}
        connection.executemany(
            "INSERT INTO moves VALUES (?, ?, ?, ?)",
            (
                (effective, number, now, change)
                for number, (now, change) in locate(old, new).items()
                if change != "same"
            ),
        )


def _of_edition(connection: sqlite3.Connection, effective: str) -> dict[str, Fingerprint]:
    rows = connection.execute("SELECT number, text FROM rules WHERE edition = ? ORDER BY place", (effective,))
    return {number: fingerprint(text) for number, text in rows}


def home_moves(connection: sqlite3.Connection) -> list[RuleMove]:
    """What became of the home edition's rules in the current one, where anything did."""
    rows = connection.execute("SELECT number, now, edition, change FROM moves WHERE edition = ?", (home().effective,))
    return [RuleMove(*row) for row in rows]


@click.group()
def main() -> None:
    """Looks after the fingerprints of the edition whose numbers the code cites."""


@main.command()
@click.option("--cr", type=click.Path(exists=True, dir_okay=False, path_type=Path), required=True)
@click.option("--to", type=click.Path(dir_okay=False, path_type=Path), default=LOCK)
def lock(cr: Path, to: Path) -> None:
    """Locks all rules of the edition in the file as the home edition."""
    edition = parse(cr.read_bytes().decode("utf-8-sig"))
    codes = {number: print_.encode() for number, print_ in fingerprints(edition.rules).items()}
    body = ",\n".join(f'"{number}":"{code}"' for number, code in codes.items())
    to.write_text(f'{{"effective":"{edition.effective}","rules":{{\n{body}\n}}}}\n', "utf-8")
    click.echo(f"{to.name}: {len(codes)} rules, effective {edition.effective}")


if __name__ == "__main__":
    main()
