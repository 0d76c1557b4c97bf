"""Finds the cards that a sentence names: misspelt, without capitals, in the plural, by a nickname or a part.

Words that happen to be names of cards ("Who", "explore") are left alone unless they are written as names. Nothing here
is certain: a :class:`Mention` says how it was found, and lists what else may be meant.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from cards.nicknames_and_name_keys import PEOPLE
from cards.read_only_connection import Store
from cards.search.finding_by_name import NameSearch
from cards.search.index_of_names import IndexOfNames, KnownName, as_called
from cards.search.words_of_text import Word, forms, ordinary, words_of

LONGEST_TEXT = 2000
MOST_WORDS = 9
LEAST_FUZZY = 6
"""Letters of the shortest misspelt name: shorter ones are as near to any other word."""
LEAST_HEAD = 8
"""Letters of the shortest word that stands without a capital for the only name that has it, if that is the first of its
two: "blightsteel"."""
LEAST_VERB = 5
"""Letters of the shortest name that is read as a verb: shorter ones are ordinary words."""
_BRACKETED = re.compile(r"\[\[([^\[\]]{1,150})\]\]")
_BREAK = re.compile(r"[.?!;:()\[\]\"“”\n]")
_CLAUSE_END = re.compile(r"[.?!;:,()\n]")
_CASTING = {"cast", "casts", "casting", "recast", "named", "lance", "lances", "lancer"}
_AFTER_SUBJECT = {
    *("is", "on", "resolves", "copies", "targeting", "est", "sur", "attacks", "blocks", "dies", "swings", "attaque"),
    *("bloque", "meurt", "triggers"),
}
_SUBJECTS = {
    "i",
    "he",
    "she",
    "they",
    "opp",
    "opponent",
    "you",
    "we",
    "and",
    "to",
    "je",
    "il",
    "elle",
    "on",
    "adversaire",
}
_WHOSE = {"my", "his", "her", "their"}
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
_PLAYS = {
    *("casts", "cast", "plays", "played", "has", "had", "controls", "controlled", "loses", "lost", "wins", "won"),
    *(
        "concedes",
        "conceded",
        "scoops",
        "scooped",
        "bolts",
        "says",
        "said",
        "thinks",
        "claims",
        "responds",
        "responded",
    ),
    *("counters", "countered", "steals", "stole", "passes", "wants", "sacs", "sacrifices", "equips", "discards"),
}
"""What players do or have, and creatures do not."""
_HAVE_OF_ONE = {"trigger", "triggers", "ability", "abilities", "power", "toughness", "controller", "owner", "upkeep"}
"""What is said to be a card's own."""
_FRIENDS = {"friend", "buddy", "mate", "brother", "opponent"}
_PERSON_BEFORE = {*_FRIENDS, "player", "named", "called"}
_NO_NAME_BEFORE = {"proof", "able", "bait", "like", "esque", "style", "resistant", "immune", "range"}
"""Words that make one ordinary word with a name before a hyphen: "bolt-proof"."""
_PRONOUNS_BEFORE_VERBS = frozenset(("le", "la", "les", "lui"))
"""What French puts before a verb of what is done to it."""
_PASSIVE = {"gets", "got", "get", "getting", "is", "was", "been", "being"}


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


class MentionSearch:
    """Looks for names in texts. The index of all names is made when it is first asked."""

    def __init__(self, store: Store, names: NameSearch) -> None:
        self._names = names
        self._index: Callable[[], IndexOfNames] = store.cached(lambda: IndexOfNames(store))

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


