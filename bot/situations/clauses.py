"""Sentences to clauses: which sentence of the catalogue a piece of a question is."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from bot.situations.nouns import NAMED, phrase, phrases
from bot.words import one_of, typed
from cards import fold
from engine import SentenceGaps, SentenceMisses, SentenceSpan, read_sentences

STATEMENTS = (
    "responded-to",
    "tapped",
    "no-block",
    "damaged",
    "protects",
    "life",
    "turn",
    "attacked-by",
    "blocked-by",
    "block",
    "attack",
    "attached",
    "have",
    "faces",
    "on-the-stack",
    "loyalty",
    "activate",
    "cast",
    "cast-at",
    "against",
    "whose-is-it",
    "list",
)
QUESTIONS = ("asks-size", "asks-dies", "asks-survives", "asks-loses", "asks-gains", "asks-happens", "asks-can")
_SENTENCE = re.compile(r"([^.?!;\n]+)([.?!;\n]*)")
_CONTRACTIONS = (
    ("i'?m", "I am"),
    ("i'?ve", "I have"),
    ("i'(?:ll|d)", "I"),
    (
        "(he|she|opponent|opp|it)'s(?= (?:at|on|down|attack|block|cast|equipped|enchanted|dead|out|my|his|her|a) )",
        r"\1 is",
    ),
    ("(he|she|they|you)'(?:ll|d)", r"\1"),
    ("(they|you)'?re", r"\1 are"),
    ("(they|you)'?ve", r"\1 have"),
    ("its(?= (?:my|his|her|their|opp))", "it is"),
    ("(do|does|did|can|wo|would)n'?t", r"\1 not"),
    ("what'?s", "what is"),
    ("how'?s", "how is"),
)
_MOST_WORDS = 25
_NAME = re.compile(rf"{NAMED}\d+")


@dataclass(frozen=True, slots=True)
class Clause:
    """A piece of a question that one sentence of the catalogue reads: its ``key``, what fills its gaps. ``response``
    tells that it is said to be in response."""

    key: str
    text: str
    gaps: SentenceGaps
    response: bool = False

    def gap(self, name: str) -> str:
        """What fills a gap; empty where the sentence has none."""
        return self.gaps[name].text if name in self.gaps else ""


@dataclass(frozen=True, slots=True)
class Unread:
    """A piece of a question that no sentence reads. ``asks`` tells that it stands in a question, ``opens`` that it
    begins as one: "does it come back"."""

    text: str
    asks: bool

    @property
    def opens(self) -> bool:
        """Whether it begins with a word that asks."""
        return re.match(rf"{one_of('situation-asking')}(?!\w)", self.text, re.I) is not None


def clauses(text: str) -> Iterator[Clause | Unread]:
    """A question in clauses, in its order, with what could not be read. Names of cards are replaced in it
    (:data:`bot.situations.nouns.NAMED`)."""
    for sentence in _SENTENCE.finditer(_spelt_out(text.replace("’", "'"))):
        yield from _clauses(sentence[1], asks="?" in sentence[2])


def _spelt_out(text: str) -> str:
    """Contractions in full, and without words that change nothing: "I'd just like to"."""
    text = re.sub(r"\((?:at |with )?(\d+) (loyalty|defense)[^()]*\)", r"at \1 \2", text)
    for short, full in _CONTRACTIONS:
        text = re.sub(rf"(?<!\w){short}(?!\w)", full, text, flags=re.I)
    return re.sub(rf"(?<=\w) {one_of('situation-empty')}(?= )", "", text, flags=re.I)


def _clauses(text: str, asks: bool) -> Iterator[Clause | Unread]:
    text, response = _led(text)
    if not text:
        return
    if (
        turn := re.match(rf"(?:{one_of('situation-on')}) .{{1,20}}? (?:{one_of('turn')}|upkeep)(?=[ ,])", text, re.I)
    ) is not None:
        found = _read(turn[0], False)
        if found is not None:
            yield found
            yield from _clauses(text[turn.end() :], asks)
            return
    for head, rest in _beginnings(text):
        plain, late = _led(head)
        found = _read(plain, response or late) if plain else None
        if found is not None:
            yield found
            yield from _clauses(rest, asks)
            return
    marks = list(_marks(text))
    head, rest = (text[: marks[0].start()], text[marks[0].end() :]) if marks else (text, "")
    if fold(head) not in typed("situation-greeting"):
        yield Unread(head, asks)
    yield from _clauses(rest, asks)


def _led(text: str) -> tuple[str, bool]:
    """Without the words that begin a clause and say nothing of the board; whether they say "in response"."""
    response = False
    while True:
        text = text.strip(' ,:-()"“”')
        behind = re.search(rf"\s{one_of('situation-behind')}$", text, re.I)
        if behind is not None:
            response = response or fold(behind[0]).strip() in typed("situation-respond")
            text = text[: behind.start()]
            continue
        found = re.match(rf"{one_of('situation-lead')}(?=[\s,:]|$)", text, re.I)
        if found is None or _reads_as_it_is(text):
            return text, response
        response = response or fold(found[0]) in typed("situation-respond")
        text = text[found.end() :]


def _reads_as_it_is(text: str) -> bool:
    """Whether these words are part of a clause: "with X on the battlefield", "in response to"."""
    return any(_read(head, False) is not None for head, _ in _beginnings(text))


def _marks(text: str) -> Iterator[re.Match[str]]:
    return re.finditer(
        rf"\s*,\s*|\s+(?={one_of('situation-lead', 'situation-asking')}\s)|\s*:\s|\s+-+\s+|\s*[()]\s*", text, re.I
    )


def _beginnings(text: str) -> Iterator[tuple[str, str]]:
    """The whole, and its beginnings that end where a clause may end, the longest first, each with what follows."""
    if len(text.split()) <= _MOST_WORDS:
        yield text, ""
    for mark in reversed(list(_marks(text))):
        if len(text[: mark.start()].split()) <= _MOST_WORDS and mark.start():
            yield text[: mark.start()], text[mark.end() :]


@lru_cache(maxsize=4096)
def _read(text: str, response: bool) -> Clause | None:
    for key in (*QUESTIONS, *STATEMENTS):
        for gaps in read_sentences(f"situation-{key}", text, _accepts, SentenceMisses()):
            if key != "cast" or response or "player" in gaps or not _is_noun(text):
                return Clause(key, text, gaps, response)
    return None


def _is_noun(text: str) -> bool:
    return phrases(text) is not None


def _accepts(gap: str, span: SentenceSpan) -> bool:
    text = span.text.strip()
    if gap == "player":
        return side_of(text) != ""
    if gap == "who":
        return side_of(text) != ""
    if gap == "whose":
        return side_of(text) != "" or whose_of(text) != ""
    if gap == "number":
        return text.isdecimal() and len(text) < 5
    if gap == "card":
        return _card(text) is not None
    if gap == "loyalty":
        return re.fullmatch(r"[+−-] ?(?:\d{1,2}|x)|0", text, re.I) is not None
    if gap in ("things", "things2"):
        return phrases(text) is not None
    if gap in ("thing", "cost"):
        return phrase(text) is not None
    if gap in ("goal", "goal2", "asked"):
        return side_of(text) != "" or phrases(text) is not None
    if gap == "act":
        inner = _read(text, False)
        return inner is not None and inner.key in STATEMENTS
    return True


def _card(text: str) -> int | None:
    """The number of the name that a text is, with or without an article."""
    found = phrase(text)
    return found.card if found is not None else None


def side_of(text: str) -> str:
    """ "mine" for words that stand for the asker, "theirs" for the opponent, empty for others."""
    plain = fold(text).removesuffix("'s")
    if plain in typed("situation-you"):
        return "mine"
    return "theirs" if plain in typed("situation-opponent") else ""


def whose_of(text: str) -> str:
    """The same for "my", "his", "my opponent's"."""
    plain = fold(text)
    if plain in typed("situation-my"):
        return "mine"
    return "theirs" if plain in typed("situation-their") else ""


def inner(clause: Clause) -> Clause | None:
    """The act that a question asks to be possible."""
    return _read(clause.gap("act"), clause.response)


def names_in(text: str) -> Sequence[int]:
    """The numbers of the names in a text."""
    return [int(found[0][len(NAMED) :]) for found in _NAME.finditer(text)]
