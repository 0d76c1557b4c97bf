"""Creating tokens, as triggers, conditions and numbers speak of it (CR 111.2, 701.7)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.nouns.object_phrases import Some
from engine.abilities.trigger_events.creating import Creates, CreatesOrSacrifices, PerTokenCreated, TokensCreated
from engine.events import Sacrificed, ZoneChange
from engine.rules.evaluate.evaluation import AMOUNTS
from engine.rules.evaluate.event_verbs import done_in, is_subject
from engine.rules.evaluate.for_each import PER
from engine.rules.evaluate.turn_history import look_at_history
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.objects import GameObject
from engine.state.zones import Zone


@done_in(Creates, ZoneChange)
def _creates(game: Game, act: Creates, event: ZoneChange, frame: Frame) -> Iterable[int]:
    """A token is owned by the player who created it (111.2)."""
    if event.origin is Zone.NOWHERE and event.enters and is_subject(game, act.what, event.became[0], frame):
        yield game.find(event.became[0]).owner


@done_in(CreatesOrSacrifices, ZoneChange, Sacrificed)
def _creates_or_sacrifices(
    game: Game, act: CreatesOrSacrifices, event: ZoneChange | Sacrificed, frame: Frame
) -> Iterable[int]:
    """(701.7, 701.21)"""
    if isinstance(event, ZoneChange):
        yield from _creates(game, Creates(act.what), event, frame)
    elif is_subject(game, act.what, event.object, frame):
        yield event.player


@AMOUNTS.register(TokensCreated)
def _tokens_created(game: Game, node: TokensCreated, frame: Frame) -> int:
    """Each as it is, or was when it was last on the battlefield (608.2h)."""
    look_at_history(game)
    act = Creates(Some(node.group))
    created = (doer for event in game.this_turn(ZoneChange) for doer in _creates(game, act, event, frame))
    return sum(doer == frame.controller for doer in created)


@PER.register(PerTokenCreated)
def _per_token_created(game: Game, per: PerTokenCreated, frame: Frame, it: GameObject | None) -> int:
    return _tokens_created(game, TokensCreated(per.group), frame)
