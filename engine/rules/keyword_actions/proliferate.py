"""Proliferating (CR 701.34)."""

from __future__ import annotations

from engine.abilities.keyword_actions.proliferate import Proliferate, ProliferatesTwice
from engine.events import CountersPut, Event, KeywordAction
from engine.rules.continuous.statements import looked_up
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.pipeline import commit, happen
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId

PROLIFERATES_TWICE = looked_up(ProliferatesTwice)


@DO.register(Proliferate)
def _proliferate(game: Game, verb: Proliferate, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """As often as effects have it done instead of once: each of them twice (614.1a, 614.5)."""
    for player in players:
        doubled = sum(standing.frame.controller == player for _, standing in PROLIFERATES_TWICE.said(game))
        for _ in range(2**doubled):
            yield from _once(game, player, ("614.1a",) if doubled else ())
    return TargetId.of_players(players)


def _once(game: Game, player: PlayerId, rules: tuple[str, ...]) -> Gen[None]:
    """One more of each kind of counter on what the player chooses (701.34a)."""
    can: list[TargetId] = [o.target for o in game.permanents() if o.counters]
    can += [p.target for p in game.living() if p.counters]
    chosen: list[TargetId] = []
    if can:
        options = [Option.of(t) for t in can]
        prompt = Message("choose-proliferate")
        answer = yield Choice(player, "proliferate", prompt, "701.34a", options, 0, len(can))
        chosen = list(answer)
    put: list[Event] = [CountersPut(t, kind, 1, player) for t in chosen for kind in game.counters_of(t)]
    yield from happen(game, put, "701.34a", *rules)
    commit(game, [KeywordAction(player, "proliferate", 1)], "701.34a")
