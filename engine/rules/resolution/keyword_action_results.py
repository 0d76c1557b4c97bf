"""What a keyword action was done with (CR 701.47c, 701.62, 701.68c)."""

from __future__ import annotations

from engine.abilities.nouns import keyword_action_results as ar
from engine.events import KeywordAction
from engine.rules.evaluate.evaluation import AMOUNTS
from engine.rules.instructions.carrying_out import CHOICES, present
from engine.rules.instructions.choosing_objects import choose_objects
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId
from engine.state.zones import Zone


@AMOUNTS.register(ar.TheDifference)
def _difference(game: Game, node: ar.TheDifference, frame: Frame) -> int:
    return frame.outcome.difference


@CHOICES.register(ar.PutByDread)
def _put_by_dread(
    game: Game, ref: ar.PutByDread, frame: Frame, player: PlayerId, prompt: str, rule: str
) -> Gen[list[ObjectId]]:
    """One of those that are still in the graveyard (701.62b)."""
    objects = frame.event.objects if isinstance(frame.event, KeywordAction) else ()
    can = [i for i in present(game, objects) if game.objects[i].zone is Zone.GRAVEYARD]
    return (yield from choose_objects(game, player, can, 1, 1, prompt, rule, frame))
