"""Whether the engine plays what the grammar reads: every node of an ability, in the place where it stands.

A card counts as read only if all of it is played as well; an ability with a node that nothing carries out is kept
as unread, so that it is shown to the players and never skipped in silence.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any

import engine.mechanics.assembly  # noqa: F401 - what is registered is what is played
from engine.abilities import ability as ab
from engine.abilities import base as b
from engine.abilities.conditions.predicates import State
from engine.abilities.dispatch import Table
from engine.abilities.keywords.protection import Quality
from engine.abilities.nouns import object_phrases as refs_of
from engine.abilities.nouns.destinations import Place
from engine.abilities.nouns.token_descriptions import CopyException
from engine.abilities.permissions.graveyard_and_library import ElsewhereThisTurn
from engine.abilities.prohibitions import combat as c
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.quantities.for_each import Per
from engine.abilities.static_abilities import Both, While, WhileTurn
from engine.abilities.trigger_events import ObjectAct, PlayerAct
from engine.abilities.verbs.emblems_and_extra_turns import ExileInstead
from engine.abilities.verbs.mana_of_color_range import ManaRange
from engine.abilities.walk import parts
from engine.oracle.keywords.coded import CODED
from engine.oracle.keywords.definitions import MEANINGS
from engine.oracle.keywords.expansion import called, meaning_of
from engine.rules.casting.costs import costs
from engine.rules.continuous import copying, lasting_verbs
from engine.rules.continuous.layers import MODIFIERS
from engine.rules.evaluate import amounts, conditions, for_each, matching, object_phrases
from engine.rules.keywords import protection
from engine.rules.mana import color_range
from engine.rules.prohibitions import standing_rules
from engine.rules.replacement import done_instead
from engine.rules.replacement.entering import ENTERING
from engine.rules.resolution import carrying_out, chosen_words, destinations, resolving
from engine.rules.triggers import triggers
from engine.rules.triggers.events import watching

SUBJECTS = (refs_of.ThisOr,)
"""Noun phrases that stand only as the subject of a trigger event (``engine.rules.triggers.events.watching.is_subject``)."""

OF_ANY = (ExileInstead, ElsewhereThisTurn)
"""Instructions that are about any such object, with none to choose."""

COMBAT = (c.AtMost,)
"""Declarations that declaring attackers and blockers looks up (``engine.rules.combat.statements``)."""

ROLES: tuple[tuple[type[b.Node] | tuple[type[b.Node], ...], tuple[Table[Any], ...]], ...] = (
    (b.Condition, (conditions.CONDITIONS, for_each.PER)),
    (b.Amount, (amounts.AMOUNTS, for_each.PER)),
    (b.Who, (object_phrases.PLAYERS, carrying_out.CHOICES)),
    (b.Ref, (object_phrases.OBJECTS, carrying_out.CHOICES)),
    (b.Happening, (triggers.WATCHES,)),
    (b.WouldHappen, (done_instead.WOULD,)),
    (b.Predicate, (matching.FITS,)),
    ((ObjectAct, PlayerAct), (watching.ACTS,)),
    (State, (conditions.STATES,)),
    (Place, (destinations.PLACES,)),
    (CopyException, (copying.EXCEPTIONS,)),
    (ManaRange, (color_range.RANGES,)),
    (Quality, (protection.QUALITIES, chosen_words.CHOSEN)),
    (Per, (for_each.PER,)),
)
"""For each category the tables of which one must serve a node of it."""


def unplayed(ability: b.Ability) -> tuple[str, ...]:
    """The names of the nodes of an ability that nothing carries out where they stand; none if it is played."""
    return _unplayed(ability)


@lru_cache(maxsize=65536)
def _unplayed(ability: b.Ability) -> tuple[str, ...]:
    return tuple(dict.fromkeys(_of_ability(ability)))


def _of_ability(ability: b.Ability) -> Iterator[str]:
    if isinstance(ability, ab.Keyword):
        yield from _of_keyword(ability)
        return
    static = isinstance(ability, ab.Static)
    for part in parts(ability):
        yield from _of_node(part, static)


def _of_keyword(keyword: ab.Keyword) -> Iterator[str]:
    word = keyword.name.word
    if word in CODED or word.endswith("walk"):
        return
    if word not in MEANINGS:
        yield f"keyword {word}"
        return
    if keyword.amount is not None and not isinstance(keyword.amount, Fixed) and called(keyword) not in MEANINGS:
        yield f"keyword {word} with a number to be worked out"
        return
    for meant in meaning_of(keyword):
        yield from unplayed(meant) if type(meant).__name__ != "Unread" else (f"keyword {word}",)


def _of_node(node: b.Node, static: bool) -> Iterator[str]:
    """The unplayed nodes in a part of an ability; ``static`` where it is said all along rather than done."""
    if isinstance(node, b.Ability):
        yield from unplayed(node)
        return
    if not _served(node, static):
        yield type(node).__name__
    yield from _below(node, static, isinstance(node, b.Verb) or _speaks_for_itself(node))


def _below(node: b.Node, static: bool, inside: bool) -> Iterator[str]:
    """The unplayed nodes among a node's parts. A verb inside a verb ("can't | block") is the outer one's affair."""
    if hasattr(node, "carried_out"):  # said all along, but what it says is done
        static = inside = False
    elif hasattr(node, "states"):  # done, but what it does is to say something for a while
        static = True
    for part in parts(node):
        if inside and isinstance(part, b.Verb):
            yield from _below(part, static, True)
        else:
            yield from _of_node(part, static)


def _speaks_for_itself(node: b.Node) -> bool:
    """Whether a declaration is its own verb rather than a subject and verbs."""
    return isinstance(node, b.Declaration) and node.verbs == (node,)


def _served(node: b.Node, static: bool) -> bool:
    kind = type(node)
    if isinstance(node, While | WhileTurn | Both):
        return static
    if isinstance(node, b.Declaration) and not _speaks_for_itself(node):
        return all(_served(verb, True) for verb in node.verbs)
    if isinstance(node, b.Verb | b.Declaration):
        if kind in MODIFIERS or kind in lasting_verbs.RULE_VERBS:
            return True
        if static and (kind in standing_rules.LOOKED_UP or kind in (*ENTERING, *COMBAT)):
            return True
        return not static and (kind in carrying_out.DO or kind in carrying_out.ACT or kind in lasting_verbs.SETTLES)
    if isinstance(node, b.Instruction):
        return static or (kind in resolving.PERFORM and (kind in OF_ANY or not any(map(_is_chosen, parts(node)))))
    if isinstance(node, b.CostPart):
        return isinstance(node, ab.PayMana) or (kind in costs.CAN_PAY and kind in costs.PAY)
    for category, tables in ROLES:
        if isinstance(node, category):
            return kind in SUBJECTS or any(kind in table for table in tables)
    return True


def _is_chosen(part: b.Node) -> bool:
    """Whether a phrase stands for objects only once somebody has chosen them; verbs have that done."""
    return isinstance(part, b.Ref) and type(part) in carrying_out.CHOICES and type(part) not in object_phrases.OBJECTS


def unplayed_in(abilities: Iterable[b.Ability]) -> tuple[str, ...]:
    """The names of the unplayed nodes of several abilities."""
    return tuple(dict.fromkeys(name for ability in abilities for name in unplayed(ability)))
