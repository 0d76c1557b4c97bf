"""Descriptions by characteristics: types, colors, names, keywords, numbers (CR 109.3)."""

from __future__ import annotations

from collections.abc import Callable

from engine.abilities.nouns import comparisons
from engine.abilities.nouns import noun_groups as n
from engine.abilities.nouns import numbers_of_colors as nc
from engine.abilities.nouns import qualifiers as q
from engine.abilities.nouns import zones as zn
from engine.abilities.nouns.adjectives import Colored, NotColor, NotSubtype, NotSupertype, NotType, OfSize, OfSupertype
from engine.abilities.nouns.types_and_colors import CardType
from engine.abilities.quantities.amounts import NumberOf
from engine.rules.evaluate.amounts import number_of
from engine.rules.evaluate.evaluation import FITS, Test, amount, fits
from engine.state.characteristics import Characteristics
from engine.state.flipped_cards_and_rooms import names_of
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.objects import GameObject
from engine.state.zones import Zone


@FITS.register(NotType)
def _not_type(node: NotType) -> Test:
    word = node.type.value.capitalize()
    return lambda game, it, ch, frame: word not in ch.types


@FITS.register(NotSubtype, q.ThatIsnt)
def _not_subtype(node: NotSubtype | q.ThatIsnt) -> Test:
    word = str(node.subtype)
    return lambda game, it, ch, frame: word not in ch.subtypes


@FITS.register(OfSupertype)
def _of_supertype(node: OfSupertype) -> Test:
    word = node.supertype.value.capitalize()
    return lambda game, it, ch, frame: word in ch.supertypes


@FITS.register(NotSupertype)
def _not_supertype(node: NotSupertype) -> Test:
    word = node.supertype.value.capitalize()
    return lambda game, it, ch, frame: word not in ch.supertypes


@FITS.register(Colored)
def _colored(node: Colored) -> Test:
    letter = node.color.letter
    return lambda game, it, ch, frame: letter in ch.colors


@FITS.register(NotColor)
def _not_color(node: NotColor) -> Test:
    letter = node.color.letter
    return lambda game, it, ch, frame: letter not in ch.colors


@FITS.register(q.OfKinds)
def _of_kinds(node: q.OfKinds) -> Test:
    types = {kind.value.capitalize() for kind in node.kinds if isinstance(kind, CardType)}
    subtypes = {str(kind) for kind in node.kinds if not isinstance(kind, CardType)}
    return lambda game, it, ch, frame: not (types.isdisjoint(ch.types) and subtypes.isdisjoint(ch.subtypes))


@FITS.register(q.Named)
def _named(node: q.Named) -> Test:
    """(201.2a)"""
    name = str(node.name)
    return lambda game, it, ch, frame: (name in names_of(ch)) is not node.denied


@FITS.register(zn.OfPermanentType)
def _of_permanent_type(node: zn.OfPermanentType) -> Test:
    """(110.4a-b)"""
    return lambda game, it, ch, frame: not PERMANENT_TYPES.isdisjoint(ch.types)


PERMANENT_TYPES = frozenset({"Artifact", "Battle", "Creature", "Enchantment", "Land", "Planeswalker"})
"""The card types of permanents (110.4)."""


@FITS.register(n.WithKeyword)
def _with_keyword(node: n.WithKeyword) -> Test:
    word = node.keyword.word
    return lambda game, it, ch, frame: word in ch.abilities.keywords


@FITS.register(n.WithoutKeyword)
def _without_keyword(node: n.WithoutKeyword) -> Test:
    word = node.keyword.word
    return lambda game, it, ch, frame: word not in ch.abilities.keywords


@FITS.register(n.WithAnyKeyword)
def _with_any_keyword(node: n.WithAnyKeyword) -> Test:
    words = frozenset(keyword.word for keyword in node.keywords)
    return lambda game, it, ch, frame: words.isdisjoint(ch.abilities.keywords) is node.denied


