"""What the grammar could not read, kept as an ability of the card so that it is never lost."""

from __future__ import annotations

import re
from dataclasses import dataclass

from engine.abilities.base import Ability
from engine.grammar.words import from_roman

_QUOTED = re.compile(r'"[^"]*"')
_COST = re.compile(r"[^.:]*:")
"""How an activated ability begins: with its cost (602.1)."""
_LOYALTY_COST = re.compile(r"(?:[+−-]?\d+|[+−-]X): ")
_OWN_MAIN_PHASE = re.compile(r"(?:addendum — )?if you cast (?:~|this spell) during your main phase, ", re.I)

_TRIGGER = re.compile(r"(?:[^.:]* — )?(?:when|whenever|at)\b", re.IGNORECASE)
"""How a triggered ability begins (603.1)."""
_SENTENCE = re.compile(r"[.:]")
_CHAPTERS = re.compile(r"[IVX]+(?:, [IVX]+)* — ")
"""The chapter symbols before a chapter ability (714.2a)."""


@dataclass(frozen=True, slots=True)
class Unread(Ability):
    """Text that was not understood.

    ``span`` is its place in the normalised text of the face, ``lacks`` what its words leave open, or nothing carries
    out, where the words themselves are understood.
    """

    text: str
    span: tuple[int, int] = (0, 0)
    lacks: tuple[str, ...] = ()

    @property
    def bare(self) -> str:
        """The text without what it quotes, which is said of something else (113.1)."""
        return _QUOTED.sub("", self.text)

    @property
    def is_of_own_main_phase(self) -> bool:
        """Whether it says only what a spell does that was cast in its controller's main phase (addendum, 207.2c)."""
        return _OWN_MAIN_PHASE.match(self.bare) is not None

    @property
    def is_triggered(self) -> bool:
        """Whether it begins as a triggered ability does (603.1)."""
        return _TRIGGER.match(self.bare) is not None

    @property
    def is_activated(self) -> bool:
        """Whether it begins as an activated ability does, with a cost and a colon (602.1)."""
        return not self.is_triggered and _COST.match(self.bare) is not None

    @property
    def is_loyalty_ability(self) -> bool:
        """Whether its cost is in loyalty (606.2)."""
        return _LOYALTY_COST.match(self.text) is not None

    @property
    def is_like_a_keyword(self) -> bool:
        """Whether it is no sentence, as a keyword with what belongs to it isn't (702.1)."""
        return _SENTENCE.search(self.bare) is None

    @property
    def chapters(self) -> tuple[int, ...]:
        """The numbers of the chapter symbols before it (714.2a); none for what is no chapter ability."""
        symbols = _CHAPTERS.match(self.text)
        return tuple(map(from_roman, symbols[0].removesuffix(" — ").split(", "))) if symbols is not None else ()
