"""Removing from combat, as texts say it (CR 506.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import PlayerVerb, Ref
from engine.grammar.phrase import phrase


@phrase("<remove> {what:obj} from combat")
@dataclass(frozen=True, slots=True)
class RemoveFromCombat(PlayerVerb):
    """ "untap it and remove it from combat" (506.4)."""

    may_be_cost: ClassVar[bool] = False
    what: Ref
