"""Destroying (CR 701.8)."""

from __future__ import annotations

from engine.abilities.keyword_actions.destroy import Buried, Destroy
from engine.abilities.nouns.earlier_results import Participle
from engine.rules.destruction.destroying import destroy
from engine.rules.instructions.carrying_out import DO, Acted, chosen_in_turn
from engine.rules.permanents.what_is_no_creature import tell_what_is_no_creature
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.zones import Zone


@DO.register(Destroy)
def _destroy(game: Game, verb: Destroy, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """What is spoken of later is all that it was done to, whether it was destroyed or not."""
    chosen = yield from chosen_in_turn(game, verb, frame, players, "choose-destroy")
    ids = [i for i in chosen if game.objects[i].zone is Zone.BATTLEFIELD]
    gone = yield from destroy(game, ids, frame.source, can_regenerate=verb.buried is Buried.NO)
    tell_what_is_no_creature(game, verb.what, frame)
    frame.done = bool(gone)
    frame.outcome.destroyed = (*frame.outcome.destroyed, *gone)
    frame.outcome.note(Participle.DESTROYED, gone)
    return TargetId.of_objects(ids)
