"""Finds the cards that a sentence names: misspelt, without capitals, in the plural, by a nickname or a part.

Words that happen to be names of cards ("Who", "explore") are left alone unless they are written as names. Nothing here
is certain: a :class:`Mention` says how it was found, and lists what else may be meant.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib import resources
from typing import NamedTuple

from rapidfuzz import process
from rapidfuzz.distance import OSA

from cards.model import fold
from cards.nicknames_and_name_keys import NICKNAMES, VERBS, name_key
from cards.read_only_connection import Store
from cards.search.finding_by_name import UNKNOWN, NameSearch

LONGEST_TEXT = 2000
MOST_WORDS = 9
LEAST_FUZZY = 6
"""Letters of the shortest misspelt name: shorter ones are as near to any other word."""
LEAST_PART = 6
LEAST_HEAD = 8
"""Letters of the shortest word that stands without a capital for the only name that has it, if that is the first of its
two: "blightsteel"."""
LEAST_VERB = 5
"""Letters of the shortest name that is read as a verb: shorter ones are ordinary words."""
_BRACKETED = re.compile(r"\[\[([^\[\]]{1,150})\]\]")
_WORD = re.compile(r"(?<![^\W_'’])(?:[cdjlmnst]|qu)['’](?=[^\W_])|[^\W_]+(?:['’][^\W_]+)*", re.I)
"""A word; what is elided before one in French is a word of its own: "l'Ange"."""
_POSSESSIVE = ("'s", "’s", "s'", "s’")
_NOT_LETTERS = re.compile(r"[\W_]+")
_BREAK = re.compile(r"[.?!;:()\[\]\"“”\n]")
_CLAUSE_END = re.compile(r"[.?!;:,()\n]")
_SENTENCE_END = re.compile(r"[.?!:\n]")
_CASTING = {"cast", "casts", "casting", "recast", "named", "lance", "lances", "lancer"}
_AFTER_SUBJECT = {
    *("is", "on", "resolves", "copies", "targeting", "est", "sur", "attacks", "blocks", "dies", "swings", "attaque"),
    *("bloque", "meurt", "triggers"),
}
_SUBJECTS = {"i", "he", "she", "they", "opp", "opponent", "you", "we", "and", "to", "je", "il"}
_OBJECTS = {
    "my",
    "his",
    "her",
    "their",
    "the",
    "it",
    "him",
    "them",
    "me",
    "your",
    "a",
    "opponents",
    "mon",
    "son",
    "ma",
    "le",
    "la",
}
_ON_BATTLEFIELD = re.compile(r"(?:(?:is|are) )?(?:out|in play|on (?:the )?(?:board|field|battlefield)|en jeu)\b")
_BY = {"with", "w", "using", "by", "via", "avec", "par"}
_USING = {"spin", "spins", "spun", "tap", "taps", "crack", "play", "plays", "tourne", "active", "joue", "cast", "casts"}
_QUESTION = {"do", "does", "can", "what", "is", "will", "and", "in", "how", "who", "est", "en", "et"}
_PASSIVE = {"gets", "got", "get", "getting", "is", "was", "been", "being"}
_ODD = {"vanguard", "planar", "scheme", "host", "augment", "reversible_card", "art_series"}
_RANK = {"card": 0, "face": 0, "nickname": 1, "short": 2, "foreign": 3, "part": 4}


class Mention(NamedTuple):
    """A place of a text, from ``start`` to before ``end``, that names a card.

    ``names`` are the full names it may mean, best first. ``rung`` says how it was found: "card", "face", "nickname",
    "short" (what stands before the comma), "foreign", "part" (a word that no other name has), "fuzzy" (misspelt) or
    "bracketed".
    """

    start: int
    end: int
    names: tuple[str, ...]
    rung: str

    @property
    def name(self) -> str:
        """The likeliest of the names."""
        return self.names[0]


class _Word(NamedTuple):
    """A word of the text: its folded letters, and how it stands there."""

    start: int
    end: int
    key: str
    capital: bool
    opening: bool
    """Whether a sentence begins with it, so that a capital says nothing."""
    possessive: bool
    gap: str
    """What stands between the word before and this one."""


class _Known(NamedTuple):
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


class MentionSearch:
    """Looks for names in texts. The index of all names is made when it is first asked."""

    def __init__(self, store: Store, names: NameSearch) -> None:
        self._names = names
        self._index: Callable[[], _Index] = store.cached(lambda: _Index(store))

    def find(self, text: str, language: str | None = None) -> tuple[Mention, ...]:
        """What the text names, in its order; names in other languages only in the asker's."""
        text = text[:LONGEST_TEXT]
        found = [mention for part in _BRACKETED.finditer(text) if (mention := self._bracketed(part, language))]
        plain = _BRACKETED.sub(lambda part: "." * len(part[0]), text)
        found += _Reading(self._index(), plain, language).mentions()
        return tuple(sorted(found))

    def _bracketed(self, part: re.Match[str], language: str | None) -> Mention | None:
        names = self._names.resolve(part[1], language).names
        return Mention(part.start(), part.end(), names, "bracketed") if names else None


