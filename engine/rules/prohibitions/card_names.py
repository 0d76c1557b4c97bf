"""Choosing the name of a card, and what is said of cards with it (CR 201.4, 601.3, 602.5)."""

from __future__ import annotations

from engine.abilities.nouns import card_names as cn
from engine.abilities.prohibitions.standing_rules import ExceptMana
from engine.oracle.printed import COMPILED
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.as_a_spell import as_a_spell
from engine.rules.evaluate.evaluation import CONDITIONS, FITS, Test, test_of
from engine.rules.evaluate.matching import chosen_name
from engine.rules.evaluate.object_phrases import looked_at
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.prohibitions.cant_activate import ACTIVATION_FORBIDS
from engine.rules.prohibitions.cant_cast import FORBIDS
from engine.state.characteristics import Characteristics
from engine.state.choices import Choice, Gen, Illegal, Message, Option
from engine.state.forms import names_of
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.objects import GameObject

CANT_BE_CAST = looked_up(cn.CantBeCast)
NAMED_CANT_ACTIVATE = looked_up(cn.NamedCantActivate)

ANOTHER = "another card"
"""Chosen for any card that is not in the game: no name that anything in it has."""


def name_options(game: Game, what: cn.NameOf) -> list[Option]:
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


def _may_name(what: cn.NameOf, face: Characteristics) -> bool:
    if what is cn.NameOf.NONLAND:
        return "Land" not in face.types
    if what is cn.NameOf.NOT_BASIC:
        return not ("Land" in face.types and "Basic" in face.supertypes)
    if what is cn.NameOf.ANY:
        return True
    return {cn.NameOf.LAND: "Land", cn.NameOf.CREATURE: "Creature", cn.NameOf.ARTIFACT: "Artifact"}[what] in face.types


@DO.register(cn.ChooseCardName)
def _choose(game: Game, verb: cn.ChooseCardName, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(201.4)"""
    for player in players:
        prompt = Message("choose-card-name", {"source": TargetId.of_object(frame.source)})
        answer = yield Choice(player, "card name", prompt, "201.4", name_options(game, verb.what))
        frame.costs["name"] = answer[0]
    return TargetId.of_players(players)


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
