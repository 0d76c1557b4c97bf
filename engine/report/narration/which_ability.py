"""Which of the abilities of one source resolves or does nothing, where another of them is on the stack with it (CR
113.3): the activated or the triggered one; of two that trigger the one of a keyword, or when it triggers."""

from __future__ import annotations

from dataclasses import dataclass

from engine import events as ev
from engine.abilities.ability import Triggered
from engine.abilities.base import Ability
from engine.oracle.compile import english
from engine.oracle.names import with_name
from engine.rules.evaluate.part_of_a_resolution import resolving_item
from engine.rules.triggers.by_keyword import keyword_called
from engine.state.choices import Message
from engine.state.game import Game
from engine.state.ids import ObjectId
from engine.state.log import Logged

ACTIVATED, TRIGGERED = "activated", "triggered"


@dataclass(slots=True)
class _OnStack:
    """An ability that was put onto the stack: between which places of the log it was there, and its kind."""

    kind: str
    ability: Ability | None
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
                ability = on_stack.ability if on_stack is not None else None
                kind = TRIGGERED if isinstance(ability, Triggered) else ACTIVATED
                self.source[event.item] = event.object
                self.put.setdefault(event.object, {})[event.item] = _OnStack(kind, ability, one.id, len(game.log) + 1)
        for one, left in game.logged(ev.LeftStack, ev.CeasedToExist):
            if left.object in self.source:
                self.put[self.source[left.object]][left.object].until = one.id

    def which(self, logged: Logged) -> str:
        """Whether it is the activated or the triggered ability of its source that resolves (or as part of whose
        resolution something happens, or does not), where one of the other kind has been on the stack together with it
        by then; else empty."""
        own, together = self._together(logged)
        return own.kind if own is not None and any(one.kind != own.kind for one in together) else ""

    def of_which_words(self, logged: Logged) -> Message | None:
        """Of a triggered ability with which another of its source has been on the stack by then that says something
        else the keyword that it comes of, or when it triggers; None where that doesn't tell them apart."""
        own, together = self._together(logged)
        item = resolving_item(self.game, logged)
        if own is None or own.ability is None or item is None or own.kind != TRIGGERED:
            return None
        others = [one.ability for one in together if one.kind == TRIGGERED and one.ability not in (None, own.ability)]
        if not others:
            return None
        source = self.source[item]
        keyword = keyword_called(self.game, source, own.ability)
        if keyword is not None:
            return Message("by-its-keyword", {"keyword": keyword})
        begun, name = _when(own.ability), self.game.find(item).base.name
        if any(one is not None and _when(one) == begun and not self._by_keyword(source, one) for one in others):
            return None
        return Message("by-when-it-triggers", {"text": with_name(begun, name)})

    def _by_keyword(self, source: ObjectId, ability: Ability) -> bool:
        return keyword_called(self.game, source, ability) is not None

    def _together(self, logged: Logged) -> tuple[_OnStack | None, list[_OnStack]]:
        """The ability that resolves, and those of its source that have been on the stack together with it by then."""
        item = resolving_item(self.game, logged)
        if item is None or item not in self.source:
            return None, []
        beside = self.put[self.source[item]]
        own = beside[item]
        return own, [one for one in beside.values() if one.since < logged.id and one.until > own.since]


def _when(ability: Ability) -> str:
    """When it triggers, in the words that it begins with: "When ~ enters"."""
    return english(ability).partition(",")[0]