class _Index:
    """All names by their letters, and the words of which names consist."""

    def __init__(self, store: Store) -> None:
        self.names: dict[str, list[_Known]] = defaultdict(list)
        self.words: set[str] = set()
        self.rules_words: set[str] = set()
        by_word: dict[str, set[str]] = defaultdict(set)
        full: dict[str, _Known] = {}
        rows = store.rows(
            "SELECT names.key, kind, language, names.name AS own, cards.name, names.popularity, playtest, layout"
            " FROM names JOIN cards ON cards.id = card"
        )
        for row in rows:
            rank, popularity = _RANK[row["kind"]], row["popularity"] or UNKNOWN
            comma = "," in (row["own"] or "")
            odd = bool(row["playtest"]) or row["layout"] in _ODD
            words = row["key"].replace("/", " ").split()
            known = _Known(odd, rank, popularity, row["name"], row["kind"], row["language"], " ".join(words), comma)
            self.names[_letters(row["key"])].append(known)
            self.words.update(words)
            if row["kind"] in ("card", "face"):
                full[row["key"]] = known
                for word in words:
                    by_word[word].add(row["name"])
        for nickname, meant in NICKNAMES.items():
            if (named := full.get(name_key(meant))) is not None:
                known = named._replace(rank=_RANK["nickname"], kind="nickname", key=nickname)
                self.names[_letters(nickname)].append(known)
        self.verbs = {
            verb: named._replace(rank=_RANK["nickname"], kind="nickname")
            for verb, meant in VERBS.items()
            if (named := full.get(name_key(meant))) is not None
        }
        for word, names in by_word.items():
            if len(names) == 1 and len(word) >= LEAST_PART and word not in self.names:
                self.names[word].append(_Known(False, _RANK["part"], UNKNOWN, min(names), "part", None, word, False))
        for candidates in self.names.values():
            candidates.sort()
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


