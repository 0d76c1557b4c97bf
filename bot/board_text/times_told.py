"""What a pasted board says of the time: whose turn it is, which step, day or night."""

from __future__ import annotations

import re
from functools import cache

import engine
from bot.words import as_typed, meant, one_of
from cards import fold


def time_told(text: str) -> tuple[str, str | None] | None:
    """Whose turn it is and, where it is said, which step: "It is Opp's turn", "my turn", "it's Opp's turn, end step",
    "Opp's upkeep"."""
    match = _times().fullmatch(text.replace("’", "'").strip())
    if match is None or re.search(rf"\d {one_of('spells-cast')}$", text.strip(), re.I):
        return None
    said = {name.rstrip("01234"): found for name, found in match.groupdict().items() if found}
    return said["whose"], _steps().get(fold(said.get("step", "")))


@cache
def _times() -> re.Pattern[str]:
    steps = "|".join(sorted(map(re.escape, _steps()), key=len, reverse=True))
    turn = rf"(?:(?P<whose>[^:]+?)(?:'s)? {one_of('turn')}|{one_of('turn-of')} ?(?P<whose1>.+?))"
    its_step = rf"(?:(?P<whose2>{one_of('my')})|(?P<whose3>[^:]+?)'s) (?P<step2>{steps})"
    step_of = rf"{one_of('it-is')} (?:the |l'|le |la )?(?P<step3>{steps}) (?:of |de |d')(?P<whose0>.+?)"
    behind = rf"(?:[,:]? (?:in )?(?:the )?(?P<step1>{steps}))?"
    headed = rf"{one_of('turn')} ?: ?(?P<whose4>[^:;,]+?)"
    return re.compile(rf"{headed}|{step_of}[.]?|(?:{one_of('it-is')} )?(?:{turn}{behind}|{its_step})[.]?", re.I)


@cache
def _steps() -> dict[str, str]:
    """The steps by what people may call them, with accents or without."""
    return {
        spelling: step.value
        for step in engine.STEPS
        for spelling in as_typed(f"short-word-step-{step.value.replace(' ', '-')}")
    }


def daytime_told(line: str) -> str | None:
    """ "It is night": "day" or "night", or None for any other line."""
    match = re.fullmatch(rf"(?:{one_of('it-is')} )?(.+?)[.;]?", fold(line))
    return meant("daytime", ("day", "night")).get(match[1]) if match else None
