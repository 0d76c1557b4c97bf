"""Prepared permanents: the copy of their prepare spell in exile, and casting it (CR 722.3)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.conditions.designations import Designation
from engine.abilities.verbs.prepare import LoseDesignation
from engine.events import (
    CeasedToExist,
    Designated,
    Event,
    SpellPrepared,
)
from engine.rules.casting.faces_and_ways_to_cast import WAYS, Way
from engine.rules.instructions.carrying_out import ACT, Acted
from engine.rules.permanents.designations import has_designation, permanents_among
from engine.rules.pipeline import commit, happen
from engine.state.caches import Cache
from engine.state.choices import Gen
from engine.state.facets import Versions
from engine.state.flipped_cards_and_rooms import PREPARE
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.objects import GameObject
from engine.state.zones import Zone

_KEPT: Cache[Versions] = Cache()
"""The versions at which all was last seen to."""


def keep_spells(game: Game) -> None:
    """Each prepared permanent has its copy in exile; the copy is gone when the permanent is, or is prepared no longer.
    A permanent whose spell has been cast is no longer prepared (722.3c)."""
    if _KEPT.get(game) == _versions(game):
        return
    changes: list[Event] = []
    for it in game.permanents():
        if has_designation(it, Designation.PREPARED):
            changes += _for_permanent(game, it)
    for copy in game.in_zone(Zone.EXILE):
        if copy.memory.prepares is not None and not _still_prepared(game, copy):
            changes.append(CeasedToExist(copy.id))
    with game.because("722.3c"):
        commit(game, changes)
    _KEPT.keep(game, _versions(game))


def _versions(game: Game) -> Versions:
    return game.versions_of(("battlefield", "exile", "designations"))


def _for_permanent(game: Game, it: GameObject) -> Iterable[Event]:
    copy = it.memory.prepare_spell
    if copy is None:
        ch = game.characteristics(it)
        if ch.form == PREPARE:
            yield SpellPrepared(it.id, ch.controller)
    elif copy not in game.objects:
        yield Designated(it.id, Designation.PREPARED.value, has=False)


def _still_prepared(game: Game, copy: GameObject) -> bool:
    assert copy.memory.prepares is not None
    it = game.objects.get(copy.memory.prepares)
    return it is not None and has_designation(it, Designation.PREPARED) and it.memory.prepare_spell == copy.id


@WAYS.by("722.3c")
def _prepared(game: Game, it: GameObject, player: PlayerId) -> Iterable[Way]:
    """The prepared permanent's controller may cast the copy for as long as it is in exile (722.3c)."""
    if it.zone is not Zone.EXILE or it.memory.prepares is None:
        return
    permanent = game.objects.get(it.memory.prepares)
    if permanent is not None and game.controller(permanent) == player:
        yield Way("prepared", 0, it.base.mana_cost, ("722.3c",), base=it.base)


@ACT.register(LoseDesignation)
def _lose(game: Game, verb: LoseDesignation, frame: Frame, subjects: list[TargetId]) -> Gen[Acted]:
    """(722.3b)"""
    now = [i for i in permanents_among(game, subjects) if has_designation(game.objects[i], verb.designation)]
    yield from happen(game, [Designated(i, verb.designation.value, has=False) for i in now], "722.3b")
    return TargetId.of_objects(now)
