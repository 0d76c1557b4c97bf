"""The spell that was cast is exiled as it resolves, rather than put into a graveyard (CR 608.2n, 614.1a)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Instruction
from engine.grammar.phrase import phrase


class SpellAgain(Enum):
    """How the spell that was cast is called again."""

    CARD = "that card"
    SPELL = "that spell"


@phrase("exile {what} instead of putting it into your graveyard as it resolves")
@phrase(
    "exile {what} instead of putting it into your graveyard as it resolves. if you do, return it to your hand at "
    "the beginning of the next end step",
    returned=True,
)
@dataclass(frozen=True, slots=True)
class ExileAsItResolves(Instruction):
    """ "(Whenever you cast an instant or sorcery spell ...,) exile that card instead of putting it into your graveyard
    as it resolves. If you do, return it to your hand at the beginning of the next end step.": a replacement effect for
    the spell of the event (614.1a), and a delayed trigger (603.7)."""

    one_shot = True
    takes_rest: ClassVar[bool] = True  # "if you do" is asked once the spell has been exiled, not now
    what: SpellAgain
    returned: bool = False
