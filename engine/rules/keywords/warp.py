"""Warp (CR 702.185)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.keywords.warp import SpellWarped, WarpAway
from engine.events import SpellCast, ZoneChange
from engine.oracle.values_of_printed_cards import COMPILED
from engine.rules.casting.faces_and_ways_to_cast import WAYS, Way, faces_castable
from engine.rules.evaluate.evaluation import CONDITIONS
from engine.rules.evaluate.how_it_was_cast import announced
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.pipeline import happen
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.objects import GameObject
from engine.state.zones import Zone


@CONDITIONS.register(SpellWarped)
def _spell_warped(game: Game, node: SpellWarped, frame: Frame) -> bool:
    """(702.185c)"""
    game.look("turn")
    made = [announced(game, event.object) for event in game.this_turn(SpellCast)]
    return any(one is not None and one.paid.keyword == "warp" for one in made)


@DO.register(WarpAway)
def _exile(game: Game, verb: WarpAway, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """A card exiled like this is "warped" (702.185a-b)."""
    it = game.now(frame.source)
    if it is None or it.zone is not Zone.BATTLEFIELD:
        return []
    move = ZoneChange(it.id, Zone.EXILE, Zone.BATTLEFIELD, "warp", it.id, chosen=(("warp", game.turn.number),))
    logged = yield from happen(game, [move], "702.185a")
    return [TargetId.of_object(i) for one in logged if isinstance(one.event, ZoneChange) for i in one.event.became]


@WAYS.by("702.185a")
def _from_exile(game: Game, it: GameObject, player: PlayerId) -> Iterable[Way]:
    """Its owner may cast it once that turn has ended, with the usual timing (702.185a)."""
    if it.zone is not Zone.EXILE or it.owner != player or it.card is None:
        return
    if it.chosen.get("warp", game.turn.number) < game.turn.number:
        for name, face in faces_castable(it):
            values = COMPILED.faces(it.card)[face]
            if "Land" not in values.types and values.mana_cost:
                yield Way(name, face, values.mana_cost, ("702.185a",))
