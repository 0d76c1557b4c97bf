"""Ending the turn or the phase (CR 724)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.abilities.trigger_events import BeginningOfNext
from engine.abilities.trigger_events.steps import StepName
from engine.abilities.verbs.end_turn import End, Part
from engine.events import CombatEnds, Event, LeftStack, PartEnds, ZoneChange
from engine.oracle.compile import english
from engine.oracle.names import with_name
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.pipeline import commit, happen
from engine.rules.pipeline.not_happening import does_not_happen
from engine.rules.state_based import checking
from engine.rules.triggers.not_triggering import called
from engine.rules.triggers.pending_triggers import PendingTrigger
from engine.rules.triggers.what_is_missed import with_what_is_missed
from engine.rules.triggers.what_stays import so_stays
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.objects import Kind
from engine.state.turn import Step, Turn
from engine.state.zones import Zone


@DO.register(End)
def _end(game: Game, verb: End, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(724.1a-f, 724.2a-g)"""
    turn = game.turn
    whole = verb.what is Part.TURN
    if not players or not (whole or turn.step.is_combat):
        return []
    rule = "724.1" if whole else "724.2"
    _tell_forgotten(game, game.take_triggered(), rule + "a")
    yield from _clear_stack(game, rule + "b")
    with game.because(rule + "c"):
        while not game.over and (yield from checking.check(game)):
            pass
    if turn.step.is_combat:
        commit(game, [CombatEnds()], rule + "d")
    rest = turn.queue if whole else turn.queue[: _combat_left(turn)]
    skips_end_step = whole and Step.END in rest
    left_out = len(rest) - (1 if whole and turn.step is not Step.CLEANUP else 0)
    waiting = (rule + "f",) if game.pending else ()  # what has triggered since goes on the stack later
    commit(game, [PartEnds(verb.what.value, left_out)], rule + "d", *waiting)
    if skips_end_step:
        _tell_of_no_end_step(game)
    return TargetId.of_players(players)


def _tell_of_no_end_step(game: Game) -> None:
    """What waits for the next end step does so until that of the next turn, since this turn has none (724.1e)."""
    for delayed in game.delayed:
        event = delayed.ability.trigger_event
        if isinstance(event, BeginningOfNext) and event.step is StepName.END_STEP:
            text = with_name(english(delayed.ability.effect), game.find(delayed.frame.source).base.name).rstrip(".")
            source = TargetId.of_object(delayed.frame.source)
            does_not_happen(game, "no-end-step", "724.1e", source=source, text=text)


def _tell_forgotten(game: Game, waiting: Sequence[PendingTrigger], rule: str) -> None:
    """That abilities which have triggered cease to exist before they are put onto the stack (724.1a, 724.2a)."""
    alike = Counter((one.source, one.ability) for one in waiting)
    for (source, ability), count in alike.items():
        those = [one for one in waiting if (one.source, one.ability) == (source, ability)]
        so = so_stays(game, those[0], game.exists) if count == 1 else with_what_is_missed(ability)
        does_not_happen(game, "never-on-stack", rule, ability=called(game, source, ability), count=count, so=so)


def _combat_left(turn: Turn) -> int:
    """How many steps of this combat phase are still to come; another may have been added right after it (500.8)."""
    if turn.step is Step.END_OF_COMBAT or Step.END_OF_COMBAT not in turn.queue:
        return 0
    return turn.queue.index(Step.END_OF_COMBAT) + 1


def _clear_stack(game: Game, rule: str) -> Gen[None]:
    """Everything on the stack is exiled, the object that is resolving too; abilities cease to exist (724.1b)."""
    items = game.in_zone(Zone.STACK)
    leaving: list[Event] = [
        LeftStack(it.id) if it.kind is Kind.ABILITY else ZoneChange(it.id, Zone.EXILE, Zone.STACK, "end the turn")
        for it in items
    ]
    yield from happen(game, leaving, rule)
