"""Who has more cards in hand, or more life, than somebody else (CR 119.1, 402.1)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Condition, Who
from engine.abilities.nouns.player_phrases import AnOpponent, OneOpponent
from engine.grammar.phrase import phrase


class MoreOf(Enum):
    """What one player has more of than another."""

    CARDS = "cards in hand"
    LIFE = "life"


@phrase("no opponent has more {what} than {other:subj}", who=AnOpponent(), denied=True)
@phrase("{who:subj} <have:@who> more {what} than another of your opponents", other=OneOpponent())
@phrase("{who:subj} <have:@who> more {what} than {other:subj}")
@phrase("{who:subj} <have:@who> more {what} than {other:subj} <do:@other>", done=True)
@dataclass(frozen=True, slots=True)
class HasMore(Condition):
    """ "you have more cards in hand than each opponent", "an opponent has more life than you": than every one of
    several who are named one by one. By how much can be spoken of ("the difference")."""

    who: Who
    what: MoreOf
    other: Who
    denied: bool = False
    done: bool = False
    """Whether "do" stands behind it."""


@phrase("{who:subj} <have:@who> the most life or <be:@who> tied for most life")
@dataclass(frozen=True, slots=True)
class HasMostLife(Condition):
    """ "you have the most life or are tied for most life": nobody has more (119.1)."""

    who: Who
