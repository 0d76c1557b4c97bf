"""Merged permanents: one object that several cards and tokens represent (CR 730)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from cards.model import Card
from engine.state.characteristics import Abilities, Characteristics
from engine.state.face_down import FaceDown
from engine.state.flipped_cards_and_rooms import FLIP
from engine.state.ids import ObjectId

if TYPE_CHECKING:
    from engine.state.objects import GameObject


@lru_cache(maxsize=1024)
def merged(values: tuple[Characteristics, ...]) -> Characteristics:
    """What a mutated permanent is: the topmost component, with the abilities of all of them (702.140e, 730.2a)."""
    made = values[0].thaw()
    made.abilities = Abilities(ability for one in values for ability in one.abilities.all)
    if made.form == FLIP:
        made.form, made.forms = "", ()
    return made


@dataclass(frozen=True, slots=True)
class Melding:
    """With which exiled card a meld card is melded, and the card and face that say what they become (701.42a)."""

    other: ObjectId
    into: Card
    face: int


def meld(permanent: GameObject, parts: tuple[GameObject, ...], into: Card, face: int) -> None:
    """Two cards represent a permanent that is what their combined back face says (712.8g); it is a commander if one of
    them is (903.3b)."""
    permanent.components = parts
    permanent.card, permanent.face = into, face
    permanent.commander = next((one.commander for one in parts if one.commander is not None), None)


def component(it: GameObject) -> GameObject:
    """What an object brings into a merged permanent: itself, as it is without other components; a melded permanent is
    one component that its two cards represent (712.8g)."""
    alone = it.copy()
    if not it.melded:
        alone.components = ()
    return alone


def merge(spell: GameObject, permanent: GameObject, over: bool) -> None:
    """Put what represents a spell on top of or under a permanent, which stays the object that it is (730.2, 730.2c)."""
    there = permanent.components if permanent.components and not permanent.melded else (component(permanent),)
    new = (component(spell),)
    permanent.components = (*new, *there) if over else (*there, *new)
    seen_as(permanent, permanent.components[0])


def seen_as(permanent: GameObject, top: GameObject) -> None:
    """The permanent is a token, and face up or down, as its topmost component is; it is a commander if any of them is
    (730.2d-e, 903.3c)."""
    permanent.card, permanent.kind, permanent.face = top.card, top.kind, top.face
    permanent.base, permanent.face_down = top.base, top.face_down
    permanent.commander = next((one.commander for one in permanent.components if one.commander is not None), None)


def turn_components(permanent: GameObject, how: FaceDown | None) -> None:
    """Turn every component of a merged permanent face up, or face down in this way (730.2f)."""
    turned = tuple(component(one) for one in permanent.components)
    for one in turned:
        one.face_down = how
    permanent.components = turned
    if turned:
        seen_as(permanent, turned[0])


def turn_double_faces(permanent: GameObject, faces: Callable[[GameObject], tuple[Characteristics, ...]]) -> None:
    """Turn each double-faced component of a merged permanent so that its other face is up (730.2i)."""
    turned = tuple(component(one) for one in permanent.components)
    for one in turned:
        both = faces(one)
        if both:
            one.face = 1 - one.face
            one.base = both[one.face]
    permanent.components = turned
    seen_as(permanent, turned[0])
