"""Doubling and tripling (CR 701.10-701.11)."""

from __future__ import annotations

from engine.abilities.base import Verb
from engine.abilities.keyword_actions import double as db
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.verbs import power_toughness as ac
from engine.events import CountersPut, Event, ManaAdded
from engine.rules.continuous.lasting_verbs import SETTLES, NothingToSay
from engine.rules.evaluate.evaluation import amount
from engine.rules.evaluate.evaluation import players as players_of
from engine.rules.instructions.carrying_out import DO, Acted, chosen_in_turn
from engine.rules.mana.production import PRODUCES
from engine.rules.pipeline import happen
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId


@SETTLES.register(db.MultiplySize)
def _bigger(game: Game, verb: db.MultiplySize, frame: Frame) -> Verb:
    """It gets +X/+Y for the power and toughness it has now, or -X and -Y where they are negative (701.10b-c)."""
    if frame.each is None:
        raise LookupError("doubling came to no creature")
    ch = game.characteristics(frame.each.object_id)
    if ch.power is None or ch.toughness is None:
        raise NothingToSay
    often = 1 if verb.often is None else max(0, amount(game, verb.often, frame))
    more = (1 + verb.times.more) ** often - 1
    power = ch.power * more if verb.size is not db.Size.TOUGHNESS else 0
    toughness = ch.toughness * more if verb.size is not db.Size.POWER else 0
    signs = (-1 if power < 0 else 1, -1 if toughness < 0 else 1)
    return ac.GetPT(ac.PTChange(Fixed(abs(power)), Fixed(abs(toughness)), *signs))


@DO.register(db.MultiplyCounters)
def _counters(game: Game, verb: db.MultiplyCounters, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(701.10e)"""
    on = yield from chosen_in_turn(game, verb, frame, players, "choose-objects")
    kind = None if verb.kind is None else str(verb.kind.name)
    return (yield from _as_many_again(game, TargetId.of_objects(on), frame, verb.times, kind))


@DO.register(db.DoubleOwnCounters)
def _own_counters(game: Game, verb: db.DoubleOwnCounters, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(701.10e)"""
    on: list[TargetId] = TargetId.of_players(players_of(game, verb.who, frame))
    return (yield from _as_many_again(game, on, frame, db.Times.DOUBLE, None))


def _as_many_again(game: Game, on: list[TargetId], frame: Frame, times: db.Times, kind: str | None) -> Gen[Acted]:
    """Each gets as many counters of the kind, or of every kind, as it has (701.10e)."""
    put: list[Event] = [
        CountersPut(t, one, times.more * held, frame.controller)
        for t in on
        for one, held in sorted(game.counters_of(t).items())
        if held and kind in (None, one)
    ]
    if put:
        yield from happen(game, put, "701.10e")
    frame.done = bool(put)
    return list(on)


@DO.register(db.DoubleMana)
def _mana(game: Game, verb: db.DoubleMana, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """As much of each type as there is; what restricted the mana does not hold for what is added (701.10f, 106.6)."""
    for player in players:
        there = "".join(key[0] * held for key, held in sorted(game.players[player].mana.items()))
        if there:
            yield from happen(game, [ManaAdded(player, there, frame.source)], "701.10f")
    return TargetId.of_players(players)


@PRODUCES.register(db.DoubleMana)
def _could_add(game: Game, verb: db.DoubleMana, frame: Frame) -> tuple[str, int | None]:
    """(605.1a)"""
    return "", None
