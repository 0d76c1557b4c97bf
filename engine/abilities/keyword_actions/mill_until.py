"""Milling card by card until something is in the graveyard (CR 701.17, 608.2c)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import Amount, Instruction, PlayerVerb
from engine.abilities.nouns.noun_groups import Group
from engine.grammar.phrase import phrase


@phrase(
    "<mill> a card, then <repeat> this process until a {what:sg} or {count} cards have been put into their graveyard "
    "this way, whichever comes first"
)
@dataclass(frozen=True, slots=True)
class MillUntil(PlayerVerb):
    """ "mills a card, then repeats this process until a creature card or X cards have been put into their graveyard
    this way, whichever comes first": what goes elsewhere instead counts for neither, so that a whole library may go."""

    what: Group
    count: Amount
    may_be_cost = False


@phrase(
    "if one or more {what:pl} were put into that graveyard this way, sacrifice ~ and put one of them onto the "
    "battlefield under your control"
)
@dataclass(frozen=True, slots=True)
class TakeOneMilled(Instruction):
    """ "If one or more creature cards were put into that graveyard this way, sacrifice ~ and put one of them onto the
    battlefield under your control." (608.2c)"""

    needs: ClassVar[str] = "MillUntil"
    what: Group
