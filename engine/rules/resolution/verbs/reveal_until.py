"""Going through a library until something turns up (CR 701.13, 701.20)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.abilities.nouns.earlier_results import Participle
from engine.abilities.nouns.qualifiers import OfChosenName
from engine.abilities.verbs import reveal_until as un
from engine.abilities.walk import found as found_in
from engine.events import Revealed, ZoneChange
from engine.rules.evaluate.amounts import bounds
from engine.rules.evaluate.evaluation import Test, test_of
from engine.rules.evaluate.evaluation import players as players_of
from engine.rules.evaluate.matching.characteristics import chosen_name
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.pipeline import happen, see, show
from engine.rules.pipeline.becoming_known import LookedFor
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId, objects_in
from engine.state.noted import noted
from engine.state.unknown_cards import DOES_NOT_MATTER, is_unknown, library_goes_on, top_of_library
from engine.state.zones import Zone


def _one_by_one(game: Game, player: PlayerId, seen: list[ObjectId]) -> Iterator[ObjectId]:
    """The cards of a library from the top, those seen already excepted."""
    while True:
        still = sum(i in game.objects for i in seen)
        there = [i for i in top_of_library(game, player, still + 1) if i not in seen]
        if not there:
            return
        yield there[0]


def go_through(
    game: Game,
    player: PlayerId,
    test: Test,
    count: int,
    how: un.Turning,
    frame: Frame,
    looked_for: LookedFor | None = None,
) -> Gen[tuple[list[ObjectId], list[ObjectId]]]:
    """Turn cards up one by one until so many fit, or there are no more; returns those found and all of them. Of unknown
    cards it may be said that none is what is ``looked_for``, where a library may be without one."""
    found: list[ObjectId] = []
    everything: list[ObjectId] = []
    seen: list[ObjectId] = []
    fits_not: set[ObjectId] = set()
    for card in _one_by_one(game, player, seen):
        if len(found) >= count:
            break
        seen.append(card)
        if card not in fits_not:
            yield from see(game, [Revealed((card,), player)], "701.20a", looked_for)
            fits_not = _all_without_matter(game, player)
        known = not is_unknown(game.objects[card])
        fits = known and test(game, game.objects[card], game.characteristics(card), frame)
        here = card
        if how is un.Turning.EXILE:
            logged = yield from happen(
                game, [ZoneChange(card, Zone.EXILE, Zone.LIBRARY, "exile", frame.source)], "701.13a"
            )
            moved = [e.event for e in logged if isinstance(e.event, ZoneChange)]
            if not moved:
                continue
            here = moved[0].became[0]
        everything.append(here)
        if fits:
            found.append(here)
        if not known and card not in fits_not:
            break  # how the library goes on doesn't matter
    if everything and how is un.Turning.REVEAL:
        yield from show(game, [Revealed(tuple(everything), player)], "701.20a")
    return found, everything


def _all_without_matter(game: Game, player: PlayerId) -> set[ObjectId]:
    """The unknown cards of a library that doesn't go on, where of all of several it was said that they don't matter."""
    unknown = [it for it in game.in_zone(Zone.LIBRARY, player) if is_unknown(it)]
    if library_goes_on(game, player) or not all(DOES_NOT_MATTER in it.chosen for it in unknown):
        return set()
    return {it.id for it in unknown}


@DO.register(un.Until)
def _until(game: Game, verb: un.Until, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """The cards stay where they are, revealed or exiled, until the text goes on to move them."""
    acted: Acted = []
    pile: list[ObjectId] = []
    least, most = bounds(game, verb.count, frame)
    for _ in players:
        for owner in players_of(game, verb.of, frame):
            test = test_of(verb.group)
            number, sought = most or least, _looked_for(game, verb, frame)
            found, everything = yield from go_through(game, owner, test, number, verb.how, frame, sought)
            acted += TargetId.of_objects(found)
            pile += everything
    if frame.verb is not None:
        frame.outcome.turned_up = noted(frame.outcome.turned_up, frame.verb, tuple(TargetId.of_objects(pile)))
    frame.outcome.note(Participle.EXILED if verb.how is un.Turning.EXILE else Participle.REVEALED, pile)
    frame.outcome.picked_out += tuple(objects_in(acted))
    frame.done = bool(acted)
    return acted


def _looked_for(game: Game, verb: un.Until, frame: Frame) -> LookedFor:
    by_name = any(found_in(verb.group, OfChosenName))
    return LookedFor(chosen_name(game, frame) if by_name else None)
