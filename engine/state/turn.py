"""Whose turn it is, which step, and who has priority (CR 500, 117)."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from engine.state.ids import FIRST_PLAYER, PlayerId


class Step(Enum):
    """The steps, and the two main phases, in order (500.1). The value is the CR's name."""

    UNTAP = "untap"
    UPKEEP = "upkeep"
    DRAW = "draw"
    PRECOMBAT_MAIN = "precombat main"
    BEGINNING_OF_COMBAT = "beginning of combat"
    DECLARE_ATTACKERS = "declare attackers"
    DECLARE_BLOCKERS = "declare blockers"
    COMBAT_DAMAGE = "combat damage"
    END_OF_COMBAT = "end of combat"
    POSTCOMBAT_MAIN = "postcombat main"
    END = "end"
    CLEANUP = "cleanup"

    __hash__ = object.__hash__

    @property
    def is_main(self) -> bool:
        return self in (Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN)

    @property
    def is_combat(self) -> bool:
        return Step.BEGINNING_OF_COMBAT.place <= self.place <= Step.END_OF_COMBAT.place

    @property
    def place(self) -> int:
        """The step's place in the turn, from 0."""
        return _PLACES[self]


STEPS = tuple(Step)
_PLACES = {step: place for place, step in enumerate(STEPS)}


@dataclass(slots=True)
class Turn:
    """Where the game is in a turn.

    ``begun`` tells whether the step's turn-based actions are done, so that a game copied while somebody has
    priority goes on from there. ``priority`` is who has it, ``passed`` how many players in succession have
    passed. ``queue`` holds the steps still to come this turn; ``extra`` the players of extra turns, the next
    one last (500.7).
    """

    number: int = 1
    active: PlayerId = FIRST_PLAYER
    step: Step = Step.PRECOMBAT_MAIN
    begun: bool = False
    priority: PlayerId | None = None
    passed: int = 0
    queue: list[Step] = field(default_factory=list)
    extra: list[PlayerId] = field(default_factory=list)
    skips: list[tuple[PlayerId, str]] = field(default_factory=list)
    """Pairs of player and what that player will skip next: a step's name or "turn" (500.11)."""
    latest: dict[PlayerId, int] = field(default_factory=dict)
    """The number of each player's most recent turn; players not named have had none yet (302.6)."""
    passed_over: list[PlayerId] = field(default_factory=list)
    """The players who have left the game and would have begun a turn just before this one (800.4k)."""
    marks: list[int] = field(default_factory=list)
    """What tells the turns of ``extra`` apart: the number of each."""
    mark: int = 0
    """The number of this turn among the extra turns; 0 for a turn that is none."""
    ended: bool = False
    """An effect has ended the turn or the combat phase; nobody gets priority in this step any more (724.1f)."""
    to_control: dict[PlayerId, PlayerId] = field(default_factory=dict)
    """Who will control whom during that player's next turn (723.1)."""
    controlled: dict[PlayerId, PlayerId] = field(default_factory=dict)
    """Who controls whom during this turn: the player controlled, and who decides (723.5)."""
    next_seat: PlayerId | None = None
    """Whose turn follows when extra turns are over, if it isn't the seat after the active player's."""

    due: list[tuple[Any, Any]] = field(default_factory=list)
    """What is done first in the next step that comes, once one was skipped: instruction and frame (614.10b)."""

    done: list[tuple[int, PlayerId, Any]] = field(default_factory=list)
    """The abilities activated this turn: how the game was before, who did it, and what they chose (732.3)."""

    to_have_another: list[PlayerId] = field(default_factory=list)
    """Who will take an extra turn after their next turn, as often as they are named (500.7)."""

    # ---- bookkeeping: the course of the turn (500)

    def begin(self, player: PlayerId, passed_over: tuple[PlayerId, ...]) -> None:
        """Another turn begins, of this player, with its first step (500.1)."""
        self.passed_over = list(passed_over)
        self.latest[self.active] = self.number
        self.number += 1
        self.active = player
        self.step = Step.UNTAP
        self.lay_out()
        self.done = []
        self.controlled = {}

    def lay_out(self) -> None:
        """All steps behind this one are still to come."""
        self.queue = list(STEPS[self.step.place + 1 :])

    def go_on(self) -> None:
        """The next of the steps that are still to come is where the turn is."""
        self.step = self.queue.pop(0)

    def add_next(self, step: Step) -> None:
        """One more step follows on this one (510.4, 514.3a)."""
        self.queue.insert(0, step)

    def leave_out_combat(self) -> None:
        """The rest of the combat phase that comes now does not come (500.11)."""
        while self.queue and self.queue[0].is_combat:
            if self.queue.pop(0) is Step.END_OF_COMBAT:
                break

    def open(self, holder: PlayerId | None) -> None:
        """What happens as the step begins is done; this player is the first to have priority, if anybody (500.6)."""
        self.begun = True
        self.priority = holder
        self.passed = 0

    def close(self) -> None:
        """The step is over."""
        self.begun = False
        self.ended = False
        self.priority = None

    def put_off(self, instruction: Any, frame: Any) -> None:
        """Something is done first in the next step that comes (614.10b)."""
        self.due.append((instruction, frame))

    def take_due(self) -> list[tuple[Any, Any]]:
        """What is to be done first in the step that has come now."""
        due, self.due = self.due, []
        return due

    def note_done(self, what: tuple[int, PlayerId, Any]) -> None:
        """A player has activated an ability (732.3)."""
        self.done.append(what)

    # ---- bookkeeping: whose turn follows (500.7)

    def keep_seat(self, player: PlayerId) -> None:
        """Whose turn it is once the extra turns are over."""
        self.next_seat = player

    def take_extra(self) -> PlayerId:
        """The extra turn that was added last is the next one; whose it is."""
        player, self.mark = self.extra.pop(), self.marks.pop()
        return player

    def take_seat(self) -> None:
        """The next turn is none of the extra turns."""
        self.next_seat, self.mark = None, 0

    # ---- bookkeeping: priority (117)

    def give_priority(self, player: PlayerId | None) -> None:
        self.priority = player

    def note_action(self) -> None:
        """The player with priority has done something, or what all have passed on resolves: nobody has passed since
        (117.3c-d, 117.4)."""
        self.passed = 0

    def note_pass(self) -> None:
        """The player with priority has passed (117.3d)."""
        self.passed += 1

    def copy(self) -> Turn:
        return Turn(
            self.number,
            self.active,
            self.step,
            self.begun,
            self.priority,
            self.passed,
            list(self.queue),
            list(self.extra),
            list(self.skips),
            dict(self.latest),
            list(self.passed_over),
            list(self.marks),
            self.mark,
            self.ended,
            dict(self.to_control),
            dict(self.controlled),
            self.next_seat,
            list(self.due),
            list(self.done),
            list(self.to_have_another),
        )
