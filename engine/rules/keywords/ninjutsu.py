"""Ninjutsu (CR 702.49)."""

from __future__ import annotations

from engine.abilities.keywords.ninjutsu import RevealThis, Shown, TakePlace
from engine.events import Revealed, ZoneChange
from engine.rules.instructions.carrying_out import DO, POSSIBLE, Acted
from engine.rules.pipeline import happen, show
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.last_known_information import combat_before
from engine.state.paid import Paid
from engine.state.zones import Zone

_PLACES = {Shown.HAND: (Zone.HAND,), Shown.COMMAND: (Zone.HAND, Zone.COMMAND)}


@DO.register(RevealThis)
def _reveal(game: Game, verb: RevealThis, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    yield from show(game, [Revealed((frame.source,), players[0])], "701.20a")
    return []
    yield


@POSSIBLE.register(RevealThis)
def _can_reveal(game: Game, verb: RevealThis, frame: Frame, player: PlayerId) -> bool:
    it = game.now(frame.source)
    return it is not None and it.zone in _PLACES[verb.place] and it.owner == player


def attacked_before(game: Game, paid: Paid) -> TargetId | None:
    """What a creature returned to pay for something attacked as it left combat (702.49c); if that is there no more,
    nothing comes to attack it (506.3c)."""
    pasts = (combat_before(game, i) for i in paid.objects)
    return next((past["attacking"] for past in pasts if "attacking" in past), None)


@DO.register(TakePlace)
def _take_place(game: Game, verb: TakePlace, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """It was never declared as an attacker (508.4, 702.49c)."""
    it = game.now(frame.source)
    if it is None:
        return []
    attacked = attacked_before(game, frame.paid) if game.turn.step.is_combat else None
    move = ZoneChange(
        it.id, Zone.BATTLEFIELD, it.zone, "put", it.id, controller=players[0], tapped=True, attacking=attacked
    )
    logged = yield from happen(game, [move], "702.49c")
    return [TargetId.of_object(one.event.became[0]) for one in logged if isinstance(one.event, ZoneChange)]
