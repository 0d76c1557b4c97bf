"""Attacking despite defender, and blocking more creatures than one (CR 509.1a, 702.3b)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Duration, ObjectVerb
from engine.abilities.durations.combat_spans import CombatSpan
from engine.grammar.phrase import phrase


def _is_standing(verb: BlockMore) -> bool:
    """ "This turn" is said by the sentence, for all its verbs."""
    return verb.when is not CombatSpan.THIS_TURN


@phrase("can block any number of creatures")
@phrase("can block an additional creature[ {when}]", additional=1, when=_is_standing)
@phrase("can block an additional {additional} creatures[ {when}]", when=_is_standing)
@dataclass(frozen=True, slots=True)
class BlockMore(ObjectVerb):
    """May be declared as a blocker of several attackers; any number where ``additional`` is None."""

    additional: int | None = None
    when: CombatSpan | None = None

    @property
    def lasts(self) -> Duration | None:
        """How long the effect lasts, where the permission itself says so."""
        return self.when.lasts if self.when is not None else None


@phrase("can attack as though it had haste", form="s")
@phrase("can attack as though they had haste")
@dataclass(frozen=True, slots=True)
class AttackAsThoughHaste(ObjectVerb):
    """ "Enchanted creature can attack as though it had haste.": it still can't pay with its own tap symbol (302.6,
    609.4)."""


@phrase("can attack[ {when}] as though it didn't have defender", form="s")
@phrase("can attack[ {when}] as though they didn't have defender")
@dataclass(frozen=True, slots=True)
class AttackDespiteDefender(ObjectVerb):
    """(702.3b, 609.4)"""

    when: CombatSpan | None = None

    @property
    def lasts(self) -> Duration | None:
        """How long the effect lasts, where the permission itself says so."""
        return self.when.lasts if self.when is not None else None
