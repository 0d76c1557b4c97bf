"""What texts ask of mutating, and what becomes of merged permanents that leave (CR 702.140d, 730.3, 903.9c)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.abilities.keywords import mutate as mu
from engine.events import Event, Mutated, ZoneChange
from engine.rules.evaluate.evaluation import AMOUNTS, objects
from engine.rules.evaluate.event_verbs import done_in
from engine.rules.pipeline import ALONGSIDE
from engine.rules.pipeline.applying_replacement_effects import Replacement, replaces
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.log import Logged
from engine.state.objects import Kind
from engine.state.zones import Zone


@done_in(mu.Mutate, Mutated)
def _mutated(game: Game, act: mu.Mutate, event: Mutated, frame: Frame) -> Iterable[int]:
    yield event.object


@AMOUNTS.register(mu.TimesMutated)
def _times(game: Game, node: mu.TimesMutated, frame: Frame) -> int:
    """A permanent put on the board merged with others has mutated once with each of them."""
    ids = objects(game, node.subject, frame)
    before = sum(game.find(i).memory.mutated for i in ids)
    return before + sum(event.object in ids for event in game.happened(Mutated))


# ---- leaving the battlefield


@ALONGSIDE.by("730.3")
def _parted(game: Game, logged: list[Logged]) -> None:
    """One permanent leaves, and each component goes to its zone (730.3)."""
    for one in logged:
        if isinstance(one.event, ZoneChange) and len(one.event.became) > 1:
            melded = game.find(one.event.object).melded
            one.rules = (*one.rules, "712.21" if melded else "730.3")


@replaces(ZoneChange, by="730.3a")
def _arranged(game: Game, event: Event) -> Iterable[Replacement]:
    """Its owner arranges what goes into a library (730.3a)."""
    assert isinstance(event, ZoneChange)
    it = game.objects[event.object]
    if it.components and event.to is Zone.LIBRARY and sum(one.kind is Kind.CARD for one in it.parts) > 1:
        label = Message("order-top", {})
        rule = "712.21a" if it.melded else "730.3a"
        yield Replacement(("arranged", it.id), it.id, label, (rule,), _arrange)


def _arrange(game: Game, event: Event) -> Gen[list[Event]]:
    assert isinstance(event, ZoneChange)
    it = game.objects[event.object]
    options = [
        Option(f"component:{i}", Message("word", {"word": one.base.name}), kind="component", number=i)
        for i, one in enumerate(it.parts)
    ]
    size = len(options)
    end = "order-bottom" if event.position == -1 else "order-top"
    rule = "712.21a" if it.melded else "730.3a"
    answer = yield Choice(it.owner, "order", Message(end), rule, options, size, size, ordered=True)
    places = dict(event.parts)
    order = (int(one.removeprefix("component:")) for one in answer)
    return [replace(event, parts=tuple((i, places.get(i, event.to)) for i in order), became=[])]
