"""Proliferating, as texts say it (CR 701.34)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Declaration, PlayerVerb
from engine.grammar.phrase import phrase


@phrase("<proliferate>")
@dataclass(frozen=True, slots=True)
class Proliferate(PlayerVerb):
    """(701.34)"""


@phrase("if you would proliferate, proliferate twice instead")
@dataclass(frozen=True, slots=True)
class ProliferatesTwice(Declaration):
    """ "If you would proliferate, proliferate twice instead." (614.1a, 701.34a)"""
