"""Deck lists as other programs write them: Arena, MTGO, Moxfield and Archidekt as text, and .dek and .cod files.

::

    Deck
    4 Lightning Bolt (2XM) 141
    20x Mountain

    Sideboard
    2 Fire // Ice
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from xml.etree import ElementTree

from bot.board_text.items import UNREADABLE
from bot.board_text.paste import LineProblem
from bot.card_names import Names
from bot.errors import BadImport, BadValue
from bot.words import meant, one_of
from cards import fold

MAIN, SIDEBOARD, COMMANDER, ASIDE = "main", "sideboard", "commander", "aside"
_PARTS = (MAIN, SIDEBOARD, COMMANDER, "companion", ASIDE)
MOST_COPIES = 500

_PRINTING = r"(?:\s+\([A-Za-z0-9_]{2,8}\)(?:\s+[^\s\[\]^]+)?)?"  # "(2XM) 141"
_MARKS = r"(?:\s+(?:\*[A-Z]+\*|\[[^\]]*\]|<[^>]*>|`[^`]*`|\^[^^]*\^|#\S.*))*"
"""What stands behind a name: "*F*", "[Ramp]", "<foil>", "^Have,#37d67a^", "#tag"."""
_ZONES = {"main": MAIN, "side": SIDEBOARD}
"""What zones of a .cod are part of the deck: its tokens are not."""
_COUNT = re.compile(r"(?:(\d{1,3})\s*[x×]?\s+)?(?:\[\w{2,6}\]\s+)?(.+?)(?:\s+[x×](\d{1,3}))?", re.I)
"""So many of a card, in front or behind; its set may stand in front of it."""
_BULLET = re.compile(r"^[-*•]\s+")


@dataclass(slots=True)
class DeckList:
    """What a list says: for each part of the deck the cards by name with how many, and the lines that say nothing."""

    parts: dict[str, list[tuple[str, int]]] = field(default_factory=dict)
    problems: list[LineProblem] = field(default_factory=list)

    def count(self, part: str) -> int:
        """How many cards a part has."""
        return sum(number for _, number in self.parts.get(part, ()))


@dataclass(frozen=True, slots=True)
class _Listed:
    line: int
    text: str
    part: str
    count: int
    name: str


def is_deck_list(text: str) -> bool:
    """Whether a text can be nothing else: XML, or lines of which one is a deck's heading or names a printing."""
    lines = [_BULLET.sub("", line.strip()) for line in text.lstrip("\ufeff").splitlines()]
    counted = [line for line in lines if line and not _heading(line)]
    only_cards = bool(counted) and all(re.match(r"\d{1,3}x?\s+[^,;:]+$", line) for line in counted)
    headed = any(_heading(line) and (only_cards or ":" not in line) for line in lines)
    printed = any(re.match(rf"\d+\s*x?\s+[^,;]+?\s+\([A-Za-z0-9]{{2,6}}\)\s+\S+{_MARKS}$", line) for line in lines)
    return text.lstrip("\ufeff \t\r\n").startswith("<") or headed or printed


def read_deck(text: str, names: Names) -> DeckList:
    """Read a deck list of any of these forms; BadImport for XML that is no deck."""
    text = text.lstrip("\ufeff \t\r\n")
    deck = DeckList()
    for one in _of_xml(text) if text.startswith("<") else _of_text(text):
        try:
            if not 1 <= one.count <= MOST_COPIES:
                raise BadValue(option=one.name, found=str(one.count), expected=f"1–{MOST_COPIES}")
            name = _card(one.name, names)
        except UNREADABLE as error:
            deck.problems.append(LineProblem(one.line, one.text, error))
        else:
            deck.parts.setdefault(one.part, []).append((name, one.count))
    return deck


def _card(text: str, names: Names) -> str:
    """The card of a line, with or without what programs write behind a name; halves go by the whole card's name."""
    found = re.fullmatch(rf"(.+?){_PRINTING}{_MARKS}", text)
    for name in dict.fromkeys((text, found[1] if found else text)):
        if (card := names.exact(name)) is not None:
            return card.name
    name = re.sub(r"\s*/{1,3}\s*", " // ", found[1] if found else text)
    return names.card(name).name


# Text


