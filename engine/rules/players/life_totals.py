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
from engine.rules.pipeline.not_happening import WORDS, does_not_happen, words_of
from engine.state.characteristics import Characteristics
from engine.state.choices import Gen, Message
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
    if one == other:
        does_not_happen(game, "no-exchange", "701.12a", why=Message("exchange-takes-two"))
        return False
    if _barred(game, events):
        return False
    yield from happen(game, events, "701.12c")
    return True


def _barred(game: Game, events: list[Event]) -> bool:
    """Whether an exchange can't be completed as one of its parts can't happen; it is told which (701.12a)."""
    for event in events:
        why = barred(game, event)
        if why is not None:
            said = Message(WORDS[type(event)], words_of(event, why))
            does_not_happen(game, "no-exchange", "701.12a", *why.rules, why=said)
            return True
    return False


def _with_two(game: Game, who: list[PlayerId]) -> bool:
    """Whether there are two players to exchange life totals: with one target that has become illegal the exchange can't
    be completed (701.12a)."""
    if len(who) == 2:
        return True
    does_not_happen(game, "no-exchange", "701.12a", why=Message("exchange-takes-two"))
    return False


@DO.register(lt.ExchangeLifeWith)
def _exchange_with(game: Game, verb: lt.ExchangeLifeWith, frame: Frame, who: list[PlayerId]) -> Gen[list[TargetId]]:
    """(701.12c)"""
    pair = [*who, *players(game, verb.other, frame)]
    frame.done = _with_two(game, pair) and (yield from exchange(game, pair[0], pair[1], frame.source))
    return TargetId.of_players(pair)


@DO.register(lt.ExchangeLife)
def _exchange(game: Game, verb: lt.ExchangeLife, frame: Frame, who: list[PlayerId]) -> Gen[list[TargetId]]:
    """(701.12c)"""
    frame.done = _with_two(game, who) and (yield from exchange(game, who[0], who[1], frame.source))
    return TargetId.of_players(who)


@PERFORM.register(lt.ExchangeWithSize)
def _with_size(game: Game, node: lt.ExchangeWithSize, frame: Frame) -> Gen[None]:
    """The base power or toughness becomes what the life total was (701.12g, 613.4b)."""
    who, what = players(game, node.whose, frame), objects(game, node.what, frame)
    it = game.now(what[0]) if len(what) == 1 else None
    ch = game.characteristics(it) if it is not None else None
    size = None if ch is None else ch.power if node.size is lt.Size.POWER else ch.toughness
    if len(who) != 1 or it is None or size is None:
        does_not_happen(game, "no-exchange", "701.12a", why=Message("exchange-takes-two"))
        return
    life = game.players[who[0]].life
    events = change_to(game, who[0], size, frame.source)
    if not _barred(game, events):
        yield from happen(game, events, "701.12g")
        begin_effect(game, (lt.SetSize(Fixed(life), node.size),), frame, [it.target], None)


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
    of_opponents = node.which in (lt.ExtremeLife.LOWEST_OF_OPPONENTS, lt.ExtremeLife.HIGHEST_OF_OPPONENTS)
    lives = [p.life for p in game.living() if not of_opponents or p.number != frame.controller]
    lowest = node.which in (lt.ExtremeLife.LOWEST, lt.ExtremeLife.LOWEST_OF_OPPONENTS)
    return (min if lowest else max)(lives, default=0)
