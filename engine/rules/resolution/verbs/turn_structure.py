"""Whose turn it is, which attacks of it are the first, and the turns and phases that were added (CR 500)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities import trigger_events as h
from engine.abilities.verbs import turn_structure as tn
from engine.events import AttackDeclared, StepBegins
from engine.rules.evaluate.evaluation import PLAYERS
from engine.rules.evaluate.event_verbs import done_in
from engine.rules.triggers.events.watching import STEPS
from engine.rules.triggers.trigger_events import watches
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.turn import Step


@PLAYERS.register(tn.TurnsPlayer)
def _turns_player(game: Game, who: tn.TurnsPlayer, frame: Frame) -> list[PlayerId]:
    game.look("turn")
    return [game.turn.active]


@done_in(tn.AttackFirst, AttackDeclared)
def _attacks_first(game: Game, act: tn.AttackFirst, event: AttackDeclared, frame: Frame) -> Iterable[int]:
    """Not where it has been declared as an attacker before in the turn, on the board or before it (508.3a)."""
    earlier = [attack for attack in game.this_turn(AttackDeclared) if attack.object == event.object and attack.declared]
    if event.declared and len(earlier) <= 1:
        yield event.object


@watches(h.BeginningOfThatTurns, StepBegins)
def _that_turns_step(
    game: Game, trigger_event: h.BeginningOfThatTurns, event: StepBegins, frame: Frame
) -> Iterable[TargetId | None]:
    """The turn that this spell or ability added (603.7); where it added none, it never comes."""
    mark = frame.outcome.extra_turn
    if mark is not None and mark == game.turn.mark and event.step == STEPS[trigger_event.step]:
        yield TargetId.of_player(event.player)


@watches(h.BeginningOfThatCombat, StepBegins)
def _that_combat(
    game: Game, trigger_event: h.BeginningOfThatCombat, event: StepBegins, frame: Frame
) -> Iterable[TargetId | None]:
    """The combat phase that this spell or ability added, known by what of the turn is to come after it: phases are only
    ever added ahead of that (500.8). Where it added none, it never comes."""
    left = frame.outcome.combat_added
    if left is not None and event.step == Step.BEGINNING_OF_COMBAT.value and len(game.turn.queue) == left:
        yield TargetId.of_player(event.player)
