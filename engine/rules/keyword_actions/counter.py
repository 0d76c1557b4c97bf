"""Countering (CR 701.6)."""

from __future__ import annotations

from engine.abilities.keyword_actions.counter import AbilityCountered, Counter, CounteredSource, CounteredTo
from engine.abilities.nouns.destinations import Destination, EndOfChoice, OntoBattlefield, OntoEitherEnd, Under
from engine.events import Countered, LeftStack
from engine.rules.evaluate.evaluation import CONDITIONS, OBJECTS
from engine.rules.evaluate.object_phrases import things
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.pipeline import commit, happen
from engine.rules.resolution.destinations import move_to, put_all
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, objects_in
from engine.state.objects import GameObject, Kind
from engine.state.zones import Zone

_COUNTERED_TO = {
    CounteredTo.GRAVEYARD: (Zone.GRAVEYARD, None),
    CounteredTo.EXILE: (Zone.EXILE, None),
    CounteredTo.HAND: (Zone.HAND, None),
    CounteredTo.TOP: (Zone.LIBRARY, 0),
    CounteredTo.BOTTOM: (Zone.LIBRARY, -1),
    CounteredTo.EXILE_PERMANENT: (Zone.EXILE, None),
}

_PLACES: dict[CounteredTo, Destination] = {
    CounteredTo.EITHER_END: OntoEitherEnd(EndOfChoice.OF_OWNERS),
    CounteredTo.BATTLEFIELD: OntoBattlefield(under=Under.YOURS),
}
"""Where whoever counters the spell puts it, as destinations."""


@DO.register(Counter)
def _counter(game: Game, verb: Counter, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """A countered spell is put into its owner's graveyard; a countered ability ceases to exist (701.6a). Where it says
    that the spell goes elsewhere, it replaces a part of its own effect (614.15)."""
    ids = [i for i in objects_in(things(game, verb.what, frame)) if i in game.objects]
    logged = yield from happen(game, [Countered(i, frame.source, frame.controller) for i in ids], "701.6a")
    acted: Acted = []
    for one in logged:
        if not isinstance(one.event, Countered):
            continue
        item = game.objects[one.event.object]
        with game.under(one):
            if item.kind is Kind.ABILITY:
                frame.outcome.countered = (*frame.outcome.countered, item.id)
                commit(game, [LeftStack(item.id)], "701.6a")
            else:
                acted += yield from _put(game, item, verb.to, frame)
    frame.done = bool(acted)
    return acted


def _put(game: Game, item: GameObject, to: CounteredTo, frame: Frame) -> Gen[Acted]:
    """Put a countered spell where it goes: to its owner's graveyard, unless the effect replaces that for such a spell
    (701.6a, 614.15)."""
    meant = to.of_types
    if (meant is not None and meant.isdisjoint(game.characteristics(item.id).types)) or (
        to is CounteredTo.BATTLEFIELD and item.card is None
    ):
        to = CounteredTo.GRAVEYARD
    if to in _PLACES:
        with game.because("614.15"):
            return (yield from put_all(game, [([item.id], _PLACES[to], None)], frame.controller, frame, "counter"))
    zone, position = _COUNTERED_TO[to]
    rule = "701.6a" if to is CounteredTo.GRAVEYARD else "614.15"
    return (yield from move_to(game, [item.id], zone, "counter", frame, rule, position=position))


@OBJECTS.register(CounteredSource)
def _countered_source(game: Game, ref: CounteredSource, frame: Frame) -> list[ObjectId]:
    """As long as it is on the battlefield (109.2)."""
    of = [on.source for i in frame.outcome.countered if (on := game.find(i).on_stack) is not None]
    return [i for i in of if i in game.objects and game.objects[i].zone is Zone.BATTLEFIELD]


@CONDITIONS.register(AbilityCountered)
def _ability_countered(game: Game, node: AbilityCountered, frame: Frame) -> bool:
    return bool(_countered_source(game, node.speaks_of, frame))
