"""Sentences to clauses: which sentence of the catalogue a piece of a question is."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache, lru_cache

from bot.situations.corrections import corrected
from bot.situations.descriptions import times_of
from bot.situations.gaps import fills
from bot.situations.keys_of_clauses import ACTS, IN_A_COMBAT, MESSAGES, OF_COMBAT, QUESTIONS, WITH_SUBJECT
from bot.situations.nouns import NAMED, phrases
from bot.situations.spelling import plain_letters, spelt_out
from bot.situations.times import time_before, time_behind
from bot.words import one_of, typed
from cards import fold
from engine import SentenceGaps, SentenceSpan, read_sentences

_WHOEVER = ("i", "je")
_BEFORE_QUE = ("est-ce", "alors", "tandis", "pendant", "sachant", "vu")
"""Words that make one word with "que" behind them."""
_BEFORE_SUBJECT = (
    r"\bmy",
    r"\bMy",
    r"\bthe",
    r"\bThe",
    r"\ban",
    r"\byour",
    r"\bhis",
    "mon",
    "Mon",
    r"\bl'",
    "another",
    "other",
)
"""Words of which "opponent" is the rest of what they begin."""
_SENTENCE = re.compile(r"([^.?!;\n]+)([.?!;\n]*)")
_ANY_QUESTION = ("asks-happens", "asks-can", "asks-may", "asks-stops")
"""Questions that do not say what may be so."""
_MOST_WORDS = 28
_MOST_OF_TIMES = 5
"""Words of "two times in a row"."""


@dataclass(frozen=True, slots=True)
class Clause:
    """A piece of a question that one sentence of the catalogue reads: its ``key``, what fills its gaps. ``response``
    tells that it is said to be in response, ``asks`` that it stands in a question."""

    key: str
    text: str
    gaps: SentenceGaps
    response: bool = False
    asks: bool = False
    claim: bool = False
    """Whether a question ends with it: what somebody says happens, and wants to hear about."""
    times: int = 1
    """How often it is said to be done."""
    earlier: bool = False
    """Whether it is said to be before what it is told behind: "… when I attack"."""
    either: bool = False
    """Whether it says what else may be, behind what is asked: "… or do I keep it"."""

    def gap(self, name: str) -> str:
        """What fills a gap; empty where the sentence has none."""
        return self.gaps[name].text if name in self.gaps else ""


@dataclass(frozen=True, slots=True)
class Unread:
    """A piece of a question that no sentence reads. ``asks`` tells that it stands in a question, ``opens`` that it
    begins as one: "does it come back". ``opinion`` tells that somebody is said to think or say so."""

    text: str
    asks: bool
    opinion: bool = False
    alone: bool = False
    """Whether it does not go on with the subject of the one before: that has been tried."""
    either: bool = False

    @property
    def opens(self) -> bool:
        """Whether it begins with a word that asks, and does not go on about something: "which is tapped"."""
        about = rf"{one_of('situation-that')} {one_of('situation-being', 'situation-verb-have')}(?!\w)"
        if re.match(about, self.text, re.I):
            return False
        if re.match(rf"[^\W\d_]+-(?:t-)?{one_of('situation-inverted')}(?!\w)", self.text, re.I):
            return True
        return re.match(rf"{one_of('situation-asking', 'situation-opens')}(?!\w)", self.text, re.I) is not None


def clauses(text: str) -> Iterator[Clause | Unread]:
    """A question in clauses, in its order, with what could not be read. Names of cards are replaced in it
    (:data:`bot.situations.nouns.NAMED`)."""
    for sentence in _SENTENCE.finditer(_with_tags(spelt_out(corrected(text.replace("’", "'"))))):
        said, tag = _without_tag(sentence[1])
        found = _as_it_happens(_clauses(said, asks=tag or "?" in sentence[2] or _opens(sentence[1])))
        last = found[-1] if found else None
        if isinstance(last, Clause) and (tag or ("?" in sentence[2] and last.key == "dies")):
            found[-1] = replace(last, claim=True)
        elif isinstance(last, Unread) and tag:
            found[-1] = _asked_for(last) or replace(last, opinion=True)
        yield from found


def _with_tags(text: str) -> str:
    """The text with "Correct?" as part of the sentence before it."""
    return re.sub(rf"[.;\n]+\s*({one_of('situation-tag')}\s*[?]+)", r", \1", text, flags=re.I)


def _asked_for(claim: Unread) -> Clause | None:
    """What somebody says that happens, and wants to hear about, as the question that it is: "Rancor goes back to my
    hand, right" is "does Rancor go back to my hand"."""
    words = _led(claim.text)[0].split()
    for at in range(1, len(words)):
        verb = words[at]
        plain = (re.sub("(?<=[hosx])es$", "", verb), verb.removesuffix("s"))
        asked = (("do", *words[:at], one, *words[at + 1 :]) for one in dict.fromkeys(plain))
        for question in (*asked, (verb, *words[:at], *words[at + 1 :])):
            found = _read(" ".join(question), False)
            if found is not None and found.key in QUESTIONS and found.key not in _ANY_QUESTION:
                return replace(found, text=claim.text, asks=True)
    return None


