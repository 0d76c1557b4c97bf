"""From events to steps: what a person wants to read, folded, indented, each with its rules.

A step is never changed in number by what happens later: earlier steps stay what they were, so that a board
can show what is new. ``engine.report.narration`` says which event becomes which sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any

from engine.events import (
    ByHand,
    CharacteristicsChanged,
    Damage,
    LifeGain,
    LifeLoss,
    StepBegins,
    TurnBegins,
)
from engine.events.telling import TELL
from engine.mechanics.face_down.telling import Facings
from engine.report.narration.choices_made import (
    tell_chosen,
    tell_decided,
    tell_refused,
    without_choices_that_are_told,
)
from engine.report.narration.draft import Draft
from engine.report.narration.stops import is_stop_between
from engine.report.narration.which_ability import AbilitiesOfSources
from engine.state.choices import Message
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.log import Logged
from engine.table.history import Decided, History, Refusal

FIRST_DAMAGE, SECOND_DAMAGE = "tell-first-damage-step", "tell-second-damage-step"
SAY_THE_STEP = {
    "draw": ("tell-draw",),
    "declare attackers": ("tell-attack", "tell-no-attackers", "tell-mana-paid"),
    "declare blockers": ("tell-block", "tell-no-blockers", "tell-mana-paid"),
    "combat damage": ("tell-combat-damage", "attacks-nothing", "attacked-has-left"),
    "end of combat": (),
}
"""What goes on in a step and in no other is told without saying that the step has begun; in the end of combat
usually nothing does."""
STEP_BEGINS = ("tell-step-begins", FIRST_DAMAGE, SECOND_DAMAGE)
"""What tells that a step has begun; of the two combat damage steps of a combat with first strike, which (510.4)."""


Words = Callable[[Sequence[CharacteristicsChanged]], dict[str, Any]]
"""What fills the gaps of a step that tells these changes."""


class Narrator:
    """One pass over the log of a game."""

    def __init__(self, game: Game, history: History) -> None:
        self.game = game
        self.history = history
        self.steps: list[Draft] = []
        self.shown: dict[int, Draft] = {}
        """For each event the step that tells it, or that tells what it is part of."""
        self.children: dict[int, list[Logged]] = {}
        for logged in game.log:
            if logged.parent is not None:
                self.children.setdefault(logged.parent, []).append(logged)
        self.abilities = AbilitiesOfSources(game)
        self.left: dict[ObjectId, ObjectId] = {}
        """What has left the battlefield, by the object that it has become (400.7)."""
        self.waiting: list[Logged] = []
        """The beginnings of steps and turns in which nothing has happened yet."""
        self.lives = list(history.lives)
        self.stops = history.marks
        self.marks = set(history.marks)
        self.refused: dict[int, list[Refusal]] = {}
        self.decided: dict[int, list[Decided]] = {}
        """What was refused as expected and what was decided without asking, by the place in the log."""
        for refusal in history.refused:
            if refusal.expected:
                self.refused.setdefault(refusal.log, []).append(refusal)
        for decided in history.decided:
            self.decided.setdefault(decided.log, []).append(decided)
        self.held: dict[int, list[Logged]] = {}
        """What belongs under a step that is still to be told, by its event."""
        self.previous: Logged | None = None
        self.incomplete: dict[int, tuple[Draft, Words]] = {}
        """The steps that tell several changes, and what puts them into words once all are known."""
        self.last_under: tuple[Draft, int, int] | None = None
        """What a step was last put under, how many had been told then, and its place."""
        self.latest: Draft | None = None
        """The step that was last made of an event."""
        self.told = 0
        """How many steps had been told at the last stop; they stay where they are."""

    def run(self) -> list[Draft]:
        """The steps of everything that has happened."""
        for place, logged in islice(enumerate(self.game.log), self.game.began_at, None):
            self.between(place, logged)
            self.count_life(logged)
            self.tell(logged)
            if not isinstance(logged.event, CharacteristicsChanged):
                self.previous = logged
        self.between(len(self.game.log), None)
        self.tell_where_it_is()
        for draft, words in self.incomplete.values():
            draft.args = words(draft.changes)
        self.steps = without_choices_that_are_told(self.steps, self.stops, len(self.game.log))
        self.call_as_then()
        return self.steps

    def tell(self, logged: Logged) -> None:
        """Tell one event."""
        teller = TELL.get(type(logged.event))
        if teller is not None:
            teller(self, logged, logged.event)

    def tell_held(self, under: Logged) -> None:
        """Tell what has waited for the step of an event."""
        for logged in self.held.pop(under.id, ()):
            self.tell(logged)

    def call_as_then(self) -> None:
        """Steps call everything what it was called then: before it transformed, became a copy, was turned face down or
        up, or merged (708.5)."""
        facings = Facings(self.game)
        if facings.turns or facings.merges or self.game.names:
            for draft in self.steps:
                at = draft.events[0].id if draft.events else draft.before
                draft.args = {k: facings.then(v, at) for k, v in draft.args.items()}

    def between(self, place: int, following: Logged | None) -> None:
        """What belongs at a place of the log without being an event: stops, refusals, choices of one."""
        if place in self.marks:
            if not self.says_itself:
                self.begin_waiting()
            self.previous = None
            self.told = len(self.steps)
        for refusal in self.refused.get(place, ()):
            tell_refused(self, refusal)
        for decided in self.decided.get(place, ()):
            (tell_chosen if decided.asked else tell_decided)(self, decided, following)

    # ---- what tellers use

    def step(self, logged: Logged, key: str, **args: Any) -> Draft:
        """A new step for this event."""
        begun = self.begin_waiting(key)
        above = self.above(logged)
        draft = Draft(key, args, above.depth + 1 if above is not None else 0)
        draft.take(logged)
        draft.course = begun
        if len(self.steps) > self.told and draft.tells(self.steps[-1]):
            self.steps.pop()
        self.steps.insert(self.place(above), draft)
        self.latest = draft
        self.shown[logged.id] = draft
        return draft

    def place(self, above: Draft | None) -> int:
        """Where a step belongs: behind all else that is part of what it is part of, and behind the last stop."""
        end = len(self.steps)
        if above is None:
            return end
        place = self.behind_the_last(above)
        if place is None:
            try:
                place = self.steps.index(above, self.told) + 1
            except ValueError:
                return end
        while place < end and self.steps[place].depth > above.depth:
            place += 1
        self.last_under = above, self.told, place
        return place

    def behind_the_last(self, above: Draft) -> int | None:
        """Where the step stands that was last put under the same: many are, one after the other, and need not all be
        gone through for each."""
        if self.last_under is None or self.last_under[:2] != (above, self.told):
            return None
        place = self.last_under[2]
        return place if place < len(self.steps) and self.steps[place] is self.latest else None

    def put_behind_damage(self, draft: Draft, damage: Logged) -> None:
        """What comes of damage stands behind all that is dealt at the same time, where that is told in several steps
        (510.2, 120.4c)."""
        beside = [
            one
            for one in self.steps[self.told :]
            if any(it.batch == damage.batch and isinstance(it.event, Damage) for it in one.events)
        ]
        if len(beside) < 2 or draft not in self.steps:
            return
        self.steps.remove(draft)
        draft.depth = beside[0].depth
        end = self.steps.index(beside[-1]) + 1
        while end < len(self.steps) and self.steps[end].depth > beside[-1].depth:
            end += 1
        while end < len(self.steps) and self.steps[end].is_result_of_damage:
            end += 1
        draft.is_result_of_damage = True
        self.steps.insert(end, draft)
        self.last_under = None

    def fold(self, logged: Logged, into: Draft | None = None) -> Draft | None:
        """Make the event part of a step that is there: its parent's unless said otherwise."""
        if into is None and logged.parent is not None:
            into = self.shown.get(logged.parent)
        if into is not None:
            into.take(logged)
            self.shown[logged.id] = into
        return into

    def told_when_complete(self, draft: Draft, words: Words) -> None:
        """A step tells one more change: it is put into words when everything is told, not anew for each of many."""
        self.incomplete[id(draft)] = draft, words

    def put_under(self, draft: Draft, root: Logged) -> None:
        """What happened since an event, as part of what this step tells, stands under it, not before it."""
        under: list[Draft] = []
        place = self.steps.index(draft)
        while place > self.told and self.steps[place - 1].since > root.id:
            place -= 1
            under.insert(0, self.steps.pop(place))
        under = [one for one in under if not draft.tells(one)]
        for one in under:
            one.depth += draft.depth + 1
        self.steps[place + 1 : place + 1] = under

    def put_before(self, draft: Draft, first: Logged) -> None:
        """What has happened from an event on is part of what this step tells: what a thing did instead of going where
        it would have gone is done before that is noted (614.6)."""
        place = self.steps.index(draft)
        start = place
        while start > self.told and self.steps[start - 1].since >= first.id:
            start -= 1
        before = self.steps[start:place]
        beside = [one for one in before if one.events and one.events[0].batch == draft.events[0].batch]
        under = [one for one in before if one not in beside]
        for one in under:
            one.depth += 1
        self.steps[start : place + 1] = [*beside, draft, *under]

    def silent(self, logged: Logged) -> None:
        """The event is not told, and what happens under it belongs to what it is part of."""
        if logged.parent is not None and logged.parent in self.shown:
            self.shown[logged.id] = self.shown[logged.parent]

    def above(self, logged: Logged | None) -> Draft | None:
        """The step of the nearest event around this one that is told."""
        parent = logged.parent if logged is not None else None
        while parent is not None:
            if parent in self.shown:
                return self.shown[parent]
            parent = self.game.log[parent - 1].parent
        return None

    def told_between(self, first: Logged, second: Logged) -> bool:
        """Whether the game stopped, and the steps so far were told, between two events."""
        return is_stop_between(self.stops, first.id, second.id)

    def depth(self, logged: Logged | None) -> int:
        """How deep a step about this event stands: one more than what it is part of."""
        above = self.above(logged)
        return above.depth + 1 if above is not None else 0

    def same_batch(self, logged: Logged, kind: type, *, for_same: bool = True) -> Draft | None:
        """The step of the event just before, if that is of the same kind and happened at the same time; for the same
        rules, unless that makes no difference."""
        before = self.previous
        if before is None or not isinstance(before.event, kind) or before.parent != logged.parent:
            return None
        alike = (before.rules == logged.rules or not for_same) and before.changed_by == logged.changed_by
        return self.shown.get(before.id) if alike else None

    # ---- what is not an event

    @property
    def says_itself(self) -> bool:
        """Whether what goes on in the step that has begun will say so itself."""
        begun = self.waiting[-1].event if self.waiting else None
        return isinstance(begun, StepBegins) and begun.step in SAY_THE_STEP

    @property
    def step_has_just_begun(self) -> bool:
        """Whether the last step tells that a step of a turn has begun."""
        return bool(self.steps) and self.steps[-1].key in STEP_BEGINS

    def tell_where_it_is(self) -> None:
        """Where the game has stopped in a step in which nothing has been told yet."""
        told = len(self.steps)
        if len(self.game.log) in self.marks:
            self.begin_waiting()
        for draft in self.steps[told:]:
            draft.gives_way = True

    def begin_waiting(self, by: str = "") -> tuple[str, ...]:
        """Tell that a turn and a step have begun, now that something happens there or somebody stopped there. What is
        told ``by`` a step that says so itself goes without saying: its rules, for that step to cite."""
        waiting, self.waiting = self.waiting, []
        turns = [one for one in waiting if isinstance(one.event, TurnBegins)]
        for logged in turns[-1:]:
            event: Any = logged.event
            self.begun(logged, "tell-turn-begins", player=TargetId.of_player(event.player), number=event.number)
        if waiting and isinstance(waiting[-1].event, StepBegins):
            event = waiting[-1].event
            step = Message("step-" + event.step.replace(" ", "-"))
            before = next((draft.key for draft in reversed(self.steps) if draft.key in STEP_BEGINS), "")
            second = before == FIRST_DAMAGE and event.step == "combat damage"
            if by in SAY_THE_STEP.get(event.step, ()) and not second:
                return waiting[-1].rules
            key = SECOND_DAMAGE if second else "tell-step-begins"
            self.begun(waiting[-1], key, player=TargetId.of_player(event.player), step=step)
        return ()

    def begun(self, logged: Logged, key: str, **args: Any) -> None:
        draft = Draft(key, args, 0)
        draft.take(logged)
        self.steps.append(draft)
        self.shown[logged.id] = draft

    def count_life(self, logged: Logged) -> None:
        """Keep track of life totals, which events tell only as changes."""
        event = logged.event
        if isinstance(event, LifeGain):
            self.lives[event.player] += event.amount
        elif isinstance(event, LifeLoss):
            self.lives[event.player] -= event.amount
        elif isinstance(event, ByHand) and event.what == "set_life":
            details = dict(event.details)
            self.lives[details["thing"].player] = details["count"]
