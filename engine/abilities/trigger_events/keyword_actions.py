"""Keyword actions that players and permanents take, as triggers say them (CR 701)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Amount
from engine.abilities.nouns.antecedents import Role
from engine.abilities.nouns.noun_groups import Described, Where
from engine.abilities.trigger_events import ObjectEventVerb, PlayerEventVerb
from engine.grammar.phrase import phrase


class PlayerKeywordAction(Enum):
    """What a player does that the rules have a word for, as triggers say it."""

    SCRY = "scry"
    SURVEIL = "surveil"
    PROLIFERATE = "proliferate"
    INVESTIGATE = "investigate"
    DISCOVER = "discover"
    AMASS = "amass"
    FORAGE = "forage"
    EVIDENCE = "collect evidence"
    DREAD = "manifest dread"
    EARTHBEND = "earthbend"
    AIRBEND = "airbend"
    WATERBEND = "waterbend"
    BLIGHT = "blight"
    LEARN = "learn"
    FIREBEND = "firebend"


@phrase("{action:^}")
@dataclass(frozen=True, slots=True)
class DoPlayerKeywordAction(PlayerEventVerb):
    """ "(whenever you) scry": the whole of it has been done (701.22, 701.25d, 701.59)."""

    who_role: ClassVar[Role] = Role.EVENT
    action: PlayerKeywordAction


class ObjectKeywordAction(Enum):
    """What a permanent does that the rules have a word for."""

    EXPLORE = "explore"
    CONNIVE = "connive"


def _reveals_it(act: DoObjectKeywordAction) -> bool:
    """Only exploring reveals a card (701.44a)."""
    if act.card is None:
        return True
    return act.action is ObjectKeywordAction.EXPLORE and act.card.head.noun is Where.CARD


@phrase("{action:^}[ a {card:sg}]", when=_reveals_it)
@dataclass(frozen=True, slots=True)
class DoObjectKeywordAction(ObjectEventVerb):
    """ "(whenever a creature you control) explores", "explores a land card" (701.44b, 701.50b)."""

    action: ObjectKeywordAction
    card: Described | None = None
    """What was revealed as it explored."""


class LookedAtWhile(Enum):
    """What cards were looked at for, as the amount that follows says it."""

    SCRYING = "scrying"
    SURVEILLING = "surveilling"


@phrase("the number of cards looked at while {action} this way")
@dataclass(frozen=True, slots=True)
class CardsLookedAt(Amount):
    """ "(whenever you scry, ... where X is) the number of cards looked at while scrying this way" (701.22)."""

    action: LookedAtWhile

    @property
    def needs(self) -> str:
        """The action in the trigger's event."""
        return {"scrying": "scry", "surveilling": "surveil"}[self.action.value]
