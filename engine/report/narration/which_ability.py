"""Which of the abilities of one source resolves or does nothing, where another of them is on the stack with it (CR
113.3): the activated or the triggered one."""

from __future__ import annotations

from dataclasses import dataclass

from engine import events as ev
from engine.abilities.ability import Triggered
from engine.rules.evaluate.part_of_a_resolution import resolving_item
from engine.state.game import Game
from engine.state.ids import ObjectId
from engine.state.log import Logged

ACTIVATED, TRIGGERED = "activated", "triggered"


@dataclass(slots=True)
class _OnStack:
    """An ability that was put onto the stack: between which places of the log it was there, and its kind."""

    kind: str
    since: int
    until: int


class AbilitiesOfSources:
    """The abilities that were put onto the stack in a game, by their sources."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.source: dict[ObjectId, ObjectId] = {}
        self.put: dict[ObjectId, dict[ObjectId, _OnStack]] = {}
        for one, event in game.logged(ev.AbilityActivated, ev.AbilityTriggered):
            if event.item is not None:
                on_stack = game.find(event.item).on_stack
                triggered = on_stack is not None and isinstance(on_stack.ability, Triggered)
                kind = TRIGGERED if triggered else ACTIVATED
                self.source[event.item] = event.object
                self.put.setdefault(event.object, {})[event.item] = _OnStack(kind, one.id, len(game.log) + 1)
        for one, left in game.logged(ev.LeftStack, ev.CeasedToExist):
            if left.object in self.source:
                self.put[self.source[left.object]][left.object].until = one.id

    def which(self, logged: Logged) -> str:
        """Whether it is the activated or the triggered ability of its source that resolves (or as part of whose
        resolution something happens, or does not), where one of the other kind has been on the stack together with it
        by then; else empty."""
        item = resolving_item(self.game, logged)
        if item is None or item not in self.source:
            return ""
        beside = self.put[self.source[item]]
        own = beside[item]
        together = (one.kind != own.kind and one.since < logged.id and one.until > own.since for one in beside.values())
        return own.kind if any(together) else ""
