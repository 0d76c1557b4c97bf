"""The rules being carried out on one game, with a way back: checkpoints and replays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.rules.turn import turn
from engine.state.choices import Answer, Choice, Gen, Illegal
from engine.state.game import Game
from engine.state.ids import ObjectId
from engine.state.limits import LimitReached

MOST_REPLAYED = 64
"""How many answers may follow a checkpoint before there is another one: going back costs no more than that, however
long the game has been."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of a game, to go back to: a checkpoint, and the answers that had been sent since."""

    checkpoint: Game
    sent: tuple[Answer, ...]


@dataclass(slots=True)
class Playing:
    """A game under way. ``choice`` is what the rules are asking, None once the game is over.

    The rules are a generator, which cannot be copied. So what happens after a checkpoint is kept as the
    answers sent since; a checkpoint is a copy of the game at a moment when somebody has priority, from where
    the rules can start again.
    """

    game: Game
    choice: Choice | None = None
    _gen: Gen[None] | None = None
    _checkpoint: Game | None = None
    _sent: list[Answer] = field(default_factory=list)
    _act_began: int = 0
    """How many answers had been sent as the last act with priority began."""

    @classmethod
    def of(cls, game: Game) -> Playing:
        """Begin to play a game."""
        made = cls(game)
        made.start_again()
        return made

    def start_again(self) -> None:
        """Run the rules from the game's present state, which something else may have changed."""
        self.checkpoint()
        self._start(self.game)

    def tell(self, object_id: ObjectId, key: str, value: Any) -> None:
        """What was chosen for an object of the board is known now, and was all along: what is being asked is worked out
        anew. It isn't in games that have been forked from this one, and have the same checkpoint."""
        assert self._checkpoint is not None
        self._checkpoint = self._checkpoint.copy()
        self._checkpoint.tell_chosen(object_id, key, value)
        self._replay(self._sent)

    def checkpoint(self) -> None:
        """From here on everything can be taken back to here. Only while somebody has priority."""
        self._checkpoint = self.game.copy()
        self._sent, self._act_began = [], 0

    def send(self, answer: Answer) -> None:
        """Answer the choice; an ``Illegal`` from the rules takes back the whole act that it belongs to."""
        assert self._gen is not None
        if self.choice is not None and self.choice.kind == "priority":
            if len(self._sent) >= MOST_REPLAYED:
                self.checkpoint()
            self._act_began = len(self._sent)
        try:
            self.choice = self._gen.send(answer)
        except StopIteration:
            self.choice = None
        except (Illegal, LimitReached):
            self._replay(self._sent[: self._act_began])
            raise
        self._sent.append(answer)

    def moment(self) -> Moment:
        """This moment, to go back to."""
        assert self._checkpoint is not None
        return Moment(self._checkpoint, tuple(self._sent))

    def undo_to(self, moment: Moment) -> None:
        """Be at an earlier moment again, if anything has been done since. What changes the game by hand makes a
        checkpoint before."""
        if moment.checkpoint is not self._checkpoint or list(moment.sent) != self._sent:
            self.return_to(moment)

    def return_to(self, moment: Moment) -> None:
        """Be at a moment again, wherever the game has gone since."""
        self._checkpoint, self._act_began = moment.checkpoint, 0
        self._replay(moment.sent)

    @property
    def since_priority(self) -> Sequence[Answer]:
        """The answers sent since somebody last had priority."""
        return self._sent[self._act_began :]

    def fork(self) -> Playing:
        """An independent game at this very point. What led up to the act that it is in is not gone through again by
        the next one."""
        other = Playing(self.game, None, None, self._checkpoint, list(self._sent), self._act_began)
        if self.choice is None or self.choice.kind == "priority":
            other._checkpoint, other._sent, other._act_began = self.game.copy(), [], 0
        other._replay(other._sent, self._act_began)
        if other._act_began < self._act_began:
            self._checkpoint, self._sent, self._act_began = other._checkpoint, list(other._sent), 0
        return other

    def _start(self, game: Game) -> None:
        self.game = game
        self._gen = turn.run(game)
        self.choice = next(self._gen, None)

    def _replay(self, answers: Sequence[Answer], checkpoint: int = 0) -> None:
        """Go back to the checkpoint and send these answers again, and be able to go back to where so many of them have
        been sent."""
        assert self._checkpoint is not None
        sent, self._sent = tuple(answers), []
        with self.game.budget.counting(False):
            self._start(self._checkpoint.copy())
            for number, answer in enumerate(sent):
                if number and number == checkpoint:
                    self.checkpoint()
                self.send(answer)
