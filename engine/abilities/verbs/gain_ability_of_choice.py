"""Gaining one of several keyword abilities (CR 608.2d, 613.1f)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.ability import Keyword
from engine.abilities.base import ObjectVerb
from engine.grammar.phrase import phrase


def _are_plain(verb: GainAbilityOfChoice) -> bool:
    return all(one == Keyword(one.name) for one in verb.options)


@phrase("<gain> your choice of {options:or 2+}", when=_are_plain)
@dataclass(frozen=True, slots=True)
class GainAbilityOfChoice(ObjectVerb):
    """ "target creature gains your choice of flying, vigilance, or haste": chosen as it is carried out (608.2d)."""

    lasting: ClassVar[bool] = False
    options: tuple[Keyword, ...]
