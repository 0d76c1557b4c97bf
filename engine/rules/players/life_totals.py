"""Life totals set, exchanged and kept as they are, and staying in the game without life (CR 119.5-119.8, 701.12c)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial

from engine.abilities.quantities.amounts import Fixed
from engine.abilities.verbs import life_totals as lt
from engine.events import Damage, Event, LifeGain, LifeLoss, ZoneChange
from engine.rules.continuous.lasting_verbs import begin_effect
from engine.rules.continuous.layers import MODIFIERS
from engine.rules.continuous.statements import looked_up
from engine.rules.damage import AS_THOUGH, DAMAGE_LEAVES
from engine.rules.evaluate.evaluation import AMOUNTS, amount, holds, is_player, objects, players
from engine.rules.instructions.carrying_out import DO
from engine.rules.instructions.performing import PERFORM
from engine.rules.pipeline import barred, can_not, happen
from engine.rules.pipeline.applying_replacement_effects import Replacement, replaces
from engine.rules.pipeline.not_happening import Prohibition, does_not_happen
from engine.rules.replacement.replacement_effects import made
from engine.state.characteristics import Characteristics
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.objects import GameObject
from engine.state.unknown_cards import library_has, top_of_library
from engine.state.zones import Zone

PAYS_WITH_LIBRARY = looked_up(lt.PaysWithLibrary)
LIFE_CANT_CHANGE = looked_up(lt.LifeCantChange)
DAMAGE_LEAVES_ONE = looked_up(lt.DamageLeavesOne)
DEALT_AS_THOUGH = looked_up(lt.DealtAsThough)


@replaces(LifeLoss, by="119.4")
def _pays_with_library(game: Game, event: Event) -> Iterable[Replacement]:
    """Not of life that is lost otherwise (119.4)."""
    assert isinstance(event, LifeLoss)
    for _, standing in PAYS_WITH_LIBRARY.said(game) if event.paid else ():
        if standing.frame.controller == event.player and library_has(game, event.player, event.amount):
            entering = _entering_from_library(game, event.player)
            change = partial(_exile_instead, entering=entering, source=standing.frame.source)
            rule = "614.13c" if entering else "614.1a"
            yield made(standing, "instead-of", change, (rule,))


def _exile_instead(game: Game, event: Event, entering: set[int], source: ObjectId) -> list[Event]:
    """A card that is entering the battlefield is none of those on top, though it is still there (614.13c)."""
    assert isinstance(event, LifeLoss)
    top = top_of_library(game, event.player, event.amount + len(entering))
    cards = [i for i in top if i not in entering][: event.amount]
    return [ZoneChange(i, Zone.EXILE, Zone.LIBRARY, "exile", source) for i in cards]


def _entering_from_library(game: Game, player: PlayerId) -> set[int]:
    """The cards on their way from a player's library onto the battlefield, how they enter being worked out."""
    found: set[int] = set()
    batch = game.batch
    while batch is not None:
        moving = (batch.now, *batch.still_to_come, *batch.settled)
        found |= {one.object for one in moving if isinstance(one, ZoneChange) and one.enters}
        batch = batch.outer
    return found & set(game.ids(Zone.LIBRARY, player))


def change_to(game: Game, player: PlayerId, total: int, source: ObjectId) -> list[Event]:
    """The gain or loss of life by which a player comes to a life total (119.5)."""
    more = total - game.players[player].life
    if more == 0:
        return []
    return [LifeGain(player, more, source) if more > 0 else LifeLoss(player, -more, source)]


@PERFORM.register(lt.LifeBecomes)
def _becomes(game: Game, node: lt.LifeBecomes, frame: Frame) -> Gen[None]:
    """Worked out for each player before anybody's total changes (119.5)."""
    events: list[Event] = []
    for player in players(game, node.who, frame):
        total = amount(game, node.number, replace(frame, each=TargetId.of_player(player)))
        events += change_to(game, player, total, frame.source)
    yield from happen(game, events, "119.5")


@PERFORM.register(lt.DoubleLife)
def _double(game: Game, node: lt.DoubleLife, frame: Frame) -> Gen[None]:
    """(701.10d)"""
    events: list[Event] = []
    for player in players(game, node.whose, frame):
        events += change_to(game, player, 2 * game.players[player].life, frame.source)
    yield from happen(game, events, "701.10d")


