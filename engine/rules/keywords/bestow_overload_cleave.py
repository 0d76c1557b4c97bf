"""What a spell is that is cast bestowed, overloaded or for its cleave cost (CR 612, 702.96, 702.103, 702.148)."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache

from cards.model import Card, Face
from engine.oracle.compile import abilities_meant
from engine.oracle.printed import COMPILED
from engine.state.characteristics import Characteristics

_TARGET = re.compile(r"\b([Tt])arget\b")
_BRACKETED = re.compile(r" ?\[[^\]]*\]")


@lru_cache(maxsize=1024)
def _with_text(card: Card, face: int, change: Callable[[str], str]) -> Characteristics:
    """A face with its text changed (612.1)."""
    printed: Face = card.faces[face]
    changed = replace(printed, text=change(printed.text))
    faces = (*card.faces[:face], changed, *card.faces[face + 1 :])
    return COMPILED.faces(replace(card, faces=faces))[face]


def _each(text: str) -> str:
    return _TARGET.sub(lambda found: "Each" if found[1] == "T" else "each", text)


def _without_brackets(text: str) -> str:
    return _BRACKETED.sub("", text)


def overloaded(card: Card, face: int) -> Characteristics:
    """The spell with "each" for "target" in its text (702.96a)."""
    return _with_text(card, face, _each)


def cleaved(card: Card, face: int) -> Characteristics:
    """The spell without what stands in square brackets (702.148a)."""
    return _with_text(card, face, _without_brackets)


@lru_cache(maxsize=1024)
def bestowed(card: Card, face: int) -> Characteristics:
    """The card as an Aura enchantment with enchant creature (702.103b): it has no other card type and no creature
    types (205.1a)."""
    made = COMPILED.faces(card)[face].thaw()
    made.types = frozenset({"Enchantment"})
    made.subtypes = frozenset({"Aura"})
    for ability in abilities_meant("Enchant creature"):
        made.abilities = made.abilities.plus(ability)
    return made
