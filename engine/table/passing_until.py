"""Carrying the game on while everybody passes: until something has resolved, or a step is reached (117.4)."""

from __future__ import annotations

import sys
from dataclasses import dataclass, replace

from engine.rules.state_based import checking as state_based
from engine.rules.turn.draw_step import is_first_draw
from engine.state.choices import Choice, Gen, Illegal, Message
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.limits import LimitReached
from engine.state.turn import Step
from engine.table.entries import GoToEntry, ResolveEntry

MOST_PASSES = 20_000
"""How many choices a goal may lead through, the stack never being lower than it was."""

MOST_RESOLVED = 5_000
"""How many spells and abilities may resolve, the stack never being lower than it was, before no end is waited for any
more: a loop of a thousand rounds that comes back to the same state has ended the game in a draw by then (104.4b); one
that grows, or is longer, has not."""


@dataclass(slots=True)
class Goal:
    """What everybody passes for. ``waits`` tells whether it outlives a choice that somebody has to make."""

    waits = False
    passes: int = 0
    busy: int = 0
    """How many of the passes have come since the stack was last lower than ever."""
    lowest: int = sys.maxsize
    """How many objects were on it then."""

    def reached(self, game: Game, choice: Choice) -> bool:
        """Whether the game, at this choice, has come to where it was to go."""
        height = len(game.stack)
        if 0 < height < self.lowest:
            self.passes = self.busy = 0
        self.passes, self.busy = self.passes + 1, self.busy + 1 if height else 0
        self.lowest = min(self.lowest, height) if height else sys.maxsize
        if self.passes > MOST_PASSES:
            raise LimitReached("too-many-steps", most=MOST_PASSES)
        if self.busy > MOST_RESOLVED * len(game.living()):
            raise Illegal(Message("no-end-found", {"most": MOST_RESOLVED}), "104.4b", "732.4")
        return self.done(game, choice)

    def done(self, game: Game, choice: Choice) -> bool:
        raise AssertionError("each goal says when it is reached")

    def copy(self) -> Goal:
        return replace(self)


@dataclass(slots=True)
class Resolve(Goal):
    """The top of the stack resolves, ``count`` times, or until the stack is empty (None)."""

    waits = True
    count: int | None = 1
    top: int = 0

    @classmethod
    def begin(cls, game: Game, entry: ResolveEntry) -> Resolve:
        """``Illegal`` if there is nothing to resolve."""
        if not game.stack:
            active = TargetId.of_player(game.turn.active)
            now = Message("now", {"step": step_message(game), "player": active})
            raise Illegal(Message("stack-is-empty", {"now": now}), "117.4")
        return cls(count=entry.count, top=game.stack[-1])

    def done(self, game: Game, choice: Choice) -> bool:
        if choice.kind != "priority":
            return False
        if self.top in game.objects:
            return False
        if self.count is not None:
            self.count -= 1
        if not game.stack or self.count == 0:
            return True
        self.top = game.stack[-1]
        return False


@dataclass(slots=True)
class GoTo(Goal):
    """A step, of a turn or of a player's turn where that is given."""

    step: Step = Step.UPKEEP
    turn: int | None = None
    """The turn it is to happen in; None for the next turn of ``active``."""
    active: PlayerId | None = None
    since: int = 0
    """The number of the turn in which the goal was set."""
    second: bool = False
    """Whether it is the second of two combat damage steps that it goes to, from the first (510.4)."""

    @classmethod
    def begin(cls, game: Game, entry: GoToEntry) -> GoTo:
        """``Illegal`` for a turn that is already over."""
        now, step, turn, active = game.turn, entry.step, entry.turn, entry.active
        to_come = step is now.step or step in now.queue
        if turn is None and active in (None, now.active) and to_come:
            turn = now.number
        elif turn is None and active is None:
            turn = now.number + 1
        elif turn is not None and (turn < now.number or (turn == now.number and not to_come)):
            raise Illegal(Message("turn-is-over", {"turn": turn, "step": step_key(step)}), "500.1")
        first = step is now.step is Step.COMBAT_DAMAGE and game.combat.first_strike_step and step in now.queue
        return cls(step=step, turn=turn, active=active, since=now.number, second=first)

    def done(self, game: Game, choice: Choice) -> bool:
        now = game.turn
        if self.turn is None:
            if now.active != self.active or now.number == self.since:
                return False
            self.turn = now.number
        if now.number == self.turn and now.step is self.step and self.active in (None, now.active):
            return not (self.second and self.step in now.queue)
        if now.number < self.turn or (now.number == self.turn and self.step in now.queue):
            return False
        if self.step in (Step.UNTAP, Step.CLEANUP):
            return True  # nobody gets priority there (502.4, 514.3): this is the first moment after it
        rule = "508.8" if self.step in (Step.DECLARE_BLOCKERS, Step.COMBAT_DAMAGE) else "500.11"
        rule = "103.8a" if is_first_draw(game, self.step) else rule
        raise Illegal(Message("step-does-not-come", {"step": step_key(self.step)}), rule)


def step_key(step: Step) -> Message:
    """A step's name in words."""
    return Message("step-" + step.value.replace(" ", "-"))


def step_message(game: Game) -> Message:
    """The name of the step the game is in."""
    return step_key(game.turn.step)


def concede(game: Game, player: PlayerId) -> Gen[None]:
    """A player who doesn't have priority concedes (104.3a)."""
    yield from state_based.concede(game, player)


def exhaust(rule: Gen[None]) -> None:
    """Carry out a rule that asks nothing."""
    for choice in rule:
        raise Illegal(
            Message("choice-is-open", {"player": TargetId.of_player(choice.player), "prompt": choice.prompt}),
            choice.rule,
        )
