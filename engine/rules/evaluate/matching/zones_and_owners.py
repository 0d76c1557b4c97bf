"""Descriptions by where an object is and whose it is (CR 108.3, 109.4, 400)."""

from __future__ import annotations

from engine.abilities.base import Who
from engine.abilities.nouns import noun_groups as n
from engine.abilities.nouns import qualifiers as q
from engine.abilities.nouns import zones as zn
from engine.abilities.nouns.earlier_results import Participle, ThisWay
from engine.events import ZoneChange
from engine.rules.evaluate.evaluation import FITS, Test, is_player, players
from engine.state.characteristics import Characteristics
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId
from engine.state.objects import GameObject, Kind
from engine.state.zones import Zone


@FITS.register(n.ControlledBy)
def _controlled_by(node: n.ControlledBy) -> Test:
    is_one = is_player(node.who)
    return lambda game, it, ch, frame: is_one(game, ch.controller, frame)


@FITS.register(q.NotControlledBy)
def _not_controlled_by(node: q.NotControlledBy) -> Test:
    is_one = is_player(node.who)
    return lambda game, it, ch, frame: not is_one(game, ch.controller, frame)


@FITS.register(zn.InZone)
def _in_zone(node: zn.InZone) -> Test:
    zones = frozenset(Zone(zone.value) for zone in node.zones)
    if node.of is None:
        return lambda game, it, ch, frame: it.zone in zones
    is_owner = is_player(node.of)
    return lambda game, it, ch, frame: it.zone in zones and is_owner(game, it.owner, frame)


@FITS.register(zn.OwnedBy)
def _owned_by(node: zn.OwnedBy) -> Test:
    """(108.3)"""
    is_one = is_player(node.who)
    return lambda game, it, ch, frame: (
        is_one(game, it.owner, frame) is not node.denied and (not node.controlled or is_one(game, ch.controller, frame))
    )


@FITS.register(ThisWay)
def _this_way(node: ThisWay) -> Test:
    if node.who is None:
        return lambda game, it, ch, frame: (
            it.id in frame.outcome.acted_on.get(node.how, ()) or it.id in _in_the_event(node.how, frame)
        )
    return _that_they_exiled(node.who)


_CAUSES = {Participle.EXILED: "exile", Participle.MILLED: "mill", Participle.DISCARDED: "discard"}
"""The cause of a zone change that each participle speaks of."""


def _in_the_event(how: Participle, frame: Frame) -> list[ObjectId]:
    """What was milled, or the like, in the events that made the ability trigger (603.2c)."""
    moves = (one for one in frame.events if isinstance(one, ZoneChange))
    return [i for move in moves if move.cause == _CAUSES.get(how) for i in move.became]


def _that_they_exiled(who: Who) -> Test:
    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        return any(it.target in frame.outcome.exiled_by.get(p, ()) for p in players(game, who, frame))

    return test


@FITS.register(zn.FromOutside)
def _from_outside(node: zn.FromOutside) -> Test:
    """(400.11)"""
    is_owner = is_player(node.who)
    return lambda game, it, ch, frame: it.zone is Zone.OUTSIDE and is_owner(game, it.owner, frame)


@FITS.register(zn.FromCommandZone)
def _from_command_zone(node: zn.FromCommandZone) -> Test:
    return lambda game, it, ch, frame: it.zone is Zone.COMMAND


@FITS.register(zn.OnBattlefield)
def _on_battlefield(node: zn.OnBattlefield) -> Test:
    return lambda game, it, ch, frame: it.zone is Zone.BATTLEFIELD


@FITS.register(zn.InExile, zn.IsExiled)
def _in_exile(node: zn.InExile | zn.IsExiled) -> Test:
    return lambda game, it, ch, frame: it.zone is Zone.EXILE and not it.face_down


@FITS.register(q.CastBy)
def _cast_by(node: q.CastBy) -> Test:
    """A spell that was cast, by one of these players; who controls it (601.2i)."""
    is_one, origin = is_player(node.who), node.origin

    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        if not (it.kind is Kind.CARD or _was_cast(it)) or not is_one(game, it.controller, frame):
            return False
        return origin is None or _cast_from(it, origin)

    return test


_ORIGINS = {
    q.CastFrom.HAND: {Zone.HAND},
    q.CastFrom.GRAVEYARD: {Zone.GRAVEYARD},
    q.CastFrom.EXILE: {Zone.EXILE},
    q.CastFrom.GRAVEYARD_OR_EXILE: {Zone.GRAVEYARD, Zone.EXILE},
    q.CastFrom.GRAVEYARDS_OR_EXILE: {Zone.GRAVEYARD, Zone.EXILE},
    q.CastFrom.NOT_HAND: frozenset(Zone) - {Zone.HAND},
}
_ANYBODYS = (q.CastFrom.EXILE, q.CastFrom.GRAVEYARDS_OR_EXILE)


def _cast_from(it: GameObject, origin: q.CastFrom) -> bool:
    """Whether a spell is being cast, or was, from there (601.2a); a hand or graveyard is its owner's (400.3)."""
    zone = it.announced.cast_from if it.announced is not None else None
    if origin is q.CastFrom.NOT_HAND and zone is Zone.HAND:
        return it.owner != it.controller
    own = it.owner == it.controller or zone is Zone.EXILE or origin in _ANYBODYS or origin is q.CastFrom.NOT_HAND
    return zone in _ORIGINS[origin] and own


def _was_cast(it: GameObject) -> bool:
    """Copies of cards are cast, copies of spells are not (707.10, 707.12)."""
    return it.announced is not None and it.announced.cast_from is not None


@FITS.register(q.ProtectedBy)
def _protected_by(node: q.ProtectedBy) -> Test:
    """Its protector is one of these players (310.8e)."""
    is_one = is_player(node.who)

    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        game.look("protectors")
        return it.protector is not None and is_one(game, it.protector, frame)

    return test
