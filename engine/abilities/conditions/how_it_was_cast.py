"""Conditions about how and from where a spell was cast (CR 601.2, 702.33d)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Condition, Ref
from engine.abilities.nouns.object_phrases import It, This
from engine.grammar.phrase import phrase


@phrase("{subject:subj} was kicked")
@phrase("{subject:subj} wasn't kicked", denied=True)
@dataclass(frozen=True, slots=True)
class WasKicked(Condition):
    """(702.33d)"""

    subject: Ref
    denied: bool = False


class CastFrom(Enum):
    """Where a spell was cast from, or when, as conditions ask."""

    ANYWHERE = ""
    HAND = "from your hand"
    GRAVEYARD = "from your graveyard"
    YOUR_MAIN_PHASE = "during your main phase"


@phrase("you cast {subject:obj}[ {origin}]")
@phrase("you didn't cast {subject:obj}[ {origin}]", denied=True)
@dataclass(frozen=True, slots=True)
class YouCast(Condition):
    """ "you cast it from your hand": the permanent was a spell that you cast."""

    subject: It | This
    origin: CastFrom = CastFrom.ANYWHERE
    denied: bool = False


@phrase("it entered from your graveyard or you cast it from your graveyard")
@dataclass(frozen=True, slots=True)
class CameFromYourGraveyard(Condition):
    """What entered in the trigger's event came from the graveyard, or was cast from there (603.4)."""


@phrase("{subject:subj} was cast")
@phrase("{subject:subj} wasn't cast", denied=True)
@dataclass(frozen=True, slots=True)
class WasCast(Condition):
    """ "it wasn't cast": the permanent was no spell that somebody cast."""

    subject: It | This
    denied: bool = False


class PassiveOrigin(Enum):
    """Where a spell was cast from, in the passive."""

    GRAVEYARD = "a graveyard"
    EXILE = "exile"
    YOUR_HAND = "your hand"
    NOT_HAND = "anywhere other than your hand"


@phrase("{subject:subj} was cast from {origin}")
@dataclass(frozen=True, slots=True)
class WasCastFrom(Condition):
    """ "~ was cast from a graveyard"."""

    subject: Ref
    origin: PassiveOrigin
