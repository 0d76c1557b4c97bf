"""What objects are made to be: types, colors, power and toughness in their layers (CR 613.1d-f, 613.4)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, TypeVar

from engine.abilities.ability import Keyword, Spelled
from engine.abilities.base import Ability, Node
from engine.abilities.keywords.banding import BandsWithOther
from engine.abilities.keywords.protection import HexproofFrom
from engine.abilities.nouns.noun_groups import Number
from engine.abilities.quantities.computed_amounts import WhereX
from engine.abilities.static_abilities import BeControlled
from engine.abilities.verbs import GainAbilities, HaveAbilities
from engine.abilities.verbs import become as b
from engine.abilities.vocabulary import (
    ARTIFACT_TYPES,
    BATTLE_TYPES,
    CREATURE_TYPES,
    ENCHANTMENT_TYPES,
    LAND_TYPES,
    PLANESWALKER_TYPES,
    SPELL_TYPES,
)
from engine.abilities.walk import found
from engine.rules.continuous.lasting_verbs import begin_effect, has_size
from engine.rules.continuous.layers import MODIFIERS
from engine.rules.continuous.layers.parts import LAST_OF_LAYER
from engine.rules.evaluate.evaluation import amount, players
from engine.rules.evaluate.for_each import LAND_TYPES as BASIC_LAND_TYPES
from engine.rules.evaluate.for_each import count
from engine.rules.evaluate.object_phrases import things
from engine.rules.instructions.performing import PERFORM, perform
from engine.state.characteristics import NO_ABILITIES, Abilities, Characteristics
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId
from engine.state.objects import GameObject

N = TypeVar("N", bound=Node)

SETS = tuple(
    frozenset(words)
    for words in (
        CREATURE_TYPES,
        LAND_TYPES,
        ARTIFACT_TYPES,
        ENCHANTMENT_TYPES,
        PLANESWALKER_TYPES,
        BATTLE_TYPES,
        SPELL_TYPES,
    )
)
"""The sets of subtypes, each belonging to a card type (205.3)."""

OF_TYPE = dict(
    zip(("Creature", "Land", "Artifact", "Enchantment", "Planeswalker", "Battle", "Instant"), SETS, strict=True)
)
"""The subtypes that go with each card type (205.3)."""


def without_unfit(ch: Characteristics) -> frozenset[str]:
    """The subtypes that go with a card type the object has (205.1a)."""
    types = set(ch.types)
    if "Kindred" in types:
        types.add("Creature")
    if "Sorcery" in types:
        types.add("Instant")
    fit = frozenset().union(*(OF_TYPE[t] for t in types if t in OF_TYPE))
    return frozenset(s for s in ch.subtypes if s in fit or not any(s in words for words in SETS))


# ---- types (layer 4)


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


@MODIFIERS.register(b.LoseOther, "4", unsettles=True)
def _lose_other_types(game: Game, verb: b.LoseOther, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    """What the same text makes of it is kept, whether it has done so already or is about to (205.1a)."""
    kinds = [said.kind for said in _said_beside(frame, b.Be)]
    if b.Lost.CARD_TYPES in verb.what:
        ch.types = frozenset(t.value.capitalize() for k in kinds for t in (k.type, *k.also) if t is not None)
    if b.Lost.CREATURE_TYPES in verb.what:
        ch.subtypes = (ch.subtypes - SETS[0]) | (ch.subtypes & {str(s) for k in kinds for s in k.subtypes})
    ch.subtypes = without_unfit(ch)


def _said_beside(frame: Frame, kind: type[N]) -> Iterator[N]:
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


@MODIFIERS.register(b.BeChosenType, "4")
def _chosen_type(game: Game, verb: b.BeChosenType, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    """The type chosen for the object with the ability (607.2d)."""
    chosen = game.find(frame.source).chosen
    word = chosen.get("creature type") or chosen.get("land type")
    if word is None:
        return
    if verb.adding is None:
        replaced = frozenset().union(*(words for words in SETS if word in words))
        ch.subtypes = ch.subtypes - replaced
    ch.subtypes = ch.subtypes | {word}


# ---- colors (layer 5)


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
    letter = game.find(frame.source).chosen.get("color")
    if letter is not None:
        ch.colors = frozenset(letter) if verb.adding is None else ch.colors | {letter}


# ---- abilities (layer 6)


@MODIFIERS.register(b.Be, "6")
@MODIFIERS.register(b.BeNamed, "6")
def _be_with(game: Game, verb: b.Be | b.BeNamed, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    """ "a 3/3 creature with flying" (613.1f)"""
    for ability in verb.kind.keywords:
        ch.abilities = ch.abilities.plus(ability)


def _word(ability: Ability) -> str | None:
    """What a keyword ability is called; None for other abilities."""
    if isinstance(ability, HexproofFrom):
        return "hexproof"
    return ability.name.word if isinstance(ability, Keyword) else None


@MODIFIERS.register(b.LoseAbilities, "6", unsettles=True)
def _lose_abilities(game: Game, verb: b.LoseAbilities, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    """Every instance of the ability is lost (613.1f), and with hexproof any hexproof from a quality (702.11e)."""
    _take(ch, verb.abilities)


@MODIFIERS.register(b.LoseOther, "6", unsettles=True)
def _lose_other(game: Game, verb: b.LoseOther, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    """All abilities but those that the same text gives (613.1f)."""
    if b.Lost.ABILITIES not in verb.what:
        return
    given = [a for said in _said_beside(frame, HaveAbilities) for a in said.abilities]
    given += [a for said in _said_beside(frame, GainAbilities) for a in said.abilities]
    given += [a for said in _said_beside(frame, b.Be) for a in said.kind.keywords]
    ch.bare = True
    kept = tuple(a for a in ch.abilities.all if a in given)
    ch.abilities = Abilities(kept) if kept else NO_ABILITIES


@MODIFIERS.register(b.CantHaveAbilities, "6", unsettles=True)
def _cant_have(game: Game, verb: b.CantHaveAbilities, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    """Applied after everything else of its layer (``LAST_OF_LAYER``): what gives the ability gives nothing (113.11)."""
    _take(ch, verb.lost)


LAST_OF_LAYER.add(b.CantHaveAbilities)


def _take(ch: Characteristics, lost: tuple[Ability, ...]) -> None:
    """With banding whatever they band with is lost too (702.22b)."""
    lost = tuple(a.keyword if isinstance(a, Spelled) else a for a in lost)
    words = {a.name.word for a in lost if isinstance(a, Keyword)}
    kept = tuple(a for a in ch.abilities.all if a not in lost and _word(a) not in words)
    if "banding" in words:
        kept = tuple(a for a in kept if not isinstance(a, BandsWithOther))
    ch.abilities = Abilities(kept) if kept else NO_ABILITIES


# ---- control (layer 2)


@MODIFIERS.register(BeControlled, "2")
def _be_controlled(game: Game, verb: BeControlled, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    """(613.1b)"""
    for player in players(game, verb.who, frame):
        ch.controller = player


# ---- power and toughness (layer 7)


@MODIFIERS.register(b.DefinePT, "7a")
def _define_pt(game: Game, verb: b.DefinePT, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    """(613.4a)"""
    if verb.power is not None:
        ch.power = amount(game, verb.power, frame)
    if verb.toughness is not None:
        ch.toughness = amount(game, verb.toughness, frame) + verb.more


@MODIFIERS.register(b.Be, "7b")
@MODIFIERS.register(b.BeNamed, "7b")
def _be_sized(game: Game, verb: b.Be | b.BeNamed, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    """(613.4b)"""
    if verb.kind.power is not None and verb.kind.toughness is not None:
        ch.power = amount(game, verb.kind.power, frame)
        ch.toughness = amount(game, verb.kind.toughness, frame)
    if verb.kind.size is not None:
        ch.power = ch.toughness = amount(game, verb.kind.size, replace(frame, each=it.target))


@MODIFIERS.register(b.HaveBasePT, "7b")
def _base_pt(game: Game, verb: b.HaveBasePT, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    """(613.4b)"""
    ch.power = amount(game, verb.power, frame)
    ch.toughness = amount(game, verb.toughness, frame)


@MODIFIERS.register(b.HaveBaseNumber, "7b")
def _base_number(game: Game, verb: b.HaveBaseNumber, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    """(613.4b)"""
    if verb.what is Number.POWER:
        ch.power = amount(game, verb.number, frame)
    else:
        ch.toughness = amount(game, verb.number, frame)


@MODIFIERS.register(b.HaveBaseSize, "7b")
def _base_size(game: Game, verb: b.HaveBaseSize, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    """Of each of several its own, where the words speak of each (613.4b)."""
    ch.power = ch.toughness = amount(game, verb.size, replace(frame, each=it.target))


@MODIFIERS.register(b.GetPTForEach, "7c")
def _pt_for_each(game: Game, verb: b.GetPTForEach, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    """(613.4c)"""
    if not has_size(ch):
        return
    times = count(game, verb.per, frame, it)
    change = verb.change
    ch.power = (ch.power or 0) + change.power_sign * amount(game, change.power, frame) * times
    ch.toughness = (ch.toughness or 0) + change.toughness_sign * amount(game, change.toughness, frame) * times


@MODIFIERS.register(b.Switched, "7d")
def _switched(game: Game, verb: b.Switched, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    """(613.4d)"""
    ch.power, ch.toughness = ch.toughness, ch.power


# ---- as one resolves


@PERFORM.register(b.SwitchPT)
def _switch(game: Game, node: b.SwitchPT, frame: Frame) -> Gen[None]:
    """(613.4d)"""
    affected: list[TargetId] = things(game, node.subject, frame)
    begin_effect(game, (b.Switched(),), frame, affected, node.duration)
    return
    yield


@PERFORM.register(b.StillIs)
def _still(game: Game, node: b.StillIs, frame: Frame) -> Gen[None]:
    """What is said to be "still a land" keeps all its types and subtypes (205.1b)."""
    what: Any = node.what
    if isinstance(what, WhereX):
        what = replace(what, what=replace(what.what, verbs=node.verbs))  # type: ignore[type-var]
    else:
        what = replace(what, verbs=node.verbs)
    yield from perform(game, what, frame)
