"""Sentences to clauses: which sentence of the catalogue a piece of a question is."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache, lru_cache

from bot.situations.clause import Clause, Unread
from bot.situations.corrections import corrected
from bot.situations.descriptions import times_of
from bot.situations.gaps import fills
from bot.situations.keys_of_clauses import ACTS, IN_A_COMBAT, MESSAGES, OF_COMBAT, QUESTIONS, WITH_SUBJECT
from bot.situations.noun_pattern import NAMED
from bot.situations.nouns import phrases
from bot.situations.spelling import plain_letters, spelt_out
from bot.situations.times import time_before, time_behind
from bot.words import one_of, typed
from cards import fold
from engine import SentenceSpan, read_sentences

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
_ONTO = rf"on (?:my|his|her|their|the|an?) (?:{NAMED}|\d+/\d)|on (?:it|him|her) and\s"
"""The English "on" before what is aimed at, and not the French subject."""
_SENTENCE = re.compile(r"([^.?!;\n]+)([.?!;\n]*)")
_ANY_QUESTION = ("asks-happens", "asks-can", "asks-may", "asks-stops")
"""Questions that do not say what may be so."""
_NUMBERS_ASKED = ("asks-draws", "asks-gains", "asks-loses", "asks-tokens", "asks-triggers", "asks-damage")
"""Questions that may be of a number."""
_COMES_OF_IT = (
    *("asks-dies", "asks-survives", "asks-gone", "asks-trade", "asks-returns", "asks-resolves", "asks-countered"),
    *("asks-triggers", "asks-wins"),
)
"""Questions whose words also tell what comes of something, where another question follows: "… then dies, do I draw"."""
_MOST_WORDS = 28
_MOST_OF_TIMES = 5
"""Words of "two times in a row"."""


def clauses(text: str) -> Iterator[Clause | Unread]:
    """A question in clauses, in its order, with what could not be read. Names of cards are replaced in it
    (:data:`bot.situations.nouns.NAMED`)."""
    for sentence in _SENTENCE.finditer(_with_tags(spelt_out(corrected(text.replace("’", "'"))))):
        said, tag = _without_tag(sentence[1])
        found = _as_it_happens(_clauses(said, asks=tag or "?" in sentence[2] or _opens(sentence[1])))
        found = _with_their_heads(found)
        if tag and len(found) > 1 and any(isinstance(one, Unread) for one in found):
            whole = _asked_for(Unread(said, asks=True))  # "I still get the two 3/3s, right"
            found = [whole] if whole is not None else found
        found = [_asked_of_passing(one) for one in found]
        found = [_told_before(one, found[at:]) for at, one in enumerate(found, 1)]
        last = found[-1] if found else None
        if isinstance(last, Clause) and (tag or ("?" in sentence[2] and last.key == "dies")):
            found[-1] = replace(last, claim=True)
        elif isinstance(last, Unread) and (tag or last.opinion):
            found[-1] = _asked_for(last) or replace(last, opinion=True)
        elif isinstance(last, Clause) and last.claim and not last.asks:
            found[-1] = _asked_for(Unread(last.text, asks=True)) or last
        yield from found


def _asked_of_passing(one: Clause | Unread) -> Clause | Unread:
    """A remark that stands in a question is asked about: "so he takes 4 and it dies?"."""
    if isinstance(one, Clause) and one.key == "aside" and one.asks:
        return _asked_for(Unread(one.text, asks=True)) or one
    return one


def _told_before(one: Clause | Unread, behind: Sequence[Clause | Unread]) -> Clause | Unread:
    """What reads as a question only for want of words, "dies", "elle meurt", is told where a question stands behind it
    in the sentence: "he steals it then dies, do I get it back"."""
    if not isinstance(one, Clause) or one.key not in _COMES_OF_IT or _opens(one.text):
        return one
    asked = [other for other in behind if _opens(other.text) and not other.either]
    if one.key == "asks-dies" and not asked and _is_named(one.gap("asked")) and any(other.asks for other in behind):
        return replace(one, key="dies", gaps={"things": one.gaps["asked"]}, asks=False)  # "mon ours meurt, il va où ?"
    if not one.gaps:  # "he blocks, trade": what follows need not begin as a question does
        asked = asked or [other for other in behind if isinstance(other, Clause) and other.key.startswith("asks-")]
    return replace(one, asks=False, told=True) if asked else one


def _is_named(text: str) -> bool:
    """Whether a text says what it is of, and is no pronoun."""
    found = phrases(text)
    return found is not None and not any(one.pronoun for one in found)


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


def _with_their_heads(told: Sequence[Clause | Unread]) -> list[Clause | Unread]:
    """Clauses in which "how much" and "what" have not come apart from what they ask of: "how much | do they lose" asks
    no yes or no."""
    found: list[Clause | Unread] = []
    for one in told:
        before = found[-1] if found else None
        head = re.fullmatch(one_of("situation-how-many", "situation-what"), before.text, re.I) if before else None
        if before is None or head is None or not isinstance(one, Clause) or not one.key.startswith("asks-"):
            found.append(one)
            continue
        whole = f"{before.text} {one.text}"
        loses = one.key == "asks-dies" and re.search(rf"(?<!\w){one_of('situation-loses')}(?!\w)", one.text, re.I)
        numeric = fold(before.text) not in typed("situation-what") and (loses or one.key in _NUMBERS_ASKED)
        key = ("asks-loses" if loses else one.key) if numeric else "asks-happens"
        gaps = {("who" if loses and name == "asked" else name): span for name, span in one.gaps.items()}
        found[-1] = replace(one, key=key, text=whole, gaps=gaps if numeric else {})
    return found


def _without_tag(sentence: str) -> tuple[str, bool]:
    """A sentence without "…, right" or "…, isn't it" at its end, and whether it has that."""
    tag = re.search(rf"[\s,]+{one_of('situation-tag')}\s*$", plain_letters(sentence), re.I)
    return (sentence[: tag.start()], True) if tag is not None and tag.start() else (sentence, False)


def _clauses(text: str, asks: bool, either: bool = False) -> Iterator[Clause | Unread]:
    either = either or _or(r"[\s,]*", r"(?!\w)").match(text) is not None
    opinion = _speech().search(plain_letters(text)) is not None
    earlier = re.match(rf"[\s,]*{one_of('situation-earlier')}(?!\w)", plain_letters(text), re.I) is not None
    whole = text
    text, response = _led(text, whole=False)
    says_so = _speech().search(plain_letters(whole[: whole.find(text)])) is not None
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
                replace(found, asks=asks, earlier=earlier, either=either, claim=says_so),
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
    return re.finditer(
        rf"\s*,\s*|{que}\s+(?!{_ONTO})(?={one_of(*words)}\s)|\s*:\s|\s+-+\s+|\s*[()]\s*", plain_letters(text), re.I
    )


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