def _as_it_happens(told: Iterable[Clause | Unread]) -> list[Clause | Unread]:
    """Clauses in the order in which it happens: what "when" and "after" begin comes before what it is told behind, "he
    casts Fog when I attack"."""
    found = list(told)
    for at in range(1, len(found)):
        before, one = found[at - 1], found[at]
        if not isinstance(one, Clause) or not isinstance(before, Clause) or not one.earlier:
            continue
        says_who = "player" in before.gaps or "act" in before.gaps  # else it goes on with the subject before that
        if one.key in OF_COMBAT and before.key in IN_A_COMBAT and says_who:
            found[at - 1], found[at] = one, replace(before, asks=before.asks or one.asks)
    return found


def _without_tag(sentence: str) -> tuple[str, bool]:
    """A sentence without "…, right" or "…, isn't it" at its end, and whether it has that."""
    tag = re.search(rf"[\s,]+{one_of('situation-tag')}\s*$", plain_letters(sentence), re.I)
    return (sentence[: tag.start()], True) if tag is not None and tag.start() else (sentence, False)


def _clauses(text: str, asks: bool, either: bool = False) -> Iterator[Clause | Unread]:
    either = either or _or(r"[\s,]*", r"(?!\w)").match(text) is not None
    opinion = _speech().search(plain_letters(text)) is not None
    earlier = re.match(rf"[\s,]*{one_of('situation-earlier')}(?!\w)", plain_letters(text), re.I) is not None
    text, response = _led(text, whole=False)
    if not text:
        return
    if (time := time_before(text)) is not None:
        yield _when(time)
        yield from _clauses(text[len(time) :], asks)
        return
    fallback: list[Clause | Unread] = []
    for head, rest, parted in _beginnings(text):
        plain, late = _led(re.sub(rf"\s+{one_of('situation-joins')}$", "", head, flags=re.I) if rest else head)
        found = _read(plain, response or late) if plain else None
        if found is None:
            once, times = _without_times(plain)
            found = _read(once, response or late) if times > 1 else None
            found = replace(found, times=times, text=plain) if found is not None else None
        time = time_behind(plain) if found is None else None
        if time is not None:
            found = _read(plain[: -len(time)].strip(" ,"), response or late)
        if found is not None:
            told: list[Clause] = [
                *([_when(time)] if time is not None else []),
                replace(found, asks=asks, earlier=earlier, either=either),
            ]
            if not rest or parted or _goes_on(rest):
                yield from told
                yield from _clauses(rest, asks, _or(r"\s", "$").search(head) is not None)
                return
            fallback = fallback or [*told, Unread(rest, asks)]
    if fallback:
        yield from fallback[:-1]
        yield from _clauses(fallback[-1].text, asks)
        return
    marks = list(_marks(text))
    head, rest = (text[: marks[0].start()], text[marks[0].end() :]) if marks else (text, "")
    head = head if rest else _led(head)[0]
    if fold(head) not in typed("situation-greeting") and _of_a_question().fullmatch(fold(head)) is None:
        yield Unread(head, asks or _asks(head), opinion, either=either)
    yield from _clauses(rest, asks, _or(r"\s", "$").search(head) is not None)


