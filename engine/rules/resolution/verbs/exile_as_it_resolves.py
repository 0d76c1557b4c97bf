"""A spell is exiled as it resolves, rather than put into a graveyard (CR 608.2n, 614.1a)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache

from engine.abilities.ability import Triggered
from engine.abilities.durations.durations import TurnDuration, Until
from engine.abilities.sentences import Sentences
from engine.abilities.verbs.exile_as_it_resolves import ExileAsItResolves
from engine.events import EffectBegins, Event, SpellCast, ZoneChange
from engine.oracle.compile import ability_meant
from engine.rules.continuous.beginning import new_effect
from engine.rules.instructions.performing import PERFORM, perform_all
from engine.rules.pipeline import commit
from engine.rules.pipeline.applying_replacement_effects import Replacement, replaces, simply
from engine.rules.resolution.resolving import ONCE_RESOLVED
from engine.state.choices import Gen, Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.objects import GameObject, Kind
from engine.state.zones import Zone

_RETURNS = "returns"
"""The mark of a card that was exiled so, to be returned."""


@PERFORM.register(ExileAsItResolves)
def _exile_as_it_resolves(game: Game, node: ExileAsItResolves, frame: Frame) -> Gen[None]:
    """It waits for the spell, which resolves this turn or not at all."""
    cast = [TargetId.of_object(one.object) for one in frame.events if isinstance(one, SpellCast)]
    made = new_effect(game, frame, (), tuple(cast), Until(TurnDuration.THIS_TURN), node)
    commit(game, [EffectBegins(made)], "611.2c")
    return
    yield


@replaces(ZoneChange, by="614.1a")
def _exiled(game: Game, event: Event) -> Iterable[Replacement]:
    """Only as it resolves, and only a card that would be put into "your" graveyard (608.2n)."""
    assert isinstance(event, ZoneChange)
    if event.cause != "resolved" or event.to is not Zone.GRAVEYARD:
        return
    it = game.objects[event.object]
    for effect in game.effects:
        node = effect.statement
        if not isinstance(node, ExileAsItResolves) or it.target not in (effect.affected or ()):
            continue
        if it.kind is Kind.CARD and it.owner == effect.frame.controller:
            label = Message("exile-instead", {"object": it.target})
            key = "exiled as it resolves", it.id, effect.timestamp
            yield Replacement(key, effect.frame.source, label, ("614.1a",), _to_return if node.returned else _to_exile)


@simply
def _to_exile(game: Game, event: Event) -> list[Event]:
    assert isinstance(event, ZoneChange)
    return [replace(event, to=Zone.EXILE, position=None, became=[])]


@simply
def _to_return(game: Game, event: Event) -> list[Event]:
    assert isinstance(event, ZoneChange)
    return [replace(event, to=Zone.EXILE, position=None, chosen=(*event.chosen, (_RETURNS, True)), became=[])]


@cache
def _at_the_next_end_step() -> Sentences:
    """The instruction that makes the delayed triggered ability, read from its English (603.7)."""
    ability = ability_meant("When ~ enters, return ~ to its owner's hand at the beginning of the next end step.")
    assert isinstance(ability, Triggered)
    return ability.effect


@ONCE_RESOLVED.by("603.7")
def _return_later(game: Game, spell: GameObject, player: PlayerId, now: GameObject) -> Gen[None]:
    """ "If you do, return it to your hand at the beginning of the next end step." """
    if now.zone is Zone.EXILE and now.chosen.get(_RETURNS):
        with game.because("603.7"):
            yield from perform_all(game, _at_the_next_end_step(), Frame(now.id, player))
