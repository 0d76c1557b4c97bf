"""Goading, as texts say it (CR 701.15)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Adjective
from engine.grammar.phrase import phrase


@phrase("goaded")
@dataclass(frozen=True, slots=True)
class IsGoaded(Adjective):
    """ "goaded (creature)" (701.15b)."""
