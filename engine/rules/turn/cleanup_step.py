"""The cleanup step (CR 514)."""

from __future__ import annotations

from engine.abilities.durations.durations import TurnDuration
from engine.events import DamageWearsOff, EffectEnds, Event, ZoneChange
from engine.rules.pipeline import commit, happen
from engine.rules.pipeline.not_happening import does_not_happen
from engine.rules.players.maximum_hand_size import (
    NO_MAXIMUM,
    USUAL_HAND_SIZE,
    changing_hand_size,
    maximum_hand_size,
)
from engine.rules.state_based import checking as state_based
from engine.rules.turn import priority
from engine.rules.turn.ending_effects import lasts
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.game import Game
from engine.state.ids import TargetId, objects_in
from engine.state.turn import Step
from engine.state.zones import Zone


def cleanup_step(game: Game) -> Gen[None]:
    """Discard to the maximum hand size; then damage and effects until end of turn end at once (514.1-514.2)."""
    active = game.turn.active
    hand = game.ids(Zone.HAND, active)
    most = maximum_hand_size(game, active)
    excess = len(hand) - most
    if excess <= 0 and len(hand) > USUAL_HAND_SIZE:
        by = TargetId.of_objects(changing_hand_size(game, active))
        size = Message("no-maximum-hand-size" if most == NO_MAXIMUM else "maximum-hand-size", {"count": most})
        who = TargetId.of_player(active)
        does_not_happen(game, "nothing-discarded", "402.2", "514.1", player=who, size=size, effects=by)
    if excess > 0:
        answer = yield Choice(
            active,
            "cards",
            Message("discard-to-hand-size", {"count": excess}),
            "514.1",
            [Option.of(TargetId.of_object(i)) for i in hand],
            excess,
            excess,
        )
        yield from happen(
            game, [ZoneChange(i, Zone.GRAVEYARD, Zone.HAND, "discard") for i in objects_in(answer)], "514.1"
        )
    ending: list[Event] = [
        EffectEnds(e)
        for e in game.effects
        if lasts(e.duration, TurnDuration.END_OF_TURN)
        or lasts(e.duration, TurnDuration.THIS_TURN)
        or (
            lasts(e.duration, TurnDuration.END_OF_YOUR_NEXT_TURN)
            and active == e.controller
            and e.begun != game.turn.number
        )
    ]
    damaged = tuple(o.id for o in game.in_zone(Zone.BATTLEFIELD) if o.damage or o.deathtouched)
    if damaged:
        ending.append(DamageWearsOff(damaged))
    commit(game, ending, "514.2")


def cleanup_priority(game: Game) -> Gen[None]:
    """If anything triggers or state-based actions happen, players get priority and another cleanup step follows
    (514.3a)."""
    turn = game.turn
    if turn.priority is None:
        if not ((yield from state_based.check(game)) or game.pending):
            return
        turn.give_priority(turn.active)
    yield from priority.rounds(game)
    turn.add_next(Step.CLEANUP)
