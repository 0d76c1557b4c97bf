"""Which names of cards can be chosen (CR 201.4)."""

from __future__ import annotations

from collections.abc import Callable

from cards.model import fold
from engine.abilities.verbs.choose_card_name import NameOf
from engine.oracle.values_of_printed_cards import COMPILED
from engine.state.characteristics import Characteristics
from engine.state.choices import Illegal, Message, Option
from engine.state.game import Game

ANOTHER = "another card"
"""Chosen for any card that is not in the game: no name that anything in it has."""


def name_options(game: Game, what: NameOf) -> list[Option]:
    """The names of the cards in the game that may be chosen, face by face (201.4a-d), and one for all other cards."""
    names = {
        face.name
        for it in game.objects.values()
        if it.card is not None
        for face in COMPILED.faces(it.card)
        if _may_name(what, face)
    }
    listed = [Option(name, Message("word", {"word": name}), kind="name") for name in sorted(names)]
    return [*listed, Option(ANOTHER, Message("another-card-name"), kind="name")]


def any_name(game: Game, what: NameOf) -> Callable[[str], Option]:
    """The name of any other card there is, or of a face of it, as an option; ``Illegal`` if it may not be chosen."""

    def named(name: str) -> Option:
        card = game.card_named(name)
        if card is None:
            raise Illegal(Message("no-card-so-named", {"name": name}), "201.4")
        faces = COMPILED.faces(card)
        face = next((one for one in faces if fold(one.name) == fold(name)), None)
        if face is None:
            which = Message("list-of", {"items": [one.name for one in faces]})
            raise Illegal(Message("name-of-one-face", {"names": which}), "201.4b")
        if not _may_name(what, face):
            raise Illegal(Message("no-such-name", {"name": face.name}), "201.4a")
        return Option(face.name, Message("word", {"word": face.name}), kind="name")

    return named


def _may_name(what: NameOf, face: Characteristics) -> bool:
    if what in (NameOf.ANY, NameOf.ANY_AT_ALL):
        return True
    if what is NameOf.NONLAND:
        return "Land" not in face.types
    if what is NameOf.NOT_BASIC:
        return not ("Land" in face.types and "Basic" in face.supertypes)
    return {NameOf.LAND: "Land", NameOf.CREATURE: "Creature", NameOf.ARTIFACT: "Artifact"}[what] in face.types
