"""Triggered abilities whose results add up to the same in any order (CR 603.3b): life gained and lost, +1/+1 counters
that their own sources get, and a size that those gain for a while.

Sums are the same in any order as long as nothing looks at the game between two of them and finds something to do: no
player who may or may not be at 0 life on the way (704.5a), no ability that triggers on such events, no effect that
changes what is gained, lost, dealt or put, or would at another life total, and nothing that is what it is by life
totals, or as large as it is by the size or the counters of others. Abilities of other players that resolve before them
are counted in. In doubt the order can matter, as it can where a text is not read.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.abilities.base import Amount, Instruction, Verb, Who
from engine.abilities.nouns.antecedents import Role
from engine.abilities.nouns.object_phrases import It, That, This
from engine.abilities.nouns.player_phrases import EachOpponent, EachOtherPlayer, EachPlayer, ThatPlayer, They, You
from engine.abilities.nouns.target_phrases import TargetPlayer
from engine.abilities.quantities.amounts import Fixed, NumberOf
from engine.abilities.sentences import And, Does, Imperative, Sentences
from engine.abilities.verbs.counters import PutCounters
from engine.abilities.verbs.deal_damage import DealDamage
from engine.abilities.verbs.gain_lose_abilities import GainAbilities
from engine.abilities.verbs.life import GainLife, LoseLife
from engine.abilities.verbs.power_toughness import GetPT, PTChange
from engine.abilities.walk import found as nodes
from engine.events import BecameTarget, CountersPut, CrimeCommitted, Damage, Event, LifeGain, LifeLoss
from engine.rules.continuous.layers.characteristics_read import characteristics_read
from engine.rules.continuous.layers.effects_by_layer import MODIFIERS, WRITES
from engine.rules.continuous.statements import Statement, statements_of
from engine.rules.damage import dealt_with
from engine.rules.evaluate.antecedents import antecedent
from engine.rules.evaluate.evaluation import amount, players
from engine.rules.pipeline import barred
from engine.rules.pipeline.applying_replacement_effects import applicable
from engine.rules.targeting import legal
from engine.rules.triggers.listening import listeners, sourceless_listeners
from engine.rules.triggers.pending_triggers import PendingTrigger, itself, subject_frame
from engine.rules.triggers.settled_conditions import is_settled
from engine.rules.triggers.trigger_events import WATCHES
from engine.state.counters import pt_change
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId, objects_in

_SAID_AT_ONCE = (EachOpponent, EachOtherPlayer, EachPlayer, ThatPlayer, They, You)
"""Words for players that stand for the same ones whatever life totals are."""

_SPOKEN_OF = (Role.THIS, Role.EVENT)
"""What "it" may be: the source, or what the event happened to."""

_DAMAGE_IS_MORE = ("infect", "lifelink")
"""Keywords by which damage of a source, or as though of one, is more to players than lost life (120.3b, 120.3f)."""


class _CanMatterError(Exception):
    """An ability does something else, or what it does depends on something."""


@dataclass(frozen=True, slots=True)
class _Change:
    """What an ability does: the event, and by how much whose life goes down by it."""

    event: Event
    player: PlayerId
    down: int = 0


def add_up(game: Game, mine: Sequence[PendingTrigger]) -> bool:
    """Whether all that abilities do adds up to the same in any order."""
    try:
        changes = [change for one in mine for change in _changes(game, one)]
    except _CanMatterError:
        return False
    kinds: set[type[Event]] = {type(one.event) for one in changes}
    if any(_targets(one) for one in mine):
        kinds |= {BecameTarget, CrimeCommitted}
    return (
        _is_settled_who_loses(game, changes)
        and not _watched(game, kinds)
        and not _looked_at(game, [one.event for one in changes])
    )


def _is_settled_who_loses(game: Game, changes: Sequence[_Change]) -> bool:
    """Whether nobody can be at 0 life on the way, or in a game of two only one who gains none, and so loses in any
    order (704.5a, 104.2a)."""
    down: Counter[PlayerId] = Counter()
    for change in changes:
        down[change.player] += change.down
    low = {player for player, lost in down.items() if lost > 0 and game.players[player].life <= lost}
    gaining = {change.player for change in changes if isinstance(change.event, LifeGain)}
    return not low or (len(low) == 1 and game.is_two_player and low.isdisjoint(gaining))


def _targets(one: PendingTrigger) -> bool:
    """Whether an ability targets a player."""
    return any(True for _ in nodes(one.ability.effect, TargetPlayer))


def only_raises(game: Game, effect: Sentences) -> bool:
    """Whether all that a text does is to make what it speaks of larger, or give it abilities, for a while: done to one
    object after another it comes to the same in any order."""
    return not _sizes_make_sizes(game) and all(
        isinstance(part, Does) and all(_raises(verb) or isinstance(verb, GainAbilities) for verb in part.verbs)
        for part in effect.parts
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


def _looked_at(game: Game, events: Sequence[Event]) -> bool:
    """Whether something replaces such events or keeps them from happening, or what does so, or what any object is,
    depends on what they change: "as long as you have 5 or less life, you can't gain life". What is not read may."""
    with game.looking() as facets:
        if any(ch.abilities.unread for ch in game.derived().characteristics.values()):
            return True
        if any(applicable(game, event, frozenset()) or barred(game, event) for event in events):
            return True
    life = (event for event in events if not isinstance(event, CountersPut))
    return not facets.isdisjoint(facet for event in life for facet in event.facets)


def _changes(game: Game, one: PendingTrigger) -> Iterator[_Change]:
    if not is_settled(game, one) or not isinstance(one.ability.effect, Sentences):
        raise _CanMatterError
    if _targets(one) and any(True for _ in nodes(one.ability.effect, ThatPlayer, They)):
        raise _CanMatterError  # they may be the target, which isn't chosen yet
    frame = subject_frame(game, one)
    for part in one.ability.effect.parts:
        yield from _of_instruction(game, part, frame)


def _of_instruction(game: Game, part: Instruction, frame: Frame) -> Iterator[_Change]:
    if isinstance(part, And):
        for one in part.parts:
            yield from _of_instruction(game, one, frame)
        return
    if _makes_itself_larger(game, part, frame):
        if _sizes_make_sizes(game):
            raise _CanMatterError
        return
    if not isinstance(part, Imperative | Does) or part.duration is not None:
        raise _CanMatterError
    for verb in part.verbs:
        if isinstance(verb, PutCounters):
            yield _of_counters(game, verb, frame)
        elif isinstance(part, Imperative):
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
        isinstance(part, Does) and _is_itself(game, part.subject, frame) and all(_raises(verb) for verb in part.verbs)
    )


def _raises(verb: Verb) -> bool:
    return isinstance(verb, GetPT) and _only_raises(verb.change)


def _sizes_make_sizes(game: Game) -> bool:
    """Whether the size of one object makes another larger or smaller, or would: "creatures get -0/-2 as long as you
    control a creature with power 4 or greater" could make one die on the way (704.5f)."""
    now = game.derived()
    abilities = (ability for ch in now.characteristics.values() for ability in ch.abilities.statics)
    said = (*(one.statement for one in now.standing), *(one for ability in abilities for one in statements_of(ability)))
    return any(_is_of_size(one) and not _SIZE.isdisjoint(_read_by(one)) for one in said)


