"""What objects are made to be: types and colors in their layers (CR 613.1c-e)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, TypeVar

from engine.abilities.base import Node
from engine.abilities.static_abilities import BeControlled
from engine.abilities.verbs import become as b
from engine.abilities.verbs.gain_lose_abilities import LoseOther, Lost
from engine.abilities.verbs.where_x_and_for_each import WhereX
from engine.abilities.walk import found
from engine.rules.continuous.granted_abilities import granted
from engine.rules.continuous.layers import MODIFIERS
from engine.rules.continuous.subtypes_of_card_types import SETS, without_unfit
from engine.rules.evaluate.evaluation import players
from engine.rules.evaluate.for_each import LAND_TYPES as BASIC_LAND_TYPES
from engine.rules.instructions.performing import PERFORM, perform
from engine.state.characteristics import NO_ABILITIES, Characteristics
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.objects import GameObject

N = TypeVar("N", bound=Node)


@MODIFIERS.register(b.BeNamed, "3")
def _be_named(game: Game, verb: b.BeNamed, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    """(612.8, 613.1c)"""
    ch.name = str(verb.name)


@MODIFIERS.register(b.Be, "4", unsettles=True)
@MODIFIERS.register(b.BeNamed, "4", unsettles=True)
def _be_types(game: Game, verb: b.Be | b.BeNamed, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    """New card types and subtypes replace those there were, unless it says otherwise (205.1a-b)."""
    kind = verb.kind
    types = frozenset(t.value.capitalize() for t in (*kind.also, *((kind.type,) if kind.type else ())))
    subtypes = frozenset(str(s) for s in kind.subtypes)
    if kind.supertype is not None:
        ch.supertypes = ch.supertypes | {kind.supertype.value.capitalize()}
    keeps_types = verb.adding is not None or kind.still is not None or types == {"Artifact", "Creature"}
    if types:
        kept = ch.types if keeps_types else ch.types & {"Instant", "Sorcery"}
        ch.types = kept | types
    if subtypes:
        ch.subtypes = _with_subtypes(verb, ch, subtypes)
    if kind.every:
        ch.subtypes = ch.subtypes | SETS[0]
    ch.subtypes = without_unfit(ch)
    if verb.adding is None and subtypes and subtypes <= BASIC_LAND_TYPES:
        _lose_text(ch)


def _with_subtypes(verb: b.Be | b.BeNamed, ch: Characteristics, new: frozenset[str]) -> frozenset[str]:
    """Subtypes replace those of their set; "in addition to its other types" keeps them all (205.1a-b)."""
    if verb.adding is not None or verb.kind.still is not None:
        return ch.subtypes | new
    replaced = frozenset().union(*(words for words in SETS if words & new))
    return (ch.subtypes - replaced) | new


def _lose_text(ch: Characteristics) -> None:
    """A land set to a basic land type loses the abilities of its rules text, be it its own, a copy's or a changed one;
    what gives it abilities otherwise does so in a later layer (305.7)."""
    ch.abilities = NO_ABILITIES


@MODIFIERS.register(b.NotBe, "4", unsettles=True)
def _not_be(game: Game, verb: b.NotBe, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    """(205.1a)"""
    ch.types = ch.types - {verb.type.value.capitalize()}
    ch.subtypes = without_unfit(ch)


@MODIFIERS.register(LoseOther, "4", unsettles=True)
def _lose_other_types(game: Game, verb: LoseOther, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    """What the same text makes of it is kept, whether it has done so already or is about to (205.1a)."""
    kinds = [said.kind for said in said_beside(frame, b.Be)]
    if Lost.CARD_TYPES in verb.what:
        ch.types = frozenset(t.value.capitalize() for k in kinds for t in (k.type, *k.also) if t is not None)
    if Lost.CREATURE_TYPES in verb.what:
        ch.subtypes = (ch.subtypes - SETS[0]) | (ch.subtypes & {str(s) for k in kinds for s in k.subtypes})
    ch.subtypes = without_unfit(ch)


def said_beside(frame: Frame, kind: type[N]) -> Iterator[N]:
    """The verbs of a kind in the text that an effect is of."""
    if frame.ability is not None:
        yield from found(frame.ability, kind)


@MODIFIERS.register(b.BeEveryBasicLandType, "4", unsettles=True)
def _every_land_type(
    game: Game, verb: b.BeEveryBasicLandType, ch: Characteristics, it: GameObject, frame: Frame
) -> None:
    """(305.7)"""
    if verb.adding is None:
        ch.subtypes = ch.subtypes - SETS[1]
        _lose_text(ch)
    ch.subtypes = ch.subtypes | BASIC_LAND_TYPES


@MODIFIERS.register(b.BeEveryCreatureType, "4")
def _every_type(game: Game, verb: b.BeEveryCreatureType, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    """(205.3m)"""
    ch.subtypes = ch.subtypes | SETS[0]


@MODIFIERS.register(b.LoseCreatureTypes, "4")
def _no_creature_type(game: Game, verb: b.LoseCreatureTypes, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    """(205.3m)"""
    ch.subtypes = ch.subtypes - SETS[0]


@MODIFIERS.register(b.BeAlso, "4")
def _also_types(game: Game, verb: b.BeAlso, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    """(604.3a)"""
    ch.subtypes = ch.subtypes | {str(one) for one in verb.subtypes}


@MODIFIERS.register(b.BeChosenType, "4")
def _chosen_type(game: Game, verb: b.BeChosenType, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    """The type chosen for the object with the ability (607.2d)."""
    word = game.chosen_for(frame.source, "creature type") or game.chosen_for(frame.source, "land type")
    if word is None:
        return
    if verb.adding is None:
        replaced = frozenset().union(*(words for words in SETS if word in words))
        ch.subtypes = ch.subtypes - replaced
    ch.subtypes = ch.subtypes | {word}


ADDING_COLORS = frozenset(one for one in b.Adding if "colors" in one.value)
"""The wordings by which something keeps the colors it has (105.3)."""


@MODIFIERS.register(b.Be, "5")
@MODIFIERS.register(b.BeNamed, "5")
def _be_colors(game: Game, verb: b.Be | b.BeNamed, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    """A new color replaces all others unless it is said to be in addition (105.3)."""
    if verb.kind.colorless:
        ch.colors = frozenset()
    if verb.kind.colors:
        letters = frozenset(color.letter for color in verb.kind.colors)
        adds = verb.adding in ADDING_COLORS
        ch.colors = ch.colors | letters if adds else letters


@MODIFIERS.register(b.BeAllColors, "5")
def _all_colors(game: Game, verb: b.BeAllColors, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    """(105.2)"""
    ch.colors = frozenset("WUBRG")


@MODIFIERS.register(b.BeColorless, "5")
def _colorless(game: Game, verb: b.BeColorless, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    """(105.2c)"""
    ch.colors = frozenset()


@MODIFIERS.register(b.BeChosenColor, "5")
def _chosen_color(game: Game, verb: b.BeChosenColor, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    """(607.2d)"""
    letter = game.chosen_for(frame.source, "color")
    if letter is not None:
        ch.colors = frozenset(letter) if verb.adding is None else ch.colors | {letter}


@MODIFIERS.register(b.Be, "6")
@MODIFIERS.register(b.BeNamed, "6")
def _be_with(game: Game, verb: b.Be | b.BeNamed, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    """ "a 3/3 creature with flying" (613.1f)"""
    for ability in verb.kind.keywords:
        ch.abilities = ch.abilities.plus(granted(game, ability, frame))


@MODIFIERS.register(BeControlled, "2")
def _be_controlled(game: Game, verb: BeControlled, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    """(613.1b)"""
    for player in players(game, verb.who, frame):
        ch.controller = player


@PERFORM.register(b.StillIs)
def _still(game: Game, node: b.StillIs, frame: Frame) -> Gen[None]:
    """What is said to be "still a land" keeps all its types and subtypes (205.1b)."""
    what: Any = node.what
    if isinstance(what, WhereX):
        what = replace(what, what=replace(what.what, verbs=node.verbs))  # type: ignore[type-var]
    else:
        what = replace(what, verbs=node.verbs)
    yield from perform(game, what, frame)