@FITS.register(n.WithNumber)
def _with_number(node: n.WithNumber) -> Test:
    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        found = number_of(game, it, ch, node.what)
        if found is None:
            return False
        bound = amount(game, node.amount, frame)
        if node.comparison is n.Comparison.OR_LESS:
            return found <= bound
        if node.comparison is n.Comparison.OR_GREATER:
            return found >= bound
        return found == bound

    return test


@FITS.register(n.WithBaseSize)
def _with_base_size(node: n.WithBaseSize) -> Test:
    """Whatever modifies them without setting them (208.4b)."""

    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        size = amount(game, node.power, frame), amount(game, node.toughness, frame)
        return (ch.base_power, ch.base_toughness) == size

    return test


@FITS.register(comparisons.WithParity)
def _with_parity(node: comparisons.WithParity) -> Test:
    """Zero is even (202.3a)."""
    rest = 0 if node.parity is comparisons.Parity.EVEN else 1

    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        found = number_of(game, it, ch, n.Number.MANA_VALUE)
        return found is not None and found % 2 == rest

    return test


@FITS.register(q.OfChosen)
def _of_chosen(node: q.OfChosen) -> Test:
    """What was chosen for the object with the ability (607.2d)."""
    if node.what is q.Chosen.COLOR:
        return lambda game, it, ch, frame: chosen_color(game, frame) in ch.colors
    if node.what is q.Chosen.NAME:
        return lambda game, it, ch, frame: chosen_name(game, frame) in names_of(ch)
    return lambda game, it, ch, frame: _is_of_type(ch, chosen_type(game, frame), chosen_card_type(game, frame))


def _is_of_type(ch: Characteristics, subtype: str | None, card_type: str | None) -> bool:
    """Whether it is of the type that was chosen: a creature type, or a card type."""
    return card_type.capitalize() in ch.types if card_type is not None else subtype in ch.subtypes


def chosen_card_type(game: Game, frame: Frame) -> str | None:
    """The card type chosen for the object that a text is of (607.2d)."""
    return game.chosen_for(frame.source, "card type")


def chosen_color(game: Game, frame: Frame) -> str | None:
    """The letter of the color that this text has had chosen, else of that chosen for the object it is of (607.2d)."""
    here = frame.chosen.color
    return here if here is not None else game.chosen_for(frame.source, "color")


def chosen_name(game: Game, frame: Frame) -> str | None:
    """The card name that this text has had chosen, else the one chosen for the object it is of (201.4, 607.2d)."""
    here = frame.chosen.name
    return here if here is not None else game.chosen_for(frame.source, "name")


def chosen_type(game: Game, frame: Frame) -> str | None:
    """The creature type that this text has had chosen, else the one chosen for the object it is of (607.2d), or for the
    spell that it was as that was cast (400.7d)."""
    last = frame.chosen.creature_type
    here = last if frame.own is None else frame.chosen.own_creature_type.get(frame.own, last)
    if here is not None:
        return here
    found = game.chosen_for(frame.source, "creature type")
    announced = game.find(frame.source).announced
    return announced.chosen.creature_type if found is None and announced is not None else found


@FITS.register(q.OfChosenName)
def _of_chosen_name(node: q.OfChosenName) -> Test:
    """(201.2a)"""
    return lambda game, it, ch, frame: chosen_name(game, frame) in names_of(ch)


@FITS.register(nc.OfBothColors)
def _of_both_colors(node: nc.OfBothColors) -> Test:
    """(105.2)"""
    wanted = {node.first.letter, node.second.letter}
    return lambda game, it, ch, frame: wanted <= set(ch.colors)


@FITS.register(nc.OfAnyOfColors)
def _of_any_of_colors(node: nc.OfAnyOfColors) -> Test:
    """(105.2)"""
    wanted = {one.letter for one in node.colors}
    return lambda game, it, ch, frame: not wanted.isdisjoint(ch.colors)


