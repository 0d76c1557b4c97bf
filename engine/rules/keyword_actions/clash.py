"""Clashing (CR 701.30)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.keyword_actions import clash as cl
from engine.events import KeywordAction, Revealed, ZoneChange
from engine.rules.choices.which_player import which_player
from engine.rules.evaluate.evaluation import CONDITIONS
from engine.rules.evaluate.event_verbs import done_in
from engine.rules.evaluate.mana_value import mana_value_of
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.pipeline import commit, happen, show
from engine.state.choices import (
    YES_NO,
    Choice,
    Gen,
    Message,
)
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.unknown_cards import top_of_library
from engine.state.zones import Zone


@DO.register(cl.Clash)
def _clash(game: Game, verb: cl.Clash, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Each reveals the top card of their library at the same time; then they decide in APNAP order where to put those
    cards, which move at the same time (701.30c). The highest mana value wins (701.30d)."""
    frame.outcome.clash_won = False
    met: Acted = []
    for player in players:
        opponents = [p.number for p in game.opponents(player)]
        if not opponents:
            continue
        opponent = yield from which_player(player, opponents, frame.source, "701.30b")
        met.append(TargetId.of_player(opponent))
        with game.because("701.30b"):
            top = {p: i for p in (player, opponent) for i in top_of_library(game, p)}
            value = {p: mana_value_of(game.objects[i], game.characteristics(i)) for p, i in top.items()}
            if top:
                yield from show(game, [Revealed((i,), p) for p, i in top.items()], "701.30c")
            under = []
            for seat in game.apnap():
                if seat.number in top and (yield from _puts_under(game, seat.number, top[seat.number])):
                    under.append(top[seat.number])
            moves = [ZoneChange(i, Zone.LIBRARY, Zone.LIBRARY, "clash", frame.source, position=-1) for i in under]
            yield from happen(game, moves, "701.30c")
            wins = [p for p, own in value.items() if all(own > other for q, other in value.items() if q != p)]
            clashed = [KeywordAction(p, "clash", int(p in wins)) for p in (player, opponent)]
            commit(game, clashed, "701.30d")
        frame.outcome.clash_won = player in wins
    frame.done = True
    return met


def _puts_under(game: Game, player: PlayerId, card: ObjectId) -> Gen[bool]:
    options = YES_NO
    prompt = Message("may-put-under", {"card": TargetId.of_object(card)})
    answer = yield Choice(player, "may", prompt, "701.30a", options)
    return bool(answer == ["yes"])


@CONDITIONS.register(cl.WinClash)
def _won(game: Game, node: cl.WinClash, frame: Frame) -> bool:
    return frame.outcome.clash_won


@done_in(cl.Clashes, KeywordAction)
def _clashes(game: Game, act: cl.Clashes, event: KeywordAction, frame: Frame) -> Iterable[int]:
    """(701.30)"""
    if event.action == "clash" and (event.amount or not act.won):
        yield event.player
