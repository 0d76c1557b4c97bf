"""Printed text made uniform for reading, in a way that can be undone to the letter.

What only varies in wording is made one: the card's own name, its short name and "this creature" become ``~``;
reminder text, ability words and flavor words (207.2) are set aside; older templates become the present
ones. Each step remembers what it replaced, so `Normal.restore` gives the printed text back.

Inside quotation marks an ability belongs to whatever is given it: there ``~`` is that object ("this
creature"), and the card's own name is ``~~`` (201.5).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from cards.model import Face
from engine.oracle.names import own_names

_Pass = tuple[tuple[int, int, str], ...]
"""The replacements of one step: start and end in the text after it, and what stood there before."""


@dataclass(frozen=True, slots=True)
class Unit:
    """One ability's worth of text: a line, or a header with the lines that belong to it."""

    text: str
    span: tuple[int, int]
    """Its place in the normalised text."""


@dataclass(frozen=True, slots=True)
class Normal:
    """The normalised text of a face, its units, and what is needed to undo the normalisation."""

    text: str
    units: tuple[Unit, ...]
    passes: tuple[_Pass, ...]

    def restore(self) -> str:
        """The printed text again."""
        text = self.text
        for step in reversed(self.passes):
            pieces, at = [], 0
            for start, end, before in step:
                pieces += [text[at:start], before]
                at = end
            text = "".join(pieces) + text[at:]
        return text

    def origin(self, offset: int, *, behind: bool = False) -> int:
        """The place in the printed text that an offset into the normalised text comes from.

        Where something was set aside just there (reminder text), the place is in front of it or `behind` it.
        """
        for step in reversed(self.passes):
            shift = 0
            for start, end, before in step:
                if offset < start or (offset == start and not (behind and start == end)):
                    break
                if offset < end:
                    offset = start
                    break
                shift += len(before) - (end - start)
            offset += shift
        return offset


