"""When something is done: "during my opponent's upkeep", "at the beginning of combat on his turn", "on turn 3"."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, lru_cache

from bot.situations.spelling import plain_letters
from bot.words import one_of, typed

_STEPS = ("upkeep", "draw", "precombat-main", "combat", "postcombat-main", "end", "beginning-of-combat")


@dataclass(frozen=True, slots=True)
class Time:
    """Whose turn it is, as the question says it ("" if it does not), and the step, by the name that scripts have."""

    whose: str
    step: str
    triggered: bool = False
    """Whether what triggers at its beginning is on the stack."""


@cache
def _pattern() -> re.Pattern[str]:
    whose = one_of("situation-my", "situation-their")
    steps = one_of(*(f"situation-step-{step}" for step in _STEPS))
    turn, on, the = one_of("situation-turn-word"), one_of("situation-on"), one_of("situation-the")
    return re.compile(
        rf"(?=(?:{one_of('situation-on', 'situation-edge')}) |t\d)"
        rf"(?:{on} )?(?:{one_of('situation-edge')} )?(?:(?P<whose>{whose}) ?|{the} ?)?"
        rf"(?:{one_of('situation-ordinal')} )?"
        rf"(?:(?P<step>{steps})(?: {on} (?:(?P<whose2>{whose}) ?|{the} )?{turn})?"
        rf"|{turn}(?: \d+)?(?:'s (?P<step2>{steps}))?|t\d+)(?![\w'])",
        re.I,
    )


@cache
def _trigger() -> re.Pattern[str]:
    """What triggers at the beginning of a step is on the stack: "in response to its upkeep trigger"."""
    whose = one_of("situation-my", "situation-their")
    steps = one_of(*(f"situation-step-{step}" for step in _STEPS))
    before = one_of("situation-respond-to", "situation-with", "situation-on")
    trigger = one_of("situation-trigger-word")
    return re.compile(
        rf"{before} (?:{one_of('situation-the')} )?(?:(?P<whose>{whose}) ?)?(?P<step>{steps}) {trigger}"
        rf"(?: (?:still )?on the stack)?",
        re.I,
    )


@lru_cache(maxsize=4096)
def time_of(text: str) -> Time | None:
    """What a text says of the time; None if it is no time."""
    found = _trigger().fullmatch(plain_letters(text))
    if found is not None:
        return Time(found["whose"] or "", _named(found["step"]), triggered=True)
    found = _pattern().fullmatch(plain_letters(text))
    if found is None:
        return None
    step = (found["step"] or found["step2"] or "").lower()
    return Time(found["whose"] or found["whose2"] or "", _named(step))


def _named(step: str) -> str:
    """The name that scripts have for a step."""
    name = next((one for one in _STEPS if step.lower() in typed(f"situation-step-{one}")), "") if step else ""
    return "beginning of combat" if name == "beginning-of-combat" else name.replace("-", " ")


def time_behind(text: str) -> str | None:
    """The time with which a clause ends, where something goes before."""
    for found in re.finditer(r"(?<=\S)\s+(?=\S)", text):
        if len(text) - found.end() < 80 and time_of(text[found.end() :]) is not None:
            return text[found.end() :]
    return None


def time_before(text: str) -> str | None:
    """The time with which a clause begins, where something follows."""
    for found in reversed(list(re.finditer(r"(?<=\S)(?=[\s,])", text[:80]))):
        if time_of(text[: found.start()]) is not None:
            return text[: found.start()]
    return None
