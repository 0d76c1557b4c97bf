"""Aura swap: an Aura on the battlefield and an Aura card in hand change places (CR 702.65)."""

from __future__ import annotations

from engine.abilities.keyword_abilities import SwapAuras
from engine.decisions import Gen
from engine.events import ZoneChange
from engine.frame import Frame
from engine.game import Game
from engine.rules.attachments import why_not_attached
from engine.rules.effects.verbs import DO, Acted, choose_objects
from engine.rules.entering import would_enter
from engine.rules.pipeline import happen
from engine.zones import Zone


@DO.register(SwapAuras)
def _swap(game: Game, verb: SwapAuras, frame: Frame, players: list[int]) -> Gen[Acted]:
    """The card from the hand comes to be attached to what the Aura is attached to. If either can't go where it should,
    nothing happens (702.65b, 701.12a)."""
    it = game.now(frame.source)
    host = it.attached_to if it is not None and it.zone is Zone.BATTLEFIELD else None
    frame.done = False
    if it is None or host is None or it.owner != frame.controller:
        return []

    def arriving(card: int) -> ZoneChange:
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
        return []
    moves = [ZoneChange(it.id, Zone.HAND, Zone.BATTLEFIELD, "exchange", it.id), arriving(chosen[0])]
    logged = yield from happen(game, moves, "702.65a", "701.12a")
    frame.done = bool(logged)
    return [("object", i) for one in logged if isinstance(one.event, ZoneChange) for i in one.event.became]