class _Reading:
    """One text, being read for names: the surest first, each word in one name."""

    def __init__(self, index: _Index, text: str, language: str | None) -> None:
        self._index = index
        self._language = language
        self._ordinary = ordinary()
        self._words = _words_of(text)
        self._taken = [False] * len(self._words)
        self._found: list[Mention] = []

    def mentions(self) -> list[Mention]:
        """All that was found, in no order."""
        for length in range(min(MOST_WORDS, len(self._words)), 1, -1):
            self._look(length, self._exact)
        for length in range(min(5, len(self._words)), 1, -1):
            self._look(length, self._misspelt)
        self._look(1, self._exact)
        self._look(1, self._misspelt)
        return self._of_cards_named()

    def _of_cards_named(self) -> list[Mention]:
        """What was found; of several cards that a name may mean, one that is named besides comes first: "Tibalt" behind
        "Valki" is the other face of that card."""
        sure = {one.names[0] for one in self._found if len(one.names) == 1}
        return [one._replace(names=tuple(sorted(one.names, key=lambda name: name not in sure))) for one in self._found]

    def _look(self, length: int, how: Callable[[Sequence[_Word]], tuple[str, list[_Known]] | None]) -> None:
        for at in range(len(self._words) - length + 1):
            run = self._words[at : at + length]
            if any(self._taken[at : at + length]) or any(_BREAK.search(word.gap) for word in run[1:]):
                continue
            found = how(run)
            if found is not None:
                rung, known = found
                self._taken[at : at + length] = [True] * length
                names = tuple(dict.fromkeys(one.name for one in known))
                self._found.append(Mention(run[0].start, run[-1].end, names, rung))

    def _exact(self, run: Sequence[_Word]) -> tuple[str, list[_Known]] | None:
        commas = any("," in word.gap for word in run[1:])
        if len(run) == 1 and self._is_done(run[0]):
            stems = (run[0].key.removesuffix(ending) for ending in ("", "s", "es", "ed", "ing"))
            verb = next((self._index.verbs[stem] for stem in stems if stem in self._index.verbs), None)
            verb = verb or self._as_verb(run[0].key)
            if verb is not None:
                return verb.kind, [verb]
        if len(run) == 1 and self._is_means(run[0]) and run[0].key in self._index.verbs:
            return "nickname", [self._index.verbs[run[0].key]]
        for key in _forms(run):
            known = [one for one in self._spoken(key) if one.comma or not commas]
            known.sort(key=lambda one: one.key != " ".join(word.key for word in run) and not one.odd)
            if known and self._written_as_name(run, key, known[0]):
                return known[0].kind, known
        return None

    def _misspelt(self, run: Sequence[_Word]) -> tuple[str, list[_Known]] | None:
        key = "".join(word.key for word in run)
        strange = [word for word in run if self._strange(word.key)]
        if not strange or len(key) < LEAST_FUZZY or any("," in word.gap for word in run[1:]):
            return None
        if run[0].key in self._ordinary.never or run[-1].key in self._ordinary.never:
            return None
        if any(word.key.isdecimal() for word in (run[0], run[-1])):  # a number or a size, "Tarmogoyf is 2/3"
            return None
        for form in dict.fromkeys((key, key.removesuffix("s"))):
            near = self._index.near(form)
            known = self._spoken(near) if near is not None else []
            if known and near not in self._ordinary.words and known[0].kind != "nickname":
                return "fuzzy", known
        return None

    def _spoken(self, key: str) -> list[_Known]:
        known = self._index.names.get(key, ())
        return [one for one in known if one.language in (None, self._language) or one.kind != "foreign"]

    def _strange(self, word: str) -> bool:
        """Is this no word that the rules, ordinary talk or names have, in any inflection?"""
        stems = {word, *(word.removesuffix(ending) for ending in ("s", "es", "ed", "d", "ing", "er", "ly", "ion"))}
        known = (self._ordinary.words, self._ordinary.never, self._index.words, self._index.rules_words)
        return not any(stem in words or f"{stem}e" in words for stem in stems for words in known)

    def _written_as_name(self, run: Sequence[_Word], key: str, known: _Known) -> bool:
        """Is this more than ordinary words? Capitals tell, but not where a sentence begins."""
        ordinary = self._ordinary
        if len(run) > 1:
            capitals = all(word.capital for word in run if word.key not in ordinary.never) and run[-1].capital
            short = len(run) == 2 and all(w.key in ordinary.never or w.key in ordinary.words for w in run)
            plain = short or key in ordinary.phrases or all(word.key in ordinary.never for word in run)
            split = all("/" in word.gap for word in run[1:])
            return capitals or split if plain else known.kind != "part"
        (word,) = run
        capital = word.capital and not word.opening
        if key in ordinary.never or word.key in ordinary.never or len(key) < 2:
            return False
        if known.kind == "part":
            is_word = key in ordinary.words or key in self._index.rules_words
            first, *others = _words_of(known.name)
            heads = len(others) == 1 and first.key == key and len(key) >= LEAST_HEAD
            return not is_word and (capital or heads)
        plain = key in ordinary.words or word.key in ordinary.words
        if plain or (key in self._index.rules_words and known.kind != "nickname"):
            subject = word.capital and word.opening and self._is_subject(word)
            by = known.kind == "nickname" and (self._is_means(word) or self._is_used(word))
            return capital or subject or by or self._before(word) in _CASTING or self._is_out(word)
        return True

    def _as_verb(self, word: str) -> _Known | None:
        """The card of which a word is the name as a verb: "shocked", "murders"; no word of the rules or of
        ordinary talk."""
        for ending, instead in (("s", ""), ("es", ""), ("ed", ""), ("d", ""), ("ing", ""), ("ing", "e")):
            stem = word.removesuffix(ending) + instead
            if not word.endswith(ending) or len(stem) < LEAST_VERB:
                continue
            if stem in self._index.rules_words or stem in self._ordinary.words:
                continue
            known = [one for one in self._index.names.get(stem, ()) if one.kind == "card" and not one.odd]
            if known:
                return known[0]
        return None

    def _is_done(self, word: _Word) -> bool:
        """Does it stand between who does it and what it is done to?"""
        if self._before(word) in _SUBJECTS and self._after(word) in _OBJECTS:
            return True
        return self._before(word) in _PASSIVE and word.key.endswith("ed")

    def _place(self, word: _Word) -> int:
        return self._words.index(word)

    def _before(self, word: _Word) -> str:
        at = self._place(word)
        return self._words[at - 1].key if at and not _BREAK.search(word.gap) else ""

    def _after(self, word: _Word) -> str:
        at = self._place(word) + 1
        return self._words[at].key if at < len(self._words) and not _BREAK.search(self._words[at].gap) else ""

    def _is_subject(self, word: _Word) -> bool:
        """Does a verb or a preposition follow ("Clone copies", "Opt on"), and no object ("Clone a …")?"""
        at = self._place(word) + 1
        after = self._words[at].key if at < len(self._words) else ""
        return word.possessive or after in _AFTER_SUBJECT

    def _is_means(self, word: _Word) -> bool:
        """Is it that by which something is said to be done, at the end of a clause: "exiled with path", "w/ path"?"""
        return self._before(word) in _BY and self._ends_clause(word)

    def _is_used(self, word: _Word) -> bool:
        """Is it the object of who plays or uses it, and of nothing else: "spin top", "je joue le top"?"""
        at = self._place(word)
        before = at - 2 if self._before(word) in _OBJECTS else at - 1
        return before >= 0 and self._words[before].key in _USING and self._ends_clause(word)

    def _ends_clause(self, word: _Word) -> bool:
        at = self._place(word) + 1
        ends = at == len(self._words) or _CLAUSE_END.search(self._words[at].gap) is not None
        return ends or self._words[at].key in _QUESTION

    def _is_out(self, word: _Word) -> bool:
        """Is it said to be on the battlefield, as what is no card seldom is: "is out", "in play"?"""
        behind = " ".join(one.key for one in self._words[self._place(word) + 1 :][:3])
        return _ON_BATTLEFIELD.match(behind) is not None


