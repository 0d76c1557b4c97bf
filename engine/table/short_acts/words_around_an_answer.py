"""The words for what is done with what is chosen, in front of it and behind: "bottom Forest", "keep Isamaru#2", "return
Oblivion Ring to the battlefield"."""

from __future__ import annotations

from collections.abc import Sequence

from cards.model import fold
from engine.state.choices import Choice
from engine.table.short_acts.naming import Naming, typed
from engine.table.short_acts.reading_context import Reader
from engine.table.short_acts.sentences import Span, tokens_of

_BY_PROMPT = {
    "choose-scry": ("put-away-in-front", "put-away-behind"),
    "choose-surveil": ("put-away-in-front", "put-away-behind"),
    "choose-search": ("found-in-front", None),
    "search-unknown": ("found-in-front", None),
    "choose-legend": ("kept-in-front", None),
    "choose-keep": ("kept-in-front", None),
    "choose-exert": ("exerted-in-front", None),
    "choose-proliferate": ("proliferated-in-front", None),
    "choose-sacrifice": ("sacrificed-in-front", None),
    "choose-put": ("put-back-in-front", "put-back-behind"),
}
"""The words by what is asked, beside those of what goes from one zone to another."""
MOST_IN_FRONT, MOST_BEHIND = 2, 5
"""Words, at the most."""


def chosen_alone(reader: Reader, choice: Choice | None, span: Span) -> Span:
    """An answer without who chooses, and without the words for what is done with what is chosen."""
    said = _words_of(choice)
    if said is None:
        return span
    in_front, behind = said
    words = tokens_of(span.text, span.start)
    if len(words) > 1 and (fold(words[0].text) in typed("me") or reader.players(words[0].text)):
        words = words[1:]
    first = _in_front(words, in_front)
    words, last = words[first:], 0
    while cut := next((n for n in range(MOST_BEHIND, 0, -1) if _said(words[-n:]) in behind), 0):
        words, last = words[: len(words) - cut], last + cut
    if not first + last or not words:
        return span
    return Span(span.text[words[0].start - span.start : words[-1].end - span.start], words[0].start, words[-1].end)


def is_exert(text: str) -> bool:
    """Whether a text says no more than that something is exerted: "exert", "exert it"."""
    first, _, rest = fold(text).partition(" ")
    return first in typed("exerted-in-front") and (not rest or rest in typed("it"))


def says_what_moves(naming: Naming, span: Span) -> bool:
    """Whether a text begins with a word for what goes from one zone to another, or stays: "put Karoo", "Bob returns
    Plains"."""
    return _begins_with(naming, span, typed("moved-in-front") | typed("kept-in-front"))


def says_sacrificed(naming: Naming, span: Span) -> bool:
    """Whether a text begins with a word for what is sacrificed, to exploit too: "sac Bears", "exploit Sidisi"."""
    return _begins_with(naming, span, typed("sacrificed-in-front"))


def _begins_with(naming: Naming, span: Span, said: frozenset[str]) -> bool:
    words = tokens_of(span.text, span.start)
    if len(words) > 1 and (fold(words[0].text) in typed("me") or naming.players(words[0].text)):
        words = words[1:]
    return len(words) > 1 and _in_front(words, said) > 0


def _in_front(words: Sequence[Span], said: frozenset[str]) -> int:
    return next((n for n in range(MOST_IN_FRONT, 0, -1) if _said(words[:n]) in said), 0)


def _words_of(choice: Choice | None) -> tuple[frozenset[str], frozenset[str]] | None:
    """What may stand in front and behind; None where words are chosen, and nothing on the board."""
    if choice is None or choice.form != "options":
        return None
    in_front, behind = _BY_PROMPT.get(choice.prompt.key, (None, None))
    may = {one.id for one in choice.listed()} == {"yes", "no"}
    in_front = "sacrificed-in-front" if may and in_front is None else in_front
    moves = any(one.target is not None or one.object is not None for one in choice.listed())
    if in_front is None and not moves:
        return None
    return (
        (typed(in_front) if in_front else frozenset()) | typed("moved-in-front"),
        (typed(behind) if behind else frozenset()) | typed("moved-behind"),
    )


def _said(words: Sequence[Span]) -> str:
    return fold(" ".join(word.text for word in words))
