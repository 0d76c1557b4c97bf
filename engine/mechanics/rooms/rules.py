"""Rooms: their doors, unlocking them, and what watches for it (CR 709.5)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.nouns.noun_groups import Group
from engine.events import Designated, Event, ZoneChange
from engine.mechanics.rooms import words as f
from engine.rules.casting.special_actions import SPECIALS, SpecialAction
from engine.rules.evaluate.conditions import counts
from engine.rules.evaluate.described_objects import fitting
from engine.rules.evaluate.evaluation import AMOUNTS, CONDITIONS
from engine.rules.evaluate.event_verbs import done_in, is_subject
from engine.rules.evaluate.object_phrases import things
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.mana import payment
from engine.rules.pipeline import happen
from engine.rules.sorcery_timing_and_flash import sorcery_speed
from engine.state.actions import Special
from engine.state.characteristics import Characteristics
from engine.state.choices import Choice, Gen, Illegal, Message, Option
from engine.state.flipped_cards_and_rooms import DOORS, ROOM
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId, objects_in
from engine.state.mana_costs import ManaCost
from engine.state.objects import GameObject
from engine.state.zones import Zone

ACT = "unlock"


def halves(game: Game, it: GameObject) -> tuple[Characteristics, ...]:
    """Both halves of a permanent with a shared type line; none for any other (709.5)."""
    ch = game.characteristics(it)
    return ch.forms if ch.form == ROOM and it.zone is Zone.BATTLEFIELD else ()


def doors(game: Game, it: GameObject, *, unlocked: bool) -> list[int]:
    """The places of the halves that are unlocked, or locked (709.5c)."""
    return [n for n, _ in enumerate(halves(game, it)) if (DOORS[n] in it.memory.designations) is unlocked]


def _option(game: Game, it: GameObject, door: int) -> Option:
    half = halves(game, it)[door]
    return Option(str(door), Message("word", {"word": half.name}), kind="door", face=("left", "right")[door])


def _choose(game: Game, player: PlayerId, it: GameObject, can: list[int], rule: str) -> Gen[int]:
    if len(can) == 1:
        return can[0]
    prompt = Message("choose-door", {"object": it.target})
    answer = yield Choice(player, "door", prompt, rule, [_option(game, it, door) for door in can])
    return int(answer[0])


# ---- the special action (709.5e, 116.2m)


def _affordable(game: Game, player: PlayerId, it: GameObject) -> list[int]:
    return [
        door
        for door in doors(game, it, unlocked=False)
        if payment.payable(game, player, ManaCost.of(halves(game, it)[door].mana_cost))
    ]


def _options(game: Game, player: PlayerId) -> Iterable[Option]:
    if not sorcery_speed(game, player):
        return
    for it in game.permanents():
        if game.characteristics(it).form == ROOM and game.controller(it) == player and _affordable(game, player, it):
            label = Message("special-of", {"act": ACT, "source": it.target})
            yield Option(f"{ACT} {it.id}", label, "priority", object=it.id, action=Special(it.id, ACT))


def _unlock(game: Game, player: PlayerId, act: Special) -> Gen[None]:
    """Its controller pays the mana cost of a locked half, when they could cast a sorcery (709.5e)."""
    it = game.now(act.object)
    locked = doors(game, it, unlocked=False) if it is not None else []
    if it is None or not locked or game.controller(it) != player or not sorcery_speed(game, player):
        raise Illegal(Message("no-special-now", {"act": ACT}), "116.2m", "709.5e")
    can = _affordable(game, player, it)
    if not can:
        payment.check(game, player, ManaCost.of(halves(game, it)[locked[0]].mana_cost))
    door = yield from _choose(game, player, it, can, "709.5e")
    with game.because("116.2m", "709.5e"):
        yield from payment.pay(game, player, ManaCost.of(halves(game, it)[door].mana_cost))
        yield from happen(game, [Designated(it.id, DOORS[door])])


SPECIALS[ACT] = SpecialAction("116.2m", _options, _unlock)


# ---- instructions (709.5f-g)


@DO.register(f.WorkDoor)
def _work(game: Game, verb: f.WorkDoor, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """The player chooses a locked half to unlock, or an unlocked one to lock (709.5f-g)."""
    done: Acted = []
    for i in objects_in(things(game, verb.what, frame)):
        it = game.objects.get(i)
        if it is None:
            continue
        can = doors(game, it, unlocked=False)
        if verb.work is f.DoorWork.EITHER:
            can = sorted(can + doors(game, it, unlocked=True))
        if can:
            door = yield from _choose(game, players[0], it, can, "709.5f")
            is_open = DOORS[door] in it.memory.designations
            yield from happen(game, [Designated(i, DOORS[door], has=not is_open)], "709.5g" if is_open else "709.5f")
            done.append(TargetId.of_object(i))
    frame.done = bool(done)
    return done


# ---- what watches (709.5h-i)


def _opened(event: Event) -> tuple[ObjectId | None, list[int]]:
    """The Room of which doors become unlocked in an event, and which (709.5h)."""
    if isinstance(event, ZoneChange):
        opened = [n for n, door in enumerate(DOORS) if door in event.designations]
        return (event.became[0] if event.enters and event.became else None), opened
    assert isinstance(event, Designated)
    return event.object, [n for n, door in enumerate(DOORS) if door == event.designation and event.has]


@done_in(f.UnlockThisDoor, Designated, ZoneChange)
def _this_door(game: Game, act: f.UnlockThisDoor, event: Event, frame: Frame) -> Iterable[int]:
    """The half that has this very ability became unlocked (709.5h)."""
    room, opened = _opened(event)
    if room != frame.source or room not in game.objects:
        return
    both = halves(game, game.objects[room])
    if any(frame.ability is ability for n in opened if n < len(both) for ability in both[n].abilities.triggered):
        yield game.controller(room)


@done_in(f.FullyUnlock, Designated, ZoneChange)
def _fully(game: Game, act: f.FullyUnlock, event: Event, frame: Frame) -> Iterable[int]:
    """A Room has one of the two designations and gets the other, or gets both (709.5i)."""
    room, opened = _opened(event)
    if room is None or not opened or room not in game.objects:
        return
    it = game.objects[room]
    if len(doors(game, it, unlocked=True)) == len(DOORS) and is_subject(game, act.what, room, frame):
        yield game.controller(room)


# ---- counting doors (709.5j)


def _unlocked_among(game: Game, group: Group, frame: Frame) -> int:
    game.look("designations")
    return sum(len(doors(game, it, unlocked=True)) for it in fitting(game, group, frame))


@AMOUNTS.register(f.UnlockedDoors)
def _unlocked_doors(game: Game, node: f.UnlockedDoors, frame: Frame) -> int:
    return _unlocked_among(game, node.group, frame)


@CONDITIONS.register(f.AreUnlocked)
def _are_unlocked(game: Game, node: f.AreUnlocked, frame: Frame) -> bool:
    return counts(game, node.count, _unlocked_among(game, node.group, frame), frame)
