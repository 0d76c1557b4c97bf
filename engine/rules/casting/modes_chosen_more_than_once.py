"""Modes that may be chosen more than once: the text as if each stood there as often as it was chosen (CR 700.2d)."""

from __future__ import annotations

from functools import lru_cache

from engine.abilities import sentences as ac
from engine.abilities.ability import Spell
from engine.abilities.modes import ModesInSequence, RepeatableModes
from engine.oracle.binding.bind import bind


@lru_cache(maxsize=1024)
def in_sequence(text: Spell, modes: tuple[int, ...]) -> Spell:
    """A text whose modes may be chosen more than once as if those chosen stood there one after the other, each with its
    own targets (700.2d); any other text as it is."""
    modal = text.effect.parts[-1]
    if not isinstance(modal, RepeatableModes) or not modes:
        return text
    written = ModesInSequence(modal.count, tuple(modal.modes[i] for i in modes))
    made = bind(Spell(ac.Sentences((*text.effect.parts[:-1], written))))
    assert isinstance(made, Spell)
    return made