@cache
def _or(before: str, behind: str) -> re.Pattern[str]:
    return re.compile(rf"{before}{one_of('situation-or')}{behind}", re.I)


def _goes_on(rest: str) -> bool:
    """Whether what follows a clause reads as another, or asks something: "I have X and my creature | with undying dies"
    does not, so that the clause may end before."""
    text, _ = _led(rest, whole=False)
    if Unread(text, asks=True).opens or fold(text) in typed("situation-greeting"):
        return True
    heads = [_led(head)[0] for head, *_ in _beginnings(text)]
    remarks = typed("situation-greeting")
    return not text or any(plain and (fold(plain) in remarks or _read(plain, False) is not None) for plain in heads)


def _without_times(text: str) -> tuple[str, int]:
    """A clause without "twice" at its end, and how often that is."""
    words = text.split()
    for at in range(max(1, len(words) - _MOST_OF_TIMES), len(words)):
        if (times := times_of(" ".join(words[at:]))) is not None:
            return " ".join(words[:at]), times
    return text, 1


def _opens(text: str) -> bool:
    """Whether a sentence begins as a question, for those who leave its mark out."""
    return re.match(rf"\s*{one_of('situation-asking', 'situation-opens')}(?!\w)", plain_letters(text), re.I) is not None


def _asks(text: str) -> bool:
    """Whether a piece begins with a word that only questions begin with."""
    found = re.match(rf"{one_of('situation-asking')}(?!\w)(?! not )", plain_letters(text), re.I)
    return found is not None and fold(found[0]) not in typed("situation-that")


@cache
def _of_a_question() -> re.Pattern[str]:
    """What only says of what kind a question is: "deathtouch question", "quick rules question"."""
    return re.compile(rf"(?:[a-zà-ÿ'-]+ ){{0,3}}{one_of('situation-question')}")


def with_subject(clause: Unread, subject: str) -> Clause | None:
    """A piece that leaves out who does it, as it reads with the ``subject`` of the one before: "… and blocks"."""
    plain, response = _led(clause.text)
    plain, times = _without_times(plain)
    found = _read(f"{subject} {plain}", response)
    return (
        replace(found, text=clause.text, asks=clause.asks, times=times)
        if found is not None and found.key in WITH_SUBJECT
        else None
    )


def _when(time: str) -> Clause:
    return Clause("when", time, {"time": SentenceSpan(time, 0, len(time))})


@cache
def _lead() -> re.Pattern[str]:
    return re.compile(rf"(?:{one_of('situation-lead')}|{_speech().pattern})(?=[\s,:]|$)", re.I)


@cache
def _speech() -> re.Pattern[str]:
    """What says that somebody says or thinks what follows."""
    said = rf"{one_of('situation-speech')}(?: {one_of('situation-that')})?"
    return re.compile(rf"(?<!\w){one_of('situation-speaker')} (?:\w+ )?{said}(?!\w)", re.I)


