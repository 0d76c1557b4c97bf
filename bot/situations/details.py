"""What is said of a spell behind its name: "kicked", "for X=3", "naming Lightning Bolt", "from my graveyard"."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, lru_cache

from bot.situations.nouns import phrase
from bot.words import one_of

_ZONES = ("graveyard", "exile", "hand")


@dataclass(frozen=True, slots=True)
class How:
    """One detail: whether it is kicked, what X is, what is chosen (a noun phrase or a word), where it is cast from."""

    kicked: bool = False
    x: int | None = None
    chosen: str = ""
    zone: str = ""


@cache
def _pattern() -> re.Pattern[str]:
    whose = one_of("situation-my", "situation-their", "situation-the")
    zones = "|".join(f"(?P<{zone}>{one_of(f'situation-zone-{zone}')})" for zone in _ZONES)
    return re.compile(
        rf"(?P<kicked>{one_of('situation-kicked')})"
        rf"|(?:(?:{one_of('situation-for')}) )?x ?(?:=|{one_of('situation-equals')})? ?(?P<x>\d{{1,3}})"
        rf"|(?:{one_of('situation-for')}) (?P<for>\d{{1,2}})"
        rf"|{one_of('situation-choosing')} (?P<chosen>.+)"
        rf"|(?:{one_of('situation-from')}) (?:{whose} ?)?(?:{zones})",
        re.I,
    )


@lru_cache(maxsize=4096)
def how_of(text: str) -> How | None:
    """What a text says of how a spell is cast; None if it says nothing that is understood."""
    found = _pattern().fullmatch(text)
    if found is None:
        return None
    chosen = found["chosen"] or ""
    if chosen and phrase(chosen) is None and not re.fullmatch(r"\w+(?: \w+)?", chosen):
        return None
    number = found["x"] or found["for"]
    zone = next((one for one in _ZONES if found[one]), "")
    return How(bool(found["kicked"]), int(number) if number else None, chosen, zone)