class _Reading:
    """One text, being read for names: the surest first, each word in one name."""

    def __init__(self, index: IndexOfNames, text: str, language: str | None) -> None:
        self._index = index
        self._language = language
        self._ordinary = ordinary()
        self._words = words_of(text)
        self._taken = [False] * len(self._words)
        self._found: list[Mention] = []
        self._people = {self._nickname(word) for word in self._words if self._is_person(word)}
        """The nicknames that are people here, wherever the text has them."""

    def mentions(self) -> list[Mention]:
        """All that was found, in no order."""
        for length in range(min(MOST_WORDS, len(self._words)), 1, -1):
            self._look(length, self._exact)
        for length in range(min(5, len(self._words)), 1, -1):
            self._look(length, self._misspelt)
        self._look(1, self._exact)
        self._look(1, self._misspelt)
        for length in range(min(MOST_WORDS, len(self._words)), 1, -1):
            self._look(length, self._named_before)
        return self._of_cards_named()

    def _named_before(self, run: Sequence[Word]) -> tuple[str, list[KnownName]] | None:
        """A name of ordinary words that the text has elsewhere, where it is sure: "cast time warp, then a second time
        warp"."""
        key = "".join(word.key for word in run)
        known = [one for one in self._spoken(key) if one.kind == "card"]
        named = {one.names[0] for one in self._found if one.rung == "card"}
        return ("card", known[:1]) if known and known[0].name in named else None

    def _of_cards_named(self) -> list[Mention]:
        """What was found; of several cards that a name may mean, one that is named besides comes first: "Tibalt" behind
        "Valki" is the other face of that card."""
        sure = {one.names[0] for one in self._found if len(one.names) == 1}
        return [one._replace(names=tuple(sorted(one.names, key=lambda name: name not in sure))) for one in self._found]

    def _look(self, length: int, how: Callable[[Sequence[Word]], tuple[str, list[KnownName]] | None]) -> None:
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

    def _exact(self, run: Sequence[Word]) -> tuple[str, list[KnownName]] | None:
        commas = any("," in word.gap for word in run[1:])
        if len(run) == 1 and self._is_done(run[0]):
            stems = (run[0].key.removesuffix(ending) for ending in ("", "s", "es", "ed", "ing"))
            verb = next((self._index.verbs[stem] for stem in stems if stem in self._index.verbs), None)
            verb = verb or self._as_verb(run[0].key)
            if verb is not None:
                return verb.kind, [verb]
        if len(run) == 1 and self._is_means(run[0]) and run[0].key in self._index.verbs:
            return "nickname", [self._index.verbs[run[0].key]]
        for key in forms(run):
            known = [one for one in self._spoken(key) if one.comma or not commas]
            if len(key) > sum(len(word.key) for word in run):  # one "sword" is no "swords"
                known = [one for one in known if one.kind != "nickname"]
            known.sort(key=lambda one: one.key != " ".join(word.key for word in run) and not one.odd)
            known.sort(key=lambda one: one.kind != "nickname")  # "rift" is what players call so, not the card Rift
            if self._before(run[0]) in _FRIENDS:  # "my friend mike" is no Mike, the Dungeon Master
                known = [one for one in known if one.kind != "short"]
            if known and self._written_as_name(run, key, as_called(known)):
                return known[0].kind, known
        return None

    def _misspelt(self, run: Sequence[Word]) -> tuple[str, list[KnownName]] | None:
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

    def _spoken(self, key: str) -> list[KnownName]:
        known = self._index.names.get(key, ())
        if key.removesuffix("s") in self._people:
            return [one for one in known if one.kind != "nickname"]
        return [one for one in known if one.language in (None, self._language) or one.kind != "foreign"]

    def _strange(self, word: str) -> bool:
        """Is this no word that the rules, ordinary talk or names have, in any inflection?"""
        stems = {word, *(word.removesuffix(ending) for ending in ("s", "es", "ed", "d", "ing", "er", "ly", "ion"))}
        known = (self._ordinary.words, self._ordinary.never, self._index.words, self._index.rules_words)
        return not any(stem in words or f"{stem}e" in words for stem in stems for words in known)

    def _written_as_name(self, run: Sequence[Word], key: str, known: KnownName) -> bool:
        """Is this more than ordinary words? Capitals tell, but not where a sentence begins."""
        ordinary = self._ordinary
        if len(run) > 1:
            capitals = all(word.capital for word in run if word.key not in ordinary.never) and run[-1].capital
            short = len(run) == 2 and all(w.key in ordinary.never or w.key in ordinary.words for w in run)
            plain = short or key in ordinary.phrases or all(word.key in ordinary.never for word in run)
            split = all("/" in word.gap for word in run[1:])
            if plain and known.kind != "nickname":
                return capitals or split or (known.kind == "card" and self._before(run[0]) in _CASTING)
            return known.kind != "part"
        (word,) = run
        if self._makes_a_word(word):
            return False
        capital = word.capital and not word.opening
        if key in ordinary.never or word.key in ordinary.never or len(key) < 2:
            return False
        if known.kind == "part":
            is_word = key in ordinary.words or key in self._index.rules_words
            first, *others = words_of(known.name)
            heads = len(others) == 1 and first.key == key and len(key) >= LEAST_HEAD
            return not is_word and (capital or heads)
        plain = key in ordinary.words or word.key in ordinary.words
        if plain or (key in self._index.rules_words and known.kind != "nickname"):
            subject = word.capital and word.opening and self._is_subject(word)
            by = known.kind == "nickname" and (self._is_means(word) or self._is_used(word))
            return capital or subject or by or self._before(word) in _CASTING or self._is_out(word)
        return True

    def _as_verb(self, word: str) -> KnownName | None:
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

    def _nickname(self, word: Word) -> str:
        return word.key.removesuffix("s") if word.possessive else word.key

    def _is_person(self, word: Word) -> bool:
        """Is it a nickname that people have, of which something is said that only they do or have: "bob's creature",
        "bob casts"?"""
        if self._nickname(word) not in PEOPLE:
            return False
        after, before = self._after(word), self._before(word)
        if word.possessive:
            return after not in _HAVE_OF_ONE
        if after in ("attacks", "swings"):
            at = self._place(word) + 2
            return any(one.key == "with" for one in self._words[at : at + 3])
        return after in _PLAYS or before in _PERSON_BEFORE

    def _makes_a_word(self, word: Word) -> bool:
        """Is it a part of an ordinary word: "bolt-proof"?"""
        at = self._place(word) + 1
        return at < len(self._words) and self._words[at].gap == "-" and self._words[at].key in _NO_NAME_BEFORE

    def _is_done(self, word: Word) -> bool:
        """Does it stand between who does it and what it is done to?"""
        if self._before(word) in _SUBJECTS and self._after(word) in _OBJECTS:
            return True
        if not self._before(word) and word.key.endswith("ed") and self._after(word) in _WHOSE:
            return True  # "threatened his 5/5": who asks leaves out that it was they
        if self._before(word) in _PRONOUNS_BEFORE_VERBS and word.key in self._index.verbs:
            at = self._place(word) - 2  # "je le foudroie"
            return at >= 0 and self._words[at].key in _SUBJECTS
        return self._before(word) in _PASSIVE and word.key.endswith("ed")

    def _place(self, word: Word) -> int:
        return self._words.index(word)

    def _before(self, word: Word) -> str:
        at = self._place(word)
        return self._words[at - 1].key if at and not _BREAK.search(word.gap) else ""

    def _after(self, word: Word) -> str:
        at = self._place(word) + 1
        return self._words[at].key if at < len(self._words) and not _BREAK.search(self._words[at].gap) else ""

    def _is_subject(self, word: Word) -> bool:
        """Does a verb or a preposition follow ("Clone copies", "Opt on"), and no object ("Clone a …")?"""
        at = self._place(word) + 1
        after = self._words[at].key if at < len(self._words) else ""
        return word.possessive or after in _AFTER_SUBJECT

    def _is_means(self, word: Word) -> bool:
        """Is it that by which something is said to be done, at the end of a clause: "exiled with path", "w/ path"?"""
        return self._before(word) in _BY and self._ends_clause(word)

    def _is_used(self, word: Word) -> bool:
        """Is it the object of who plays or uses it, and of nothing else: "spin top", "je joue le top"?"""
        at = self._place(word)
        before = at - 2 if self._before(word) in _OBJECTS else at - 1
        return before >= 0 and self._words[before].key in _USING and self._ends_clause(word)

    def _ends_clause(self, word: Word) -> bool:
        at = self._place(word) + 1
        ends = at == len(self._words) or _CLAUSE_END.search(self._words[at].gap) is not None
        return ends or self._words[at].key in _QUESTION

    def _is_out(self, word: Word) -> bool:
        """Is it said to be on the battlefield, as what is no card seldom is: "is out", "in play"?"""
        behind = " ".join(one.key for one in self._words[self._place(word) + 1 :][:3])
        return _ON_BATTLEFIELD.match(behind) is not None
