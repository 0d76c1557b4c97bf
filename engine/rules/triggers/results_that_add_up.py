"""Triggered abilities whose results add up to the same in any order (CR 603.3b): life gained and lost, and a size that
their own sources gain for a while.

Sums are the same in any order as long as nothing looks at the game between two of them and finds something to do: no
player who is at 0 life on the way (704.5a), no ability that triggers on life or damage, no effect that changes what is
gained, lost or dealt. In doubt the order can matter.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.abilities.base import Amount, Instruction, Verb, Who
from engine.abilities.nouns.antecedents import Role
from engine.abilities.nouns.object_phrases import It, That, This
from engine.abilities.nouns.player_phrases import EachOpponent, EachOtherPlayer, EachPlayer, ThatPlayer, They, You
from engine.abilities.quantities.amounts import Fixed, NumberOf
from engine.abilities.sentences import And, Does, Imperative, Sentences
from engine.abilities.verbs.deal_damage import DealDamage
from engine.abilities.verbs.life import GainLife, LoseLife
from engine.abilities.verbs.power_toughness import GetPT, PTChange
from engine.events import Damage, Event, LifeGain, LifeLoss
from engine.rules.evaluate.antecedents import antecedent
from engine.rules.evaluate.evaluation import amount, players
from engine.rules.pipeline import barred
from engine.rules.pipeline.applying_replacement_effects import applicable
from engine.rules.triggers.listening import listeners, sourceless_listeners
from engine.rules.triggers.pending_triggers import PendingTrigger, itself, subject_frame
from engine.rules.triggers.trigger_events import WATCHES
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId, objects_in

_SAID_AT_ONCE = (EachOpponent, EachOtherPlayer, EachPlayer, ThatPlayer, They, You)
"""Words for players that stand for the same ones whatever life totals are."""

_SPOKEN_OF = (Role.THIS, Role.EVENT)
"""What "it" may be: the source, or what the event happened to."""

_DAMAGE_IS_MORE = ("infect", "lifelink")
"""Keywords of a source by which its damage to players is not just lost life (120.3b, 120.3f)."""


class _CanMatterError(Exception):
    """An ability does something else, or what it does depends on something."""


@dataclass(frozen=True, slots=True)
class _Change:
    """What an ability does to a life total: the event, and by how much the player's life goes down by it."""

    event: Event
    player: PlayerId
    down: int


def add_up(game: Game, mine: Sequence[PendingTrigger]) -> bool:
    """Whether all that abilities do adds up to the same in any order."""
    try:
        changes = [change for one in mine for change in _changes(game, one)]
    except _CanMatterError:
        return False
    down: Counter[PlayerId] = Counter()
    for change in changes:
        down[change.player] += change.down
    return (
        all(game.players[player].life > lost for player, lost in down.items())
        and not _watched(game, {type(one.event) for one in changes})
        and not any(applicable(game, one.event, frozenset()) or barred(game, one.event) for one in changes)
    )


def _watched(game: Game, kinds: set[type[Event]]) -> bool:
    """Whether some ability triggers on such events, or waits for a state of the game (603.8)."""
    later = {
        kind
        for one in game.delayed
        for kind in WATCHES[type(one.ability.trigger_event)].events(one.ability.trigger_event)
    }
    heard = {*listeners(game), *sourceless_listeners(game), *later}
    return not heard.isdisjoint({*kinds, Event})


def _changes(game: Game, one: PendingTrigger) -> Iterator[_Change]:
    if one.ability.condition is not None or not isinstance(one.ability.effect, Sentences):
        raise _CanMatterError
    frame = subject_frame(game, one)
    for part in one.ability.effect.parts:
        yield from _of_instruction(game, part, frame)


