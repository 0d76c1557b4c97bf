"""What objects have in common: colors, card types, creature types, names (CR 105.2, 201.2, 205.3)."""

from __future__ import annotations

from engine.abilities.others import Shares, WithOthers
from engine.abilities.qualities import SharesWith, Sharing, WithoutAbilities
from engine.abilities.refs import Some
from engine.abilities.vocabulary import CREATURE_TYPES
from engine.characteristics import Characteristics
from engine.frame import Frame
from engine.game import Game
from engine.objects import GameObject
from engine.rules.conditions import CONDITIONS
from engine.rules.matching import FITS, Test, fitting
from engine.rules.per import LAND_TYPES
from engine.rules.refs import OBJECTS, looked_at, objects

_CREATURE_TYPES = frozenset(CREATURE_TYPES)


def held(what: Sharing | None, ch: Characteristics) -> frozenset[str]:
    """What of a kind an object has that another may have as well; None stands for its name. An object without a name
    shares none (201.2a)."""
    if what is None:
        return frozenset({ch.name} if ch.name else ())
    if what is Sharing.COLOR:
        return ch.colors
    return ch.types if what is Sharing.CARD_TYPE else ch.subtypes & _CREATURE_TYPES


@OBJECTS.register(WithOthers)
def _with_others(game: Game, ref: WithOthers, frame: Frame) -> list[int]:
    """The first object, and all others that fit and have something in common with it."""
    first = objects(game, ref.first, frame)
    common = frozenset().union(*(held(ref.what, game.characteristics(i)) for i in first))
    others = [it.id for it in fitting(game, ref.group, frame) if it.id not in first]
    return [*first, *(i for i in others if not common.isdisjoint(held(ref.what, game.characteristics(i))))]


@FITS.register(SharesWith)
def _shares_with(node: SharesWith) -> Test:
    """With any of those, as they last were if they have left (608.2h)."""

    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        mine = held(node.what, ch)
        others = (i for i in those(game, frame) if i != it.id)
        return any(not mine.isdisjoint(held(node.what, game.characteristics(i))) for i in others)

    def those(game: Game, frame: Frame) -> list[int]:
        if isinstance(node.other, Some):  # "a legendary creature you control": nobody chooses one
            return [one.id for one in fitting(game, node.other.group, frame)]
        return looked_at(game, node.other, frame)

    return test


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
