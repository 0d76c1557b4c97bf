"""More mana of what a permanent is tapped for (CR 106.12b)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from math import prod

from engine.abilities.ability import TapSymbol
from engine.abilities.replacement.mana_multipliers import ProducesMore
from engine.events import AbilityActivated, Event, ManaAdded
from engine.rules.continuous.statements import StatementInForce, looked_up
from engine.rules.evaluate.event_verbs import is_subject
from engine.rules.pipeline.applying_replacement_effects import Alteration, Replacement, replaces
from engine.rules.replacement.replacement_effects import made
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId
from engine.state.limits import MOST_MANA, LimitReached

PRODUCES_MORE = looked_up(ProducesMore)


def factor(game: Game, permanent: ObjectId, player: PlayerId) -> int:
    """How many times as much mana a player gets who taps this permanent for mana."""
    return prod(node.times.factor for node, _ in _of(game, permanent, player))


def _of(game: Game, permanent: ObjectId, player: PlayerId) -> Iterator[tuple[ProducesMore, StatementInForce]]:
    for node, standing in PRODUCES_MORE.said(game):
        if standing.frame.controller == player and is_subject(game, node.what, permanent, standing.frame):
            yield node, standing


@replaces(ManaAdded, by="106.12b")
def _more(game: Game, event: Event) -> Iterable[Replacement]:
    """It modifies the mana as the ability with {T} in its cost makes it, whatever restricts it (106.6a, 106.12b)."""
    assert isinstance(event, ManaAdded)
    if event.source is not None and is_tapped_for(game, event.source):
        for node, standing in _of(game, event.source, event.player):
            yield made(standing, "more-mana", _times(node.times.factor), ("106.12b",), alteration=Alteration.MULTIPLIES)


def _times(factor: int) -> Callable[[Game, Event], list[Event]]:
    def change(game: Game, event: Event) -> list[Event]:
        assert isinstance(event, ManaAdded)
        if len(event.mana) * factor > MOST_MANA:
            raise LimitReached("too-much-mana", count=len(event.mana) * factor, most=MOST_MANA)
        return [replace(event, mana=event.mana * factor)]

    return change


def is_tapped_for(game: Game, source: ObjectId) -> bool:
    """Whether what happens now is a mana ability of this permanent, activated by tapping it (106.12)."""
    activated = game.part_of.event if game.part_of is not None else None
    if not isinstance(activated, AbilityActivated) or activated.object != source:
        return False
    return any(isinstance(cost, TapSymbol) for cost in activated.ability.costs)