def _of_text(text: str) -> Iterator[_Listed]:
    lines = [_BULLET.sub("", line.strip()) for line in text.splitlines()]
    if len(lines) == 1:
        lines = _unfolded(lines[0])
    part, apart = MAIN, None if any(map(_heading, lines)) else _sideboard_apart(lines)
    for number, line in enumerate(lines, start=1):
        part = SIDEBOARD if number == apart else _heading(line) or part
        if not line or _heading(line) or line.startswith(("//", "#")) or part == ASIDE:
            continue
        of_sideboard = re.match(r"SB:\s*", line, re.I)
        match = _COUNT.fullmatch(line[of_sideboard.end() :] if of_sideboard else line)
        if match is None:
            continue
        where = SIDEBOARD if of_sideboard else _category(match[2]) or part
        if where != ASIDE:
            yield _Listed(number, line, where, int(match[1] or match[3] or 1), match[2])


def _unfolded(line: str) -> list[str]:
    """The lines of a list out of which a text field has made one."""
    heading = rf"\s+(?=(?:{one_of(*(f'deck-{part}' for part in _PARTS))}):?\s+\d+x?\s)"
    cards = r"\s+(?=\d{1,3}x?\s+[^\W\d])"
    return re.split(f"{heading}|{cards}", line, flags=re.I)


def _heading(line: str) -> str | None:
    """The part of the deck that a line begins: "Sideboard", "// Sideboard (15)", "[Commander]", "Creatures (12)"."""
    plain = re.sub(r"\(\d+\)", "", fold(line)).strip(" /[]:#")
    return meant("deck", _PARTS).get(plain)


def _sideboard_apart(lines: list[str]) -> int | None:
    """The number of the empty line behind which the sideboard stands where nothing says so, as MTGO writes it: the only
    one inside the list, with 15 cards at most behind it (100.4a)."""
    inside = [n for n, line in enumerate(lines, start=1) if not line and any(lines[: n - 1]) and any(lines[n:])]
    if len(inside) != 1:
        return None
    counts = [match[1] or 1 for line in lines[inside[0] :] if line and (match := _COUNT.fullmatch(line))]
    return inside[0] if sum(map(int, counts)) <= 15 else None


def _category(text: str) -> str | None:
    """The part of the deck that Archidekt names behind a card: "[Maybeboard{noDeck}]", "[Commander{top}]"."""
    for category in re.findall(r"[\[,]([^\],{]+)", "".join(re.findall(r"\[[^\]]*\]", text))):
        part = meant("deck", _PARTS).get(fold(category).strip())
        if part not in (None, MAIN):
            return part
    return None


# XML


def _of_xml(text: str) -> Iterator[_Listed]:
    """The cards of a .dek (``<Cards Quantity Name Sideboard>``) or a .cod (``<zone name><card number name>``)."""
    if re.search(r"<!(?:DOCTYPE|ENTITY)", text, re.I):
        raise BadImport(place="$", found="<!DOCTYPE", expected="deck-file")
    try:
        # without its head, which tells of an encoding that it no longer has
        root = ElementTree.fromstring(re.sub(r"^<\?xml[^>]*\?>", "", text))
    except ElementTree.ParseError as error:
        line, column = error.position
        found = (text.splitlines()[line - 1 :] or [""])[0][column : column + 20]
        raise BadImport(place=f"{line}:{column + 1}", found=found, expected="deck-file") from None
    if root.tag not in ("Deck", "cockatrice_deck"):
        raise BadImport(place="$", found=f"<{root.tag}>", expected="deck-file")
    zones = [(zone.get("name", ""), zone.findall("card")) for zone in root.findall("zone")]
    listed = [(_ZONES.get(fold(zone), ASIDE), card) for zone, cards in zones for card in cards]
    listed += [(SIDEBOARD if fold(card.get("Sideboard", "")) == "true" else MAIN, card) for card in root.iter("Cards")]
    for number, (part, card) in enumerate((one for one in listed if one[0] != ASIDE), start=1):
        name, count = card.get("Name") or card.get("name") or "", card.get("Quantity") or card.get("number") or "1"
        yield _Listed(number, name, part, int(count) if re.fullmatch(r"\d{1,6}", count) else 0, name)
