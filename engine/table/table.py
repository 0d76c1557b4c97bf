"""A table: a game being played by scripts, programs or people, one act or answer at a time.

The game itself is a generator that yields choices (``engine.rules.turn.turn.run``). A table answers them from
what was given ahead, decides what has only one legal answer, and stops where somebody must choose. An act
that turns out illegal is taken back: the table goes back to its last checkpoint and replays from there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from engine.rules.combat import why_not_declared
from engine.rules.players.interchangeable import cannot_matter
from engine.state import actions
from engine.state.choices import Answer, Choice, Illegal, Message
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId, objects_in
from engine.table import answers, edits
from engine.table import goals as drive
from engine.table.history import Decided, History, Refusal
from engine.table.placing import Cards
from engine.table.queued_answers import Ahead, Announced, Given, given_by, pinned, queued
from engine.table.references import References
from engine.table.replay import Playing
from engine.table.scenario import Json, Scenario, ScenarioError, check
from engine.table.script import act_of
from engine.table.snapshot import Standing, Unasked

if TYPE_CHECKING:
    from engine.report.model import Report

Decider = Callable[[Choice], Answer]


class Table:
    """A game in play. ``choice`` is what is being asked, None once the game is over."""

    def __init__(
        self,
        game: Game,
        ids: dict[str, list[ObjectId]],
        cards: Cards,
        scenario: Scenario,
        reporter: Callable[[Table], Report],
        locale: str = "en",
    ) -> None:
        """``ids`` are those that the scenario gives to objects; ``reporter`` says what has happened at a table."""
        self.scenario = scenario
        self._reporter = reporter
        self.cards = cards
        self.locale = locale
        self.history = History([player.life for player in game.players], not game.turn.begun)
        self.ahead = Ahead()
        self._unasked: list[Unasked] = []
        self._report: Report | None = None
        self._ids = ids
        self._playing = Playing.of(game)
        self._refer()
        self._settle()

    # ---- what a program uses

    def act(self, entry: Json) -> Refusal | None:
        """Carry out one entry of a script. A refusal is returned and kept for the report; the game is then as
        it was before. ScenarioError for an entry that is not well-formed."""
        at = self.history.acts
        check(entry, "entry", f"script[{at}]")
        self.history.acts += 1
        self._report = None
        refusal = None
        try:
            with self._undoable():
                self._carry_out(entry, at)
                self._settle()
        except Illegal as problem:
            refusal = Refusal(at, dict(entry), problem.message, problem.rules, log=len(self.game.log))
            self.history.refused.append(refusal)
        wanted = entry.get("expect_refused")
        if wanted:
            self.history.expected.append((at, dict(entry), refusal))
            if refusal is not None:
                refusal.expected = True
        self.history.marks.append(len(self.game.log))
        return refusal

    def answer(self, value: Any) -> None:
        """Answer the pending choice: an option id, a list of them, a number, a map, words, or a Decider that
        goes on answering. Raises ``Illegal``, with the game as it was, if the answer is not legal."""
        if callable(value):
            self.run(value)
            return
        if self.choice is None:
            raise Illegal(Message("game-is-over"), "104.1")
        self._report = None
        with self._undoable():
            self._unasked = []
            self._playing.send(self._read(self.choice, value))
            self._settle()

    def run(self, decider: Decider) -> None:
        """Let a program decide everything, until the game ends or the decider raises StopIteration."""
        while self.choice is not None:
            try:
                value = decider(self.choice)
            except StopIteration:
                return
            self.answer(value)

    def report(self) -> Report:
        """What has happened so far, and how things stand."""
        if self._report is None:
            self._report = self._reporter(self)
        return self._report

    def fork(self) -> Table:
        """An independent table at this point."""
        other = Table.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.history = self.history.copy()
        other.ahead = self.ahead.copy()
        other._unasked = list(self._unasked)
        other._ids = dict(self._ids)
        other._playing = self._playing.fork()
        other._refer()
        return other

    @property
    def choice(self) -> Choice | None:
        """What is being asked, priority included; None once the game is over."""
        return self._playing.choice

    @property
    def game(self) -> Game:
        return self._playing.game

    def _refer(self) -> None:
        """Names mean the things of the game as it now is."""
        self.refs = References(self.game, self._ids)

    @property
    def ids(self) -> dict[str, list[ObjectId]]:
        """The ids that the scenario gives, with the first objects of the things they name."""
        return self._ids

    # ---- carrying out entries

    def _carry_out(self, entry: Json, at: int) -> None:
        """Begin to do what one entry says; ``Illegal`` if that is not allowed."""
        if entry["do"] == "answer":
            self._answer_entry(entry, at)
            return
        self.ahead.goal = self.ahead.announced = None
        self._unasked = []
        self.ahead.queue += given_by(entry, at, self.refs)
        targets = entry.get("targets")
        if targets is not None:
            self.ahead.announced = Announced(pinned(targets, self.refs), self._need_player(entry), len(self.game.log))
        _DOES.get(entry["do"], Table._do_act)(self, entry, at)

    def _do_act(self, entry: Json, at: int) -> None:
        """cast, play, activate, special, pass, concede: something that takes priority (117.1)."""
        player = self._need_player(entry)
        choice = self.choice
        if choice is None:
            raise Illegal(Message("game-is-over"), "104.1")
        if entry["do"] == "concede" and choice.player != player:
            self._concede_now(player)
            return
        self._need_priority(player)
        self._playing.checkpoint()
        self._playing.send(act_of(entry, self.refs))

    def _concede_now(self, player: PlayerId) -> None:
        """A player may concede at any time (104.3a), whoever is to act."""
        self._need_no_choice()
        self._playing.checkpoint()
        drive.exhaust(drive.concede(self.game, player))
        self._playing.start_again()

    def _do_edit(self, entry: Json, at: int) -> None:
        """Change the game by hand, then go on from there."""
        self._need_no_choice()
        self._playing.checkpoint()
        edits.apply(self.game, self.refs, entry, self.cards, f"script[{at}]")
        self._playing.start_again()

    def _do_attack(self, entry: Json, at: int) -> None:
        self._declare(entry, "attackers", "508.1")

    def _do_block(self, entry: Json, at: int) -> None:
        self._declare(entry, "blockers", "509.1")

    def _declare(self, entry: Json, kind: str, rule: str) -> None:
        """Attacking and blocking answer the choice with which their step begins (508.1, 509.1)."""
        player = self._need_player(entry)
        choice = self.choice
        if choice is not None and choice.kind == kind and choice.player == player:
            self._playing.send(self._read(choice, entry[kind]))
            return
        if choice is not None and choice.kind != "priority":
            self._need_no_choice()
        for words, goals in entry[kind].items():
            named = [goals] if isinstance(goals, str) else goals
            onto = [goal for one in named for goal in self.refs.things(one)]
            for thing in self.refs.things(words):
                reason = why_not_declared(self.game, kind, player, thing, onto)
                if reason is not None:
                    raise reason
        step = Message(
            "now", {"step": drive.step_message(self.game), "player": TargetId.of_player(self.game.turn.active)}
        )
        raise Illegal(Message(f"not-time-for-{kind}", {"player": TargetId.of_player(player), "now": step}), rule)

    def _do_resolve(self, entry: Json, at: int) -> None:
        self._need_no_choice()
        self.ahead.goal = drive.Resolve.begin(self.game, entry)

    def _do_go_to(self, entry: Json, at: int) -> None:
        if self.choice is not None and self.choice.kind not in ("priority", "attackers", "blockers"):
            self._need_no_choice()
        active = self.refs.player(entry["active"]) if "active" in entry else None
        self.ahead.goal = drive.GoTo.begin(self.game, entry, active)

    def _answer_entry(self, entry: Json, at: int) -> None:
        """Answer the pending choice, or keep the answer for when it is asked."""
        given = queued({"value": entry["value"], **_some(entry, "player", "choice")}, at, self.refs)
        choice = self.choice
        if choice is not None and choice.kind != "priority" and given.fits(choice, self._decider(choice)):
            try:
                answer = self._read(choice, given.value)
            except Illegal:
                if not self._answers_unasked(given):
                    raise
            else:
                self._unasked = []
                self._playing.send(answer)
        elif not self._answers_unasked(given):
            self.ahead.queue.append(given)

    def _answers_unasked(self, given: Given) -> bool:
        """Whether an answer is for a question that was not put since it could not matter: then the game goes on from
        there with that answer."""
        now = self._standing()
        for unasked in self._unasked:
            if given.fits(unasked.choice, self._decider(unasked.choice)):
                self._return_to(unasked.standing)
                said_then = unasked.standing.ahead.queue
                self.ahead.queue += [one for one in now.ahead.queue if not any(one is other for other in said_then)]
                choice = self.choice
                assert choice is not None
                try:
                    answer = self._read(choice, given.value)
                except Illegal:
                    self._return_to(now)
                    continue
                self._unasked = []
                self.history.marks[:] = [min(mark, len(self.game.log)) for mark in self.history.marks]
                self._playing.send(answer)
                return True
        return False

    def _decider(self, choice: Choice) -> PlayerId | None:
        """Who controls the player who must choose, if anybody does (723.5)."""
        return self.game.turn.controlled.get(choice.player)

    def _need_player(self, entry: Json) -> PlayerId:
        player = self.refs.player(entry["player"])
        if player is None:
            names = ", ".join(p.name for p in self.game.players)
            raise ScenarioError(
                f"script[{self.history.acts - 1}].player",
                entry["player"],
                "expected-player-of",
                players=names,
            )
        if self.game.players[player].left:
            raise Illegal(Message("player-has-left", {"player": TargetId.of_player(player)}), "800.4a")
        return player

    def _need_priority(self, player: PlayerId) -> None:
        self._need_no_choice()
        assert self.choice is not None
        if self.choice.player != player:
            holder = TargetId.of_player(self.choice.player)
            raise Illegal(Message("no-priority", {"player": TargetId.of_player(player), "holder": holder}), "117.1")

    def _need_no_choice(self) -> None:
        choice = self.choice
        if choice is None:
            raise Illegal(Message("game-is-over"), "104.1")
        if choice.kind != "priority":
            who = TargetId.of_player(choice.player)
            raise Illegal(Message("choice-is-open", {"player": who, "prompt": choice.prompt}), choice.rule)

    # ---- undoing and settling

    @contextmanager
    def _undoable(self) -> Iterator[None]:
        """What is refused inside leaves no trace."""
        before, unasked, marks = self._standing(), self._unasked, list(self.history.marks)
        try:
            yield
        except (Illegal, ScenarioError) as problem:
            gone = self._names_in(problem.message) if isinstance(problem, Illegal) else {}
            self._restore(before)
            self._unasked, self.history.marks[:] = unasked, marks
            self._playing.back_to(before.mark)
            self._refer()
            if isinstance(problem, Illegal):
                problem.message = problem.message.naming(
                    {i: name for i, name in gone.items() if not self.game.known(i)}
                )
            raise

    def _standing(self) -> Standing:
        """How things stand, to come back to."""
        return Standing(self._playing.mark(), self.ahead.copy(), dict(self._ids), list(self.history.decided))

    def _restore(self, before: Standing) -> None:
        """All but the game is as it was."""
        self.ahead, self._ids = before.ahead.copy(), dict(before.ids)
        self.history.decided[:] = before.decided

    def _return_to(self, standing: Standing) -> None:
        """All is as it was, the game too, wherever it has gone since."""
        self._restore(standing)
        self._playing.return_to(standing.mark)
        self._refer()

    def _names_in(self, message: Message) -> dict[ObjectId, str]:
        """The names of the objects a message speaks of, while they are there."""
        return {i: self.refs.name(i) for i in message.objects() if self.game.known(i)}

    def _settle(self) -> None:
        """Answer what has been answered ahead or has one answer, until somebody must choose."""
        ahead = self.ahead
        while self.choice is not None:
            choice = self.choice
            if choice.kind == "priority":
                ahead.end_announcement(self.game)
                if ahead.reached(self.game, choice):
                    return
                self._playing.send(actions.Pass())
                continue
            ahead.reached(self.game, choice)
            if not self._answered(choice):
                if ahead.goal is not None and not ahead.goal.waits:
                    ahead.goal = None
                return

    def _answered(self, choice: Choice) -> bool:
        """Whether the choice could be answered without asking anybody."""
        words = self.ahead.targets(choice, self.game, self.refs)
        if words is not None:
            self._playing.send(self._read(choice, words))
            return True
        given = self.ahead.answer(choice, self._decider(choice))
        only = answers.only_answer(choice)
        if given is not None:
            try:
                answer = self._read(choice, given.value)
            except Illegal:
                if given.kind is not None or (only is None and not self._cannot_matter(choice)):
                    raise
            else:
                self.ahead.queue.remove(given)
                self._playing.send(answer)
                return True
        if only is not None:
            self.history.decided.append(Decided(len(self.game.log), choice, only))
            self._playing.send(only)
            return True
        if self._cannot_matter(choice):
            self._leave_unasked(choice)
            return True
        if self.ahead.goal is not None and choice.kind in ("attackers", "blockers"):
            return self._stays_out(choice)
        return False

    def _leave_unasked(self, choice: Choice) -> None:
        """Answer a question that can't matter with the first options; what a script says to it is used even so."""
        answer = [option.answer for option in choice.listed()[: choice.minimum]]
        self._unasked.append(Unasked(choice, self._standing()))
        self.history.decided.append(Decided(len(self.game.log), choice, answer, alike=True))
        self._playing.send(answer)

    def _cannot_matter(self, choice: Choice) -> bool:
        """Whether a choice is among things that nothing tells apart; answers since somebody last had priority may have
        done so."""
        named = (i for answer in self._playing.since_priority if isinstance(answer, list | dict) for i in answer)
        return cannot_matter(self.game, choice, set(objects_in(i for i in named if isinstance(i, TargetId))))

    def _stays_out(self, choice: Choice) -> bool:
        """Passing through combat declares nothing, where the rules allow that (508.1a, 509.1a)."""
        try:
            answers.check(choice, {})
        except Illegal:
            return False
        self.history.decided.append(Decided(len(self.game.log), choice, {}))
        self._playing.send({})
        return True

    def _read(self, choice: Choice, value: Any) -> Answer:
        """An answer in the form that the rules take, found legal."""
        if choice.kind == "priority":
            if isinstance(value, actions.Act):
                return value
            if value == "pass":
                return actions.Pass()
            option = next((o for o in choice.listed() if o.id == value), None)
            if option is None or option.act is None:
                raise Illegal(Message("not-an-option", {"words": str(value), "options": ""}), choice.rule)
            return option.act
        return answers.read(choice, value, self.refs)


def _some(entry: Json, *keys: str) -> Json:
    return {key: entry[key] for key in keys if key in entry}


_DOES: dict[str, Callable[[Table, Json, int], None]] = {
    "attack": Table._do_attack,
    "block": Table._do_block,
    "resolve": Table._do_resolve,
    "go_to": Table._do_go_to,
    "edit": Table._do_edit,
}
"""How entries that are no acts with priority are carried out."""
