"""Taking or choosing a card for each of several kinds (CR 608.2d)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from engine.abilities.nouns.destinations import IntoHand, Whose
from engine.abilities.nouns.earlier_results import Participle
from engine.abilities.nouns.types_and_colors import CardType
from engine.abilities.verbs.one_of_each_kind import CardsOfEachPair, ChooseOfEachPair, RevealedCards, TakeOfEachType
from engine.rules.evaluate.evaluation import OBJECTS, objects
from engine.rules.instructions.carrying_out import DO, Acted, present
from engine.rules.instructions.choosing_objects import choose_objects
from engine.rules.resolution.destinations import changes_of, move_all
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.noted import noted

CHOSEN = ChooseOfEachPair.__name__


@OBJECTS.register(RevealedCards)
def _revealed(game: Game, ref: RevealedCards, frame: Frame) -> list[ObjectId]:
    return present(game, frame.outcome.acted_on.get(Participle.REVEALED, ()))


@OBJECTS.register(CardsOfEachPair)
def _chosen_cards(game: Game, ref: CardsOfEachPair, frame: Frame) -> list[ObjectId]:
    return present(game, frame.outcome.by_verb.get(CHOSEN, ()))


def _one_of_each(
    game: Game, player: PlayerId, kinds: Iterable[list[ObjectId]], least: int, frame: Frame
) -> Gen[list[ObjectId]]:
    """For each kind one of the cards that have not been chosen for another (608.2d)."""
    chosen: list[ObjectId] = []
    for kind in kinds:
        can = [i for i in kind if i not in chosen]
        chosen += yield from choose_objects(
            game, player, can, min(least, len(can)), 1, "choose-objects", "608.2d", frame
        )
    return chosen


@DO.register(TakeOfEachType)
def _take(game: Game, verb: TakeOfEachType, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """In the order of the types; a card of several types is taken for one of them (205.2a)."""
    (player,) = players
    there = {i: game.characteristics(i).types for i in present(game, objects(game, verb.pile, frame))}
    kinds = ([i for i, types in there.items() if one.value.capitalize() in types] for one in CardType)
    taken = yield from _one_of_each(game, player, kinds, 0, frame)
    changes = yield from changes_of(game, [(taken, IntoHand(Whose.YOUR), None)], player, frame, "put")
    acted = yield from move_all(game, changes, frame)
    frame.done = bool(acted)
    return acted


@DO.register(ChooseOfEachPair)
def _choose(game: Game, verb: ChooseOfEachPair, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """There are ten pairs of colors (105.5)."""
    there = {i: game.characteristics(i).colors for i in present(game, objects(game, verb.pile, frame))}
    pairs = (frozenset(pair) for pair in combinations("WUBRG", 2))
    kinds = ([i for i, colors in there.items() if colors == pair] for pair in pairs)
    chosen = yield from _one_of_each(game, players[0], kinds, 1, frame)
    frame.outcome.by_verb = noted(frame.outcome.by_verb, CHOSEN, tuple(chosen))
    frame.done = bool(chosen)
    return TargetId.of_objects(chosen)