def _is_of_size(said: Statement) -> bool:
    """Whether a statement changes power or toughness."""
    layers = (layer for verb in said.verbs for layer, *_ in MODIFIERS.by_verb.get(type(verb), ()))
    return not _OF_SIZE.isdisjoint(layers)


def _read_by(said: Statement) -> frozenset[str]:
    """The characteristics that a statement looks at."""
    return characteristics_read(said.subject, *said.verbs, *said.given)


_SIZE = frozenset({"power", "toughness"})
_OF_SIZE = {layer for layer, written in WRITES.items() if written == _SIZE}
"""The layers of effects that change power and toughness (613.4)."""


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
            yield _Change(LifeGain(player, number, frame.source), player)
        else:
            yield _Change(LifeLoss(player, number, frame.source), player, number)


def _of_counters(game: Game, verb: PutCounters, frame: Frame) -> _Change:
    """Counters that make the source of an ability larger."""
    change = pt_change(verb.kind.name)
    if change is None or min(change) < 0 or not _is_itself(game, verb.what, frame) or _sizes_make_sizes(game):
        raise _CanMatterError
    put = CountersPut(
        TargetId.of_object(frame.source), verb.kind.name, _number(game, verb.count, frame), frame.controller
    )
    return _Change(put, frame.controller)


def _of_damage(game: Game, verb: Verb, frame: Frame) -> Iterator[_Change]:
    if not isinstance(verb, DealDamage) or verb.more:
        raise _CanMatterError
    dealing = game.characteristics(frame.source)
    number = _number(game, verb.amount, frame)
    for recipient in verb.recipients:
        if not isinstance(recipient, Who):
            raise _CanMatterError
        for player in _those(game, recipient, frame):
            damage = Damage(frame.source, TargetId.of_player(player), number)
            if any(dealt_with(game, dealing, damage, keyword) for keyword in _DAMAGE_IS_MORE):
                raise _CanMatterError
            yield _Change(damage, player, number)
            yield _Change(LifeLoss(player, number, frame.source, from_damage=True), player)


def _those(game: Game, who: Who, frame: Frame) -> list[PlayerId]:
    """The players that it happens to; of a target, which is chosen later, all that it may be."""
    if type(who) is TargetPlayer and who.condition is None and who.by is None:
        return [one.player for one in legal(game, who, frame, []) if one.player is not None]
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