def _led(text: str, *, whole: bool = True) -> tuple[str, bool]:
    """Without the words that begin a clause and say nothing of the board, nor, where the ``whole`` text is one clause,
    those that end it; whether they say "in response"."""
    response = False
    while True:
        text = text.strip(' ,:-()"“”')
        if not whole:
            text, responds, is_led = _without_lead(text)
            response = response or responds
            if not is_led:
                return text, response
            continue
        behind = re.search(rf"\s{one_of('situation-behind')}$", plain_letters(text), re.I)
        purpose = re.search(rf"\s{one_of('situation-purpose')}(?: [^,\d{NAMED}]*)?$", plain_letters(text), re.I)
        if behind is None and purpose is not None and purpose.start():
            text = text[: purpose.start()]
            continue
        if behind is not None:
            response = response or fold(behind[0]).strip() in typed("situation-respond")
            text = text[: behind.start()]
            continue
        text, responds, is_led = _without_lead(text)
        response = response or responds
        if not is_led:
            return text, response


def _without_lead(text: str) -> tuple[str, bool, bool]:
    """The text without what leads in, whether that says "in response", and whether there was any."""
    found = _lead().match(plain_letters(text))
    if found is None or says_what_it_responds_to(text) or _reads_as_it_is(text):
        return text, False, False
    return text[found.end() :], fold(found[0]) in typed("situation-respond"), True


def says_what_it_responds_to(text: str) -> bool:
    """Whether these words begin with "in response to": what follows is part of what is told."""
    return re.match(rf"{one_of('situation-respond-to')}(?!\w)", text, re.I) is not None


def _reads_as_it_is(text: str) -> bool:
    """Whether these words are part of a clause: "with X on the battlefield", "in response to"."""
    found = (_read(head, False) for head, *_ in _beginnings(text))
    return any(one is not None and one.key != "own-verb" for one in found)


def _marks(text: str, *, subjects: bool = False) -> Iterator[re.Match[str]]:
    """Where a clause may end; ``subjects`` adds the places before a player, for clauses that nothing parts."""
    words = ("situation-lead", "situation-asking", *(("situation-subject", "situation-nobody") if subjects else ()))
    que = "".join(f"(?<!{word})" for word in (*_BEFORE_QUE, *_BEFORE_SUBJECT))
    return re.finditer(rf"\s*,\s*|{que}\s+(?={one_of(*words)}\s)|\s*:\s|\s+-+\s+|\s*[()]\s*", plain_letters(text), re.I)


def _beginnings(text: str) -> Iterator[tuple[str, str, bool]]:
    """The whole, and its beginnings that end where a clause may end, the longest first, each with what follows and
    whether more than a word parts the two."""
    if len(text.split()) <= _MOST_WORDS:
        yield text, "", False
    for mark in reversed(list(_marks(text, subjects=True))):
        if len(text[: mark.start()].split()) <= _MOST_WORDS and mark.start():
            yield text[: mark.start()], text[mark.end() :], mark[0].strip() != ""


@lru_cache(maxsize=4096)
def _read(text: str, response: bool) -> Clause | None:
    for message, gaps in read_sentences(MESSAGES, text, _accepts):
        key = message.removeprefix("situation-")
        if key == "own-verb" and "player" not in gaps:
            continue
        if key != "cast" or response or "player" in gaps or not _is_noun(text) or "how" in gaps:
            return Clause(key, text, gaps, response)
    return None


def _is_noun(text: str) -> bool:
    return phrases(text) is not None


def _accepts(gap: str, span: SentenceSpan) -> bool:
    text = span.text.strip()
    if gap == "act":
        found = _read(text, False)
        return found is not None and found.key in ACTS
    return _is_done(text) if gap == "doing" else fills(gap, text)


@lru_cache(maxsize=4096)
def _is_done(text: str) -> bool:
    """Whether a text is what somebody does, without who: "casting spells"."""
    found = (_read(f"{who} {text}", False) for who in _WHOEVER)
    return any(one is not None and one.key != "own-verb" for one in found)


def inner(clause: Clause) -> Clause | None:
    """The act that a question asks to be possible, or to be stopped."""
    said = clause.gap("act") or f"{clause.gap('who')} {clause.gap('doing')}"
    return _read(said, clause.response)
