"""Choosing the name of a card (CR 201.4)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import PlayerVerb
from engine.grammar.phrase import phrase


class NameOf(Enum):
    """Of what kind of card the name must be (201.4a)."""

    ANY = "a card name"
    ANY_AT_ALL = "any card name"
    NONLAND = "a nonland card name"
    LAND = "a land card name"
    CREATURE = "a creature card name"
    ARTIFACT = "an artifact card name"
    NOT_BASIC = "a card name other than a basic land card name"


@phrase("<choose> {what}")
@dataclass(frozen=True, slots=True)
class ChooseCardName(PlayerVerb):
    """ "Choose a nonland card name." What follows speaks of "that name" or "the chosen name" (201.4)."""

    what: NameOf
