"""What every referring expression of an ability is bound to, in words: "it" → "the target", "other" → "~".

Nothing is bound anew: what is told here is what `engine.oracle.binding` has filled in.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.abilities.ability import Triggered
from engine.abilities.base import Ability, CostPart, Node, Ref, ReplacedEvent, TriggerEvent, Verb, Who
from engine.abilities.nouns import object_phrases as r
from engine.abilities.nouns import player_phrases as pl
from engine.abilities.nouns.adjectives import Other
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.nouns.comparisons import WithLesser
from engine.abilities.nouns.target_phrases import Article
from engine.abilities.quantities.computed_amounts import ThatMuch
from engine.abilities.trigger_events import BeginningOfThe, CastNth, CastYourNext, DealDamage
from engine.abilities.trigger_events.base import EventVerb
from engine.abilities.walk import walk
from engine.grammar.printer import NoEnglish, print_value, text_order
from engine.oracle.binding.bind import EVENT_PARTIES

ALWAYS_THE_SAME = {
    r.Itself: "what does it",
    r.Host: "what ~ is attached to",
    r.Targeting: "what targets it",
    r.Granter: "what grants this ability",
    pl.EnchantedPlayer: "whom ~ is attached to",
    pl.ChosenPlayer: "the player chosen for ~",
    pl.DefendingPlayer: "the defending player",
}
"""Expressions that mean one thing wherever they stand, so that binding has nothing to fill in."""

OF_EVENT = (Role.EVENT, Role.EVENT_OTHER, Role.BLOCKED)
"""The parties of an event."""


@dataclass(frozen=True, slots=True)
class Reference:
    """One referring expression of an ability, and where it stands."""

    node: Node
    antecedent: Antecedent | None
    """What it is bound to; None for the object itself, or what `ALWAYS_THE_SAME` says."""
    path: tuple[Node, ...]
    """What it stands in, outermost first."""
    read: Read
    """The ability that it is of."""

    @property
    def words(self) -> str:
        """As a text says it: "it", "that creature", "other"."""
        if isinstance(self.node, Other):
            return "other"
        if isinstance(self.node, Ref) and not self.node.is_pronoun and self.node.article is not None:
            return self.node.article.value
        return english(self.node)

    @property
    def role(self) -> str:
        """The kind of thing that it is bound to."""
        if self.antecedent is None:
            return ALWAYS_THE_SAME.get(type(self.node), "~")
        return self.antecedent.role.value

    @property
    def meaning(self) -> str:
        """What it is bound to, in words."""
        return self.role if self.antecedent is None else self.read.meaning(self.antecedent, self.node)

    @property
    def shape(self) -> tuple[str, ...]:
        """What is alike in references that are read and answered alike: of which kind of ability and event, as what,
        bound to which kind of thing, in which construction."""
        around = next((one for one in reversed(self.path) if not isinstance(one, Ref | Who)), None)
        meant = self.read.phrase(self.antecedent) if self.antecedent is not None else None
        node, inside, thing = (type(one).__name__ if one is not None else "" for one in (self.node, around, meant))
        return (self.read.kind, node, self.words, self.role, thing, inside)


@dataclass(slots=True)
class Read:
    """An ability with its references, and what is numbered in it, as binding numbers it."""

    ability: Ability
    references: list[Reference] = field(default_factory=list)
    targets: list[Node] = field(default_factory=list)
    verbs: list[Verb] = field(default_factory=list)
    costs: list[CostPart] = field(default_factory=list)
    events: list[TriggerEvent | ReplacedEvent] = field(default_factory=list)
    granted: list[Ability] = field(default_factory=list)
    """The abilities that it gives, each with references of its own."""

    @property
    def kind(self) -> str:
        """The class of the ability, with those of its trigger event."""
        kind = type(self.ability).__name__
        return f"{kind}, {event_shape(self.ability.trigger_event)}" if isinstance(self.ability, Triggered) else kind

    def phrase(self, what: Antecedent) -> Node | None:
        """The phrase, verb or cost that an antecedent points at; None where it is no part of the text."""
        numbered: dict[Role, Sequence[Node]] = {
            Role.TARGET: self.targets,
            Role.RESULT: self.verbs,
            Role.COST: self.costs,
        }
        if what.role in numbered:
            return next(iter(numbered[what.role][what.index :]), None)
        if what.role in OF_EVENT:
            return next(iter(self.parties(what.role)), None)
        return what.of

    def parties(self, role: Role) -> list[Node]:
        """What the ability's events name as one of their parties."""
        return [one for event in self.events for one in parties(event).get(role, ())]

    def meaning(self, what: Antecedent, node: Node) -> str:
        """What is meant, in words; "?" where it is no part of the text."""
        if isinstance(node, ThatMuch) and what.role is Role.EVENT:
            return "how many there are in the event" if what.index else "the amount of the event"
        if what.role is Role.EVENT_CONTROLLER:
            return f"the controller of «{'/'.join(english(one) for one in self.parties(Role.EVENT))}»"
        phrase = self.phrase(what)
        if what.role in (Role.TARGET, Role.RESULT, Role.COST, *OF_EVENT) and phrase is None:
            return f"{what.role.value}: ?"
        if phrase is None:
            return "~" if what.role is Role.THIS else what.role.value
        if what.role in OF_EVENT:
            return f"«{'/'.join(english(one) for one in self.parties(what.role))}»"
        if isinstance(phrase, Verb):
            return f"{'how many' if isinstance(node, ThatMuch) else 'what'} “{english(phrase)}” was done to"
        if what.role is Role.WHOSE:
            inner = next((one.antecedent for one in walk(phrase) if isinstance(one, r.It)), None)
            return f"{english(phrase)} ({self.meaning(inner, phrase)})" if inner is not None else english(phrase)
        return english(phrase)


