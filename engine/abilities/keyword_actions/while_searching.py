"""What is so while players search their libraries (CR 701.23, 723.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import Declaration, Ref, ReplacedEvent, Who
from engine.abilities.nouns.antecedents import Role
from engine.abilities.permissions.play_cards import MayPlay
from engine.abilities.sentences import Does
from engine.abilities.trigger_events.base import Parties
from engine.grammar.phrase import phrase


@phrase("you control {whom:obj} while they're searching their libraries")
@dataclass(frozen=True, slots=True)
class ControlWhileSearching(Declaration):
    """ "You control your opponents while they're searching their libraries." (723.2)"""

    whom: Who


@phrase("{who:subj} <be:@who> searching their library")
@dataclass(frozen=True, slots=True)
class IsSearching(ReplacedEvent):
    """ "(while) an opponent is searching their library": in search of cards, there and elsewhere (701.23a)."""

    who: Who

    @property
    def event_parties(self) -> Parties:
        """The player is the one who searches."""
        return {"who": Role.EVENT}


@phrase("each card they find")
@dataclass(frozen=True, slots=True)
class CardsFound(Ref):
    """What the search has just found."""

    called: ClassVar[frozenset[str]] = frozenset({"card"})

    @property
    def agreement(self) -> str:
        """Behind it they are "those cards"."""
        return "base"


@phrase("while {when}, {then}[. {after:sentence}]")
@dataclass(frozen=True, slots=True)
class WhileSearching(Declaration):
    """ "While an opponent is searching their library, they exile each card they find. You may play those cards ...":
    done with what is found, rather than what the searching text would do with it (614.6)."""

    carried_out: ClassVar[bool] = True
    when: IsSearching
    then: Does
    after: tuple[MayPlay, ...] = ()
