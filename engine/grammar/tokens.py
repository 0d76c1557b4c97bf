"""Tokens: the words, symbols and marks of a line, each with its place in it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

_TOKEN = re.compile(
    r"""
    \{[^{}\s]+\}                                    # a symbol: {G}, {2/W}, {T}
  | [+\-−](?:\d+|[XY])/[+\-−](?:\d+|[XY])(?!\w)     # +1/+1, -X/-0
  | (?<!\w)[+\-−](?:\d+|X)(?!\w)                    # +1, −X
  | \b[Nn]on(?!e\b|etheless)-?(?=[^\W\d_]|\Z)       # the prefix of "nonland", "non-Elf"
  | and/or
  | [^\W_]+(?:[-'’](?!s\b)[^\W_]+)*                 # words: "face-down", "can't", "d20"
  | ['’]s\b                                         # the possessive ending
  | \n
  | \S
    """,
    re.VERBOSE,
)

END = ""
"""The token behind the last one; no literal word equals it."""


@dataclass(frozen=True, slots=True)
class Tokens:
    """A line cut into tokens. `norm` ends with the END token; spans are offsets into `text`."""

    text: str
    raw: tuple[str, ...]
    norm: tuple[str, ...]
    starts: tuple[int, ...]
    ends: tuple[int, ...]

    def __len__(self) -> int:
        return len(self.raw)

    def span(self, first: int, end: int) -> tuple[int, int]:
        """The place in the text of the tokens from `first` up to, not including, `end`."""
        if first >= end:
            here = self.starts[first] if first < len(self.raw) else len(self.text)
            return here, here
        return self.starts[first], self.ends[end - 1]


def _normal(raw: str, before: str) -> str:
    if raw in ("'", "’") and before[-1:] == "s":
        return "'s"
    if raw == "'":
        return '"'  # quotation marks inside quotation marks
    low = raw.lower().replace("’", "'")
    return "a" if low == "an" else low


_SENTENCE_ENDS_IN_QUOTE = re.compile(r"\"|\s*(?:$|\n|[A-Z~{•])")


_ENDS = frozenset({".", ")", "!", "?", '"'})
"""What stands at the end of a sentence that is quoted as one."""


@lru_cache(maxsize=4096)
def tokenise(text: str) -> Tokens:
    """Cut a text into tokens.

    Words are compared without regard to capitals, "an" is "a" and "players'" is "players" with "'s". A
    sentence that ends inside quotation marks gets its full stop as an empty token behind them, since Magic
    prints only one; one that is quoted in the middle of another gets its own, which Magic leaves out or turns into the
    comma of the other.
    """
    raw: list[str] = []
    norm: list[str] = []
    starts: list[int] = []
    ends: list[int] = []

    def add(token: str, normal: str, start: int) -> None:
        raw.append(token)
        norm.append(normal)
        starts.append(start)
        ends.append(start + len(token))

    quoted = False
    for match in _TOKEN.finditer(text):
        token, start = match.group(), match.start()
        inside = norm[-1:] in (["."], [")"]) and starts[-1] in (start - 1, start)
        closes_sentence = token in ("'", '"') and inside
        joined = bool(ends) and ends[-1] == start
        comma = False
        if token == '"':
            quoted = not quoted
            if not quoted and joined and norm[-1] not in _ENDS:
                comma = norm[-1] == ","
                if comma:
                    norm[-1] = "."
                else:
                    add("", ".", start)
        add(token, _normal(token, raw[-1] if raw and joined and not closes_sentence else ""), start)
        if closes_sentence and _SENTENCE_ENDS_IN_QUOTE.match(text, match.end()):
            add("", ".", match.end())
        if comma:
            add("", ",", match.end())
    return Tokens(text, tuple(raw), (*norm, END), tuple(starts), tuple(ends))
