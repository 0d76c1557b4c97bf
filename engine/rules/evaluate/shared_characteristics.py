"""What objects have in common: colors, card types, creature types, names (CR 105.2, 201.2, 205.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from engine.abilities.base import Ref
from engine.abilities.conditions.conditions import ControlsDifferent, ControlsNamesakes, Unlike
from engine.abilities.nouns.object_phrases import Each, Some
from engine.abilities.nouns.qualifiers import OtherThan, OtherThanA, WithoutAbilities
from engine.abilities.nouns.shared_characteristics import SameName, Shares, SharesName, SharesWith, Sharing, WithOthers
from engine.abilities.quantities.computed_amounts import NamesAmong
from engine.abilities.vocabulary import CREATURE_TYPES
from engine.rules.evaluate.conditions import counts
from engine.rules.evaluate.described_objects import fitting
from engine.rules.evaluate.evaluation import AMOUNTS, CONDITIONS, FITS, OBJECTS, Test, objects, players, test_of
from engine.rules.evaluate.for_each import LAND_TYPES
from engine.rules.evaluate.matching import PERMANENT_TYPES
from engine.rules.evaluate.object_phrases import looked_at
from engine.state.characteristics import Characteristics
from engine.state.flipped_cards_and_rooms import names_of
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId
from engine.state.objects import GameObject

_CREATURE_TYPES = frozenset(CREATURE_TYPES)


def held(what: Sharing | None, ch: Characteristics) -> frozenset[str]:
    """What of a kind an object has that another may have as well; None stands for its name. An object without a name
    shares none (201.2a)."""
    if what is None:
        return frozenset(name for name in names_of(ch) if name)
    if what is Sharing.COLOR:
        return ch.colors
    if what is Sharing.PERMANENT_TYPE:
        return ch.types & PERMANENT_TYPES
    return ch.types if what is Sharing.CARD_TYPE else ch.subtypes & _CREATURE_TYPES


@OBJECTS.register(WithOthers)
def _with_others(game: Game, ref: WithOthers, frame: Frame) -> list[ObjectId]:
    """The first object, and all others that fit and have something in common with it."""
    first = objects(game, ref.first, frame)
    common = frozenset().union(*(held(ref.what, game.characteristics(i)) for i in first))
    others = [it.id for it in fitting(game, ref.group, frame) if it.id not in first]
    return [*first, *(i for i in others if not common.isdisjoint(held(ref.what, game.characteristics(i))))]


@FITS.register(SharesWith)
def _shares_with(node: SharesWith) -> Test:
    """With any of those, as they last were if they have left (608.2h); with itself too, unless it says "other"."""

    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        mine = held(node.what, ch)
        others = _compared_with(game, node.other, frame)
        return any(not mine.isdisjoint(held(node.what, game.characteristics(i))) for i in others)

    return test


def _compared_with(game: Game, other: Ref, frame: Frame) -> list[ObjectId]:
    """What a description compares with; of "a legendary creature you control" nobody chooses one."""
    if isinstance(other, Some | Each):
        return [one.id for one in fitting(game, other.group, frame)]
    return looked_at(game, other, frame)


@FITS.register(SameName)
def _same_name(node: SameName) -> Test:
    """One name in common will do; what has no name has neither the same one nor a different one (201.2a, 201.2c)."""

    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        mine = held(None, ch)
        others = _compared_with(game, node.other, frame)
        if isinstance(node.other, Some) and node.other.article.value:
            others = [i for i in others if i != it.id]
        same = any(not mine.isdisjoint(held(None, game.characteristics(i))) for i in others)
        return bool(mine) and not same if node.denied else same

    return test


@CONDITIONS.register(SharesName)
def _shares_name(game: Game, node: SharesName, frame: Frame) -> bool:
    """As it last was, if it has left (608.2h); what has no name has the same one as nothing (201.2c)."""
    subjects = looked_at(game, node.subject, frame)
    mine = frozenset().union(*(held(None, game.characteristics(i)) for i in subjects))
    others = [i for other in node.other for i in _compared_with(game, other, frame) if i not in subjects]
    same = any(not mine.isdisjoint(held(None, game.characteristics(i))) for i in others)
    return bool(subjects) and same is not node.denied


def differently_named(game: Game, ids: Iterable[ObjectId]) -> int:
    """How many of some objects can be taken so that each has a name and no two have one in common (201.2b)."""
    taken: set[str] = set()
    number = 0
    for names in sorted((held(None, game.characteristics(i)) for i in ids), key=len):
        if names and taken.isdisjoint(names):
            taken |= names
            number += 1
    return number


def some_share_a_name(game: Game, ids: Sequence[ObjectId]) -> bool:
    """Whether any two of some objects have a name in common; what has no name has the same one as nothing (201.2a)."""
    named = [i for i in ids if held(None, game.characteristics(i))]
    return differently_named(game, named) < len(named)


@AMOUNTS.register(NamesAmong)
def _names_among(game: Game, node: NamesAmong, frame: Frame) -> int:
    return differently_named(game, [it.id for it in fitting(game, node.group, frame)])


@CONDITIONS.register(ControlsDifferent)
def _controls_different(game: Game, node: ControlsDifferent, frame: Frame) -> bool:
    """As many of them as can be taken of which no two are alike: for names (201.2b), and for powers."""
    found = fitting(game, node.group, frame)

    def unlike(player: PlayerId) -> int:
        theirs = [o.id for o in found if game.controller(o) == player]
        if node.what is Unlike.NAMES:
            return differently_named(game, theirs)
        return len({game.characteristics(i).power for i in theirs})

    return any(counts(game, node.count, unlike(player), frame) for player in players(game, node.who, frame))


@CONDITIONS.register(ControlsNamesakes)
def _controls_namesakes(game: Game, node: ControlsNamesakes, frame: Frame) -> bool:
    """What has no name has the same one as nothing (201.2a)."""
    found = fitting(game, node.group, frame)
    for player in players(game, node.who, frame):
        names = Counter(n for o in found if game.controller(o) == player for n in held(None, game.characteristics(o)))
        if counts(game, node.count, max(names.values(), default=0), frame):
            return True
    return False


@FITS.register(OtherThan)
def _other_than(node: OtherThan) -> Test:
    none_of = (node.what,) if node.that is None else (node.that, node.what)
    return lambda game, it, ch, frame: all(it.id not in looked_at(game, one, frame) for one in none_of)


@FITS.register(OtherThanA)
def _other_than_a(node: OtherThanA) -> Test:
    test = test_of(node.group)
    return lambda game, it, ch, frame: not test(game, it, ch, frame)


@FITS.register(WithoutAbilities)
def _without_abilities(node: WithoutAbilities) -> Test:
    """A basic land type gives an ability too (305.6)."""
    return lambda game, it, ch, frame: bool(ch.abilities.all or ch.subtypes & LAND_TYPES) is node.denied


@CONDITIONS.register(Shares)
def _shares(game: Game, node: Shares, frame: Frame) -> bool:
    """As they last were if they have left (608.2h)."""
    mine = held(node.what, game.characteristics(frame.source))
    others = looked_at(game, node.subject, frame)
    return any(not mine.isdisjoint(held(node.what, game.characteristics(i))) for i in others)