def exchange(game: Game, one: PlayerId, other: PlayerId, source: ObjectId) -> Gen[bool]:
    """Two players exchange life totals, unless one of them can't gain or lose what it takes (701.12a, 701.12c)."""
    lives = [game.players[p].life for p in (one, other)]
    events = change_to(game, one, lives[1], source) + change_to(game, other, lives[0], source)
    if one == other or any(barred(game, event) is not None for event in events):
        does_not_happen(game, "no-exchange", "701.12a")
        return False
    yield from happen(game, events, "701.12c")
    return True


@DO.register(lt.ExchangeLifeWith)
def _exchange_with(game: Game, verb: lt.ExchangeLifeWith, frame: Frame, who: list[PlayerId]) -> Gen[list[TargetId]]:
    """(701.12c)"""
    others = players(game, verb.other, frame)
    frame.done = len(who) == len(others) == 1 and (yield from exchange(game, who[0], others[0], frame.source))
    return TargetId.of_players((*who, *others))


@DO.register(lt.ExchangeLife)
def _exchange(game: Game, verb: lt.ExchangeLife, frame: Frame, who: list[PlayerId]) -> Gen[list[TargetId]]:
    """With one target that has become illegal the exchange can't be completed (701.12a)."""
    frame.done = len(who) == 2 and (yield from exchange(game, who[0], who[1], frame.source))
    return TargetId.of_players(who)


@PERFORM.register(lt.ExchangeWithSize)
def _with_size(game: Game, node: lt.ExchangeWithSize, frame: Frame) -> Gen[None]:
    """The base power or toughness becomes what the life total was (701.12g, 613.4b)."""
    who, what = players(game, node.whose, frame), objects(game, node.what, frame)
    if len(who) != 1 or len(what) != 1 or game.now(what[0]) is None:
        return
    ch = game.characteristics(what[0])
    size = ch.power if node.size is lt.Size.POWER else ch.toughness
    life = game.players[who[0]].life
    if size is None or any(barred(game, e) is not None for e in change_to(game, who[0], size, frame.source)):
        does_not_happen(game, "no-exchange", "701.12a")
        return
    yield from happen(game, change_to(game, who[0], size, frame.source), "701.12g")
    begin_effect(game, (lt.SetSize(Fixed(life), node.size),), frame, [TargetId.of_object(what[0])], None)


@MODIFIERS.register(lt.SetSize, "7b")
def _set_size(game: Game, verb: lt.SetSize, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    """(613.4b)"""
    number = amount(game, verb.number, frame)
    if verb.size is lt.Size.POWER:
        ch.power = number
    else:
        ch.toughness = number


@AMOUNTS.register(lt.LifeAmong)
def _life_among(game: Game, node: lt.LifeAmong, frame: Frame) -> int:
    game.look("life")
    lives = [p.life for p in game.living()]
    return min(lives) if node.which is lt.ExtremeLife.LOWEST else max(lives)


# ---- what holds all along


@can_not(LifeGain, LifeLoss, by="119.7")
def _cant_change(game: Game, event: Event) -> Prohibition | None:
    """(119.7, 119.8)"""
    assert isinstance(event, LifeGain | LifeLoss)
    for node, standing in LIFE_CANT_CHANGE.said(game):
        if is_player(node.whose)(game, event.player, standing.frame):
            rule = "119.7" if isinstance(event, LifeGain) else "119.8"
            return Prohibition(("101.2", rule), standing.frame.source)
    return None


@DAMAGE_LEAVES.by("614.1a")
def _leaves_one(game: Game, player: PlayerId, life: int) -> tuple[int, ObjectId] | None:
    """It does nothing for a player who has less than 1 life already (614.1a)."""
    if life < 1:
        return None
    for node, standing in DAMAGE_LEAVES_ONE.said(game):
        held = node.condition is None or holds(game, node.condition, standing.frame)
        if held and standing.frame.controller == player:
            return 1, standing.frame.source
    return None


@AS_THOUGH.by("609.4")
def _as_though(game: Game, damage: Damage) -> Iterable[str]:
    """(609.4)"""
    for node, standing in DEALT_AS_THOUGH.said(game):
        if node.to is None or damage.target.player == standing.frame.controller:
            yield node.keyword.value
