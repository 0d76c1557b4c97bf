"""Skipping and ending turns and phases, and controlling another player (CR 614.10, 723, 724)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities import trigger_events as h
from engine.abilities.verbs import turn_structure as tn
from engine.events import (
    AttackDeclared,
    CombatEnds,
    Event,
    LeftStack,
    PartEnds,
    SkipsAdded,
    StepBegins,
    WillBeControlled,
    ZoneChange,
)
from engine.rules.evaluate.evaluation import CONDITIONS, PLAYERS, amount, players
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.instructions.performing import PERFORM, perform
from engine.rules.pipeline import commit, happen
from engine.rules.resolution.verbs.emblems_and_extra_turns import add_turns
from engine.rules.state_based import actions
from engine.rules.triggers.events.watching import STEPS, done_in
from engine.rules.triggers.trigger_events import watches
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.objects import Kind
from engine.state.turn import Step
from engine.state.zones import Zone


@DO.register(tn.SkipNext)
def _skip(game: Game, verb: tn.SkipNext, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Two such effects skip the next two (614.10a)."""
    count = max(0, amount(game, verb.count, frame))
    yield from happen(game, [SkipsAdded(p, verb.unit.value, count) for p in players], "614.10")
    return TargetId.of_players(players)


# ---- ending


@DO.register(tn.End)
def _end(game: Game, verb: tn.End, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(724.1a-f, 724.2a-g)"""
    turn = game.turn
    whole = verb.what is tn.Part.TURN
    if not players or not (whole or turn.step.is_combat):
        return []
    rule = "724.1" if whole else "724.2"
    game.pending = []
    yield from _clear_stack(game, rule + "b")
    with game.because(rule + "c"):
        while not game.over and (yield from actions.check(game)):
            pass
    if turn.step.is_combat:
        commit(game, [CombatEnds()], rule + "d")
    rest = turn.queue if whole else [step for step in turn.queue if step.is_combat][: _combat_left(turn.queue)]
    left_out = len(rest) - (1 if whole and turn.step is not Step.CLEANUP else 0)
    waiting = (rule + "f",) if game.pending else ()  # what has triggered since goes on the stack later
    commit(game, [PartEnds(verb.what.value, left_out)], rule + "d", *waiting)
    return TargetId.of_players(players)


def _combat_left(queue: list[Step]) -> int:
    """How many steps of this combat phase are still to come."""
    return queue.index(Step.END_OF_COMBAT) + 1 if Step.END_OF_COMBAT in queue and queue[0].is_combat else 0


def _clear_stack(game: Game, rule: str) -> Gen[None]:
    """Everything on the stack is exiled, the object that is resolving too; abilities cease to exist (724.1b)."""
    items = game.in_zone(Zone.STACK)
    leaving: list[Event] = [
        LeftStack(it.id) if it.kind is Kind.ABILITY else ZoneChange(it.id, Zone.EXILE, Zone.STACK, "end the turn")
        for it in items
    ]
    yield from happen(game, leaving, rule)


@PLAYERS.register(tn.TurnsPlayer)
def _turns_player(game: Game, who: tn.TurnsPlayer, frame: Frame) -> list[PlayerId]:
    game.look("turn")
    return [game.turn.active]


# ---- controlling


@PERFORM.register(tn.ControlPlayer)
def _control(game: Game, node: tn.ControlPlayer, frame: Frame) -> Gen[None]:
    """(723.1, 723.1a)"""
    events = [WillBeControlled(p, frame.controller) for p in players(game, node.whom, frame)]
    yield from happen(game, events, "723.1")


# ---- combat phases


@done_in(tn.AttackFirst, AttackDeclared)
def _attacks_first(game: Game, act: tn.AttackFirst, event: AttackDeclared, frame: Frame) -> Iterable[int]:
    """Not where it has been declared as an attacker before in the turn, on the board or before it (508.3a)."""
    earlier = [attack for attack in game.this_turn(AttackDeclared) if attack.object == event.object and attack.declared]
    if event.declared and len(earlier) <= 1:
        yield event.object


@CONDITIONS.register(tn.FirstOfTurn)
def _first_of_turn(game: Game, node: tn.FirstOfTurn, frame: Frame) -> bool:
    game.look("turn")
    now, turn = game.turn.step, game.turn
    first = Step.BEGINNING_OF_COMBAT if node.part is tn.Recurring.COMBAT else Step.END
    is_now = now.is_combat if node.part is tn.Recurring.COMBAT else now is Step.END
    begun = sum(event.step == first.value for event in game.this_turn(StepBegins))
    return is_now and begun <= 1 and (turn.active == frame.controller or not node.yours)


@CONDITIONS.register(tn.InMainPhase)
def _in_main_phase(game: Game, node: tn.InMainPhase, frame: Frame) -> bool:
    game.look("turn")
    return game.turn.step.is_main and game.turn.active == frame.controller


@PERFORM.register(tn.AndPhases)
def _and_phases(game: Game, node: tn.AndPhases, frame: Frame) -> Gen[None]:
    """In the order written (608.2c)."""
    yield from perform(game, node.first, frame)
    yield from perform(game, node.phases, frame)


# ---- extra turns


@DO.register(tn.TakeExtraTurns)
def _extra_turns(game: Game, verb: tn.TakeExtraTurns, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(500.7)"""
    add_turns(game, players, max(0, amount(game, verb.count, frame)), frame)
    return TargetId.of_players(players)
    yield


@watches(h.BeginningOfThatTurns, StepBegins)
def _that_turns_step(
    game: Game, happening: h.BeginningOfThatTurns, event: StepBegins, frame: Frame
) -> Iterable[TargetId | None]:
    """The turn that this spell or ability added (603.7); where it added none, it never comes."""
    mark = frame.costs.get("extra turn")
    if mark is not None and mark == game.turn.mark and event.step == STEPS[happening.step]:
        yield TargetId.of_player(event.player)
