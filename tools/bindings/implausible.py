"""What no referring expression can be bound to where it stands.

A binding that breaks one of these is a silent fault: the text is read, and answered wrongly. Each is told by the
expression that was found bound so, and tests/oracle/test_bindings.py holds that none is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.abilities.ability import Spell, Static
from engine.abilities.base import Ability, Amount, Ref, Verb, Who
from engine.abilities.conditions.predicates import Is, IsA, Was
from engine.abilities.keyword_actions.create import CreateCopy, CreateToken
from engine.abilities.keyword_actions.discard import Discard, DiscardThese
from engine.abilities.keyword_actions.sacrifice import Sacrifice
from engine.abilities.keyword_actions.tap_untap import Tap, Untap
from engine.abilities.nouns.adjectives import Other
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.nouns.linked_abilities import BroughtWith, IsExiledWith
from engine.abilities.nouns.noun_groups import Described, Where
from engine.abilities.nouns.object_phrases import That, This, ThisOr
from engine.abilities.nouns.qualifiers import ExiledWith
from engine.abilities.nouns.target_phrases import AnyTarget
from engine.abilities.quantities.amounts import NumberOf
from engine.abilities.quantities.computed_amounts import ThatMuch, speaks_of_x
from engine.abilities.replacement.next_time_and_redirection import PreventNextTime
from engine.abilities.replacement.replacement_effects import PreventAll, PreventNext
from engine.abilities.sentences import OF_WHAT_WAS_NOT_DONE, Does, If, IfDone, Sentences
from engine.abilities.verbs.mana import WhenSpentOn
from engine.abilities.verbs.power_toughness import GetPT
from engine.abilities.verbs.where_x_and_for_each import WhereX
from engine.abilities.walk import found
from engine.oracle.binding.referents import group_nouns, nouns_of
from tools.bindings.references import OF_EVENT, Reference, references


def implausible(ability: Ability) -> Iterator[tuple[Reference, str]]:
    """The references of an ability that are bound to what they can't mean, each with why it can't."""
    for one in references(ability):
        if one.antecedent is not None:
            yield from ((one, why) for why, holds in FAULTS.items() if holds(one, one.antecedent))
        elif isinstance(one.node, Other) and _is_no_spell(one):
            yield one, "an instant or sorcery is none of the others"


def _is_no_spell(one: Reference) -> bool:
    group = one.path[-1]
    noun = group.head.noun if isinstance(group, Described) and group.head is not None else None
    return isinstance(one.read.ability, Spell) and noun is not Where.SPELL


_WITH_PARTIES = PreventNextTime | PreventAll | PreventNext | WhenSpentOn
"""What waits for an event whose parties no words name."""


def _is_no_part(one: Reference, what: Antecedent) -> bool:
    """Whether nothing of the text is what it points at."""
    numbered = what.role in (Role.TARGET, Role.RESULT, Role.COST)
    unnamed = what.role in OF_EVENT and not isinstance(one.node, ThatMuch)
    if unnamed and any(isinstance(around, _WITH_PARTIES) for around in one.path):
        return False
    return (numbered or unnamed) and one.read.phrase(what) is None


def _is_of_another_kind(one: Reference, what: Antecedent) -> bool:
    """Whether a player is called by the words of an object, or an object by those of a player."""
    if what.role not in OF_EVENT or not isinstance(one.node, Ref | Who):
        return False
    named = one.read.parties(what.role)
    kind = Who if isinstance(one.node, Who) else Ref
    if not named or not all(isinstance(phrase, Ref | Who) for phrase in named):
        return False  # an event that brings its party with it
    either = any(isinstance(phrase, Ref) and "player" in nouns_of(phrase) for phrase in named)
    return not either and not any(isinstance(phrase, kind) for phrase in named)


def _is_never_done(one: Reference, what: Antecedent) -> bool:
    """Whether a static ability that carries out nothing speaks of what was done, targeted or paid."""
    said = isinstance(one.read.ability, Static) and not any(part.carried_out for part in one.path)
    return said and what.role in (Role.RESULT, Role.TARGET, Role.COST)


def _is_its_own_measure(one: Reference, what: Antecedent) -> bool:
    """Whether X is measured by X things that are dealt with only when it is known."""
    if what.role is not Role.RESULT:
        return False
    for around, part in zip(one.path, one.path[1:], strict=False):
        if isinstance(around, WhereX) and part is around.amount:
            verb = one.read.phrase(what)
            return isinstance(verb, Verb) and verb in around.what.verbs and speaks_of_x(verb.what)
    return False


def _is_a_token_called_card(one: Reference, what: Antecedent) -> bool:
    """Whether a token is asked to be a card (111.1)."""
    asks = one.path[-1]
    card = isinstance(asks, Is | Was) and isinstance(asks.state, IsA) and "card" in group_nouns(asks.state.group)
    return card and what.role is Role.RESULT and isinstance(one.read.phrase(what), CreateToken | CreateCopy)


def _is_gone(one: Reference, what: Antecedent) -> bool:
    """Whether what has been sacrificed or discarded is to grow, to be tapped, untapped or sacrificed again."""
    if what.role is not Role.RESULT or not isinstance(one.read.phrase(what), Sacrifice | Discard | DiscardThese):
        return False
    around = one.path[-1]
    grows = isinstance(around, Does) and one.node is around.subject and all(isinstance(v, GetPT) for v in around.verbs)
    return grows or (isinstance(around, Sacrifice | Tap | Untap) and one.node is around.what)


def _was_not_done(one: Reference, what: Antecedent) -> bool:
    """Whether "if you don't" speaks of what would have come of it."""
    if what.role is not Role.RESULT:
        return False
    for around, inside in zip(one.path, one.path[1:], strict=False):
        parts = around.parts if isinstance(around, Sentences) else ()
        if isinstance(inside, IfDone) and inside.did in OF_WHAT_WAS_NOT_DONE and inside in parts[1:]:
            before = parts[parts.index(inside) - 1]
            return any(verb is one.read.phrase(what) for verb in found(before, Verb))
    return False


def _is_asked_too_early(one: Reference, what: Antecedent) -> bool:
    """Whether "put it onto the battlefield if it's a land card" asks about what is there only afterwards."""
    if what.role is not Role.RESULT:
        return False
    for around, part in zip(one.path, one.path[1:], strict=False):
        if isinstance(around, If) and around.behind and part is around.condition:
            return any(verb is one.read.phrase(what) for verb in found(around.then, Verb))
    return False


def _is_no_card(one: Reference, what: Antecedent) -> bool:
    """Whether what was paid with from the battlefield is discarded: cards alone are (701.9a)."""
    discards = any(isinstance(around, Discard | DiscardThese) for around in one.path)
    if what.role is not Role.COST or not discards or any(isinstance(around, Amount) for around in one.path):
        return False
    return next(found(one.read.costs[what.index], Discard, DiscardThese), None) is None


def _is_not_linked(one: Reference, what: Antecedent) -> bool:
    """Whether something is "exiled with" another object than the one whose abilities are linked (607.2a)."""
    if not isinstance(one.path[-1], ExiledWith | BroughtWith | IsExiledWith):
        return False
    named = one.read.parties(what.role) if what.role in OF_EVENT else []
    return what.role is not Role.THIS and not any(isinstance(phrase, This | ThisOr) for phrase in named)


def _is_measured_by_a_player(one: Reference, what: Antecedent) -> bool:
    """Whether damage to any target is measured by "that creature", which the target need not be."""
    measured = isinstance(one.node, That) and isinstance(one.path[-1], NumberOf)
    return measured and what.role is Role.TARGET and isinstance(one.read.phrase(what), AnyTarget)


FAULTS: dict[str, Callable[[Reference, Antecedent], bool]] = {
    "nothing of the text is that": _is_no_part,
    "players and objects are told apart": _is_of_another_kind,
    "a static ability does nothing that could be spoken of": _is_never_done,
    "X things do not measure X": _is_its_own_measure,
    "a token is no card": _is_a_token_called_card,
    "it is not on the battlefield any more": _is_gone,
    "that was not done": _was_not_done,
    "that has not been done yet": _is_asked_too_early,
    "cards alone are discarded": _is_no_card,
    "it is linked with the object itself": _is_not_linked,
    "it need not be a creature": _is_measured_by_a_player,
}
"""Why a binding is none, in words, and whether it is one."""
