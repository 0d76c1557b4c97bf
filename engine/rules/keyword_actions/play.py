"""Playing cards (CR 608.2g, 701.18)."""

from __future__ import annotations

from engine.abilities.keyword_actions.cast import CastCard
from engine.abilities.keyword_actions.play import PlayCard
from engine.events import CannotCast
from engine.oracle.values_of_printed_cards import COMPILED
from engine.rules.casting.playing_lands import check_land, put_land
from engine.rules.instructions.carrying_out import DO, Acted, objects_for
from engine.rules.keyword_actions.cast import cast_one, ways_by_effect
from engine.rules.pipeline import commit
from engine.state.choices import Gen, Illegal
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.objects import GameObject


@DO.register(PlayCard)
def _play(game: Game, verb: PlayCard, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """A land card is played as a land, where its player could play one now; any other card is cast (608.2g, 305.3)."""
    acted: Acted = []
    chosen = yield from objects_for(game, verb.what, frame, players[0], "choose-cast", "608.2g")
    for object_id in chosen:
        it = game.now(object_id)
        if it is None or it.card is None:
            continue
        lands = [face for face, values in enumerate(COMPILED.faces(it.card)) if "Land" in values.types]
        if ways_by_effect(it, CastCard(verb.what, payment=verb.payment)) or not lands:
            acted += yield from cast_one(game, players[0], it, CastCard(verb.what, payment=verb.payment))
        else:
            acted += yield from _play_land(game, players[0], it, lands[0])
    frame.done = bool(acted)
    return acted


def _play_land(game: Game, player: PlayerId, it: GameObject, face: int) -> Gen[Acted]:
    try:
        check_land(game, player, it, by_effect=True)
    except Illegal as reason:
        commit(game, [CannotCast(it.id, player, reason.message, is_land=True)], *reason.rules)
        return []
    yield from put_land(game, player, it, face)
    became = game.follow(it.id)
    return [TargetId.of_object(became)] if became is not None else []
