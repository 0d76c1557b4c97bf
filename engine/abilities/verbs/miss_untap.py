"""Permanents that miss an untap step (CR 502.3)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import ObjectVerb, Who
from engine.abilities.nouns.player_phrases import ThatPlayer
from engine.grammar.phrase import phrase


class NextUntap(Enum):
    """Whose untap step is meant: always that of whoever controls the permanent by then (502.3)."""

    ITS_CONTROLLERS = "its controller's next untap step"
    THEIR_CONTROLLERS = "their controller's next untap step"
    THEIR_CONTROLLERS_ALL = "their controllers' next untap steps"
    YOUR = "your next untap step"


@phrase("<don't> untap during {step}")
@dataclass(frozen=True, slots=True)
class MissesUntap(ObjectVerb):
    """ "doesn't untap during its controller's next untap step" (502.3)."""

    lasting = False
    step: NextUntap


@phrase("<don't> untap during {who:poss} next untap step", when=lambda verb: isinstance(verb.who, ThatPlayer))
@dataclass(frozen=True, slots=True)
class MissesUntapOf(ObjectVerb):
    """ "Those creatures don't untap during that player's next untap step": whoever controls them by then (502.3)."""

    lasting = False
    who: Who
