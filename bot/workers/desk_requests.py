"""The desk as it stands in a worker: what Discord asks of it beyond the desk's own methods.

Kept apart from everything that imports discord.py, so that a worker starts quickly.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from pathlib import Path

from bot.boards.moves import Scenario
from bot.boards.store import BoardStore
from bot.desk import BoardRef, Desk, Picture, Place, Reply
from bot.desk.boards_too_long_to_play import UNPLAYED
from bot.desk.presenting import choice_of
from bot.desk.seats_and_roles import may_choose
from bot.errors import NothingToChoose, NotYourChoice, Stale
from bot.words import Words
from cards import CardDatabase

LONGEST = 0.5
"""What part of the time of a request a board may take to be played from its start and told; then something can still
be done on it."""

_SMALL: Scenario = {
    "version": 1,
    "players": {
        "A": {"battlefield": ["Grizzly Bears", "Mountain"], "hand": ["Lightning Bolt"]},
        "B": {"battlefield": ["Serra Angel"]},
    },
    "script": [
        {"do": "cast", "player": "A", "card": "Lightning Bolt", "targets": ["Serra Angel"]},
        {"do": "resolve", "all": True},
    ],
}
Numbers = Sequence[int] | Mapping[int, int]
"""Options by their place in the choice; for a division what each gets."""


class DeskWork(Desk):
    """A desk that also answers by option numbers, draws, and says that it is alive."""

    def pending(self, place: Place, at: BoardRef) -> Reply:
        """The choice open at ``at``, for somebody who may answer it; else a reply that says why not."""
        return self._answer(place, lambda: self._pending(place, at), acts=False)

    def choose_numbers(self, place: Place, at: BoardRef, numbers: Numbers) -> Reply:
        """Answer the choice open at ``at`` with the options of these numbers."""
        reply = self.pending(place, at)
        if reply.choice is None:
            return reply
        ids = [option.id for option in reply.choice.options]
        if not all(0 <= n < len(ids) for n in numbers):
            return self._answer(place, _stale)
        if isinstance(numbers, Mapping):
            return self.choose(place, at, {ids[n]: amount for n, amount in numbers.items()})
        return self.choose(place, at, [ids[n] for n in numbers])

    def done(self, place: Place) -> bool:
        """Whether a request was carried out, even if its answer was never given."""
        return self.boards.done(place.request)

    def unplayed(self, place: Place, name: str) -> Reply:
        """What a command can do for a board that takes too long to be played (see :data:`UNPLAYED`)."""
        return self._answer(place, lambda: UNPLAYED[name](self, place), acts=name == "board undo")

    def warm_up(self) -> None:
        """Play a little, and open what questions are compared with where that is kept, so that the first request waits
        for neither. For the starter set nothing is kept, and making it would keep everybody waiting at the start."""
        self.games.of(_SMALL, "en").report.position()
        if not self.cards.info.starter:
            self.rule_finder()

    def draw(self, picture: Picture) -> bytes:
        """The board as PNG."""
        return picture.png()

    def alive(self) -> bool:
        """Whether both databases answer."""
        return self.boards.alive() and bool(self.cards)

    def _pending(self, place: Place, at: BoardRef) -> Reply:
        if at.is_question:
            return self.questions.pending(place, at)
        board = self.boards.open_to(at.board, place.channel)
        if board.revision != at.revision:
            raise Stale()
        played = self.games.at(board, self.language(place))
        choice = choice_of(board, played, Words.of(place.locale))
        if choice is None or played.asked is None:
            raise NothingToChoose()
        if not may_choose(board, played.asked.pending.decides or choice.player, place):
            raise NotYourChoice(player=choice.player, rule=choice.rule.id if choice.rule else "")
        return Reply(choice=choice, at=at)


def _stale() -> Reply:
    raise Stale()


def open_desk(cards: Path | None, state: Path | str, seconds: float = math.inf) -> DeskWork:
    """Open both databases; raises what they raise when they cannot be read. A request has so many ``seconds``."""
    desk = DeskWork(CardDatabase.open(cards), BoardStore(state), longest=seconds * LONGEST)
    desk.warm_up()
    return desk
