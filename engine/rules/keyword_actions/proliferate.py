"""Proliferating (CR 701.34)."""

from __future__ import annotations

from engine.abilities.keyword_actions.proliferate import Proliferate
from engine.events import CountersPut, Event, KeywordAction
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.pipeline import commit, happen
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId


@DO.register(Proliferate)
def _proliferate(game: Game, verb: Proliferate, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """One more of each kind of counter on what the player chooses (701.34a)."""
    for player in players:
        can: list[TargetId] = [o.target for o in game.permanents() if o.counters]
        can += [p.target for p in game.living() if p.counters]
        chosen: list[TargetId] = []
        if can:
            options = [Option.of(t) for t in can]
            prompt = Message("choose-proliferate")
            answer = yield Choice(player, "proliferate", prompt, "701.34a", options, 0, len(can))
            chosen = list(answer)
        put: list[Event] = [CountersPut(t, kind, 1, player) for t in chosen for kind in game.counters_of(t)]
        yield from happen(game, put, "701.34a")
        commit(game, [KeywordAction(player, "proliferate", 1)], "701.34a")
    return TargetId.of_players(players)
