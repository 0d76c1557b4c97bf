"""Exiling until something leaves the battlefield, as texts say it (CR 610.3)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import PlayerVerb, Ref
from engine.grammar.phrase import phrase


@phrase("<exile> {what:obj} until {leaver:subj} <leave:@leaver> the battlefield")
@dataclass(frozen=True, slots=True)
class ExileUntil(PlayerVerb):
    """ "exile target creature until ~ leaves the battlefield": it comes back at once when that happens (610.3)."""

    what: Ref
    leaver: Ref
