"""The progress of a game at a table: on to where somebody must choose, and back to where it was.

What has been answered in advance, has one legal answer or cannot matter is not asked. What turns out illegal is taken
back: the game returns to a checkpoint and is replayed from there (``replay``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from engine.rules.choices.interchangeable import cannot_matter
from engine.rules.permanents.choosing_as_it_enters import kept, untold_choice
from engine.state import actions
from engine.state.choices import Answer, Choice, Illegal, Message
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId, objects_in
from engine.state.limits import LimitReached
from engine.table import answers
from engine.table.checkpoints_and_replay import Playing
from engine.table.entries import GivenAnswer
from engine.table.history import Decided, History, Refusal
from engine.table.only_legal_answer import only_declaration, only_legal_answer
from engine.table.queued_answers import Intent
from engine.table.references import References
from engine.table.scenario_error import ScenarioError
from engine.table.unasked_choices import Savepoint, UnaskedChoice
from engine.table.untold_choices import TurnsOnUntold, UntoldChoice, look_for_untold
from engine.table.x_of_named_targets import x_of_named_targets

TOLD = ("replacement",)
"""The kinds of choices of which it is told who made them, and how: which of several effects applies first (616.1)."""


class Progress:
    """A game under way, what has been said of it in advance, and what became of that. ``refs`` are the words for its
    things as it now is."""

    def __init__(self, game: Game, ids: dict[str, list[ObjectId]]) -> None:
        self.history = History([player.life for player in game.players], not game.turn.begun)
        self.intent = Intent()
        self.ids = ids
        self.unasked: list[UnaskedChoice] = []
        self._untold: list[UntoldChoice[Progress]] = []
        """What has to be said before the game goes on; the last of them first."""
        self._playing = Playing.of(game)
        self.refs = References(self.game, ids)

    def fork(self) -> Progress:
        """The same, going on by itself."""
        other = Progress.__new__(Progress)
        other.history = self.history.copy()
        other.intent = self.intent.copy()
        other.ids = dict(self.ids)
        other.unasked = list(self.unasked)
        other._untold = list(self._untold)
        other._playing = self._playing.fork()
        other.refs = References(other.game, other.ids)
        return other

    @property
    def game(self) -> Game:
        return self._playing.game

    @property
    def choice(self) -> Choice | None:
        """What is being asked, priority included; None once the game is over."""
        return self._untold[-1].choice if self._untold else self._playing.choice

    def decider(self, choice: Choice) -> PlayerId | None:
        """Who controls the player who must choose, if anybody does (723.5)."""
        return self.game.turn.controlled.get(choice.player)

    # ---- on

    def begin(self) -> None:
        """Go on to where somebody must choose, or must say what was chosen before."""
        before = self.savepoint()
        self.settle()
        try:
            look_for_untold(self.game, self.game.untold)
        except TurnsOnUntold as untold:
            self._return_to(before)
            self._ask(untold)

    def attempt(self, do: Callable[[Progress], None], refusal: Callable[[Illegal], Refusal] | None = None) -> None:
        """Do something, and go on to where somebody must choose; what is refused leaves no trace. What turns on what
        nobody has said waits until that has been answered; so does an act where that is asked already. ``refusal``
        makes what is kept of an act that is refused then."""
        before = list(self._untold)
        if self._untold and self._untold[-1].then is None and refusal is not None:
            self._untold[-1] = replace(self._untold[-1], then=do, refusal=refusal)
            do, refusal = _go_on, None
        try:
            while True:
                try:
                    with self.undoable():
                        do(self)
                        self.settle()
                    break
                except TurnsOnUntold as untold:
                    self._ask(untold, do, refusal)
                    do, refusal = _go_on, None
        except Illegal:
            self._untold = before
            raise
        for object_id, key in list(self.game.turned_on)[:1]:  # of what has been put there by hand just now
            self._ask(TurnsOnUntold(object_id, key))

    def _ask(
        self,
        untold: TurnsOnUntold,
        then: Callable[[Progress], None] | None = None,
        refusal: Callable[[Illegal], Refusal] | None = None,
    ) -> None:
        """Ask what nobody has said, before something is done."""
        choice = untold_choice(self.game, untold.object_id, untold.key)
        self._untold.append(UntoldChoice(choice, untold.object_id, untold.key, then, refusal))

    def _tell(self, answer: Answer) -> None:
        """It has been said now what was chosen, and holds from the beginning; what waited for it is done."""
        untold = self._untold.pop()
        self._playing.tell(untold.object_id, untold.key, kept(untold.choice, answer))
        self._refer()
        if untold.then is None:
            return
        if untold.refusal is None:
            untold.then(self)
            return
        try:
            with self.undoable():
                untold.then(self)
                self.settle()
        except Illegal as problem:
            self.history.refused.append(replace(untold.refusal(problem), waited=True))

    def answer(self, value: Any) -> None:
        """Answer the choice in a person's words."""
        assert self.choice is not None
        self.unasked = []
        self.send(self.read(self.choice, value))

    def checkpoint(self) -> None:
        """Whatever follows can be taken back to here at little cost, if somebody has priority."""
        if self.choice is not None and self.choice.kind == "priority":
            self._playing.checkpoint()

    def send(self, answer: Answer) -> None:
        """Answer the choice as the rules take it."""
        if self._untold:
            self._tell(answer)
            return
        choice = self.choice
        if choice is not None and choice.kind in TOLD:
            self.history.decided.append(Decided(len(self.game.log), choice, answer, asked=True))
        self._playing.send(answer)

    def change(self, change: Callable[[], None]) -> None:
        """Change the game outside the rules, which go on from there. Only while somebody has priority."""
        self._playing.checkpoint()
        change()
        self._playing.start_again()

    def read(self, choice: Choice, value: Any) -> Answer:
        """An answer in the form that the rules take, found legal."""
        if choice.kind != "priority":
            return answers.read(choice, value, self.refs)
        if isinstance(value, actions.Action):
            return value
        if value == "pass":
            return actions.Pass()
        option = next((o for o in choice.listed() if o.id == value), None)
        if option is None or option.action is None:
            raise Illegal(Message("not-an-option", {"words": answers.written(value), "options": ""}), choice.rule)
        return option.action

    def settle(self) -> None:
        """Answer what has been answered in advance or need not be asked, until somebody must choose."""
        intent = self.intent
        while self.choice is not None:
            choice = self.choice
            if choice.kind == "priority":
                intent.end_announcement(self.game)
                if intent.reached(self.game, choice):
                    return
                self.send(actions.Pass())
                continue
            intent.reached(self.game, choice)
            if not self._answered(choice):
                if intent.goal is not None and not intent.goal.waits:
                    intent.goal = None
                return

    def _answered(self, choice: Choice) -> bool:
        """Whether the choice could be answered without asking anybody."""
        words = self.intent.targets(choice, self.game, self.refs)
        if words is not None:
            self.send(self.read(choice, words))
            return True
        only = only_legal_answer(choice) if not self._untold else None
        for given in self.intent.answers(choice, self.decider(choice)):
            try:
                answer = self.read(choice, given.value)
            except Illegal:
                if self._comes_of_doing_it(choice, given.value):
                    self.send(self.read(choice, "yes"))
                    return True
                another = given.waits and choice.kind == "target"  # that of another ability that has triggered
                meant = (given.kind is not None and not another) or answers.is_of_form(choice, given.value)
                if meant or not (given.waits or only is not None or self._cannot_matter(choice)):
                    raise
            else:
                self.intent.queue.remove(given)
                self.send(answer)
                return True
        if self._untold:
            return False
        if only is not None:
            self._leave_unasked(choice, only)
            return True
        if self._cannot_matter(choice):
            first = [option.answer for option in choice.listed()[: choice.minimum]]
            self._leave_unasked(choice, first, alike=True)
            return True
        x = x_of_named_targets(self, choice)
        if x is not None:
            self._leave_unasked(choice, x)
            return True
        if self.intent.goal is not None and choice.kind in ("attackers", "blockers"):
            return self._stays_out(choice)
        return False

    def _comes_of_doing_it(self, choice: Choice, value: Any) -> bool:
        """Whether what has been said answers what is asked next where a player does what they may: "Stoneforge Mystic
        finding Skullclamp"."""
        if choice.kind != "may":
            return False
        ahead = self.fork()
        ahead.intent.queue.clear()
        try:
            ahead.send(ahead.read(choice, "yes"))
            ahead.settle()
            if ahead.choice is None or ahead.choice.kind == "priority":
                return False
            ahead.read(ahead.choice, value)
        except Illegal:
            return False
        return True

    def _decide(self, choice: Choice, answer: Answer, *, alike: bool = False) -> None:
        """Answer for a player; the report says so."""
        self.history.decided.append(Decided(len(self.game.log), choice, answer, alike))
        self._playing.send(answer)

    def _cannot_matter(self, choice: Choice) -> bool:
        """Whether a choice is among things that nothing tells apart."""
        return cannot_matter(self.game, choice, self.noted)

    @property
    def noted(self) -> list[set[ObjectId]]:
        """The objects that answers since somebody last had priority may have told from others, those together that were
        taken because it could not matter which."""
        noted: list[set[ObjectId]] = []
        together = [one.answer for one in self.history.decided if one.alike and not one.choice.ordered]
        for answer in self._playing.since_priority:
            named = answer if isinstance(answer, list | dict) else ()
            ids = set(objects_in(i for i in named if isinstance(i, TargetId)))
            noted += [ids] if answer in together else [{i} for i in ids]
        return noted

    def _leave_unasked(self, choice: Choice, answer: Answer, *, alike: bool = False) -> None:
        """Decide what has one legal answer or can't matter; what a script says to it is used even so."""
        self.unasked.append(UnaskedChoice(choice, self.savepoint()))
        self._decide(choice, answer, alike=alike)

    def _stays_out(self, choice: Choice) -> bool:
        """Passing through combat declares nothing, where the rules allow that (508.1a, 509.1a); else what has to be
        declared, if there is one way to do so (508.1d, 509.1c)."""
        declared = only_declaration(choice)
        if declared is None:
            return False
        self._decide(choice, declared)
        return True

    # ---- and back

    @contextmanager
    def undoable(self) -> Iterator[None]:
        """What is refused inside leaves no trace; so does what goes beyond a limit, which is ``Illegal`` by no rule."""
        before, unasked, untold = self.savepoint(), self.unasked, list(self._untold)
        self.game.look_afresh()
        there = self.game.untold.keys() - {(one.object_id, one.key) for one in self._untold}
        marks, rests = list(self.history.marks), list(self.history.rests)
        try:
            with self.game.budget.counting():
                yield
                look_for_untold(self.game, there)
        except (Illegal, ScenarioError, LimitReached, TurnsOnUntold) as problem:
            turned_on = [one for one in self.game.turned_on if one in there]
            gone = self._names_in(problem.message) if isinstance(problem, Illegal) else {}
            self._restore(before)
            if not isinstance(problem, Illegal):
                self._untold = untold
            self.unasked, self.history.marks[:], self.history.rests[:] = unasked, marks, rests
            self._playing.undo_to(before.moment)
            self._refer()
            if isinstance(problem, LimitReached):
                raise Illegal(problem.message) from None
            if isinstance(problem, Illegal) and turned_on:
                raise TurnsOnUntold(*turned_on[0]) from None
            if isinstance(problem, Illegal):
                problem.message = problem.message.naming(
                    {i: name for i, name in gone.items() if not self.game.known(i)}
                )
            raise

    def answer_unasked(self, given: GivenAnswer) -> bool:
        """Whether an answer is for a choice that was not put: then the game goes on from
        there with that answer."""
        now = self.savepoint()
        for unasked in self.unasked:
            if given.fits(unasked.choice, self.decider(unasked.choice)):
                self._return_to(unasked.before)
                said_then = unasked.before.intent.queue
                self.intent.queue += [one for one in now.intent.queue if not any(one is other for other in said_then)]
                choice = self.choice
                assert choice is not None
                try:
                    answer = self.read(choice, given.value)
                except Illegal:
                    self._return_to(now)
                    continue
                if only_legal_answer(choice) is not None:
                    self._return_to(now)  # as it was decided
                    self.unasked = [one for one in self.unasked if one is not unasked]
                    return True
                self.unasked = []
                end = len(self.game.log)
                self.history.marks[:] = [min(mark, end) for mark in self.history.marks]
                self.history.rests[:] = [rest for rest in self.history.rests if rest <= end]
                self.send(answer)
                return True
        return False

    def savepoint(self) -> Savepoint:
        """How the table stands, to come back to."""
        return Savepoint(self._playing.moment(), self.intent.copy(), dict(self.ids), list(self.history.decided))

    def _restore(self, before: Savepoint) -> None:
        """All but the game is as it was."""
        self.intent, self.ids = before.intent.copy(), dict(before.ids)
        self.history.decided[:] = before.decided

    def _return_to(self, savepoint: Savepoint) -> None:
        """All is as it was, the game too, wherever it has gone since."""
        self._restore(savepoint)
        self._playing.return_to(savepoint.moment)
        self._refer()

    def _refer(self) -> None:
        """Names mean the things of the game as it now is."""
        self.refs.turn_to(self.game, self.ids)

    def _names_in(self, message: Message) -> dict[ObjectId, str]:
        """The names of the objects a message speaks of, while they are there."""
        return {i: self.refs.name(i) for i in message.objects() if self.game.known(i)}


def _go_on(progress: Progress) -> None:
    """Do nothing; the game goes on by itself."""