class _Ordinary(NamedTuple):
    """Words that never are names by themselves, words that are so only where written as one, and such phrases."""

    never: frozenset[str]
    words: frozenset[str]
    phrases: frozenset[str]


@cache
def ordinary() -> _Ordinary:
    """The list that the package brings."""
    text = resources.files("cards.search").joinpath("ordinary_words.txt").read_text("utf-8")
    lines = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    never, words, phrases = (part for part in lines.split("\n\n") if part.strip())
    return _Ordinary(
        frozenset(map(_letters, never.split())),
        frozenset(map(_letters, words.split())),
        frozenset(_letters(phrase) for phrase in re.split(r"[|\n]", phrases)),
    )


def _letters(text: str) -> str:
    return _NOT_LETTERS.sub("", fold(text))


def _words_of(text: str) -> list[_Word]:
    words: list[_Word] = []
    end = 0
    for found in _WORD.finditer(text):
        gap = text[end : found.start()]
        opening = not words or _SENTENCE_END.search(gap) is not None
        capital, possessive = found[0][:1].isupper(), found[0].endswith(_POSSESSIVE)
        words.append(_Word(*found.span(), _letters(found[0]), capital, opening, possessive, gap))
        end = found.end()
    return words


def _forms(run: Sequence[_Word]) -> Iterator[str]:
    """The letters of a run of words as they are, in the singular and in the plural."""
    before, last = "".join(word.key for word in run[:-1]), run[-1].key
    yield before + last
    for ending, instead in (("s", ""), ("es", ""), ("ies", "y"), ("ves", "f"), ("f", "ves"), ("", "s")):
        if last.endswith(ending) and len(last) > len(ending) + 1:
            yield before + last.removesuffix(ending) + instead
    if len(run) == 1:
        for ending in ("ed", "ing", "es", "s"):
            stem = last.removesuffix(ending)
            if stem != last and stem in NICKNAMES:
                yield stem
    else:
        yield f"the{before}{last}"
        for ending, instead in (("ed", ""), ("d", ""), ("ing", ""), ("ing", "e"), ("'d", "")):
            if last.endswith(ending) and len(last) > len(ending) + 2:
                yield before + last.removesuffix(ending) + instead
    if len(run) > 2 and run[1].key == "of" and run[0].key.endswith("s"):
        yield run[0].key.removesuffix("s") + "".join(word.key for word in run[1:])
