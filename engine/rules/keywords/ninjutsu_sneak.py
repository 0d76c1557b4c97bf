"""Ninjutsu and sneak: taking the place of an unblocked attacker (CR 702.49, 702.190)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.abilities.keywords.moving_itself import RevealThis, Shown, TakePlace
from engine.events import Event, Revealed, ZoneChange
from engine.rules.instructions.carrying_out import DO, POSSIBLE, Acted
from engine.rules.pipeline import commit, happen
from engine.rules.pipeline.applying import Replacement, Way, replaces, simply
from engine.rules.replacement.permanent_as_it_would_enter import as_it_enters
from engine.state.choices import Gen, Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.zones import Zone

_PLACES = {Shown.HAND: (Zone.HAND,), Shown.COMMAND: (Zone.HAND, Zone.COMMAND)}


@DO.register(RevealThis)
def _reveal(game: Game, verb: RevealThis, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    commit(game, [Revealed((frame.source,), players[0])], "701.20a")
    return []
    yield


@POSSIBLE.register(RevealThis)
def _can_reveal(game: Game, verb: RevealThis, frame: Frame, player: PlayerId) -> bool:
    it = game.now(frame.source)
    return it is not None and it.zone in _PLACES[verb.place] and it.owner == player


def _attacked_before(game: Game, paid: Iterable[object]) -> TargetId | None:
    """What a creature returned to pay for something attacked as it left combat (702.49c); if that is there no more,
    nothing comes to attack it (506.3c)."""
    for cost in paid:
        for i in cost if isinstance(cost, tuple) else ():
            past = game.former.get(i) or game.came_from(i)
            if past is not None and "attacking" in past.combat:
                found: TargetId = past.combat["attacking"]
                return found
    return None


@DO.register(TakePlace)
def _take_place(game: Game, verb: TakePlace, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """It was never declared as an attacker (508.4, 702.49c)."""
    it = game.now(frame.source)
    if it is None:
        return []
    attacked = _attacked_before(game, frame.costs.values()) if game.turn.step.is_combat else None
    move = ZoneChange(
        it.id, Zone.BATTLEFIELD, it.zone, "put", it.id, controller=players[0], tapped=True, attacking=attacked
    )
    logged = yield from happen(game, [move], "702.49c")
    return [TargetId.of_object(one.event.became[0]) for one in logged if isinstance(one.event, ZoneChange)]


@replaces(ZoneChange, by="702.190b")
def _sneaks_in(game: Game, event: Event) -> Iterable[Replacement]:
    """A permanent spell whose sneak cost was paid enters tapped and attacking (702.190b)."""
    assert isinstance(event, ZoneChange)
    made = game.objects[event.object].announced
    if event.enters and event.origin is Zone.STACK and made is not None and made.paid.get("sneak"):
        label = Message("enters-in-a-way", {"object": TargetId.of_object(event.object)})
        yield Replacement(("sneak", event.object), event.object, label, ("702.190b",), _attacking, way=Way.ADDS)


@simply
def _attacking(game: Game, event: Event) -> list[Event]:
    """Only a creature attacks (506.3a)."""
    assert isinstance(event, ZoneChange)
    made = game.objects[event.object].announced
    assert made is not None
    attacks = "Creature" in as_it_enters(game, event).types and game.turn.step.is_combat
    return [replace(event, tapped=True, attacking=_attacked_before(game, made.paid.values()) if attacks else None)]
