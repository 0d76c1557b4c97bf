"""A text of short acts cut into acts: at semicolons, line ends and "then", and at commas where another act follows."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cards.model import fold
from engine.table.short_acts.naming import typed, without_article
from engine.table.short_acts.sentences import Span, tokens_of

MOST_REPEATED = 40
"""Times, at the most, that an act is said to be done."""
MOST_WORDS_AROUND = 9
"""Words by which it is said, in front of an act or behind, that it is in response."""


def pieces(text: str, offset: int = 0) -> Iterator[Span]:
    """The acts of a text: between semicolons, line ends and "then"; without "in response," in front. ``offset`` is
    where the text stands in a longer one."""
    start = 0
    for part in re.finditer(r"[^;\n]+", text):
        tokens = tokens_of(part[0], part.start())
        start, found = 0, []
        for at, token in enumerate(tokens):
            if fold(token.text) in typed("then"):
                found.append(tokens[start:at])
                start = at + 1
            elif token.text == "," and _is_response(tokens[at + 1 :]):
                found.append(tokens[start:at])
                start = at
        for run in (*found, tokens[start:]):
            run = _trimmed(run)
            if run:
                first, last = run[0].start, run[-1].end
                plain = text[first:last].rstrip(".!? ")
                yield Span(plain, first + offset, first + offset + len(plain))


def _is_response(tokens: tuple[Span, ...]) -> bool:
    """Whether another act begins there by being said to be in response ("…, in response cast Shock"), or with something
    on the stack: "…, holding priority with the trigger on the stack, cast Shock"."""
    lengths = range(2, min(MOST_WORDS_AROUND, len(tokens) - 1) + 1)
    return any(
        _said(tokens[:length]) in typed("in-response")
        or (tokens[length].text == "," and says_what_is_on_the_stack(tokens[:length]))
        for length in lengths
    )


def beginnings(piece: Span) -> Iterator[tuple[Span, Span]]:
    """The beginnings of a piece that end at a comma, a full stop or "and", the longest first, and what follows each."""
    conjunctions = "|".join(re.escape(word) for word in typed("and"))
    marks = re.finditer(rf"[,.!]\s+(?:(?:{conjunctions})\s+)?|\s+(?:{conjunctions})\s+", piece.text, re.I)
    for mark in reversed(list(marks)):
        head, rest = piece.text[: mark.start()], piece.text[mark.end() :]
        if head and rest:
            yield (
                Span(head, piece.start, piece.start + len(head)),
                Span(rest, piece.start + mark.end(), piece.start + len(piece.text)),
            )


def _trimmed(run: tuple[Span, ...]) -> tuple[Span, ...]:
    """Without commas at its ends, and without "in response" in front or behind: who acts is brought to act anyway."""
    while run and run[0].text == ",":
        run = run[1:]
    while run and run[-1].text == ",":
        run = run[:-1]
    for length in range(MOST_WORDS_AROUND, 0, -1):
        in_front = typed("in-response") | typed("in-response-to-trigger") | typed("holds-priority")
        to_comma = len(run) > length and run[length].text == ","
        on_stack = says_what_is_on_the_stack(run[:length]) or (to_comma and says_whose_trigger(run[:length]))
        if len(run) > length and (_said(run[:length]) in in_front or on_stack):
            return _trimmed(run[length:])
        behind = typed("behind") | typed("in-response-to-trigger") | typed("holds-priority")
        said_behind = len(run) > length + 1 and _said(run[-length:]) in behind
        if said_behind or (len(run) > length and says_what_is_on_the_stack(run[-length:])):
            return _trimmed(run[:-length])
    return run


def says_what_is_on_the_stack(run: tuple[Span, ...]) -> bool:
    """Whether words say what there is on the stack as something is done: "with the sac trigger on the stack", "in
    response to the Delver trigger"."""
    said = _said(run)
    pairs = (
        ("while-it-is", "on-the-stack"),
        ("in-response-to-a", "a-trigger"),
        ("holds-priority", "on-the-stack"),
        ("holds-priority", "a-trigger"),
    )
    return any(
        any(said.startswith(f"{words} ") for words in typed(begins))
        and any(said.endswith(f" {words}") for words in typed(ends))
        for begins, ends in pairs
    )


def says_whose_trigger(run: tuple[Span, ...]) -> bool:
    """Whether words say what it is in response to, with whose it is behind it: "in response to the ability of Delver",
    "en réponse à la capacité de Delver"."""
    said = _said(run)
    begins = next((one for one in typed("in-response-to-a") if said.startswith(f"{one} ")), None)
    if begins is None or any(token.text == "," for token in run):
        return False
    what = without_article(said.removeprefix(f"{begins} "))
    words = (f"{trigger} {of} " for trigger in typed("a-trigger") for of in typed("of"))
    return any(what.startswith(one) for one in words)


def repeated(piece: Span) -> list[Span] | None:
    """An act that is done "twice" or "10 times", each time; None for one of which that is not said behind it, or of
    its kicker ("kicked twice")."""
    for words, times in (("twice", 2), ("thrice", 3)):
        for said in sorted(typed(words), key=len, reverse=True):
            if fold(piece.text).endswith(f" {said}"):
                return _so_often(piece, len(said), times)
    times_said = "|".join(re.escape(word) for word in typed("times"))
    numbered = re.search(rf"\s(?:(\w+)\s*(?:{times_said})|x\s*(\d+))$", piece.text, re.I)
    if numbered is None:
        return None
    times = small_number(numbered[1] or numbered[2])
    return _so_often(piece, len(numbered[0]), times) if 0 < times <= MOST_REPEATED else None


def _so_often(piece: Span, said: int, times: int) -> list[Span] | None:
    """The act in front of the last ``said`` characters so often."""
    text = piece.text[:-said].rstrip(" ,")
    if fold(text.rpartition(" ")[2]) in typed("cost-kicker"):
        return None
    return [Span(text, piece.start, piece.start + len(text))] * times


def small_number(text: str) -> int:
    """A small number in figures or in words; 0 for anything else."""
    if text.isdecimal():
        return int(text[:6])
    return next((n for n in (2, 3, 4, 5) if fold(text) in typed(f"number-{n}")), 0)


def _said(run: tuple[Span, ...]) -> str:
    return fold(" ".join(token.text for token in run))


def cut_anywhere(piece: Span, *, even_at_commas: bool = False) -> Iterator[tuple[Span, Span]]:
    """Every way to cut a piece in two between its words, the longest first piece first, without a comma between unless
    it may be cut there too."""
    tokens = tokens_of(piece.text, piece.start)
    for at in range(len(tokens) - 1, 0, -1):
        first, last = tokens[at - 1], tokens[at]
        if even_at_commas or "," not in (first.text, last.text):
            head, rest = piece.text[: first.end - piece.start], piece.text[last.start - piece.start :]
            yield Span(head, piece.start, first.end), Span(rest, last.start, piece.end)
