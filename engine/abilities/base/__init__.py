"""The categories of the language: what a word in an ability can stand for.

An ability is data. Each node is a frozen, slotted dataclass that declares its English next to its fields
(``@phrase``); the class it derives from is its grammatical category, so the class tree *is* the grammar.
How a node is carried out stands in ``engine.rules``, registered for its class.

What binding and the rules ask of a node stands here too, at the category that they ask: a class variable with its
default, a property where some classes have to work it out, or a ``part`` where some have it as a field.
"""

from engine.abilities.base.abilities_and_sentences import (
    Ability,
    Condition,
    CostPart,
    Declaration,
    Duration,
    Instruction,
    KeywordAbility,
    ObjectVerb,
    OtherCost,
    Paragraph,
    PlayerVerb,
    ReplacedEvent,
    TriggerEvent,
    Verb,
)
from engine.abilities.base.node import Node
from engine.abilities.base.noun_phrases import Adjective, Amount, Count, NounPhrase, Predicate, Qualifier, Ref, Who

__all__ = [
    "Ability",
    "Adjective",
    "Amount",
    "Condition",
    "CostPart",
    "Count",
    "Declaration",
    "Duration",
    "Instruction",
    "KeywordAbility",
    "Node",
    "NounPhrase",
    "ObjectVerb",
    "OtherCost",
    "Paragraph",
    "PlayerVerb",
    "Predicate",
    "Qualifier",
    "Ref",
    "ReplacedEvent",
    "TriggerEvent",
    "Verb",
    "Who",
]
