"""Verbs with a lasting effect: what they do in which layer, and how a resolving text begins one (CR 611, 613)."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar

from engine.abilities.base import Ability, Amount, Declaration, Duration, Node, ObjectVerb, Verb
from engine.abilities.dispatch import Dispatch, Use
from engine.abilities.durations.durations import ForAsLongAs
from engine.abilities.keywords.phasing import PhaseIn
from engine.abilities.keywords.protection import Quality
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.quantities.for_each import Per
from engine.abilities.sentences import Does
from engine.abilities.verbs.attack_and_block import Cant
from engine.abilities.verbs.gain_control import GainControl
from engine.abilities.verbs.gain_lose_abilities import GainAbilities, HaveAbilities, LoseAllAbilities
from engine.abilities.verbs.power_toughness import GetPT, PTChange
from engine.abilities.walk import found
from engine.events import EffectBegins
from engine.grammar.memoize import memoized
from engine.rules.continuous.beginning import new_effect
from engine.rules.continuous.granted_abilities import granted
from engine.rules.continuous.layers import MODIFIERS, added_by
from engine.rules.continuous.rules_of_effects import rules_of_effect
from engine.rules.continuous.statements import RULE_VERBS
from engine.rules.continuous.what_it_counts import counting, told
from engine.rules.evaluate.evaluation import amount, holds
from engine.rules.evaluate.for_each import Counted, count
from engine.rules.pipeline import commit
from engine.rules.pipeline.not_happening import does_not_happen
from engine.state.characteristics import NO_ABILITIES, Characteristics
from engine.state.choices import Gen
from engine.state.continuous_effects import Effect
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.objects import GameObject
from engine.state.undetermined_numbers import determined

RULES_OF_PLAY: set[type[Verb]] = {Cant}
"""Verbs that belong to no layer (``RULE_VERBS``) and that, said of a description, hold for whatever fits it while they
last (611.2c)."""


SETTLES: Dispatch[Callable[[Game, Any, Frame], Verb]] = Dispatch(
    "a lasting verb as it begins", Verb, Declaration, where=Use.DONE
)
"""Verbs that are turned into another one as their effect begins: what they copy is looked at only then."""


CHOSEN: Dispatch[Callable[[Game, Any, Frame], Gen[Node]]] = Dispatch(
    "a word chosen as an effect begins", Quality, ObjectVerb
)
"""For a node that leaves something to choose, as an effect begins, the function that has it chosen and returns what
stands in its place."""


class NothingToSay(Exception):
    """A lasting verb speaks of something that is not there: its effect does nothing (608.2b, 609.3)."""


def is_continuous(verb: Verb) -> bool:
    """Whether what the verb says lasts, rather than happening once (611.1)."""
    return any(type(verb) in those for those in (MODIFIERS, RULE_VERBS, SETTLES, CHOSEN))


def begin_effect(
    game: Game,
    verbs: tuple[Verb | Declaration, ...],
    frame: Frame,
    affected: list[TargetId],
    duration: Duration | None,
) -> list[TargetId]:
    """A continuous effect begins for a set of objects that is now locked in (611.2c): one for each of them where it
    lasts for as long as that one is so."""
    if duration is not None and frame.each is None and any(a.role is Role.EACH for a in found(duration, Antecedent)):
        begun = (begin_effect(game, verbs, replace(frame, each=one), [one], duration) for one in affected)
        return [one for some in begun for one in some]
    out_too = any(isinstance(verb, Cant) and isinstance(verb.what, PhaseIn) for verb in verbs)
    present = tuple(t for t in affected if t.player is not None or _is_there(game, t.object_id, out_too))
    effect = continuous_effect(game, verbs, frame, present, duration) if present else None
    if effect is None:
        return []
    own_rules = (rule for verb in verbs if isinstance(verb, Verb) for rule in verb.rules)
    named = {TargetId.of_object(frame.source), *(t for slot in frame.targets for t in slot)}
    named.update(t for done in frame.results.values() for t in done)
    described = any(t.object is not None and t not in named for t in present)
    locked_in = ("611.2c",) if len(present) > 1 or described else ()
    rules = (*locked_in, *own_rules, *rules_of_effect(game, effect, verbs, frame, present))
    commit(game, [EffectBegins(effect)], "611.2", *rules)
    return list(present)


def _is_there(game: Game, object_id: ObjectId, out_too: bool) -> bool:
    """Whether there is such an object; what is phased out only where the effect speaks of that (702.26b)."""
    return object_id in game.objects if out_too else game.exists(object_id)


def continuous_effect(
    game: Game,
    verbs: tuple[Verb | Declaration, ...],
    frame: Frame,
    affected: tuple[TargetId, ...] | None,
    duration: Duration | None,
) -> Effect | None:
    """The effect that would begin, with every amount worked out; None where it would do nothing (609.3, 611.2b)."""
    try:
        settled = tuple(settle(game, verb, frame) for verb in verbs)
    except NothingToSay:
        return None
    if duration is None:
        duration = next((verb.lasts for verb in verbs if isinstance(verb, Verb) and verb.lasts), None)
    if isinstance(duration, ForAsLongAs) and not holds(game, duration.condition, frame):
        does_not_happen(game, "over-before-it-began", "611.2b", source=TargetId.of_object(frame.source))
        return None
    return new_effect(game, frame, settled, affected, duration)


def begin_rule_effect(game: Game, said: Does, frame: Frame) -> None:
    """An effect that changes no characteristics begins: it is about whatever fits its subject at any time (611.2c)."""
    effect = continuous_effect(game, said.verbs, frame, None, said.duration)
    if effect is not None:
        stated = dataclasses.replace(effect, statement=dataclasses.replace(said, verbs=effect.verbs))
        commit(game, [EffectBegins(stated)], "611.2", "611.2c")


N = TypeVar("N", bound=Node)


def settle(game: Game, node: N, frame: Frame) -> N:
    """The node with every amount worked out: it is determined only once, as the effect begins (608.2h). A
    change of power and toughness by a negative number is one by 0 (107.1b)."""
    if not dataclasses.is_dataclass(node) or isinstance(node, Ability):
        return node
    if isinstance(node, Per) and not node.of_affected:
        counted = counting(game, node, frame)
        if counted is not None:
            game.count(told(counted))
        return Counted(count(game, node, frame))
    if type(node) in SETTLES:
        return SETTLES[type(node)](game, node, frame)
    changes: dict[str, Any] = {}
    for field in dataclasses.fields(node):
        value = getattr(node, field.name)
        if isinstance(value, Amount) and not isinstance(value, Fixed):
            number = amount(game, value, frame)
            changes[field.name] = Fixed(max(0, number) if isinstance(node, PTChange) else number)
        elif isinstance(value, Node):
            inner = settle(game, value, frame)
            if inner is not value:
                changes[field.name] = inner
    return dataclasses.replace(node, **changes) if changes else node


# ---- what they do in the layers


def has_size(ch: Characteristics) -> bool:
    """Whether it has a power and toughness to change; a creature without values has 0 (208.3, 208.5)."""
    return ch.power is not None or "Creature" in ch.types


@MODIFIERS.register(GetPT, "7c")
def _get_pt(game: Game, verb: GetPT, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    """(613.4c); a number worked out to be negative is 0 (107.1b)."""
    power, toughness = ch.power, ch.toughness
    if power is not None or has_size(ch):
        change = verb.change
        if _is_of_each(change):
            frame = replace(frame, each=it.target)
        ch.power = determined(power) + change.power_sign * _at_least_0(game, change.power, frame)
        ch.toughness = determined(toughness) + change.toughness_sign * _at_least_0(game, change.toughness, frame)


@memoized
def _is_of_each(change: PTChange) -> bool:
    """Whether each of several gets as much as is counted for it: "where X is the number of other Skeletons"."""
    return any(one.role is Role.EACH for one in found(change, Antecedent))


@added_by(GetPT)
def _added(verb: GetPT) -> tuple[int, int] | None:
    """How much a change adds that says so in digits (613.4c)."""
    power, toughness = verb.change.power, verb.change.toughness
    if not isinstance(power, Fixed) or not isinstance(toughness, Fixed):
        return None
    return verb.change.power_sign * max(0, power.value), verb.change.toughness_sign * max(0, toughness.value)


def _at_least_0(game: Game, number: Amount, frame: Frame) -> int:
    """What is written as a digit, most often, is not asked for at length: this is done for each of many objects."""
    if type(number) is Fixed and number.value in _DIGITS:
        return number.value
    return max(0, amount(game, number, frame))


_DIGITS = range(10)


@MODIFIERS.register(GainAbilities, "6")
@MODIFIERS.register(HaveAbilities, "6")
def _gain_abilities(
    game: Game, verb: GainAbilities | HaveAbilities, ch: Characteristics, it: GameObject, frame: Frame
) -> None:
    """(613.1f)"""
    for ability in verb.abilities:
        ch.abilities = ch.abilities.plus(granted(game, ability, frame))


@MODIFIERS.register(LoseAllAbilities, "6", unsettles=True)
def _lose_all(game: Game, verb: LoseAllAbilities, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    """(613.1f)"""
    ch.abilities = NO_ABILITIES
    ch.bare = True


@MODIFIERS.register(GainControl, "2")
def _gain_control(game: Game, verb: GainControl, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    """(613.1b)"""
    ch.controller = frame.controller
