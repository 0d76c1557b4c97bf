"""Whether the engine plays what the grammar reads: every node of an ability, in the place where it stands.

A card counts as read only if all of it is played as well; an ability with a node that nothing carries out is kept
as unread, so that it is shown to the players and never skipped in silence. What carries out nodes stands on the
floors above and notes what it serves (``engine.abilities.dispatch``).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from engine.abilities import ability as ab
from engine.abilities import base as b
from engine.abilities import dispatch
from engine.abilities.dispatch import Use
from engine.abilities.nouns.object_phrases import Some, ThisOr, ThisOrHost
from engine.abilities.nouns.partitives import PartOf
from engine.abilities.nouns.several_zones import SameIsTrue
from engine.abilities.permissions.graveyard_and_library import ElsewhereThisTurn
from engine.abilities.permissions.nth_spell import NextSpellReturns
from engine.abilities.permissions.play_cards import MayPlay
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.replacement.entering import EnterUnderYoursThisTurn
from engine.abilities.replacement.replacement_effects import MoreDamageThisTurn
from engine.abilities.static_abilities import Both, OtherwiseIs, While, WhileTurn
from engine.abilities.verbs.exile_instead_of_dying import ExileInstead
from engine.abilities.walk import parts
from engine.oracle.keywords.coded import CODED
from engine.oracle.keywords.expansion import called, meaning_of
from engine.oracle.keywords.written_out import MEANINGS

SUBJECTS = (ThisOr, ThisOrHost)
"""Noun phrases that stand only as the subject of a trigger event, which is taken apart before it is watched for."""

TAKEN_APART = (While, WhileTurn, Both, OtherwiseIs, SameIsTrue)
"""Declarations that are other statements, said under a condition or of more: they are taken apart into those."""

OF_ANY = (ElsewhereThisTurn, EnterUnderYoursThisTurn, ExileInstead, MoreDamageThisTurn, NextSpellReturns)
"""Instructions that are about any such object, with none to choose."""

LEFT_OPEN: dict[type[b.Node], tuple[type[b.Node], ...]] = {MayPlay: (Some, PartOf)}
"""Instructions that leave it open which of such objects are meant until something is done with them."""


def unplayed(ability: b.Ability) -> tuple[str, ...]:
    """The names of the nodes of an ability that nothing carries out where they stand; none if it is played.

    Raises RuntimeError where nothing plays anything, because the rules have not been put together.
    """
    if not dispatch.is_complete:
        raise RuntimeError("nothing is played before the rules are there: import engine.mechanics.assembly")
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
    if node.carried_out:  # said all along, but what it says is done
        static = inside = False
    elif node.states:  # done, but what it does is to say something for a while
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
    if isinstance(node, TAKEN_APART):
        return static
    if isinstance(node, b.Declaration) and not _speaks_for_itself(node):
        return all(_served(verb, True) for verb in node.verbs)
    if isinstance(node, b.Instruction) and not isinstance(node, b.Verb):
        if static:
            return True
        settled = (part for part in parts(node) if not isinstance(part, LEFT_OPEN.get(type(node), ())))
        return bool(_uses(node)) and (isinstance(node, OF_ANY) or not any(map(_is_chosen, settled)))
    if isinstance(node, (*SUBJECTS, ab.PayMana)):
        return True
    if isinstance(node, b.Verb | b.Declaration):
        return bool(_uses(node) & {Use.ANYWHERE, Use.SAID if static else Use.DONE})
    return not _is_served_at_all(node) or bool(_uses(node))


def _is_served_at_all(node: b.Node) -> bool:
    """Whether nodes of its category are looked up anywhere; others are parts of what is looked up."""
    return any(isinstance(node, categories) for categories, _, _ in dispatch.SERVERS)


def _uses(node: b.Node) -> set[Use]:
    """In which texts a node is carried out."""
    kind = type(node)
    return {use for categories, server, use in dispatch.SERVERS if isinstance(node, categories) and kind in server}


def _is_chosen(part: b.Node) -> bool:
    """Whether a phrase stands for objects only once somebody has chosen them; verbs have that done."""
    return isinstance(part, b.Ref) and _uses(part) == {Use.CHOSEN}


def unplayed_in(abilities: Iterable[b.Ability]) -> tuple[str, ...]:
    """The names of the unplayed nodes of several abilities."""
    return tuple(dict.fromkeys(name for ability in abilities for name in unplayed(ability)))
