"""Leave to play or cast cards from where they are (CR 601.3b, 305.1, 118.9)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.actions import ManaSymbols, Payment
from engine.abilities.base import Condition, Duration, Instruction, Ref, Who
from engine.oracle.phrase import phrase


class Playing(Enum):
    """Cards are played as lands or cast as spells; "cast" never means a land (701.18, 701.5)."""

    PLAY = "play"
    CAST = "cast"


@phrase("{ref:subj} <remain:@ref> exiled")
@dataclass(frozen=True, slots=True)
class RemainsExiled(Condition):
    """ "it remains exiled"."""

    ref: Ref


@phrase("{who:subj} may {how} {what:obj}[ {payment}] {duration}")
@phrase("{duration}, {who:subj} may {how} {what:obj}[ {payment}]", front=True)
@dataclass(frozen=True, slots=True)
class MayPlay(Instruction):
    """ "You may play that card this turn": leave that lasts, unlike casting now (601.3b)."""

    who: Who
    how: Playing
    what: Ref
    duration: Duration
    payment: Payment = Payment.FOR_ITS_COST
    front: bool = False


@phrase("a spell cast this way costs {mana} more to cast")
@phrase("spells cast this way cost {mana} more to cast", plural=True)
@dataclass(frozen=True, slots=True)
class CostsMoreThisWay(Instruction):
    """What the leave just given adds to the cost (601.2f)."""

    mana: ManaSymbols
    plural: bool = False
