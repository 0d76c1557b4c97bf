"""Venturing into dungeons: their rooms, and completing them (CR 309, 701.49, 704.5t)."""

from __future__ import annotations

from collections.abc import Iterable

from cards.model import Card
from engine.events import NotRead
from engine.mechanics.dungeons import cards as dungeons
from engine.mechanics.dungeons import words as dn
from engine.mechanics.dungeons.events import (
    DungeonCompleted,
    DungeonEntered,
    NoDungeon,
    RoomEntered,
)
from engine.rules.evaluate.evaluation import CONDITIONS
from engine.rules.evaluate.event_verbs import done_in
from engine.rules.evaluate.for_each import PER
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.pipeline import commit
from engine.rules.pipeline.applying_replacement_effects import Proposal
from engine.rules.state_based import checking
from engine.rules.triggers import listening
from engine.rules.triggers.pending_triggers import PendingTrigger, waiting
from engine.rules.triggers.trigger_events import watches
from engine.state.choices import (
    Choice,
    Gen,
    Message,
    Option,
)
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.objects import GameObject
from engine.state.zones import Zone


@DO.register(dn.Venture)
def _venture(game: Game, verb: dn.Venture, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    for player in players:
        yield from venture(game, player, verb.into)
    return TargetId.of_players(players)


def venture(game: Game, player: PlayerId, into: dn.Whither) -> Gen[None]:
    """Enter a dungeon, or go on to a next room; out of the last room, into another dungeon (701.49a-d)."""
    inside = in_dungeon(game, player)
    if inside is not None:
        card, here = inside.card, inside.memory.room or 0
        assert card is not None
        ahead = dungeons.rooms(card)[here].leads_to
        if ahead:
            room = yield from _choose_room(game, player, card, ahead)
            _enter_room(game, player, inside, room, "701.49b", "309.5a")
            return
        commit(game, [DungeonCompleted(inside.id, player, card.name)], "701.49c", "309.7")
    yield from _enter(game, player, into)


def in_dungeon(game: Game, player: PlayerId) -> GameObject | None:
    """The dungeon in the command zone that a player owns (309.3)."""
    return next((it for it in game.in_zone(Zone.COMMAND, player) if is_dungeon(it)), None)


def is_dungeon(it: GameObject) -> bool:
    """Whether an object is a dungeon card."""
    return it.card is not None and "Dungeon" in it.base.types


def _enter(game: Game, player: PlayerId, into: dn.Whither) -> Gen[None]:
    """Choose a dungeon card from outside the game, and enter its topmost room (701.49a, 701.49d)."""
    cards = [card for card in _outside(game, player) if _may_enter(card, into)]
    if not cards:
        commit(game, [NoDungeon(player, into.value)], "701.49a")
        return
    rule = "701.49a" if into is dn.Whither.DUNGEON else "701.49d"
    names = [Option(str(i), Message("word", {"word": card.name}), kind="dungeon") for i, card in enumerate(cards)]
    answer = ["0"]
    if len(cards) > 1:
        answer = yield Choice(player, "dungeon", Message("choose-dungeon"), rule, names)
    card = cards[int(answer[0])]
    made = game.make(dungeons.characteristics(card), player, Zone.NOWHERE, card=card)
    commit(game, [DungeonEntered(made.id, player)], rule)
    _enter_room(game, player, made, 0, rule, "309.4a")


def _outside(game: Game, player: PlayerId) -> list[Card]:
    """The dungeon cards that a player can have: those listed outside the game for the player, or else all there are."""
    own = [it.card for it in game.in_zone(Zone.OUTSIDE, player) if it.card is not None and dungeons.is_dungeon(it.card)]
    return own or [card for card in game.dungeon_cards() if dungeons.rooms(card)]


def _may_enter(card: Card, into: dn.Whither) -> bool:
    """A quality asks for dungeons that have it; some dungeons are entered in no other way (701.49d)."""
    if into is dn.Whither.DUNGEON:
        return dungeons.only_by(card) is None
    return into.value in card.front.subtypes


def _choose_room(game: Game, player: PlayerId, card: Card, ahead: tuple[int, ...]) -> Gen[int]:
    """Where several arrows point away from a room, the player chooses one to follow (309.5a)."""
    if len(ahead) == 1:
        return ahead[0]
    rooms = dungeons.rooms(card)
    options = [Option(str(i), Message("word", {"word": rooms[i].name}), kind="room") for i in ahead]
    answer = yield Choice(player, "room", Message("choose-room"), "309.5a", options)
    return int(answer[0])


def _enter_room(game: Game, player: PlayerId, dungeon: GameObject, room: int, *rules: str) -> None:
    """The marker moves there, and the room's ability triggers (309.4c)."""
    assert dungeon.card is not None
    entered = dungeons.rooms(dungeon.card)[room]
    (logged,) = commit(game, [RoomEntered(dungeon.id, player, room, entered.name)], *rules)
    if entered.ability is None:
        with game.under(logged):
            commit(game, [NotRead(dungeon.id, entered.text)], "309.4c")
        return
    listening.BY_RULE.setdefault(entered.ability, ("309.4c",))
    game.note_triggered(PendingTrigger(dungeon.id, player, entered.ability, logged))


@checking.FURTHER.by("704.5t")
def _done(game: Game) -> Iterable[Proposal]:
    """A dungeon whose last room's ability has left the stack is completed (309.6, 704.5t)."""
    for it in game.in_zone(Zone.COMMAND):
        if it.card is None or not is_dungeon(it) or it.memory.room is None:
            continue
        if not dungeons.rooms(it.card)[it.memory.room].leads_to and not waiting(game, it.id):
            yield Proposal(DungeonCompleted(it.id, it.owner, it.card.name), ("704.5t", "309.6", "309.7"))


# ---- what asks for it


@CONDITIONS.register(dn.HasCompleted)
def _has_completed(game: Game, node: dn.HasCompleted, frame: Frame) -> bool:
    game.look("dungeons")
    return bool(game.players[frame.controller].completed) is not node.denied


@done_in(dn.CompletesDungeon, DungeonCompleted)
def _completes(game: Game, act: dn.CompletesDungeon, event: DungeonCompleted, frame: Frame) -> Iterable[int]:
    return (event.player,)


@done_in(dn.Ventures, RoomEntered)
def _ventures(game: Game, act: dn.Ventures, event: RoomEntered, frame: Frame) -> Iterable[int]:
    return (event.player,)


@watches(dn.EntersRoom)
def _never(game: Game, trigger_event: dn.EntersRoom, event: object, frame: Frame) -> Iterable[None]:
    """Room abilities trigger where the marker is moved, in ``_enter_room``."""
    return ()


@PER.register(dn.PerDungeonName)
def _names_completed(game: Game, per: dn.PerDungeonName, frame: Frame, it: GameObject | None) -> int:
    """(309.7)"""
    game.look("dungeons")
    return len(set(game.players[frame.controller].completed))
