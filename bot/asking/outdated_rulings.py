"""Rulings that a rule has overtaken since: whoever reads one beside an answer reads the contrary of it."""

from __future__ import annotations

import re

from cards import Ruling

_CHAPTERS_GONE = re.compile(r"loses all of its chapter abilities.*\bsacrificed", re.I)
"""A Saga without chapter abilities is no longer sacrificed (714.4)."""
_COMMANDER_INSTEAD = re.compile(
    r"commander\b.*\bcommand zone instead\b.*\b(?:exil|dies?\b)|(?:\bexil\w*|\bdies?\b).*\bcommander\b.*\bcommand zone"
    r" instead|send \w+ to the command zone instead of exiling",
    re.I,
)
"""A commander dies and is exiled first, and goes to the command zone afterwards (903.9a) …"""
_COMMANDERS_DIE_SINCE = "2020-07-10"
"""… since this date."""
_IN_ORDER = re.compile(r"damage assignment order", re.I)
"""Attackers and blockers are not put in an order any more (510.1c)."""


def is_outdated(ruling: Ruling) -> bool:
    """Whether a ruling says what the rules no longer say."""
    if _CHAPTERS_GONE.search(ruling.text) or _IN_ORDER.search(ruling.text):
        return True
    return ruling.date < _COMMANDERS_DIE_SINCE and _COMMANDER_INSTEAD.search(ruling.text) is not None
