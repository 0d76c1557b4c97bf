"""Aura swap: an Aura on the battlefield and an Aura card in hand change places (CR 702.65)."""

from __future__ import annotations

from engine.abilities.keywords.aura_swap import SwapAuras
from engine.events import ZoneChange
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.instructions.choosing_objects import choose_objects
from engine.rules.permanents.attachments import why_not_attached
from engine.rules.pipeline import happen
from engine.rules.pipeline.not_happening import does_not_happen
from engine.rules.replacement.permanent_as_it_would_enter import would_enter
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.zones import Zone


@DO.register(SwapAuras)
def _swap(game: Game, verb: SwapAuras, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """The card from the hand comes to be attached to what the Aura is attached to. If either can't go where it should,
    nothing happens (702.65b, 701.12a)."""
    it = game.now(frame.source)
    host = it.attached_to if it is not None else None
    frame.done = False
    if it is None or host is None:
        return []
    if it.owner != frame.controller:
        does_not_happen(game, "no-swap", "702.65b", aura=it.target)
        return []

    def arriving(card: ObjectId) -> ZoneChange:
        return ZoneChange(
            card, Zone.BATTLEFIELD, Zone.HAND, "exchange", it.id, controller=frame.controller, attached_to=host
        )

    able = []
    for card in game.in_zone(Zone.HAND, frame.controller):
        if "Aura" in card.base.subtypes:
            there, ch = would_enter(game, arriving(card.id))
            if why_not_attached(game, there, ch, host) is None:
                able.append(card.id)
    chosen = yield from choose_objects(game, frame.controller, able, 1, 1, "choose-swapped", "702.65a", frame)
    if not chosen:
        does_not_happen(game, "no-swap", "702.65b", aura=it.target)
        return []
    moves = [ZoneChange(it.id, Zone.HAND, Zone.BATTLEFIELD, "exchange", it.id), arriving(chosen[0])]
    logged = yield from happen(game, moves, "702.65a", "701.12a")
    frame.done = bool(logged)
    return [TargetId.of_object(i) for one in logged if isinstance(one.event, ZoneChange) for i in one.event.became]
