"""What is said of a spell behind its name: "kicked", "for X=3", "naming Lightning Bolt", "from my graveyard"."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, lru_cache

from bot.situations.descriptions import number_of
from bot.words import one_of, typed

_MOST_WORDS = 16
"""Words of what is chosen: "2 damage to his Bears and destroy his Vial"."""
WAYS = (
    "evoke",
    "overload",
    "dash",
    "blitz",
    "bestow",
    "escape",
    "disturb",
    "madness",
    "prototype",
    "spectacle",
    "emerge",
)
"""Keywords of alternative costs (118.9), by their names in scripts."""
_ZONES = ("graveyard", "exile", "hand")


@dataclass(frozen=True, slots=True)
class How:
    """One detail: whether it is kicked, what X is, what is chosen (a noun phrase or a word), where it is cast from."""

    kicked: bool = False
    x: int | None = None
    chosen: str = ""
    zone: str = ""
    way: str = ""
    """The alternative cost that is paid for it: "evoke"."""
    aim: str = ""
    """What it is cast to do: "to gain 3"."""
    free: bool = False
    """Whether its mana cost is said not to be paid."""
    pitched: str = ""
    """What is exiled for it rather than paying its mana cost: "pitching Opt"."""


@cache
def _pattern() -> re.Pattern[str]:
    whose = one_of("situation-my", "situation-their", "situation-the")
    zones = "|".join(f"(?P<{zone}>{one_of(f'situation-zone-{zone}')})" for zone in _ZONES)
    return re.compile(
        rf"(?P<kicked>{one_of('situation-kicked')})"
        rf"|(?P<free>{one_of('situation-for-free')})"
        rf"|{one_of('situation-pitching')} (?P<pitched>.+)"
        rf"|(?:{one_of('situation-with', 'situation-for', 'situation-by-way-of')} ?)?(?:{whose} ?)?"
        rf"(?P<way>{one_of(*(f'situation-way-{way}' for way in WAYS))})(?: {one_of('situation-cost')})?"
        rf"|(?:{one_of('situation-with', 'situation-for', 'situation-by-way-of')}) "
        rf"(?P<back>{one_of('situation-flashback')})(?: {one_of('situation-cost')})?"
        rf"|(?:(?:{one_of('situation-for')}) )?x ?(?:=|{one_of('situation-equals')})? ?(?P<x>\d{{1,3}})"
        rf"|(?:{one_of('situation-for')}) (?:{one_of('situation-the-last')} ?)?(?P<for>\d{{1,2}}|[a-z]+)"
        rf"(?: (?:{one_of('life')}))?"
        rf"|{one_of('situation-to')} (?P<aim>{one_of('situation-aim')} .+)"
        rf"|{one_of('situation-choosing')} (?P<chosen>.+)"
        rf"|{one_of('situation-with')} (?P<mode>[\w ]*{one_of('situation-mode')})"
        rf"|(?:{one_of('situation-from')}) (?:{whose} ?)?(?:{zones})",
        re.I,
    )


def _is_short(text: str) -> bool:
    """Whether a text may be what is chosen: short, and without a clause in it."""
    asks = rf"(?<!\w){one_of('situation-asking', 'situation-subject')}(?!\w)"
    return len(text.split()) <= _MOST_WORDS and re.search(asks, text, re.I) is None


@lru_cache(maxsize=4096)
def how_of(text: str) -> How | None:
    """What a text says of how a spell is cast; None if it says nothing that is understood."""
    found = _pattern().fullmatch(text)
    if found is None:
        return None
    chosen = found["chosen"] or found["mode"] or ""
    if not _is_short(chosen):
        return None
    number = number_of(found["x"] or found["for"] or "")
    if found["for"] and number is None:
        return None
    if found["aim"] and not _is_short(found["aim"]):
        return None
    zone = "graveyard" if found["back"] else next((one for one in _ZONES if found[one]), "")
    way = way_of(found["way"] or "")
    pitched = found["pitched"] or ""
    if pitched and not _is_short(pitched):
        return None
    free = bool(found["free"] or pitched)
    return How(bool(found["kicked"]), number, chosen, zone, way, found["aim"] or "", free, pitched)


def ways() -> frozenset[str]:
    """The words for alternative costs."""
    return frozenset().union(*(typed(f"situation-way-{way}") for way in WAYS))


def way_of(text: str) -> str:
    """The alternative cost that a text names, in its verb, noun or participle; empty where it names none."""
    said = (way for way in WAYS if re.search(rf"(?<!\w){one_of(f'situation-way-{way}')}(?!\w)", text, re.I))
    return next(said, "")
