"""Exchanging (CR 701.12)."""

from __future__ import annotations

from engine.abilities.keyword_actions.exchange import ExchangeControl, ExchangeZones
from engine.abilities.verbs.gain_control import GainControl
from engine.events import EffectBegins, ZoneChange
from engine.rules.continuous.rules_of_effects import rules_of_effect
from engine.rules.evaluate.evaluation import objects
from engine.rules.instructions.carrying_out import DO, Acted, present
from engine.rules.pipeline import commit, happen
from engine.rules.pipeline.not_happening import does_not_happen
from engine.rules.resolution.partitives import ZONES
from engine.state.choices import Gen, Message
from engine.state.continuous_effects import Effect
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.zones import Zone


@DO.register(ExchangeZones)
def _zones(game: Game, verb: ExchangeZones, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """All cards of both zones move at the same time, also where one of the zones is empty (701.12f)."""
    pairs = ((ZONES[verb.one], ZONES[verb.two]), (ZONES[verb.two], ZONES[verb.one]))
    moves = [
        ZoneChange(i, to, origin, "exchange", frame.source)
        for player in players
        for origin, to in pairs
        for i in list(game.ids(origin, player))
    ]
    logged = yield from happen(game, moves, "701.12f")
    frame.done = True
    return [TargetId.of_object(i) for one in logged if isinstance(one.event, ZoneChange) for i in one.event.became]


@DO.register(ExchangeControl)
def _exchange_control(game: Game, verb: ExchangeControl, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Both or neither, and only between different controllers (701.12b)."""
    one, two = objects(game, verb.one, frame), objects(game, verb.two, frame) if verb.two is not None else []
    pair = present(game, [*one, *two])
    if len(one) + len(two) != 2 or len(pair) != 2:
        does_not_happen(game, "no-exchange", "701.12a", why=Message("exchange-takes-two"))
        frame.done = False
        return []
    holders = [game.controller(i) for i in pair]
    frame.done = holders[0] != holders[1]
    if not frame.done:
        holder = TargetId.of_player(holders[0])
        why = Message("exchange-with-oneself", {"player": holder, "things": TargetId.of_objects(pair)})
        does_not_happen(game, "no-exchange", "701.12b", why=why)
    else:
        rule = "701.12a" if any(game.objects[i].zone is Zone.STACK for i in pair) else "701.12b"
        for i, new in zip(pair, reversed(holders), strict=True):
            given = Frame(frame.source, new, frame.ability)
            it, verbs = TargetId.of_object(i), (GainControl(verb.one),)
            effect = Effect(
                frame.source,
                frame.controller,
                game.next_timestamp(),
                verbs,
                (it,),
                None,
                given,
                game.turn.number,
            )
            commit(game, [EffectBegins(effect)], rule, *rules_of_effect(game, effect, verbs, given, (it,)))
    return TargetId.of_objects(pair)
    yield