class _Draft:
    """A text under normalisation, with the record of every replacement."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.passes: list[_Pass] = []

    def sub(self, pattern: re.Pattern[str], replacement: Callable[[re.Match[str]], str | None]) -> None:
        """Replace every match, but those for which `replacement` gives None."""
        pieces: list[str] = []
        step: list[tuple[int, int, str]] = []
        at = length = 0
        for match in pattern.finditer(self.text):
            new = replacement(match)
            if new is None or new == match.group():
                continue
            pieces += [self.text[at : match.start()], new]
            length += match.start() - at
            step.append((length, length + len(new), match.group()))
            length += len(new)
            at = match.end()
        if step:
            self.text = "".join(pieces) + self.text[at:]
            self.passes.append(tuple(step))


_REMINDER = re.compile(r"[ ]?\([^()]*(?:\([^()]*\)[^()]*)*\)")
_LOYALTY = re.compile(r"\[([+−-]?(?:\d+|X))\]")
_CLEAVE = re.compile(r"(?m)^Cleave\b")
_BRACKETS = re.compile(r"[\[\]]")
"""What is left out of a spell cast for its cleave cost stands in brackets (702.148a)."""
_QUOTES = re.compile("[“”‘’]")
_PLAIN_QUOTES = {"“": '"', "”": '"', "‘": "'", "’": "'"}

_OWN_KINDS = (
    "creature|artifact|land|enchantment|planeswalker|battle|permanent|token|spell|card|conspiracy|emblem|scheme"
)
_THIS = re.compile(rf"\b[Tt]his (?:{_OWN_KINDS}|(?!Turn)[A-Z][a-z]+)\b")

_HEADER = re.compile(r"(?m)^((?:• |[IVX]+(?:, [IVX]+)* — )?)([^.:\"\n{}~•|]{1,60}) — ")
_QUOTED_HEADER = re.compile(r"(\")([A-Z][^.:\"\n{}~•|]{1,30}) — (?=[A-Z])")
_MEANT_HEADERS = frozenset(
    (
        "exhaust",
        "max speed",
        "power-up",
        "boast",
        "forecast",
        "companion",
        "solved",
        "to solve",
        "visit",
        "prize",
    )
)
"""What stands before a dash and changes the meaning: keyword abilities, not ability words."""
_ORDINAL_HEADER = re.compile(r"[IVX, ]+|[\d∞*+—or -]+|prototype.*|choose .*|level .*", re.IGNORECASE)

_OLDER: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(r"\b([Ee]nter(?:s|ed|ing)?) the battlefield\b"), r"\1"),
    (re.compile(r"\bConverted mana cost"), "Mana value"),
    (re.compile(r"\bconverted mana cost"), "mana value"),
    (re.compile(r"\b([Aa]dd [^.\"]*?) to your mana pool\b"), r"\1"),
    (
        re.compile(r"\bActivate (?:this ability )?only any time you could cast a sorcery\b"),
        "Activate only as a sorcery",
    ),
    (re.compile(r"\bActivate this ability only\b"), "Activate only"),
    (re.compile(r"\bhis or her\b"), "their"),
    (re.compile(r"(\ban? \w+, an? \w+, an? \w+) and (an? \w+ from among)"), r"\1, and \2"),
)
"""Older templates and what is printed instead today."""


_PERSON = re.compile(
    r"\b(?P<it>[Ss]?[Hh]e|[Hh]im)\b|\b(?P<its>[Hh]is|[Hh]er(?= (?!to\b|and\b|for\b|until\b|from\b)\w))\b(?! or )"
    r"|\b(?P<her>[Hh]er)\b|\b(?P<itself>[Hh]imself|[Hh]erself)\b"
)


_PERSON_BEHIND_NAME = re.compile(r"(?<=~, )(?:he|she)(?= deals\b)")
"""Behind a clause that ends with the name, "he" is who is named."""


_PLURAL_NAME = re.compile(
    r"(?<=\bWhen ~ )(?P<one>enter|attack|block|die|deal)\b(?P<more> or (?:enter|attack|block|die)\b)?"
    r"|(?<=\bWhenever ~ )(?P<each>enter|attack|block|die|deal)\b(?P<others> or (?:enter|attack|block|die)\b)?"
    r"|(?<=, ~ )(?P<then>deal)(?= )"
)
"""What a card named after several does, where another would say "enters"."""


def _as_of_one(match: re.Match[str]) -> str:
    """The verbs as a card that is named after one would say them."""
    more = match["more"] or match["others"]
    return f"{match['one'] or match['each'] or match['then']}s" + (f"{more}s" if more else "")


def _thing(match: re.Match[str]) -> str:
    """What a card that is no person would say for "he", "her", "himself"."""
    word = "itself" if match["itself"] else "its" if match["its"] else "it"
    return word.capitalize() if match.group()[0].isupper() else word


def normalise(face: Face) -> Normal:
    """The text of a face, made uniform and cut into units."""
    draft = _Draft(face.text)
    draft.sub(_QUOTES, lambda m: _PLAIN_QUOTES[m.group()])
    draft.sub(_REMINDER, lambda m: "")
    draft.sub(_LOYALTY, lambda m: m[1])
    if _CLEAVE.search(draft.text):
        draft.sub(_BRACKETS, lambda m: "")
    draft.sub(re.compile("-(?=[0-9X]+:)"), lambda m: "−")
    _names(draft, face)
    if "Legendary" in face.supertypes or "Planeswalker" in face.types:
        draft.sub(_PERSON_BEHIND_NAME, lambda m: "~")
        draft.sub(_PERSON, _thing)
        draft.sub(_PLURAL_NAME, _as_of_one)
    for header in (_HEADER, _QUOTED_HEADER):
        draft.sub(header, lambda m: _header(m, draft.text))
    for pattern, new in _OLDER:
        draft.sub(pattern, _expander(new))
    is_spell = not {"Instant", "Sorcery"}.isdisjoint(face.types)
    return Normal(draft.text, _units(draft.text, is_spell), tuple(draft.passes))


def _expander(new: str) -> Callable[[re.Match[str]], str]:
    return lambda match: match.expand(new)


def _header(match: re.Match[str], text: str) -> str | None:
    """A word before a dash is set aside unless it means something: a keyword, a number, or a word chosen
    elsewhere.
    """
    word = match[2].strip()
    meant = word.lower() in _MEANT_HEADERS or _ORDINAL_HEADER.fullmatch(word) or word.startswith(("+", "*"))
    named_elsewhere = len(re.findall(rf"\b{re.escape(word)}\b", text)) > 1 and not _repeats(word, text)
    return None if meant or named_elsewhere else match[1]


def _repeats(word: str, text: str) -> bool:
    """Whether the word is only ever a header of this text."""
    return len(re.findall(rf"\b{re.escape(word)} — ", text)) == len(re.findall(rf"\b{re.escape(word)}\b", text))


# ---- names

_OBJECT_FOLLOWS = re.compile(
    r" (?:target|all|each|an?|up to|it|that|those|X|any|the|another|one|two|them|your|from|until)\b"
)
"""Behind a verb: a card called Exile may still say "Exile target creature"."""


_VERB_BEFORE = re.compile(r"\b(?:[Rr]eturn|[Cc]ast|[Ss]acrifice|[Pp]ut|[Ee]xile|[Rr]eveal|than|of) $")
"""Behind these words stands what is returned, cast ...: a name there is no verb."""


_AS_A_TYPE = re.compile(r" (?:planeswalker|creature)s?\b| (?:you|they) control\b")
"""Behind a type that is the card's name or short name too: there it is the type (205.3j, 205.3m)."""


_GIVEN = re.compile(r"(?:\bnamed |[Cc]reate )([A-Z][\w'-]*(?: (?:the |of )?[A-Z][\w'-]*)*)(?= with \"|, a legendary )")
"""The name that a text gives to a token with abilities in quotation marks."""


