"""Playing cards, as texts say it (CR 608.2g, 701.18)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import PlayerVerb, Ref
from engine.abilities.keyword_actions.cast import Payment
from engine.grammar.phrase import phrase


@phrase("<play> {what:obj}[ {payment}]")
@dataclass(frozen=True, slots=True)
class PlayCard(PlayerVerb):
    """Play a land or cast a spell while a spell or ability resolves (608.2g, 305.3)."""

    what: Ref
    payment: Payment = Payment.FOR_ITS_COST
