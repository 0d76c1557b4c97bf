"""All names of cards by their letters, those that players use too: what a text is searched for (see ``mentions``)."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from rapidfuzz import process
from rapidfuzz.distance import OSA

from cards.model import fold
from cards.nicknames_and_name_keys import NICKNAMES, VERBS, name_key
from cards.read_only_connection import Store
from cards.search.finding_by_name import UNKNOWN

LEAST_PART = 6
"""Letters of the shortest word that stands for the only name that has it."""
_NOT_LETTERS = re.compile(r"[\W_]+")
_ODD = {"vanguard", "planar", "scheme", "host", "augment", "reversible_card", "art_series"}
_PREPOSITIONS = {"of", "from", "in", "to", "for", "with", "on", "at", "the", "and", "a"}
"""Words behind which the rest of a name is left out: "gray merchant", of Asphodel."""
_RANK = {"card": 0, "face": 0, "nickname": 1, "short": 2, "foreign": 3, "part": 4}


class KnownName(NamedTuple):
    """A name in the index; the better known sort first."""

    odd: bool
    """A playtest card, or one that is never in a deck: meant only if nothing else is."""
    rank: int
    popularity: int
    name: str
    kind: str
    language: str | None
    key: str
    comma: bool
    sets: int = 0
    """In how many sets it has been printed."""


class IndexOfNames:
    """All names by their letters, and the words of which names consist."""

    def __init__(self, store: Store) -> None:
        self.names: dict[str, list[KnownName]] = defaultdict(list)
        self.words: set[str] = set()
        self.rules_words: set[str] = set()
        by_word: dict[str, set[str]] = defaultdict(set)
        full: dict[str, KnownName] = {}
        rows = store.rows(
            "SELECT names.key, kind, language, names.name AS own, cards.name, names.popularity, playtest, layout,"
            " json_array_length(cards.printings) AS sets FROM names JOIN cards ON cards.id = card"
        )
        for row in rows:
            rank, popularity = _RANK[row["kind"]], row["popularity"] or UNKNOWN
            comma = "," in (row["own"] or "")
            odd = bool(row["playtest"]) or row["layout"] in _ODD
            words = row["key"].replace("/", " ").split()
            known = KnownName(
                odd,
                rank,
                popularity,
                row["name"],
                row["kind"],
                row["language"],
                " ".join(words),
                comma,
                row["sets"] or 0,
            )
            self.names[letters_of(row["key"])].append(known)
            self.words.update(words)
            if row["kind"] in ("card", "face"):
                full[row["key"]] = known
                for word in words:
                    by_word[word].add(row["name"])
        for nickname, meant in NICKNAMES.items():
            if (named := full.get(name_key(meant))) is not None:
                known = named._replace(rank=_RANK["nickname"], kind="nickname", key=nickname)
                self.names[letters_of(nickname)].append(known)
        self.verbs = {
            verb: named._replace(rank=_RANK["nickname"], kind="nickname")
            for verb, meant in VERBS.items()
            if (named := full.get(name_key(meant))) is not None
        }
        for word, names in by_word.items():
            if len(names) == 1 and len(word) >= LEAST_PART and word not in self.names:
                self.names[word].append(KnownName(False, _RANK["part"], UNKNOWN, min(names), "part", None, word, False))
        for head, candidates in _heads(full).items():
            if letters_of(head) not in self.names:
                self.names[letters_of(head)] += candidates
        for candidates in self.names.values():
            candidates.sort(key=_best_known(candidates))
        self._blocks: dict[tuple[str, int], list[str]] = defaultdict(list)
        for key, candidates in self.names.items():
            if candidates[0].kind != "part":
                self._blocks[key[:1], len(key)].append(key)
        for row in store.rows("SELECT text FROM rules JOIN editions ON effective = edition WHERE current = 1"):
            self.rules_words.update(re.findall(r"\b[a-z]+\b", row["text"]))

    def near(self, key: str) -> str | None:
        """The one name that is a slip of the pen or two from these letters."""
        most = 1 if len(key) < 10 else 2 if len(key) < 18 else 3
        near = [other for size in range(-most, most + 1) for other in self._blocks.get((key[:1], len(key) + size), ())]
        found = process.extract(key, near, scorer=OSA.distance, score_cutoff=most, limit=2)
        if not found or (len(found) > 1 and found[0][1] == found[1][1]):
            return None
        return str(found[0][0])


def _heads(full: Mapping[str, KnownName]) -> Mapping[str, list[KnownName]]:
    """The two words with which names begin that go on with a preposition, and the cards that are called so: "gray
    merchant"."""
    heads: dict[str, list[KnownName]] = defaultdict(list)
    for key, known in full.items():
        first, second, *rest = [*key.split(), "", ""]
        if first == "the" or second in _PREPOSITIONS:  # "the lord" is any lord
            continue
        if rest and rest[0] in _PREPOSITIONS and known.kind == "card":
            head = f"{first} {second}"
            heads[head].append(known._replace(rank=_RANK["short"], kind="short", key=head))
    return heads


def _best_known(candidates: Sequence[KnownName]) -> Callable[[KnownName], tuple[object, ...]]:
    """What sorts names that are spelt the same: by popularity and the sets that they are in, where the first is known
    of all, else those in most sets first."""
    is_known = all(one.popularity != UNKNOWN for one in candidates if not one.odd)

    def key(one: KnownName) -> tuple[object, ...]:
        known = (one.popularity / max(1, one.sets),) if is_known else (-one.sets, one.popularity)
        return (one.odd, one.rank, *known, one.name, one.kind, one.language or "")

    return key


def as_called(known: Sequence[KnownName]) -> KnownName:
    """What decides whether a name is meant: what players call a card by is no ordinary word."""
    return next((one for one in known if one.kind == "nickname" and not one.odd), known[0])


def letters_of(text: str) -> str:
    """The letters and digits of a text, folded."""
    return _NOT_LETTERS.sub("", fold(text))
