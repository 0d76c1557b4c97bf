"""The emblems that players have on a described board (CR 114)."""

from __future__ import annotations

from cards.model import Card
from engine.abilities.verbs.get_emblem import GetEmblem
from engine.abilities.walk import found
from engine.oracle.values_of_printed_cards import COMPILED
from engine.state.characteristics import Abilities, Characteristics
from engine.table.scenario_error import ScenarioError


def emblem(place: str, card: Card) -> Characteristics:
    """The emblem that a card gives; it has no characteristics but its abilities (114.1-114.3)."""
    abilities = (ability for face in COMPILED.faces(card) for ability in face.abilities.all)
    given = next((verb for ability in abilities for verb in found(ability, GetEmblem)), None)
    if given is None:
        raise ScenarioError(place, card.name, "expected-giver-of-emblem")
    return Characteristics(name="", abilities=Abilities(given.abilities))
