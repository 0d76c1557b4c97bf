"""From a printed card to the base values of an object (CR 109.3, 613.2c): the copiable values it starts from."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterable

from cards.model import Card
from engine.abilities.base import Ability
from engine.abilities.symbols import StationSymbol
from engine.abilities.unread import Unread
from engine.oracle.compile import CompiledFace, compile_card
from engine.oracle.joining import joined
from engine.oracle.playable import unplayed_in
from engine.state.characteristics import Abilities, Characteristics
from engine.state.flipped_cards_and_rooms import FLIP, PREPARE, ROOM, SPLIT, combined, flipped
from engine.state.zones import Zone


def number(text: str | None) -> int | None:
    """A printed power, toughness, loyalty or defense; what is no number counts as 0, also in "1+*" (208.2a, 107.2)."""
    if text is None:
        return None
    if not re.fullmatch(r"[-+*\d]+", text):
        return 0
    return sum(int(part) for part in re.findall(r"[-+]?\d+", text))


MOST = 8192
"""So many cards are remembered: as many as are kept compiled."""


class CompiledCards:
    """The base values of each face of the cards in play, worked out once for each card."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[Card, tuple[Characteristics, ...]]] = {}

    def faces(self, card: Card) -> tuple[Characteristics, ...]:
        """The base characteristics of each face, in the order of ``card.faces``."""
        known = self._known.get(id(card))
        if known is None or known[0] is not card:
            known = (card, _with_forms(card.layout, tuple(_faces(card))))
            if len(self._known) >= MOST:
                self._known.clear()
            self._known[id(card)] = known
        return known[1]

    def start(self, card: Card, face: int, zone: Zone) -> Characteristics:
        """The values that an object for this card begins with in a zone: a split card has those of one half only on
        the stack (709.3b, 709.4)."""
        faces = self.faces(card)
        return combined(*faces[:2]) if card.layout == SPLIT and zone is not Zone.STACK else faces[face]


def _faces(card: Card) -> Iterable[Characteristics]:
    compiled = compile_card(card)
    for face, read in zip(card.faces, compiled.faces, strict=True):
        abilities = joined(_played(read))
        box = number(face.power), number(face.toughness)
        stations = [ability for ability in abilities if isinstance(ability, StationSymbol)]
        if stations:
            abilities = _with_box(abilities, stations[-1], *box)
            box = None, None
        yield Characteristics(
            name=face.name,
            mana_cost=face.mana_cost,
            colors=frozenset(face.colors),
            supertypes=frozenset(face.supertypes),
            types=frozenset(face.types),
            subtypes=frozenset(face.subtypes),
            abilities=Abilities(abilities),
            power=box[0],
            toughness=box[1],
            loyalty=number(face.loyalty),
            defense=number(face.defense),
        )


def _with_forms(layout: str, faces: tuple[Characteristics, ...]) -> tuple[Characteristics, ...]:
    """The faces, of which some are sets of characteristics that belong to another (709.5b, 710.1b)."""
    if len(faces) != 2:
        return faces
    normal, other = faces
    if layout == FLIP:
        normal.form, normal.forms = FLIP, (flipped(normal, other),)
    elif layout == "prepare":
        normal.form, normal.forms = PREPARE, (other,)
    elif layout == SPLIT and "Enchantment" in normal.types:
        for half in faces:
            half.form, half.forms = ROOM, faces
    return faces


def _with_box(
    abilities: Iterable[Ability], symbol: StationSymbol, power: int | None, toughness: int | None
) -> tuple[Ability, ...]:
    """The abilities with the power and toughness box of a station card in its last station symbol: nowhere else does
    the card have them (721.2b-c)."""
    boxed = dataclasses.replace(symbol, power=power, toughness=toughness)
    return tuple(boxed if ability is symbol else ability for ability in abilities)


def _played(face: CompiledFace) -> Iterable[Ability]:
    """The abilities of a face; a unit that nothing carries out is as good as unread."""
    for unit in face.units:
        missing = unplayed_in(unit.abilities)
        if missing:
            yield Unread(unit.text, unit.span, tuple(f"something that plays {name}" for name in missing))
        else:
            yield from unit.abilities


COMPILED = CompiledCards()