def _of_instruction(game: Game, part: Instruction, frame: Frame) -> Iterator[_Change]:
    if isinstance(part, And):
        for one in part.parts:
            yield from _of_instruction(game, one, frame)
        return
    if _makes_itself_larger(game, part, frame):
        return
    if not isinstance(part, Imperative | Does) or part.duration is not None:
        raise _CanMatterError
    for verb in part.verbs:
        if isinstance(part, Imperative):
            yield from _of_verb(game, verb, [frame.controller], frame)
        elif _is_itself(game, part.subject, frame):
            yield from _of_damage(game, verb, frame)
        elif isinstance(part.subject, Who):
            yield from _of_verb(game, verb, _those(game, part.subject, frame), frame)
        else:
            raise _CanMatterError


def _makes_itself_larger(game: Game, part: Instruction, frame: Frame) -> bool:
    """Whether an ability gives its source so much more power and toughness: "~ gets +1/+1 until end of turn"."""
    return (
        isinstance(part, Does)
        and _is_itself(game, part.subject, frame)
        and all(isinstance(verb, GetPT) and _only_raises(verb.change) for verb in part.verbs)
    )


def _only_raises(change: PTChange) -> bool:
    """Whether a change is a written one that lowers nothing: a toughness that falls could be 0 on the way (704.5f)."""
    numbers, signs = (change.power, change.toughness), (change.power_sign, change.toughness_sign)
    return all(type(number) is Fixed for number in numbers) and min(signs) > 0


def _is_itself(game: Game, subject: object, frame: Frame) -> bool:
    """Whether a subject is the source of the ability: "~", or "it" where it has happened to that."""
    if isinstance(subject, It) and subject.antecedent is not None and _role(subject) in _SPOKEN_OF:
        return {*antecedent(game, subject.antecedent, frame)} <= itself(game, frame.source)
    return subject == This()


def _role(said: It | That) -> Role | None:
    return said.antecedent.role if said.antecedent is not None else None


def _of_verb(game: Game, verb: Verb, who: list[PlayerId], frame: Frame) -> Iterator[_Change]:
    if not isinstance(verb, GainLife | LoseLife):
        raise _CanMatterError
    number = _number(game, verb.amount, frame)
    for player in who:
        if isinstance(verb, GainLife):
            yield _Change(LifeGain(player, number, frame.source), player, 0)
        else:
            yield _Change(LifeLoss(player, number, frame.source), player, number)


def _of_damage(game: Game, verb: Verb, frame: Frame) -> Iterator[_Change]:
    if (
        not isinstance(verb, DealDamage)
        or verb.more
        or any(map(game.characteristics(frame.source).has, _DAMAGE_IS_MORE))
    ):
        raise _CanMatterError
    number = _number(game, verb.amount, frame)
    for recipient in verb.recipients:
        if not isinstance(recipient, Who):
            raise _CanMatterError
        for player in _those(game, recipient, frame):
            source: ObjectId = frame.source
            yield _Change(Damage(source, TargetId.of_player(player), number), player, number)
            yield _Change(LifeLoss(player, number, source, from_damage=True), player, 0)


def _those(game: Game, who: Who, frame: Frame) -> list[PlayerId]:
    if type(who) not in _SAID_AT_ONCE:
        raise _CanMatterError
    return players(game, who, frame)


def _number(game: Game, said: Amount, frame: Frame) -> int:
    """A written number, or one of what has left the battlefield: it stays what it was (608.2h)."""
    if type(said) is NumberOf and not any(i in game.battlefield for i in _whose(game, said, frame)):
        return amount(game, said, frame)
    if type(said) is not Fixed:
        raise _CanMatterError
    return said.value


def _whose(game: Game, said: NumberOf, frame: Frame) -> list[ObjectId]:
    """The objects that a number is of, where they are the source itself or what the event happened to."""
    if said.of == This():
        return [frame.source]
    if not isinstance(said.of, It | That) or said.of.antecedent is None or _role(said.of) not in _SPOKEN_OF:
        raise _CanMatterError
    return list(objects_in(antecedent(game, said.of.antecedent, frame)))
