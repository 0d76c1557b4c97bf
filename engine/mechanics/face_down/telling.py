"""Telling of permanents that were called otherwise: face down, before they merged (CR 708.5, 730.2), or before they
transformed, flipped or became a copy."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any

from engine import events as ev
from engine.events.telling import tells
from engine.state.choices import Message
from engine.state.face_down import FaceDown
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.log import Logged

if TYPE_CHECKING:
    from engine.report.narration.narrator import Narrator


@tells(ev.TurnedFaceUp)
def _turned_up(n: Narrator, logged: Logged, event: ev.TurnedFaceUp) -> None:
    n.step(
        logged,
        "tell-turned-face-up",
        player=TargetId.of_player(event.player),
        object=n.game.find(event.object).base.name,
    )


@tells(ev.TurnedFaceDown)
def _turned_down(n: Narrator, logged: Logged, event: ev.TurnedFaceDown) -> None:
    usual = "usual" if event.how is FaceDown.TURNED else "other"
    n.step(logged, "tell-turned-face-down", object=[n.game.find(event.object).base.name], count=1, how=usual)


class Facings:
    """What objects were called at each point of a log: which were face down, what each was before it merged, what its
    name was."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.turns: dict[int, list[tuple[int, bool]]] = defaultdict(list)
        for logged, event in game.logged(ev.TurnedFaceUp, ev.TurnedFaceDown):
            self.turns[event.object].append((logged.id, isinstance(event, ev.TurnedFaceDown)))
        self.merges = [(logged.id, event) for logged, event in game.logged(ev.Mutated)]

    def then(self, value: Any, at: int) -> Any:
        """What fills a gap of a sentence about that point of the log: objects are called what they were then."""
        if isinstance(value, Message):
            return Message(value.key, {name: self.then(one, at) for name, one in value.args.items()})
        if isinstance(value, list):
            return [self.then(one, at) for one in value]
        it = value.object if isinstance(value, TargetId) else None
        if it is not None and it in self.turns:
            return self._called(it, at)
        if it is not None:
            onto = (event.onto for id_, event in self.merges if id_ > at and event.object == it)
            called = (("called", (it, name)) for id_, name in self.game.names.get(it, ()) if id_ >= at)
            return next(onto, None) or next(called, value)
        return value

    def _called(self, object_id: ObjectId, at: int) -> Any:
        turns = self.turns[object_id]
        down = next((was for id_, was in reversed(turns) if id_ <= at), not turns[0][1])
        it = self.game.find(object_id)
        if down:
            return ("face-down", object_id)
        return TargetId.of_object(object_id) if it.face_down is None else it.base.name
