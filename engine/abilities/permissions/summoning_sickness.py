"""Abilities that may be activated as though creatures had haste (CR 302.6, 609.4)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Declaration
from engine.abilities.nouns.object_phrases import Bare
from engine.grammar.phrase import phrase


@phrase("you may activate abilities of {of:obj} as though those creatures had haste")
@dataclass(frozen=True, slots=True)
class ActivateAsThoughHaste(Declaration):
    """ "You may activate abilities of creatures you control as though those creatures had haste." (302.6, 609.4)"""

    of: Bare
