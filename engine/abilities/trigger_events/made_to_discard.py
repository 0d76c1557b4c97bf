"""Being made to discard by an opponent's spell or ability (CR 701.9, 614.1a)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import Amount, Declaration, Ref, TriggerEvent
from engine.abilities.nouns.antecedents import Role
from engine.abilities.trigger_events.base import Parties
from engine.abilities.verbs.counters import CounterKind
from engine.grammar.phrase import phrase


@phrase("a spell or ability an opponent controls causes you to discard {what:obj}")
@dataclass(frozen=True, slots=True)
class MadeToDiscard(TriggerEvent):
    """ "When a spell or ability an opponent controls causes you to discard ~": no cost that you pay does."""

    event_parties: ClassVar[Parties] = {"what": Role.EVENT}
    what: Ref


@phrase(
    "if a spell or ability an opponent controls causes you to discard ~, put it onto the battlefield instead of "
    "putting it into your graveyard",
    count=None,
)
@phrase(
    "if a spell or ability an opponent controls causes you to discard ~, put it onto the battlefield with {count} "
    "{kind} counters on it instead of putting it into your graveyard"
)
@dataclass(frozen=True, slots=True)
class EntersInstead(Declaration):
    """It is still discarded (701.9a)."""

    count: Amount | None
    kind: CounterKind | None = None


@phrase(
    "if an effect causes you to discard a card, discard it, but you may put it on top of your library instead of into "
    "your graveyard"
)
@dataclass(frozen=True, slots=True)
class DiscardOnTop(Declaration):
    """Whatever the effect, but no cost and no rule of the game (701.9a, 614.1a)."""
