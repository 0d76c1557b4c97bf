"""What the engine does not play, by name: a sentence that asks for it is refused with the rule it would need."""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class NotPlayed:
    """Something the engine does not play: words of the catalogue, and the rule that says what it would be."""

    key: str
    rule: str


_BY_NAME: tuple[tuple[re.Pattern[str], NotPlayed], ...] = (
    (re.compile(r"\brestart the (?:game|turn)\b", re.IGNORECASE), NotPlayed("refused-restarting", "727.1")),
    (re.compile(r"\bsubgame\b", re.IGNORECASE), NotPlayed("refused-subgames", "729.1")),
    (re.compile(r"\bstickers?\b", re.IGNORECASE), NotPlayed("refused-stickers", "123.1")),
    (re.compile(r"\battractions?\b", re.IGNORECASE), NotPlayed("refused-attractions", "717.1")),
)
"""The words by which rules text asks for it."""


def not_played(text: str) -> NotPlayed | None:
    """What a sentence asks for that the engine does not play; None for any other sentence."""
    return next((named for pattern, named in _BY_NAME if pattern.search(text)), None)
