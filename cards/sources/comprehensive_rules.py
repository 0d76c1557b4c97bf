"""Reads the Comprehensive Rules as their publisher's text file has them.

The file holds an introduction, a table of contents, the rules, the glossary and the credits. "Glossary",
"Credits" and every heading stand in it twice: in the contents, then where they belong. Line ends are LF,
CRLF or a bare CR, even mixed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import BinaryIO

from cards.model import GlossaryEntry, Rule
from cards.sources.records import Edition, Finds

TITLE = "Magic: The Gathering Comprehensive Rules"
MOST_BYTES = 4 * 1024 * 1024

_EFFECTIVE = re.compile(r"effective as of\s+([A-Z][a-z]+ \d{1,2}, \d{4})")
_LINE_END = re.compile(r"\r\n|\r|\n")
_NUMBERED = re.compile(r"^(\d{3}\.\d+[a-z]|\d{3}\.\d+|\d{3}|\d)(?:\.(?!\d))?\s+(\S.*)$")


class NotTheRules(Exception):
    """The text is not a whole edition of the rules; says what is missing."""


def read(stream: BinaryIO) -> Finds:
    """The one edition that the file holds. Raises NotTheRules when the file is cut off or empty."""
    yield parse(stream.read(MOST_BYTES).decode("utf-8-sig"))


def parse(text: str, excerpt: bool = False) -> Edition:
    """The edition in this text; an excerpt may leave out any part but the date and some rules."""
    lines = [line.rstrip() for line in _LINE_END.split(text.lstrip("\ufeff"))]
    effective = _EFFECTIVE.search(text)
    if effective is None:
        raise NotTheRules("does not say when its rules take effect")
    start, glossary, end = _parts(lines)
    if not excerpt and (end is None or glossary is None):
        raise NotTheRules("ends before the glossary and the credits: the file is cut off")
    rules = tuple(parse_rules(lines[start:glossary]))
    entries = tuple(_glossary(lines[glossary + 1 : end])) if glossary is not None else ()
    if not rules or not (excerpt or entries):
        raise NotTheRules("holds no rules")
    date = datetime.strptime(effective[1], "%B %d, %Y").date().isoformat()
    return Edition(date, rules, entries, complete=not excerpt)


def _parts(lines: Sequence[str]) -> tuple[int, int | None, int | None]:
    """Where the rules begin, the glossary and the credits stand (None where there are none)."""
    glossaries = [place for place, line in enumerate(lines) if line == "Glossary"]
    credit_lines = [place for place, line in enumerate(lines) if line == "Credits"]
    if len(credit_lines) < 2 and "Contents" in lines:
        return (credit_lines[0] if credit_lines else 0), None, None
    start = credit_lines[0] + 1 if len(credit_lines) > 1 else 0
    glossary = glossaries[-1] if glossaries else None
    return start, glossary, credit_lines[-1] if credit_lines else None


@dataclass
class _Draft:
    number: str
    text: list[str]
    examples: list[str] = field(default_factory=list)

    def add(self, line: str) -> None:
        if line.startswith("Example:"):
            self.examples.append(line.removeprefix("Example:").strip())
        elif self.examples:
            self.examples[-1] += "\n" + line
        else:
            self.text.append(line)

    def rule(self) -> Rule:
        return Rule(self.number, "\n".join(self.text), parent_of(self.number), tuple(self.examples))


def parse_rules(lines: Iterable[str]) -> Iterator[Rule]:
    """The numbered rules and headings in these lines, with what belongs to each; the rest is passed over."""
    draft: _Draft | None = None
    for line in lines:
        numbered = _NUMBERED.match(line)
        if numbered:
            if draft:
                yield draft.rule()
            draft = _Draft(numbered[1], [numbered[2]])
        elif draft and line.strip():
            draft.add(line.strip())
    if draft:
        yield draft.rule()


def parent_of(number: str) -> str | None:
    """The number one step up: "310.8b" is in "310.8", that in "310", that in "3"."""
    if number[-1].isalpha():
        return number[:-1]
    if "." in number:
        return number.partition(".")[0]
    return number[0] if len(number) == 3 else None


def _glossary(lines: Iterable[str]) -> Iterator[GlossaryEntry]:
    """Entries are parted by empty lines: the term on a line of its own, then what it means."""
    entry: list[str] = []
    for line in (*lines, ""):
        if line.strip():
            entry.append(line.strip())
        elif entry:
            yield GlossaryEntry(entry[0], "\n".join(entry[1:]))
            entry = []
