"""Other mana than a permanent is tapped for (CR 106.12b, 614.1a)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from engine.abilities.quantities.amounts import Fixed
from engine.abilities.replacement.mana_instead import InPlaceOf, ProducesInstead
from engine.events import Event, ManaAdded
from engine.rules.continuous.statements import StatementInForce, looked_up
from engine.rules.evaluate.event_verbs import is_subject
from engine.rules.mana.mana_multipliers import is_tapped_for
from engine.rules.pipeline.applying_replacement_effects import Replacement, replaces
from engine.rules.replacement.replacement_effects import made
from engine.state.game import Game
from engine.state.ids import ObjectId
from engine.state.mana_symbols import symbols

PRODUCES_INSTEAD = looked_up(ProducesInstead)


def _of(game: Game, permanent: ObjectId, number: int) -> Iterator[tuple[ProducesInstead, StatementInForce]]:
    """What says so of a permanent that is tapped for so much mana."""
    for node, standing in PRODUCES_INSTEAD.said(game):
        enough = not isinstance(node.least, Fixed) or number >= node.least.value
        if enough and is_subject(game, node.what, permanent, standing.frame):
            yield node, standing


def _changed(node: ProducesInstead, number: int) -> str:
    letter = symbols(node.mana.text)[0]
    return letter if node.how is InPlaceOf.TYPE_AND_AMOUNT else letter * number


def made_instead(game: Game, permanent: ObjectId, letters: str, number: int) -> tuple[str, int]:
    """The letters that the mana can be for which a permanent is tapped, and how much it is, as far as that is told."""
    for node, _ in _of(game, permanent, number):
        changed = _changed(node, number)
        letters, number = changed[0], len(changed)
    return letters, number


@replaces(ManaAdded, by="106.12b")
def _instead(game: Game, event: Event) -> Iterable[Replacement]:
    """It modifies the mana as the ability with {T} in its cost makes it, whatever restricts it (106.6a, 106.12b)."""
    assert isinstance(event, ManaAdded)
    if event.source is not None and is_tapped_for(game, event.source):
        for node, standing in _of(game, event.source, len(event.mana)):
            changed = _changed(node, len(event.mana))
            if changed != event.mana:
                yield made(standing, "other-mana", _to(changed), ("106.12b",))


def _to(mana: str) -> Callable[[Game, Event], list[Event]]:
    def change(game: Game, event: Event) -> list[Event]:
        assert isinstance(event, ManaAdded)
        return [replace(event, mana=mana)]

    return change
