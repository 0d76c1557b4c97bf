"""The text that a spell asks its choices for and carries out as it resolves (CR 601.2b-c, 608.2c)."""

from __future__ import annotations

from engine.abilities import ability as ab
from engine.abilities.base import Node
from engine.rules.casting.aura_spell_targets import aura_spell_target
from engine.rules.casting.modes_chosen_more_than_once import in_sequence
from engine.rules.merging.mutate import is_mutating, mutate_target
from engine.state.game import Game
from engine.state.objects import GameObject


def text_of(game: Game, spell: GameObject) -> Node | None:
    """The instructions of an instant or sorcery, or what an Aura spell targets (303.4a); None for others."""
    ch = game.characteristics(spell)
    if is_mutating(spell):
        return mutate_target()
    if ch.abilities.spells:
        return in_sequence(ch.abilities.spells[0], spell.announced.modes if spell.announced is not None else ())
    if "Aura" in ch.subtypes:
        for enchant in ch.abilities.of(ab.Enchant):
            assert isinstance(enchant, ab.Enchant)
            return aura_spell_target(enchant)
    return None
