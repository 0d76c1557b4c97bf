"""How expectations are read: forms with gaps, and denials in front or where English puts them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.state.choices import Message

if TYPE_CHECKING:
    from engine.table.expect.held import Board


@dataclass(frozen=True, slots=True)
class Found:
    """What an expectation comes to: whether it holds, and what there is instead."""

    held: bool
    found: Message | str


Hold = Callable[["Board", re.Match[str]], Found]


@dataclass(frozen=True, slots=True)
class Form:
    """One form of expectation. ``things`` are the gaps of the pattern that must name an object; a ``general`` form is
    read where none of the others fits."""

    pattern: re.Pattern[str]
    hold: Hold
    things: tuple[str, ...]
    players: tuple[str, ...]
    general: bool = False


FORMS: list[Form] = []

_GAPS = {
    "X": "(?P<X>.+?)",
    "Y": "(?P<Y>.+?)",
    "A": "(?P<A>.+?)",
    "N": r"(?P<N>\d+|an?|one|two|three|four|five|no|zero)",
}
_NUMBERS = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "no": 0, "zero": 0}


def form(*patterns: str, general: bool = False) -> Callable[[Hold], Hold]:
    """Decorator: these patterns mean what the function tests. ``{X}`` and ``{Y}`` are objects, ``{A}`` a
    player, ``{N}`` a number; the rest is a regular expression."""

    def remember(function: Hold) -> Hold:
        for pattern in patterns:
            gaps = re.findall(r"\{([XYAN])\}", pattern)
            expression = re.sub(r"\{([XYAN])\}", lambda m: _GAPS[m[1]], pattern)
            things = tuple(g for g in gaps if g in "XY")
            players = tuple(g for g in gaps if g == "A")
            FORMS.append(Form(re.compile(expression, re.IGNORECASE), function, things, players, general))
        FORMS.sort(key=lambda one: one.general)
        return function

    return remember


def number(match: re.Match[str], gap: str = "N") -> int:
    """A number written in digits or words."""
    text = match[gap].lower()
    return _NUMBERS[text] if text in _NUMBERS else int(text)


def so_many(match: re.Match[str], count: int) -> bool:
    """Whether there are as many as was said; "a" means one or more."""
    return count >= 1 if match["N"].lower() in ("a", "an") else count == number(match)


def matches(form: Form, text: str) -> Iterator[re.Match[str]]:
    """Every way in which a pattern fits: a name may itself have "is" or "in" in it."""
    match = form.pattern.fullmatch(text)
    if match is None:
        return
    yield match
    greedy = form.pattern.pattern.replace(".+?)", ".+)")
    if greedy != form.pattern.pattern:
        other = re.fullmatch(greedy, text, re.IGNORECASE)
        if other is not None and other.groupdict() != match.groupdict():
            yield other


def plain_readings(text: str) -> Iterator[tuple[str, bool]]:
    """The text as it stands, and every way of taking a denial out of it: (affirmative text, denied)."""
    stripped = " ".join(text.split()).rstrip(".")
    yield stripped, False
    in_front = re.match(r"(?:not|it is not true that)\s+(.+)$", stripped, re.IGNORECASE)
    if in_front:
        for inner, denied in plain_readings(in_front[1]):
            yield inner, not denied
        return
    for expression in _DENIALS:
        for match in expression.finditer(stripped):
            yield f"{stripped[: match.start()]}{_affirmed(match)}{stripped[match.end() :]}".strip(), True


_DENIALS = tuple(
    re.compile(expression, re.IGNORECASE)
    for expression in (
        r"\b(?P<kept>is|are|has|have|life|was|must)(?: not|n['’]?t)\b",
        r"\b(?:does|do|did)(?: not|n['’]?t) (?P<verb>[a-z]+)\b",
        r"\b(?P<kept>has|have|controls|owns) (?:no|not)\b",
        r"\bnot (?P<kept>in|on|at|under|nowhere)\b",
        r"\bnot (?P<kept>-?\d+)",
    )
)


def _affirmed(match: re.Match[str]) -> str:
    """What stands in place of a denial once it is taken out: "doesn't control" becomes "controls"."""
    found = match.groupdict()
    verb = found.get("verb")
    if verb is None:
        return str(found["kept"])
    return "has" if verb.lower() == "have" else verb + ("es" if verb.endswith("ch") else "s")


def understood(text: str) -> bool:
    """Whether an expectation has a form that can be tested at all."""
    return any(form.pattern.fullmatch(plain) for plain, _ in plain_readings(text) for form in FORMS)
