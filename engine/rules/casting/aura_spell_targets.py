"""What an Aura spell on the stack targets (CR 303.4a, 702.5a)."""

from __future__ import annotations

from functools import lru_cache

from engine.abilities import ability as ab
from engine.abilities.nouns.target_phrases import PlayerKind, Target, TargetPlayer


@lru_cache(maxsize=512)
def aura_spell_target(enchant: ab.Enchant) -> Target | TargetPlayer:
    """What an Aura spell with this ability targets (303.4a, 702.5a)."""
    if isinstance(enchant.group, PlayerKind):
        return TargetPlayer(enchant.group)
    return Target(enchant.group)
