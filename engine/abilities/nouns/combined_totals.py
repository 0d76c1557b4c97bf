"""What several things chosen together may have in total (CR 601.2c, 608.2d)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import Amount, Qualifier
from engine.abilities.nouns.noun_groups import Number
from engine.grammar.phrase import phrase


@phrase("with total {what} {amount:digits} or less")
@phrase("with total {what} {amount:digits} or greater", at_least=True)
@dataclass(frozen=True, slots=True)
class WithTotal(Qualifier):
    """ "any number of target creature cards with total power 10 or less", "(sacrifice) any number of creatures with
    total power 12 or greater": said of all of them together."""

    of_several: ClassVar[bool] = True
    what: Number
    amount: Amount
    at_least: bool = False
