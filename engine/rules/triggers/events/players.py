"""What players do: cast, draw, gain and lose life, sacrifice, play lands, activate abilities (CR 603.2)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine import events as e
from engine.abilities import trigger_events as h
from engine.abilities.nouns.adjectives import IsNow, Status
from engine.abilities.nouns.noun_groups import Described
from engine.abilities.nouns.object_phrases import Some
from engine.grammar.memoize import memoized
from engine.rules.evaluate.evaluation import test_of
from engine.rules.evaluate.event_verbs import done_in, is_subject
from engine.rules.evaluate.history import spells_cast
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId
from engine.state.turn import Step
from engine.state.zones import Zone


@done_in(h.Cast, e.SpellCast, own=(Zone.STACK,))
def _cast(game: Game, act: h.Cast, event: e.SpellCast, frame: Frame) -> Iterable[int]:
    """(601.2i)"""
    if is_subject(game, act.what, event.object, frame) and _cast_so(game, act.origin, event, frame):
        yield event.player


def _cast_so(game: Game, origin: h.SpellOrigin | None, event: e.SpellCast, frame: Frame) -> bool:
    mine = game.find(event.object).owner == frame.controller
    if origin is None:
        return True
    if origin is h.SpellOrigin.OPPONENTS_TURN:
        return game.turn.active != frame.controller
    if origin is h.SpellOrigin.YOUR_TURN:
        return game.turn.active == frame.controller
    if origin is h.SpellOrigin.THEIR_TURN:
        return game.turn.active == event.player
    if origin is h.SpellOrigin.YOUR_MAIN_PHASE:
        return game.turn.active == frame.controller and game.turn.step.is_main
    if origin is h.SpellOrigin.HAND:
        return event.origin is Zone.HAND and mine
    if origin is h.SpellOrigin.NOT_HAND:
        return event.origin is not Zone.HAND or not mine
    if origin in (h.SpellOrigin.THEIR_HAND, h.SpellOrigin.NOT_THEIR_HAND):
        own = event.origin is Zone.HAND and game.find(event.object).owner == event.player
        return own is (origin is h.SpellOrigin.THEIR_HAND)
    if origin is h.SpellOrigin.EXILE:
        return event.origin is Zone.EXILE
    if origin is h.SpellOrigin.LIBRARY:
        return event.origin is Zone.LIBRARY and mine
    return event.origin is Zone.GRAVEYARD and (mine or origin is h.SpellOrigin.A_GRAVEYARD)


@done_in(h.CastOrCopy, e.SpellCast, e.SpellCopied)
def _cast_or_copy(game: Game, act: h.CastOrCopy, event: e.SpellCast | e.SpellCopied, frame: Frame) -> Iterable[int]:
    """A copy is not cast (707.10), and is a spell itself (112.1a)."""
    if is_subject(game, act.what, event.object, frame):
        yield event.player


@done_in(h.CastNext, e.SpellCast)
def _cast_next(game: Game, act: h.CastNext, event: e.SpellCast, frame: Frame) -> Iterable[int]:
    """What waits for it triggers only once (603.7b)."""
    yield from _cast(game, h.Cast(act.what), event, frame)


@done_in(h.CastYourNext, e.SpellCast)
def _cast_your_next(game: Game, act: h.CastYourNext, event: e.SpellCast, frame: Frame) -> Iterable[int]:
    """What waits for it triggers only once (603.7b)."""
    yield from _cast(game, h.Cast(Some(act.group), act.origin), event, frame)


@done_in(h.CastNth, e.SpellCast)
def _cast_nth(game: Game, act: h.CastNth, event: e.SpellCast, frame: Frame) -> Iterable[int]:
    """Counted over the spells that the player has cast this turn."""
    if not is_in_turn(game, act.turns, event.player, frame):
        return
    test = test_of(act.group)
    fitting = [i for i in spells_cast(game, event.player) if test(game, game.find(i), game.characteristics(i), frame)]
    if len(fitting) == act.nth and fitting[-1] == event.object:
        yield event.player


def is_in_turn(game: Game, turns: h.EachTurn, player: PlayerId, frame: Frame) -> bool:
    """Whether it is one of the turns in which what a player does counts."""
    if turns is h.EachTurn.ANY:
        return True
    if turns in (h.EachTurn.THEIRS, h.EachTurn.THEIR_TURN):
        return game.turn.active == player
    return (game.turn.active == frame.controller) is (turns is h.EachTurn.YOURS)


@done_in(h.DrawCard, e.DrawCard)
def _draw(game: Game, act: h.DrawCard, event: e.DrawCard, frame: Frame) -> Iterable[int]:
    """(121.2) Looked at before it happens or after."""
    if event.missed:
        return
    if act.but is None or not _is_first_of_draw_step(game, event):
        yield event.player


def _is_first_of_draw_step(game: Game, event: e.DrawCard) -> bool:
    """Whether a card is the first that the player whose turn it is draws in their draw step (504.1)."""
    if game.turn.step is not Step.DRAW or game.turn.active != event.player:
        return False
    drawn = game.happened(e.DrawCard, since=game.behind_last(e.StepBegins))
    return all(one is event for one in drawn if one.player == event.player)


@done_in(h.DrawNth, e.DrawCard)
def _draw_nth(game: Game, act: h.DrawNth, event: e.DrawCard, frame: Frame) -> Iterable[int]:
    """Counted over the cards that the player has drawn this turn."""
    if not is_in_turn(game, act.turns, event.player, frame):
        return
    mine = [one for one in game.this_turn(e.DrawCard) if one.player == event.player and not one.missed]
    if len(mine) >= act.nth and mine[act.nth - 1] is event:
        yield event.player


@done_in(h.GainLife, e.LifeGain)
def _gain_life(game: Game, act: h.GainLife, event: e.LifeGain, frame: Frame) -> Iterable[int]:
    """(119.9)"""
    if event.amount > 0 and _is_first(game, act.first, event, frame):
        yield event.player


@done_in(h.LoseLife, e.LifeLoss)
def _lose_life(game: Game, act: h.LoseLife, event: e.LifeLoss, frame: Frame) -> Iterable[int]:
    """(119.3)"""
    if event.amount > 0 and _is_first(game, act.first, event, frame):
        yield event.player


@done_in(h.GainOrLoseLife, e.LifeGain, e.LifeLoss)
def _gain_or_lose_life(
    game: Game, act: h.GainOrLoseLife, event: e.LifeGain | e.LifeLoss, frame: Frame
) -> Iterable[int]:
    """(119.3, 119.9)"""
    if event.amount > 0:
        yield event.player


def _is_first(game: Game, turns: h.EachTurn | None, event: e.LifeGain | e.LifeLoss, frame: Frame) -> bool:
    """Whether no event of its kind has happened to that player earlier in the turn, where that is asked."""
    if turns is None:
        return True
    if not is_in_turn(game, turns, event.player, frame):
        return False
    told = game.history.of(event.player)
    if told.life_gained if isinstance(event, e.LifeGain) else told.life_lost:
        return False
    return next(one for one in game.this_turn(type(event)) if one.player == event.player) is event


@done_in(h.Sacrifice, e.Sacrificed)
def _sacrifice(game: Game, act: h.Sacrifice, event: e.Sacrificed, frame: Frame) -> Iterable[int]:
    """(701.21)"""
    if is_subject(game, act.what, event.object, frame):
        yield event.player


@done_in(h.PlayLand, e.LandPlayed)
def _play_land(game: Game, act: h.PlayLand, event: e.LandPlayed, frame: Frame) -> Iterable[int]:
    """(305.1)"""
    fits = act.supertype is None or act.supertype.value.capitalize() in game.characteristics(event.object).supertypes
    if fits and not (act.another and event.object == frame.source):
        yield event.player


@done_in(h.PlayFromExile, e.LandPlayed, e.SpellCast)
def _play_from_exile(
    game: Game, act: h.PlayFromExile, event: e.LandPlayed | e.SpellCast, frame: Frame
) -> Iterable[int]:
    """(701.18)"""
    origin = event.origin if isinstance(event, e.SpellCast) else game.find(event.object).zone
    if origin is Zone.EXILE:
        yield event.player


@done_in(h.ActivateAbility, e.AbilityActivated)
def _activate(game: Game, act: h.ActivateAbility, event: e.AbilityActivated, frame: Frame) -> Iterable[int]:
    """(602.2)"""
    if act.but_mana and event.item is None:
        return
    if act.of is None or is_subject(game, act.of, event.object, frame):
        yield event.player


@done_in(h.TapsUntapped, e.Tapped)
def _taps_untapped(game: Game, act: h.TapsUntapped, event: e.Tapped, frame: Frame) -> Iterable[int]:
    """It was untapped a moment ago, or it would not have become tapped (701.26a)."""
    if event.by is not None and is_subject(game, _as_tapped(act.what), event.object, frame):
        yield event.by


@memoized
def _as_tapped(what: Some) -> Some:
    """What was untapped, as it is described now that it is tapped."""
    assert isinstance(what.group, Described)
    left = tuple(one for one in what.group.adjectives if one != IsNow(Status.UNTAPPED))
    return replace(what, group=replace(what.group, adjectives=left))


@done_in(h.LoseGame, e.PlayerLoses)
def _lose_game(game: Game, act: h.LoseGame, event: e.PlayerLoses, frame: Frame) -> Iterable[int]:
    """(104.3)"""
    yield event.player


@done_in(h.RemoveLastCounter, e.CountersRemoved)
def _remove_last(game: Game, act: h.RemoveLastCounter, event: e.CountersRemoved, frame: Frame) -> Iterable[int]:
    """The moment at which none is left (603.2)."""
    it = event.target.object
    last = event.kind == act.kind and event.left == 0 and it is not None
    if last and event.player is not None and is_subject(game, act.what, event.target.object_id, frame):
        yield event.player
