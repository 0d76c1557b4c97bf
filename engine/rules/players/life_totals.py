"""Life totals set, doubled and exchanged (CR 119.5, 701.10d, 701.12c, 701.12g)."""

from __future__ import annotations

from dataclasses import replace

from engine.abilities.quantities.amounts import Fixed
from engine.abilities.verbs import life_totals as lt
from engine.events import Event, LifeGain, LifeLoss
from engine.rules.continuous.lasting_verbs import begin_effect
from engine.rules.continuous.layers import MODIFIERS
from engine.rules.evaluate.evaluation import AMOUNTS, amount, objects, players
from engine.rules.instructions.carrying_out import DO
from engine.rules.instructions.performing import PERFORM
from engine.rules.pipeline import barred, happen
from engine.rules.pipeline.not_happening import does_not_happen
from engine.state.characteristics import Characteristics
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.objects import GameObject


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
