"""What a permanent of the board is a copy of: "Clone (copy of Serra Angel)", "Clone as Serra Angel" (CR 707)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import engine
from bot.boards.moves import Side
from bot.card_names import Names
from bot.words import one_of

_ENTERS_AS_COPY = re.compile(r"\bas a copy of\b", re.I)
"""What enters as a copy, so that "as" says of what."""
_COPYING = rf"{one_of('copying')}|as"


def apart(item: str, names: Names) -> tuple[str, str]:
    """An item without what it says that it is a copy of, and the name of that; empty where it says none."""
    if names.exact(item) is not None:
        return item, ""
    host, parts = _said_of(item)
    bare = re.fullmatch(rf"(.+?),?\s+({_COPYING}) (.+)", host, re.I)
    named = [(bare[1], bare[2], bare[3], parts)] if bare is not None else []
    for part in parts:
        if match := re.fullmatch(rf"({_COPYING}) (.+)", part, re.I):
            named.append((host, match[1], match[2], [one for one in parts if one != part]))
    for host, word, said, rest in named:
        card, original = names.sure(re.sub(r"^(?:\d+\s*[x×]?|tapped)\s+", "", host)), names.sure(said)
        if card is None or original is None:
            continue
        if word.casefold() != "as" or _ENTERS_AS_COPY.search(card.front.text):
            return f"{host} ({', '.join(rest)})" if rest else host, original.front.name
    return item, ""


def untold(sides: Iterable[Side], names: Names) -> Iterator[str]:
    """The creatures on the battlefield that could be there only as copies, of which it is not said what they copy."""
    for side in sides:
        for one in side.get("battlefield", ()):
            entry = {"card": one} if isinstance(one, str) else one
            card = names.card(entry["card"]) if "card" in entry else None
            is_told = not entry.keys().isdisjoint(("copy_of", "face_down", "counters"))
            if card is not None and not is_told and engine.needs_copy_told(card):
                yield str(card.front.name)


def _said_of(item: str) -> tuple[str, list[str]]:
    """An item and what stands in parentheses behind it, cut at the commas before what is said next."""
    match = re.fullmatch(r"(.*\S)\s*\(([^()]*)\)", item)
    if match is None:
        return item, []
    parts = [part.strip() for part in match[2].split(",")]
    at = next((n for n, part in enumerate(parts) if re.match(rf"(?:{_COPYING}) ", part, re.I)), None)
    if at is None:
        return match[1], parts
    before, last = parts[:at], parts[at:]
    ends = next((n for n in range(len(last), 0, -1) if n == 1 or not _is_said(last[n - 1])), 1)
    return match[1], [*before, ", ".join(last[:ends]), *last[ends:]]


def _is_said(part: str) -> bool:
    """Whether a part says something of a permanent, and is no end of a name: it has no capital."""
    return not any(letter.isupper() for letter in part)
