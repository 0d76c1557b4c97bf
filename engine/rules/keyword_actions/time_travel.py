"""Time travel (CR 701.56)."""

from __future__ import annotations

from engine.abilities.keyword_actions.time_travel import TimeTravel
from engine.events import CountersPut, CountersRemoved, Event
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.pipeline import happen
from engine.state.choices import YES_NO, Choice, Gen, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId, objects_in
from engine.state.objects import GameObject
from engine.state.zones import Zone


@DO.register(TimeTravel)
def _time_travel(game: Game, verb: TimeTravel, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """One more or one less time counter on each chosen permanent or suspended card of the player's (701.56a)."""
    for player in players:
        can = [o.id for o in game.permanents() if o.counters.get("time") and game.controller(o) == player]
        can += [o.id for o in game.in_zone(Zone.EXILE) if _is_suspended(o) and o.owner == player]
        chosen = yield from _any_of(game, player, can)
        events: list[Event] = []
        for i in chosen:
            prompt = Message("time-travel-add", {"object": TargetId.of_object(i)})
            if (yield Choice(player, "may", prompt, "701.56a", YES_NO)) == ["yes"]:
                events.append(CountersPut(TargetId.of_object(i), "time", 1, player))
            else:
                left = game.objects[i].counters["time"] - 1
                events.append(CountersRemoved(TargetId.of_object(i), "time", 1, left))
        yield from happen(game, events, "701.56a")
    return TargetId.of_players(players)


def _is_suspended(it: GameObject) -> bool:
    """(702.62b)"""
    return bool(it.counters.get("time")) and it.base.has("suspend")


def _any_of(game: Game, player: PlayerId, ids: list[ObjectId]) -> Gen[list[ObjectId]]:
    if not ids:
        return []
    options: list[Option] = [Option.of(TargetId.of_object(i)) for i in ids]
    answer = yield Choice(player, "objects", Message("choose-time-travel"), "701.56a", options, 0, len(ids))
    return objects_in(answer)
