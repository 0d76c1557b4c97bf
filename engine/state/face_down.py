"""Being face down: what made an object so, and what it is as long as it is (CR 708.2)."""

from __future__ import annotations

from enum import Enum
from functools import cache

from engine.abilities.ability import Keyword
from engine.abilities.nouns.noun_groups import KeywordName, KeywordWord
from engine.abilities.verbs.mana import ManaSymbols, ManaText
from engine.state.characteristics import Abilities, Characteristics


class FaceDown(Enum):
    """What made an object face down; players must be able to tell (708.6)."""

    MORPH = "morph"
    """Cast with a morph or megamorph ability (702.37)."""
    DISGUISE = "disguise"
    """Cast with a disguise ability (702.168)."""
    MANIFESTED = "manifested"
    """(701.40)"""
    CLOAKED = "cloaked"
    """(701.58)"""
    TURNED = "turned"
    """Turned or put face down by an effect that lists no characteristics (708.2a)."""
    HIDDEN = "hidden"
    """A card exiled face down (406.3); that is no status of a permanent (110.5d)."""

    __hash__ = object.__hash__


CASTING = {"morph": FaceDown.MORPH, "megamorph": FaceDown.MORPH, "disguise": FaceDown.DISGUISE}
"""The keywords that let a card be cast face down, with what that makes it."""

BY_RULE = {
    FaceDown.MORPH: "702.37a",
    FaceDown.DISGUISE: "702.168a",
    FaceDown.MANIFESTED: "701.40a",
    FaceDown.CLOAKED: "701.58a",
    FaceDown.TURNED: "708.2a",
    FaceDown.HIDDEN: "406.3a",
}
"""The rule that lists the characteristics of what is face down in each way."""

WARDED = (FaceDown.DISGUISE, FaceDown.CLOAKED)

WARD_TWO = Keyword(KeywordName(KeywordWord("ward")), ManaSymbols(ManaText("{2}")))


@cache
def values(how: FaceDown) -> Characteristics:
    """The copiable values of a face-down object: a 2/2 creature with no name, subtypes, mana cost or text, but for
    the ward that disguise and cloak list (708.2a, 702.168a, 701.58a); a card exiled so has none (406.3a)."""
    if how is FaceDown.HIDDEN:
        return Characteristics()
    text = (WARD_TWO,) if how in WARDED else ()
    return Characteristics(types=frozenset({"Creature"}), power=2, toughness=2, abilities=Abilities(text))
