"""Which names of cards can be chosen, and what can't be done with what has the chosen name (CR 201.4, 601.3)."""

from __future__ import annotations

from collections.abc import Callable

from cards.model import fold
from engine.abilities.nouns import card_names as cn
from engine.abilities.prohibitions.standing_rules import ExceptMana
from engine.abilities.verbs.choose_card_name import NameOf
from engine.oracle.values_of_printed_cards import COMPILED
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.as_a_spell import as_a_spell
from engine.rules.evaluate.evaluation import (
    CONDITIONS,
    FITS,
    Test,
    test_of,
)
from engine.rules.evaluate.matching import chosen_name
from engine.rules.evaluate.object_phrases import looked_at
from engine.rules.prohibitions.cant_activate import ACTIVATION_FORBIDS
from engine.rules.prohibitions.cant_cast import FORBIDS
from engine.state.characteristics import Characteristics
from engine.state.choices import Illegal, Message, Option
from engine.state.flipped_cards_and_rooms import names_of
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.objects import GameObject

CANT_BE_CAST = looked_up(cn.CantBeCast)


NAMED_CANT_ACTIVATE = looked_up(cn.NamedCantActivate)


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


@FITS.register(cn.WithThatName)
def _with_that_name(node: cn.WithThatName) -> Test:
    return lambda game, it, ch, frame: chosen_name(game, frame) in names_of(ch)


@CONDITIONS.register(cn.HasChosenName)
def _has_chosen_name(game: Game, node: cn.HasChosenName, frame: Frame) -> bool:
    """(201.2a)"""
    name = chosen_name(game, frame)
    return any(name in names_of(game.characteristics(i)) for i in looked_at(game, node.subject, frame))


@FORBIDS.by("601.3")
def _cant_be_cast(game: Game, player: PlayerId, it: GameObject, ch: Characteristics) -> None:
    """(601.3)"""
    spell, values = as_a_spell(game, player, it, ch)
    for node, standing in CANT_BE_CAST.said(game):
        if test_of(node.group)(game, spell, values, standing.frame):
            raise Illegal(
                Message("cannot-cast-because", {"source": TargetId.of_object(standing.frame.source)}), "101.2", "601.3"
            )


@ACTIVATION_FORBIDS.by("602.5")
def _cant_activate(game: Game, it: GameObject, is_mana: bool) -> None:
    """(602.5)"""
    for node, standing in NAMED_CANT_ACTIVATE.said(game):
        named = chosen_name(game, standing.frame) in names_of(game.characteristics(it))
        if named and not (is_mana and node.unless is ExceptMana.MANA):
            raise Illegal(
                Message("cannot-activate-because", {"source": TargetId.of_object(standing.frame.source)}), "602.5"
            )
