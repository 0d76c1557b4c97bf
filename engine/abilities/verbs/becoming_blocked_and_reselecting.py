"""What effects make of attackers: blocked, attacking somebody else (CR 508.7, 509.1h)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import ObjectVerb, PlayerVerb, Ref
from engine.abilities.nouns.attackers_and_blockers import Attackable
from engine.grammar.phrase import phrase


@phrase("<become> blocked")
@dataclass(frozen=True, slots=True)
class BecomeBlockedNow(ObjectVerb):
    """ "target unblocked attacking creature becomes blocked" (509.1h)."""

    lasting: ClassVar[bool] = False


@phrase("<reselect> which {among} {creature:subj} is attacking")
@dataclass(frozen=True, slots=True)
class Reselect(PlayerVerb):
    """ "you may reselect which player or permanent target attacking creature is attacking" (508.7)."""

    among: Attackable
    creature: Ref