def read(ability: Ability) -> Read:
    """An ability with what its references are bound to."""
    found = Read(ability)
    _visit(ability, (), False, found)
    return found


def references(ability: Ability) -> Iterator[Reference]:
    """Every referring expression of an ability in the order of its text, then those of abilities that it gives."""
    found = read(ability)
    yield from found.references
    for given in found.granted:
        yield from references(given)


def _visit(node: Any, path: tuple[Node, ...], in_cost: bool, found: Read) -> None:
    if not isinstance(node, Node) or not dataclasses.is_dataclass(type(node)) or isinstance(node, Antecedent):
        return
    if isinstance(node, Ability) and path:
        found.granted.append(node)
        return
    if isinstance(node, CostPart) and path[-1:] == (found.ability,):
        found.costs.append(node)
    in_cost = in_cost or isinstance(node, CostPart)
    if isinstance(node, Verb) and not in_cost and not isinstance(path[-1], Verb):
        found.verbs.append(node)
    if isinstance(node, Ref | Who) and node.index is not None:
        found.targets.append(node)
    if isinstance(node, TriggerEvent | ReplacedEvent) and not isinstance(path[-1], TriggerEvent):
        found.events.append(node)
    found.references += [Reference(node, antecedent, path, found) for antecedent in _pointers(node)]
    for name in text_order(node):
        value = getattr(node, name)
        for one in value if isinstance(value, tuple) else (value,):
            _visit(one, (*path, node), in_cost, found)


def _pointers(node: Node) -> Iterator[Antecedent | None]:
    """What a node is bound to, if it points back."""
    if isinstance(node, Other | WithLesser):
        yield node.than if isinstance(node.than, Antecedent) else None
    elif isinstance(node, pl.EachOtherPlayer | pl.EachOtherOpponent):
        yield node.than
    elif isinstance(node, ThatMuch) or (isinstance(node, Ref | Who) and node.is_pronoun):
        yield node.antecedent
    elif isinstance(node, Ref) and node.article is not None and node.article is not Article.NONE:
        yield node.other_than
    elif type(node) in ALWAYS_THE_SAME:
        yield node.antecedent if isinstance(node, pl.ChosenPlayer) else None


def parties(event: TriggerEvent | ReplacedEvent) -> dict[Role, list[Node]]:
    """What an event names as its parties; an event that brings one with it without naming it stands for it itself."""
    named: dict[Role, list[Node]] = {}
    for node in walk(event):
        either = isinstance(node, DealDamage) and node.permanent is not None  # "a permanent or player"
        if either or isinstance(node, BeginningOfThe | CastNth | CastYourNext):
            named.setdefault(Role.EVENT, []).append(node)
        roles = EVENT_PARTIES if node.event_parties is None else node.event_parties
        for name, role in roles.items() if isinstance(node, TriggerEvent | ReplacedEvent | EventVerb) else ():
            value = getattr(node, name) if name in text_order(node) else None
            for one in value if isinstance(value, tuple) else (value,):
                if isinstance(one, Ref | Who):
                    named.setdefault(role, []).append(one)
    return named


def event_shape(event: TriggerEvent) -> str:
    """The classes that an event is made of: who, what is done."""
    if event.events:
        return f"{type(event).__name__}({'; '.join(event_shape(one) for one in event.events)})"
    acts = "/".join(type(act).__name__ for act in event.acts)
    who = ", ".join(f"{role.value} {type(one).__name__}" for role, ones in parties(event).items() for one in ones)
    return f"{acts or type(event).__name__} ({who})"


def english(node: Any) -> str:
    """The English of a node, or the name of its class."""
    try:
        said = print_value(node)
    except NoEnglish:
        return type(node).__name__
    return said[:1].lower() + said[1:]
