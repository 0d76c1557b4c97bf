"""What a text has spoken of so far, and by which words it can be called again."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Ref, Who
from engine.abilities.nouns.antecedents import Antecedent
from engine.abilities.nouns.noun_groups import (
    Described,
    EitherGroup,
    Group,
    Head,
    OfEither,
    OfSubtype,
    OfType,
    SourceHead,
    Thing,
)
from engine.abilities.nouns.target_phrases import AnyTarget
from engine.abilities.vocabulary import CREATURE_TYPES


@dataclass(frozen=True, slots=True)
class Mention:
    """Something the text has spoken of, to which a pronoun may point back."""

    antecedent: Antecedent | None
    """None for what can be spoken of but not pointed at: one of "each" of several."""
    nouns: frozenset[str]
    """The words it can be called by after "that" or "those"."""
    player: bool = False
    plural: bool = False
    subject: bool = False
    each: bool = False
    """Whether it is one of several at a time inside its own clause ("each creature ... its power")."""
    verb: int | None = None
    """The number of the verb that it is an object of."""
    part: bool = False
    """Whether it is only some of a pile that was spoken of: "the rest" is never the rest of it."""
    pile: bool = False
    """Whether it is the whole pile, of which only "the rest" and its like speak."""
    doing: str = ""
    """The name of the verb that it is an object of."""
    apart: bool = False
    """Whether it was spoken of as "another" than the object that the ability is of."""
    host: bool = False
    """Whether it is the object's host and a party of the event: beside another party "that creature" is the other."""
    measures: bool = False
    """Whether it is only what a description measures by: "with power less than ~'s power"."""
    for_each: bool = False
    """Whether it is one of several only inside the sentence that is about each of them."""
    unknown: bool = False
    """Whether it is X things: what X is can't be measured by them."""
    obscured: bool = False
    """Whether "it" would rather mean what the same verb made: a token that's a copy of the thing."""


ALL_REVEALED = "all revealed"
"""Instead of a verb, for all cards that were revealed on the way to one that fits: "those cards" alone speaks of them,
in the same sentence."""


def nouns_of(node: Ref | Who) -> frozenset[str]:
    """The words by which "that ..." can call what the phrase stands for."""
    if isinstance(node, AnyTarget):
        return frozenset({"creature", "permanent", "player", "planeswalker", "battle"})
    if node.called is not None:
        return node.called
    return group_nouns(node.group) if node.group is not None else frozenset()


def group_nouns(group: Group) -> frozenset[str]:
    """The words by which "that ..." can call what a description fits."""
    if isinstance(group, EitherGroup):
        return frozenset().union(*(group_nouns(part) for part in group.groups))
    return _head_nouns(group.head) if isinstance(group, Described) else frozenset()


def _head_nouns(head: Head) -> frozenset[str]:
    if isinstance(head, Thing):
        return frozenset({head.noun.value})
    if isinstance(head, SourceHead):
        return frozenset({"source"})
    if isinstance(head, OfType):
        return frozenset({head.type.value, head.noun.value})
    if isinstance(head, OfSubtype):
        of_creatures = {"creature"} if str(head.subtype) in CREATURE_TYPES else set()
        return frozenset({str(head.subtype), head.noun.value, *of_creatures})
    if isinstance(head, OfEither):
        return frozenset({head.noun.value, *(one.value if isinstance(one, Enum) else str(one) for one in head.types)})
    return frozenset().union(*(_head_nouns(one) for one in head.heads))


def called(group: Group) -> frozenset[str]:
    """The words that "that ..." insists on: "that creature" is not just any permanent."""
    head = group.head
    if isinstance(head, OfType):
        return frozenset({head.type.value})
    if isinstance(head, OfSubtype):
        return frozenset({str(head.subtype)})
    return group_nouns(group)


def is_pile(mention: Mention) -> bool:
    """Whether "the rest" can be the rest of it: cards looked at, not some that were picked out."""
    return not mention.part and bool(mention.nouns & {"card", "zone"})


def could_be(mention: Mention, player: bool, plural: bool, wanted: frozenset[str]) -> bool:
    """Whether a pronoun of that kind and number, with these nouns if it has any, can mean what was spoken of."""
    if mention.plural != plural:
        return False
    if player or mention.player:
        return player and (mention.player or "player" in mention.nouns)
    if not wanted:
        return True
    return bool(wanted & mention.nouns) or (wanted == {"card"} and not mention.nouns & {"zone", "token", "player"})
