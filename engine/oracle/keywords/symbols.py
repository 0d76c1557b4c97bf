"""What level symbols, station symbols, class level bars and the words on Cases stand for (CR 711, 716, 719, 721)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from engine.abilities.ability import Activated, KeywordLine, PayMana, Static, Triggered
from engine.abilities.base import Ability, Condition, ObjectVerb
from engine.abilities.conditions.conditions import BothTrue, HasCounters
from engine.abilities.conditions.designations import BecomeLevel, Designation, IsDesignated, IsLevel
from engine.abilities.dispatch import Dispatch
from engine.abilities.nouns.noun_groups import CardType, Comparison
from engine.abilities.nouns.object_phrases import This
from engine.abilities.permissions.timing import ActivationLimit
from engine.abilities.quantities.amounts import AtLeast, AtMost, Fixed
from engine.abilities.replacement.entering import ChooseEntering
from engine.abilities.sentences import Does, Sentences
from engine.abilities.static_abilities import AsLongAs, While
from engine.abilities.symbols import (
    AnchorWords,
    ClassLevel,
    Infinity,
    LevelSymbol,
    Lines,
    Solved,
    StationSymbol,
    Symbol,
    ToSolve,
    WordWasChosen,
)
from engine.abilities.verbs.become import Adding, Be, Kind
from engine.abilities.verbs.counters import CounterKind, CounterName
from engine.abilities.verbs.gain_lose_abilities import HaveAbilities
from engine.abilities.verbs.power_toughness import HaveBasePT
from engine.oracle.compile import ability_meant

STANDS_FOR: Dispatch[Callable[[Any], tuple[Ability, ...]]] = Dispatch("what a symbol stands for")


@lru_cache(maxsize=4096)
def stands_for(symbol: Symbol) -> tuple[Ability, ...]:
    """The abilities that a symbol stands for."""
    return STANDS_FOR[type(symbol)](symbol)


def _listed(lines: Lines) -> tuple[Ability, ...]:
    return tuple(ability for line in lines for ability in (line.keywords if isinstance(line, KeywordLine) else (line,)))


def _while(condition: Condition, *verbs: ObjectVerb) -> Static:
    """ "As long as [condition], ~ [verbs]." """
    return Static((Does(This(), verbs, AsLongAs(condition)),))


def _having(abilities: tuple[Ability, ...]) -> tuple[ObjectVerb, ...]:
    return (HaveAbilities(abilities),) if abilities else ()


def _counters(kind: str, least: int) -> Condition:
    return HasCounters(This(), CounterKind(CounterName(kind)), AtLeast(Fixed(least)))


@STANDS_FOR.register(LevelSymbol)
def _level(symbol: LevelSymbol) -> tuple[Ability, ...]:
    """As long as there are so many level counters, it has that size and those abilities (711.2a-b)."""
    reached = _counters("level", symbol.levels.least)
    if symbol.levels.most is not None:
        kind = CounterKind(CounterName("level"))
        reached = BothTrue(reached, HasCounters(This(), kind, AtMost(Fixed(symbol.levels.most))))
    size = HaveBasePT(Fixed(symbol.power), Fixed(symbol.toughness))
    return (_while(reached, size, *_having(_listed(symbol.lines))),)


@STANDS_FOR.register(StationSymbol)
def _station(symbol: StationSymbol) -> tuple[Ability, ...]:
    """As long as there are so many charge counters, it has those abilities, and with a box it is a creature of that
    size in addition to its other types (721.2a-b)."""
    verbs = _having(_listed(symbol.lines))
    if symbol.power is not None and symbol.toughness is not None:
        size = (Fixed(symbol.power), Fixed(symbol.toughness))
        creature = Kind(CardType.CREATURE, power=size[0], toughness=size[1], base=True)
        verbs = (Be(creature, Adding.TYPES), *verbs)
    return (_while(_counters("charge", symbol.least), *verbs),)


@STANDS_FOR.register(ClassLevel)
def _class(symbol: ClassLevel) -> tuple[Ability, ...]:
    """Its level becomes N, only from N-1 and only as a sorcery; from level N on it has those abilities (716.2a)."""
    gain = Activated(
        (PayMana(symbol.cost),),
        Sentences((Does(This(), (BecomeLevel(symbol.level),)),)),
        (ActivationLimit.SORCERY,),
        IsLevel(This(), symbol.level - 1),
    )
    reached = IsLevel(This(), symbol.level, Comparison.OR_GREATER)
    return (gain, _while(reached, *_having(_listed(symbol.lines))))


@STANDS_FOR.register(ToSolve)
def _to_solve(symbol: ToSolve) -> tuple[Ability, ...]:
    """At the beginning of your end step, if the condition is met and it isn't solved, it becomes solved (719.3a)."""
    ability = ability_meant("At the beginning of your end step, if ~ is not solved, ~ becomes solved.")
    assert isinstance(ability, Triggered)
    unsolved = IsDesignated(This(), Designation.SOLVED, denied=True)
    return (Triggered(ability.word, ability.happening, ability.effect, BothTrue(symbol.condition, unsolved)),)


@STANDS_FOR.register(Solved)
def _solved(symbol: Solved) -> tuple[Ability, ...]:
    """As long as the Case is solved (702.169b); triggers only if it is (702.169c); activate only if it is
    (702.169d)."""
    solved = IsDesignated(This(), Designation.SOLVED)
    ability = symbol.ability
    if isinstance(ability, Static):
        return (Static(tuple(While(solved, effect) for effect in ability.effects)),)  # type: ignore[arg-type]
    if isinstance(ability, Activated):
        given = solved if ability.given is None else BothTrue(ability.given, solved)
        return (Activated(ability.costs, ability.effect, ability.limits, given),)
    return (_while(solved, HaveAbilities((ability,))),)


@STANDS_FOR.register(Infinity)
def _infinity(symbol: Infinity) -> tuple[Ability, ...]:
    """As long as it is harnessed, it has the ability (702.186b)."""
    harnessed = IsDesignated(This(), Designation.HARNESSED)
    return (_while(harnessed, HaveAbilities((symbol.ability,))),)


@STANDS_FOR.register(AnchorWords)
def _anchors(symbol: AnchorWords) -> tuple[Ability, ...]:
    """As long as a word was chosen as the permanent entered, it has the ability behind that word (614.12c)."""
    choice = ChooseEntering(This(), None, words=(symbol.first, symbol.second))
    return (
        Static((choice,)),
        *(_while(WordWasChosen(line.word), HaveAbilities((line.ability,))) for line in symbol.lines),
    )