def _names(draft: _Draft, face: Face) -> None:
    """Replace the card's own names and "this creature" by marks."""
    draft.sub(_THIS, lambda match: "~")
    legendary = "Legendary" in face.supertypes or "Planeswalker" in face.types
    names = own_names(face.name, legendary, () if "Planeswalker" in face.types else face.subtypes)
    used = [name for name in names if name in draft.text]
    if not used:
        return
    given = r"(?:gets [^ ]+ and )?(?:has|escapes with) $"  # what it gives to itself speaks of itself (201.5)
    copied = r"enter as a copy of [^.\"]*, except (?:[^.\"]*, )?(?:and )?it has $"  # so does what it is copied with
    own = rf"(?:^|[.\n,] ?)(?:~|{'|'.join(map(re.escape, used))}) {given}|{copied}"
    text, single = draft.text, " " not in face.name
    pattern = re.compile(rf"(?<![\w~-])(?:{'|'.join(map(re.escape, used))})(?![\w-])")

    def mark(match: re.Match[str]) -> str | None:
        if text.endswith(("named ", "meld them into "), 0, match.start()):
            return None
        if any(text.startswith(name, match.start()) for name in given_names):
            return None
        if single and _OBJECT_FOLLOWS.match(text, match.end()) and not _VERB_BEFORE.search(text[: match.start()]):
            return None
        as_type = _AS_A_TYPE.match(text, match.end()) or text.endswith("other attacking ", 0, match.start())
        if match.group() in face.subtypes and as_type:
            return None
        quoted = text.count('"', 0, match.start()) % 2 == 1
        return "~~" if quoted and not re.search(own, text[: text.rindex('"', 0, match.start())]) else "~"

    given_names = [
        m[1] for m in _GIVEN.finditer(text) if any(m[1].startswith((f"{name}'", f"{name} ")) for name in used)
    ]
    if given_names:
        inner = re.compile("|".join(map(re.escape, given_names)))

        def own_of_token(match: re.Match[str]) -> str | None:
            """In what it is given itself, a token is called by the name that it is given (201.5)."""
            quoted = draft.text.count('"', 0, match.start()) % 2 == 1
            return "~" if quoted else None

        draft.sub(inner, own_of_token)
        text = draft.text
    draft.sub(pattern, mark)


# ---- units

_CONTINUES = re.compile(r"[•☐]|(?:\{P\})+ — |\+ \{|\* |\d+(?:[—-]\d+|\+)? \| |\d+/\d+$")
_LEVEL = re.compile(r"LEVEL \d|\d+\+ \| |\{[^ ]*: Level \d")


_INSTEAD = re.compile(r"(?!.*\bwould\b)(?=.*\binstead\b)(?=.*\b[Ii]f\b)[^•.]*\.$")
"""A sentence of its own on an instant or sorcery, of what it does instead of what the paragraph before says."""


_GOES_ON = re.compile(
    r"(?:If [^•.,]*, (?:(?:\w+ )*also\b|that (?:creature|permanent|artifact|land|player)\b)"
    r"|That (?:creature|permanent|artifact|land|player)\b)[^•]*\.$"
)
"""A paragraph of an instant or sorcery that speaks on of what the paragraph before spoke of."""


def _units(text: str, is_spell: bool = False) -> tuple[Unit, ...]:
    """The lines of a text, each with the bullets, table rows or level text that belong to it, and on an instant or
    sorcery with what is done instead, or besides."""
    units: list[Unit] = []
    at = 0
    in_level = False
    for line in text.split("\n"):
        start, end = at, at + len(line)
        at = end + 1
        stripped = line.strip()
        if not stripped:
            continue
        starts_level = bool(_LEVEL.match(line)) and not (units and _rolls(units[-1].text))
        joins = not starts_level and bool(units) and (in_level or bool(_CONTINUES.match(line)))
        in_level = starts_level or in_level
        speaks_on = _INSTEAD.match(stripped) or _GOES_ON.match(stripped)
        if is_spell and units and not joins and speaks_on and _is_one_sentence(units[-1].text):
            first = units[-1].span[0]
            units[-1] = Unit(text[first:end].strip().replace("\n", " "), (first, end))
        elif joins:
            first = units[-1].span[0]
            units[-1] = Unit(text[first:end].strip(), (first, end))
        else:
            units.append(Unit(stripped, (start, end)))
    return tuple(units)


def _is_one_sentence(text: str) -> bool:
    """Whether a unit is a paragraph of sentences, without bullets or rows."""
    return text.endswith(".") and "\n" not in text


def _rolls(text: str) -> bool:
    """Whether a unit is about rolling dice, so that what looks like a station symbol is a row of its table."""
    return (" | " in text and not _LEVEL.match(text)) or re.search(
        r"\broll(?:s|ed)?\b", text, re.IGNORECASE
    ) is not None
