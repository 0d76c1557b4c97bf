"""What is said of cards with a chosen name (CR 201.4, 607.2d)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import Condition, Qualifier, Ref
from engine.grammar.phrase import phrase


@phrase("with that name")
@dataclass(frozen=True, slots=True)
class WithThatName(Qualifier):
    """ "all cards with that name": with the name that this text has had chosen."""

    needs: ClassVar[str] = "ChooseCardName"


@phrase("{subject:subj} <have:@subject> the chosen name")
@dataclass(frozen=True, slots=True)
class HasChosenName(Condition):
    """ "(if) that card has the chosen name" (201.4)."""

    subject: Ref
