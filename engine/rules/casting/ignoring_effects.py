"""Special actions by which a player ignores an effect for a while, or ends one (CR 116.2c-d)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from engine.abilities.base import PlayerVerb
from engine.abilities.durations.durations import TurnDuration, Until
from engine.abilities.verbs import ignore_effects as ig
from engine.events import EffectAmended, EffectBegins, EffectEnds
from engine.rules.casting.special_actions import SPECIALS, SpecialAction
from engine.rules.continuous.beginning import new_effect
from engine.rules.continuous.layers import MODIFIERS
from engine.rules.continuous.statements import StatementInForce, is_ignored
from engine.rules.evaluate.evaluation import is_player
from engine.rules.instructions.carrying_out import do_player_verb, possible
from engine.rules.instructions.performing import PERFORM
from engine.rules.pipeline import commit
from engine.rules.prohibitions.may_be_ignored import MAY_IGNORE
from engine.state.actions import Special
from engine.state.characteristics import Abilities, Characteristics
from engine.state.choices import (
    Gen,
    Illegal,
    Message,
    Option,
)
from engine.state.continuous_effects import Effect
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.objects import GameObject

IGNORE, END = "ignore", "end effect"


# ---- ignoring


def _can_ignore(game: Game, player: PlayerId) -> Iterator[tuple[PlayerVerb, StatementInForce]]:
    """What the player may do now to ignore the effect of an ability that is not ignored yet."""
    for node, where in MAY_IGNORE.said(game):
        allowed = node.who is None or is_player(node.who)(game, player, where.frame)
        if not allowed or is_ignored(game, where, TargetId.of_player(player)):
            continue
        if possible(game, node.verb, where.frame, player):
            yield node.verb, where


def _ignore_options(game: Game, player: PlayerId) -> Iterable[Option]:
    for source in dict.fromkeys(where.frame.source for _, where in _can_ignore(game, player)):
        yield _option(source, IGNORE)


def _option(source: ObjectId, act: str) -> Option:
    label = Message("special-of", {"act": act, "source": TargetId.of_object(source)})
    return Option(f"{act} {source}", label, "priority", object=source, action=Special(source, act))


def _ignore(game: Game, player: PlayerId, act: Special) -> Gen[None]:
    """Do what the ability asks; then its effect is not so for that player until end of turn (116.2d)."""
    found = next((one for one in _can_ignore(game, player) if one[1].frame.source == act.object), None)
    if found is None:
        raise Illegal(Message("no-special-now", {"act": IGNORE}), "116.2d")
    verb, where = found
    frame = replace(where.frame, results={}, done=True)
    with game.because("116.2d"):
        yield from do_player_verb(game, verb, frame, [player])
        if frame.done:
            ignores = (ig.Ignores(where.frame.source, where.frame.ability),)
            commit(game, [EffectBegins(_effect(game, frame, player, ignores))])


def _effect(game: Game, frame: Frame, player: PlayerId, verbs: tuple[PlayerVerb, ...]) -> Effect:
    until, affected = Until(TurnDuration.END_OF_TURN), (TargetId.of_player(player),)
    return new_effect(game, Frame(frame.source, player), verbs, affected, until)


SPECIALS[IGNORE] = SpecialAction("116.2d", _ignore_options, _ignore)


# ---- ending


@PERFORM.register(ig.MayEndEffect)
def _may_end(game: Game, node: ig.MayEndEffect, frame: Frame) -> Gen[None]:
    """It is said of the effects that have begun as this ability resolves (116.2c)."""
    since = game.part_of.id if game.part_of is not None else len(game.log)
    begun = (event.effect for event in game.happened(EffectBegins, since=since))
    own = [effect for effect in begun if effect.source == frame.source]
    commit(game, [EffectAmended(effect, replace(effect.memory, ended_by=node.verb)) for effect in own], "116.2c")
    return
    yield


def _can_end(game: Game, player: PlayerId) -> Iterator[tuple[PlayerVerb, Effect]]:
    for effect in game.effects:
        verb = effect.memory.ended_by
        if verb is not None and effect.controller == player and possible(game, verb, effect.frame, player):
            yield verb, effect


def _end_options(game: Game, player: PlayerId) -> Iterable[Option]:
    for source in dict.fromkeys(effect.source for _, effect in _can_end(game, player)):
        yield _option(source, END)


def _end(game: Game, player: PlayerId, act: Special) -> Gen[None]:
    """Pay, and the effect is over; nobody can respond (116.2c, 117.1c)."""
    found = next((one for one in _can_end(game, player) if one[1].source == act.object), None)
    if found is None:
        raise Illegal(Message("no-special-now", {"act": END}), "116.2c")
    verb, effect = found
    frame = replace(effect.frame, results={}, done=True)
    with game.because("116.2c"):
        yield from do_player_verb(game, verb, frame, [player])
        if frame.done:
            commit(game, [EffectEnds(effect)])


SPECIALS[END] = SpecialAction("116.2c", _end_options, _end)


@MODIFIERS.register(ig.LoseThisAbility, "6", unsettles=True)
def _lose_this(game: Game, verb: ig.LoseThisAbility, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    """(113.10, 613.1f)"""
    ch.abilities = Abilities(one for one in ch.abilities.all if one != frame.ability)