@FITS.register(nc.OfColors)
def _of_colors(node: nc.OfColors) -> Test:
    """(105.2)"""
    if node.least:
        return lambda game, it, ch, frame: len(ch.colors) >= amount(game, node.number, frame)
    return lambda game, it, ch, frame: (len(ch.colors) == amount(game, node.number, frame)) is not node.denied


@FITS.register(nc.Colors)
def _colors(node: nc.Colors) -> Test:
    """(105.2)"""
    if node.number is nc.ColorNumber.COLORLESS:
        return lambda game, it, ch, frame: not ch.colors
    if node.number is nc.ColorNumber.MONOCOLORED:
        return lambda game, it, ch, frame: len(ch.colors) == 1
    return lambda game, it, ch, frame: len(ch.colors) > 1


@FITS.register(q.Historic)
def _historic(node: q.Historic) -> Test:
    """(700.6)"""
    return lambda game, it, ch, frame: "Legendary" in ch.supertypes or "Artifact" in ch.types or "Saga" in ch.subtypes


OUTLAWS = frozenset({"Assassin", "Mercenary", "Pirate", "Rogue", "Warlock"})
"""The creature types that make an outlaw (700.12)."""


@FITS.register(q.Outlaw)
def _outlaw(node: q.Outlaw) -> Test:
    """Without another noun only permanents are meant (700.12a)."""
    return lambda game, it, ch, frame: it.zone is Zone.BATTLEFIELD and not OUTLAWS.isdisjoint(ch.subtypes)


@FITS.register(q.IsOutlaw)
def _is_outlaw(node: q.IsOutlaw) -> Test:
    """(700.12)"""
    return lambda game, it, ch, frame: OUTLAWS.isdisjoint(ch.subtypes) is node.denied


@FITS.register(OfSize)
def _of_size(node: OfSize) -> Test:
    """(208.1)"""
    return lambda game, it, ch, frame: (ch.power, ch.toughness) == (node.power, node.toughness)


_RELATIONS: dict[comparisons.Relation, Callable[[int, int], bool]] = {
    comparisons.Relation.LESS: lambda one, two: one < two,
    comparisons.Relation.LESS_OR_EQUAL: lambda one, two: one <= two,
    comparisons.Relation.GREATER: lambda one, two: one > two,
    comparisons.Relation.GREATER_OR_EQUAL: lambda one, two: one >= two,
    comparisons.Relation.EQUAL: lambda one, two: one == two,
}


@FITS.register(comparisons.WithCompared)
def _with_compared(node: comparisons.WithCompared) -> Test:
    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        found = number_of(game, it, ch, node.what)
        return found is not None and _RELATIONS[node.how](found, amount(game, node.bound, frame))

    return test


@FITS.register(comparisons.WithAgainstThing)
def _with_against_thing(node: comparisons.WithAgainstThing) -> Test:
    return _with_compared(comparisons.WithCompared(node.what, node.how, NumberOf(node.thing, node.what)))


@FITS.register(comparisons.WithOneCompared)
def _with_one_compared(node: comparisons.WithOneCompared) -> Test:
    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        bound = amount(game, node.bound, frame)
        numbers = (number_of(game, it, ch, what) for what in node.whats)
        return any(one is not None and _RELATIONS[node.how](one, bound) for one in numbers)

    return test


@FITS.register(comparisons.WithAgainstGraveyard)
def _with_against_graveyard(node: comparisons.WithAgainstGraveyard) -> Test:
    """(404.1)"""

    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        buried = game.in_zone(Zone.GRAVEYARD, game.controller(it))
        there = sum(fits(game, node.cards, card, frame) for card in buried)
        own = number_of(game, it, ch, node.what)
        return own is not None and _RELATIONS[node.how](own, there)

    return test


@FITS.register(comparisons.WithGreaterOwn)
def _with_greater_own(node: comparisons.WithGreaterOwn) -> Test:
    """(208.1, 208.4b)"""
    what, other = n.Number(node.what.value), n.Number(node.other.value)

    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        greater, lesser = number_of(game, it, ch, what), number_of(game, it, ch, other)
        return greater is not None and lesser is not None and greater > lesser

    return test
