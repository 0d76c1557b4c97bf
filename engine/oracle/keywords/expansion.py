"""Keyword abilities that stand for other abilities: each is its English, read like a card's (CR 702.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass, replace
from functools import lru_cache
from typing import Any

from engine.abilities.ability import DoAsCost, Keyword, PayLife, PayMana
from engine.abilities.base import Ability, CostPart, KeywordAbility, Node, Paragraph
from engine.abilities.costs.costs_of_spells import EitherCost
from engine.abilities.keywords.optional_costs import CostWasPaid, TimesPaid
from engine.abilities.quantities.amounts import Fixed, X
from engine.abilities.symbols import Symbol
from engine.abilities.walk import walk
from engine.grammar.printer import print_value, say
from engine.grammar.words import number_word, third_person
from engine.oracle.compile import abilities_meant, spell_meant
from engine.oracle.keywords.stands_for import stands_for
from engine.oracle.keywords.written_out import MEANINGS, SPELL_MEANINGS
from engine.state.characteristics import expand_with


@lru_cache(maxsize=4096)
def spell_of(keyword: Keyword) -> tuple[Ability, ...]:
    """The spell ability that a keyword of an instant or sorcery stands for; none for other keywords."""
    english = SPELL_MEANINGS.get(keyword.name.word)
    if english is None or not isinstance(keyword.amount, Fixed):
        return ()
    n = keyword.amount.value
    return (spell_meant(english.format(number="a" if n == 1 else number_word(n), s="" if n == 1 else "s")),)


def called(keyword: Keyword) -> str:
    """The name under which the meaning of a keyword stands: "bloodthirst", "bloodthirst X" (702.54b)."""
    return f"{keyword.name.word} X" if isinstance(keyword.amount, X) else str(keyword.name.word)


PAID_SEPARATELY = frozenset({"blitz", "casualty", "conspire", "offspring", "replicate", "squad"})
"""Keywords of which each instance is paid for, and works, by itself (702.56b, 702.78b, 702.152b, 702.153b, 702.157b,
702.175b)."""


def meanings_in(abilities: Iterable[Ability]) -> Iterator[tuple[Ability, tuple[Ability, ...]]]:
    """Each ability with those that it stands for if it is a keyword; several instances are told apart by number
    where what was paid for one is nothing to the others."""
    there = tuple(abilities)
    words = [a.name.word for a in there if isinstance(a, Keyword) and a.name.word in PAID_SEPARATELY]
    before: Counter[str] = Counter()
    for one in there:
        if not isinstance(one, Keyword):
            yield one, ()
            continue
        word = one.name.word
        before[word] += 1
        yield one, meaning_of(one, before[word] if words.count(word) > 1 else 0)


def with_meanings(abilities: tuple[Ability, ...]) -> Iterator[Ability]:
    """The abilities in order, each keyword and symbol followed by the abilities that it stands for (702.1)."""
    for ability, meant in meanings_in(abilities):
        yield ability
        if isinstance(ability, Symbol):
            yield from stands_for(ability)
        yield from meant


expand_with(with_meanings)


def _numbered(node: Any, instance: int) -> Any:
    """A part of an ability that asks for what was paid for this instance of the keyword."""
    if isinstance(node, tuple):
        return tuple(_numbered(part, instance) for part in node)
    if not isinstance(node, Node) or not is_dataclass(node):
        return node
    changed = {f.name: _numbered(getattr(node, f.name), instance) for f in fields(node)}
    if isinstance(node, CostWasPaid | TimesPaid):
        changed["instance"] = instance
    return replace(node, **changed)


def _said(costs: tuple[CostPart, ...]) -> str:
    """A cost in words; mana and life are paid in one ("pay {2} and 2 life")."""
    match costs:
        case (PayMana(mana), PayLife() as life):
            return f"pay {mana.text} and {print_value(life).removeprefix('pay ').removeprefix('Pay ')}"
    return ", ".join(print_value(one) for one in costs)


def _paying(keyword: Keyword, cost: str) -> str:
    """Paying the cost, in words; what is done for a cumulative upkeep is done for each counter (702.24a)."""
    if keyword.name.word == "cumulative upkeep" and any(isinstance(part, DoAsCost) for part in keyword.costs):
        return "pay that cost"
    return cost[:1].lower() + cost[1:] if keyword.costs else f"pay {cost}"


def _pays(costs: tuple[CostPart, ...], cost: str) -> str:
    """What "that player" does who pays the cost, in words: each of what may be chosen has a verb of its own."""
    match costs:
        case (EitherCost(options),):
            return " or ".join(third_person(print_value(one)) for one in options)
    return third_person(cost[:1].lower() + cost[1:])


@lru_cache(maxsize=4096)
def meaning_of(keyword: Keyword, instance: int = 0) -> tuple[Ability, ...]:
    """The abilities that an instance of a keyword stands for; none where it is carried out by rules of its own.

    ``instance`` is its number among several whose costs are paid separately, else 0.
    """
    meaning = MEANINGS.get(called(keyword))
    if meaning is None:
        return ()
    n = keyword.amount.value if isinstance(keyword.amount, Fixed) else 0
    cost = keyword.cost.text if keyword.cost is not None else _said(keyword.costs)
    filled = {
        "n": str(n),
        "number": "a" if n == 1 else number_word(n),
        "s": "" if n == 1 else "s",
        "cards": "card" if n == 1 else f"{number_word(n)} cards",
        "one_of_them": _HIDDEN_ALONE if n == 1 else _HIDDEN,
        "cost": cost,
        "price": cost if keyword.cost is not None and "X" not in cost else "that cost",
        "that_are": "that's" if n == 1 else "that are",
        "those": "that" if n == 1 else "those",
        "pay": _paying(keyword, cost),
        "pays": _pays(keyword.costs, cost) if keyword.costs else f"pays {cost}",
        "what": say(keyword.what, "sg") or "" if keyword.what is not None else "",
    }
    read = abilities_meant(*(line.format(**filled) for line in meaning.english))
    return _numbered(read, instance) if instance else read


_HIDDEN_ALONE = "it face down"
_HIDDEN = "one of them face down and put the rest on the bottom of your library in a random order"
"""What hideaway exiles: the only card looked at, or one of several (702.75a)."""


def keyword_of(abilities: Iterable[Ability], meant: Ability) -> Keyword | None:
    """The keyword among these abilities that stands for this one; None where it is written out."""
    for one, stood_for in meanings_in(abilities):
        if isinstance(one, Keyword) and any(meant is ability for ability in stood_for):
            return one
    return None


def printed_as(abilities: Iterable[Ability], meant: Ability) -> Ability | None:
    """The keyword among these abilities that stands for this one, also with words of its own ("Craft with artifact
    {1}{U}", "Exhaust — ..."); None where it is written out."""
    there = tuple(abilities)
    named = (one for one in there if isinstance(one, Symbol) and isinstance(one, KeywordAbility | Paragraph))
    return keyword_of(there, meant) or next((one for one in named if meant in stands_for(one)), None)


def rules_of(abilities: Iterable[Ability], meant: Ability) -> tuple[str, ...]:
    """The rule of the keyword among these abilities that stands for this one; none where it is written out."""
    for one, stood_for in meanings_in(abilities):
        if one is meant:
            return ()
        if isinstance(one, Keyword) and any(meant is ability for ability in stood_for):
            return (MEANINGS[called(one)].rule,)
        if isinstance(one, Symbol) and any(
            meant is node for node in (*stands_for(one), *walk(one, into_abilities=True))
        ):
            return (one.rule,)
    return ()
