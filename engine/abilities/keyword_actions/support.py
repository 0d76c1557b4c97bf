"""Supporting, as texts say it (CR 701.41)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import PlayerVerb
from engine.abilities.nouns.target_phrases import Target
from engine.abilities.quantities.amounts import UpTo
from engine.grammar.phrase import phrase


@phrase("<support> {what:support}", when=lambda verb: isinstance(verb.what.count, UpTo))
@dataclass(frozen=True, slots=True)
class Support(PlayerVerb):
    """ "support 2" (701.41a)."""

    what: Target
