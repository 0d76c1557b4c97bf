"""The Ring tempts you: the emblem that grows, and the Ring-bearer (CR 701.54)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from engine.events import ControlChanged, Event, GotEmblem
from engine.mechanics.the_ring import words as rg
from engine.mechanics.the_ring.events import (
    BearerChosen,
    BearerLost,
    RingGrows,
    RingTempted,
)
from engine.oracle.compile import abilities_meant
from engine.rules.continuous.layers import MODIFIERS
from engine.rules.evaluate.evaluation import CONDITIONS, OBJECTS, amount
from engine.rules.evaluate.predicates import STATES
from engine.rules.instructions.performing import PERFORM
from engine.rules.keyword_actions.bolster import creatures
from engine.rules.pipeline import ALONGSIDE, commit
from engine.rules.triggers.trigger_events import watches
from engine.state.characteristics import Abilities, Characteristics
from engine.state.choices import (
    Choice,
    Gen,
    Message,
    Option,
)
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.log import Logged
from engine.state.objects import GameObject, Kind
from engine.state.zones import Zone

THE_RING = "The Ring"

POWERS = (
    "Your Ring-bearer is legendary and can't be blocked by creatures with greater power.",
    "Whenever your Ring-bearer attacks, draw a card, then discard a card.",
    "Whenever your Ring-bearer becomes blocked by a creature, that creature's controller sacrifices it at end of "
    "combat.",
    "Whenever your Ring-bearer deals combat damage to a player, each opponent loses 3 life.",
)
"""What the emblem has, one more ability each time up to the fourth (701.54c)."""


@cache
def _powers(times: int) -> Abilities:
    """The abilities of the emblem once the Ring has tempted a player so many times."""
    return Abilities(abilities_meant(*POWERS[:times]))


@PERFORM.register(rg.RingTempts)
def _tempts(game: Game, node: rg.RingTempts, frame: Frame) -> Gen[None]:
    yield from tempt(game, frame.controller)


def tempt(game: Game, player: PlayerId) -> Gen[None]:
    """The emblem is there, or grows; then the player chooses a creature to be the Ring-bearer (701.54a, 701.54c)."""
    times = game.players[player].tempted + 1
    values = the_ring(player, times)
    there = next((it for it in game.in_zone(Zone.COMMAND, player) if _is_the_ring(it)), None)
    emblem = there or game.make(values, player, Zone.NOWHERE, kind=Kind.EMBLEM, controller=player)
    commit(game, [RingGrows(player, times, emblem.id, values)], "701.54c")
    if times == 1:
        commit(game, [GotEmblem(emblem.id, player)], "701.54c")
    able = [it.id for it in creatures(game, player)]
    chosen: ObjectId | None = None
    if able:
        options = [Option.of(TargetId.of_object(i)) for i in able]
        answer = yield Choice(player, "bearer", Message("choose-ring-bearer"), "701.54a", options)
        chosen = answer[0].object
    if chosen is not None:
        commit(game, [BearerChosen(chosen, player)], "701.54a")
    commit(game, [RingTempted(player, chosen)], "701.54d")


def the_ring(player: PlayerId, times: int) -> Characteristics:
    """What the player's emblem is, with the abilities of so many temptations."""
    return Characteristics(name=THE_RING, controller=player, abilities=_powers(min(times, len(POWERS))))


def _is_the_ring(it: GameObject) -> bool:
    return it.kind is Kind.EMBLEM and it.base.name == THE_RING


@ALONGSIDE.by("701.54a")
def _lost(game: Game, logged: list[Logged]) -> None:
    """A creature is no Ring-bearer any longer once another player has gained control of it (701.54a)."""
    changed = [one.event for one in logged if isinstance(one.event, ControlChanged)]
    lost: list[Event] = [
        BearerLost(event.object, p.number)
        for event in changed
        for p in game.players
        if p.ring_bearer == event.object and event.player != p.number
    ]
    if lost:
        commit(game, lost, "701.54a")


# ---- what asks for it


def bearer(game: Game, player: PlayerId) -> ObjectId | None:
    """The player's Ring-bearer, if it is still there (701.54e)."""
    game.look("ring")
    found = game.players[player].ring_bearer
    return found if found is not None and game.exists(found) else None


@OBJECTS.register(rg.RingBearer)
def _bearer(game: Game, ref: rg.RingBearer, frame: Frame) -> list[ObjectId]:
    found = bearer(game, frame.controller)
    return [found] if found is not None else []


@STATES.register(rg.IsBearer)
def _is_bearer(game: Game, state: rg.IsBearer, it: GameObject, frame: Frame) -> bool:
    return bearer(game, frame.controller) == it.id


@CONDITIONS.register(rg.NoBearer)
def _no_bearer(game: Game, node: rg.NoBearer, frame: Frame) -> bool:
    """Whoever's it is: another player's Ring-bearer stops being one as it changes control."""
    return bearer(game, frame.controller) is None


@CONDITIONS.register(rg.ChoseAnother)
def _chose_another(game: Game, node: rg.ChoseAnother, frame: Frame) -> bool:
    event = frame.event
    return isinstance(event, RingTempted) and event.object not in (None, frame.source)


@CONDITIONS.register(rg.TemptedOften)
def _tempted_often(game: Game, node: rg.TemptedOften, frame: Frame) -> bool:
    game.look("ring")
    return game.players[frame.controller].tempted >= amount(game, node.times, frame)


@watches(rg.RingTempted, RingTempted)
def _tempted(game: Game, trigger_event: rg.RingTempted, event: RingTempted, frame: Frame) -> Iterable[TargetId | None]:
    if event.player == frame.controller:
        yield TargetId.of_player(event.player)


@watches(rg.BearerChosen, BearerChosen)
def _chosen(game: Game, trigger_event: rg.BearerChosen, event: BearerChosen, frame: Frame) -> Iterable[TargetId | None]:
    if event.player == frame.controller:
        yield TargetId.of_object(event.object)


@MODIFIERS.register(rg.BeLegendary, "4")
def _legendary(game: Game, verb: rg.BeLegendary, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    ch.supertypes = ch.supertypes | {"Legendary"}
