"""What a keyword action was done with (CR 701.47c, 701.57c, 701.62, 701.68c)."""

from __future__ import annotations

from engine.abilities.nouns import keyword_action_results as ar
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.verbs.keyword_actions import Discover
from engine.events import KeywordAction
from engine.rules.evaluate.amounts import mana_value_of
from engine.rules.evaluate.evaluation import AMOUNTS, CONDITIONS, OBJECTS, amount
from engine.rules.instructions.carrying_out import CHOICES, DO, Acted, choose_objects, do_player_verb, present
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId
from engine.state.zones import Zone

DIFFERENCE = "difference"
"""Under which a text keeps by how much the numbers differ that it has compared."""


@OBJECTS.register(ar.DoneWith)
def _done_with(game: Game, ref: ar.DoneWith, frame: Frame) -> list[ObjectId]:
    return list(frame.costs.get(f"did {ref.word.verb}", ()))


@CONDITIONS.register(ar.DiscoveredLess)
def _less(game: Game, node: ar.DiscoveredLess, frame: Frame) -> bool:
    """Wherever the card is by then (701.57c); nothing is compared where none was found."""
    found = _done_with(game, node.one, frame)
    if not found:
        return False
    it = game.find(found[0])
    frame.costs[DIFFERENCE] = amount(game, node.than, frame) - mana_value_of(it, game.characteristics(it.id))
    return bool(frame.costs[DIFFERENCE] > 0)


@AMOUNTS.register(ar.TheDifference)
def _difference(game: Game, node: ar.TheDifference, frame: Frame) -> int:
    return int(frame.costs.get(DIFFERENCE, 0))


@DO.register(ar.DiscoverAgain)
def _discover_again(game: Game, verb: ar.DiscoverAgain, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(701.57b)"""
    value = frame.event.amount if isinstance(frame.event, KeywordAction) else 0
    return (yield from do_player_verb(game, Discover(Fixed(value)), frame, players))


@CHOICES.register(ar.PutByDread)
def _put_by_dread(
    game: Game, ref: ar.PutByDread, frame: Frame, player: PlayerId, prompt: str, rule: str
) -> Gen[list[ObjectId]]:
    """One of those that are still in the graveyard (701.62b)."""
    objects = frame.event.objects if isinstance(frame.event, KeywordAction) else ()
    can = [i for i in present(game, objects) if game.objects[i].zone is Zone.GRAVEYARD]
    return (yield from choose_objects(game, player, can, 1, 1, prompt, rule, frame))
