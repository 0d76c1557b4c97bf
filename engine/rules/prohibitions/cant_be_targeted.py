"""What can't be the target of spells or abilities (CR 101.2, 115)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.abilities.base import Verb
from engine.abilities.prohibitions.cant_be_targeted import (
    BeTargeted,
    BeTargetedByAuras,
    BeTargetedByColor,
    TargetedBy,
    WhoseSpells,
)
from engine.abilities.prohibitions.combat_restrictions import CantUnless
from engine.abilities.verbs.attack_and_block import Cant
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.evaluation import holds
from engine.rules.pipeline.not_happening import by_text_of
from engine.rules.targeting import SHIELDS, Bar
from engine.state.choices import Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.objects import GameObject, Kind, OnStack

CANT = looked_up(Cant, begun=True)
CANT_UNLESS = looked_up(CantUnless, begun=True)


@SHIELDS.by("101.2")
def _cant_be_target(game: Game, thing: TargetId, source: GameObject, player: PlayerId) -> Bar | None:
    """ "can't be the target of spells or abilities your opponents control" (101.2)"""
    for what, frame in _said_of(game, thing):
        if isinstance(what, BeTargeted) and _targets_so(what.by, source, player, frame):
            return _barred(game, thing, frame)
        described = what if isinstance(what, BeTargetedByColor | BeTargetedByAuras) else None
        if described is not None and _is_such_a_source(game, described, source, player, frame):
            return _barred(game, thing, frame)
    return None


def _barred(game: Game, thing: TargetId, frame: Frame) -> Bar:
    by = by_text_of(game, frame, *([thing.object_id] if thing.player is None else []))
    return Bar(Message("cannot-be-target", {"thing": thing, "by": by}), ("101.2",))


def _said_of(game: Game, thing: TargetId) -> Iterator[tuple[Verb, Frame]]:
    """What it can't do or have done to it, always or as things are now."""
    for always, standing in CANT.said_of(game, thing):
        yield always.what, standing.frame
    for unless, standing in CANT_UNLESS.said_of(game, thing):
        if holds(game, unless.condition, standing.frame) is unless.when_true:
            yield unless.what, standing.frame


def _is_such_a_source(
    game: Game, verb: BeTargetedByColor | BeTargetedByAuras, source: GameObject, player: PlayerId, frame: Frame
) -> bool:
    """Whether a spell, or the source of an ability, is what the words speak of (113.7)."""
    on = source.on_stack
    is_ability = source.kind is Kind.ABILITY
    of = on.source if is_ability and isinstance(on, OnStack) else source.id
    ch = game.characteristics(of)
    if isinstance(verb, BeTargetedByAuras):
        return not is_ability and "Aura" in ch.subtypes
    if is_ability and verb.again is None:
        return False
    if verb.whose is WhoseSpells.OPPONENTS and player == frame.controller:
        return False
    return any(color.letter in ch.colors for color in verb.colors)


def _targets_so(by: TargetedBy, source: GameObject, player: PlayerId, frame: Frame) -> bool:
    if by is TargetedBy.OPPONENTS:
        return player != frame.controller
    return by is TargetedBy.ANY or source.kind is not Kind.ABILITY
