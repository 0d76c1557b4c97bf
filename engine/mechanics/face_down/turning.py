"""Turning permanents face up and face down, and putting them onto the battlefield face down (CR 708, 701.40)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.events import (
    CountersPut,
    Event,
    GameEnds,
    PlayerLeaves,
    Revealed,
    TurnedFaceDown,
    TurnedFaceUp,
    ZoneChange,
)
from engine.mechanics.face_down.words import AsTurnedUp
from engine.rules.continuous.layers import characteristics_with
from engine.rules.instructions.performing import perform_all
from engine.rules.pipeline import ALONGSIDE, commit, happen
from engine.rules.pipeline.not_happening import does_not_happen
from engine.state.characteristics import Characteristics
from engine.state.choices import Gen
from engine.state.face_down import BY_RULE, FaceDown
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.log import Logged
from engine.state.merged_permanents import turn_components
from engine.state.objects import GameObject, Kind
from engine.state.printed_cards import double_faces
from engine.state.zones import Zone


def if_face_up(game: Game, it: GameObject) -> Characteristics:
    """What a face-down permanent would be if it were face up, effects that apply to it included (702.37e)."""
    stand_in = it.as_if(face_down=None)
    turn_components(stand_in, None)
    return characteristics_with(game, stand_in)


def turn_face_up(
    game: Game, ids: Iterable[ObjectId], player: PlayerId, x: int | None = None, paid: str = ""
) -> Gen[list[ObjectId]]:
    """A player turns face-down permanents face up, or cards exiled face down; returns those that were turned (708.8,
    406.3).

    A permanent that an instant or sorcery card represents is revealed and stays face down (701.40g, 730.2g).
    """
    turning: list[Event] = []
    shown: list[Event] = []
    for i in ids:
        it = game.objects[i]
        if it.face_down is None or it.zone not in (Zone.BATTLEFIELD, Zone.EXILE):
            continue
        if it.zone is Zone.BATTLEFIELD and any(
            one.base.types & {"Instant", "Sorcery"} for one in it.components or (it,)
        ):
            shown.append(Revealed((i,), game.controller(i)))
        else:
            turning.append(TurnedFaceUp(i, player, x, paid))
    commit(game, shown, "701.40g")
    logged = yield from happen(game, turning, "708.8")
    turned = [one for one in logged if isinstance(one.event, TurnedFaceUp)]
    for one in turned:
        with game.under(one):
            yield from _while_turning(game, one)
    return [one.event.affected_object for one in turned if one.event.affected_object is not None]


def _while_turning(game: Game, logged: Logged) -> Gen[None]:
    """What its abilities have happen as it is turned face up, before anything else does (708.11, 702.37b)."""
    event = logged.event
    assert isinstance(event, TurnedFaceUp)
    ch = game.characteristics(event.object)
    if event.paid == "megamorph":
        yield from happen(game, [CountersPut(TargetId.of_object(event.object), "+1/+1", 1, event.player)], "702.37b")
    for ability in ch.abilities.of(AsTurnedUp):
        assert isinstance(ability, AsTurnedUp)
        with game.because("708.11"):
            yield from perform_all(game, ability.effect, Frame(event.object, ch.controller, ability, x=event.x))


def turn_face_down(game: Game, ids: Iterable[ObjectId]) -> Gen[list[ObjectId]]:
    """Turn permanents face down; one that is so already, or is double-faced, stays as it is (708.2b, 712.16)."""
    face_up = [i for i in ids if (it := game.objects[i]).zone is Zone.BATTLEFIELD and it.face_down is None]
    turning = [TurnedFaceDown(i) for i in face_up if not _double_faced(game, game.objects[i])]
    staying = [TargetId.of_object(i) for i in face_up if _double_faced(game, game.objects[i])]
    logged = yield from happen(game, turning, "708.2a")
    if staying:
        does_not_happen(game, "not-turned-face-down", "712.16", things=staying, count=len(staying))
    return [one.event.object for one in logged if isinstance(one.event, TurnedFaceDown)]


def _double_faced(game: Game, it: GameObject) -> bool:
    """Of a merged permanent, whether any component is (730.2j)."""
    parts = it.components or (it,)
    return any(bool(double_faces(game.printed, o)) or (o.card is not None and o.card.layout == "meld") for o in parts)


def put_face_down(
    game: Game, ids: Iterable[ObjectId], player: PlayerId, how: FaceDown, cause: str
) -> Gen[list[ObjectId]]:
    """Put cards onto the battlefield face down, one at a time (701.40a, 701.40e, 701.58e); returns the permanents.

    A card that can't enter stays where it is, as it is (701.40f, 701.58f).
    """
    made: list[ObjectId] = []
    for i in ids:
        it = game.now(i)
        if it is None or it.kind is not Kind.CARD:
            continue
        move = ZoneChange(i, Zone.BATTLEFIELD, it.zone, cause, controller=player, face_down=how)
        logged = yield from happen(game, [move], BY_RULE[how])
        made += [
            one.event.became[0]
            for one in logged
            if isinstance(one.event, ZoneChange) and one.event.object == i and one.event.to is Zone.BATTLEFIELD
        ]
    return made


@ALONGSIDE.by("708.9")
def _reveal(game: Game, logged: list[Logged]) -> None:
    """What was face down is revealed as it goes anywhere but from the stack to the battlefield, as its owner leaves
    the game, and as the game ends (708.9)."""
    for one in logged:
        event = one.event
        seen: list[ObjectId] = []
        if isinstance(event, ZoneChange) and event.origin in (Zone.BATTLEFIELD, Zone.STACK):
            was = game.find(event.object)
            if event.to is not Zone.BATTLEFIELD:
                parts = zip(was.parts or (was,), event.became, strict=False)
                seen = [new for one, new in parts if one.face_down is not None]
        elif isinstance(event, GameEnds | PlayerLeaves):
            seen = [
                it.id
                for zone in (Zone.BATTLEFIELD, Zone.STACK)
                for it in game.in_zone(zone)
                if it.face_down is not None and (isinstance(event, GameEnds) or it.owner == event.player)
            ]
        for i in seen:
            with game.under(one):
                commit(game, [Revealed((i,), game.find(i).owner)], "708.9")
