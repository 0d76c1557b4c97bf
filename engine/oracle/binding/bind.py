"""Binding: target phrases are numbered and pronouns given what they stand for, or the text is refused."""

from __future__ import annotations

import dataclasses
from typing import Any

from engine.abilities.ability import Activated, Spelled
from engine.abilities.base import (
    Ability,
    Condition,
    CostPart,
    Declaration,
    Instruction,
    Node,
    Ref,
    ReplacedEvent,
    TriggerEvent,
    Verb,
    Who,
)
from engine.abilities.conditions.predicates import Is, IsA, Was
from engine.abilities.keyword_actions.discard import Discard
from engine.abilities.keyword_actions.sacrifice import Sacrifice
from engine.abilities.nouns import object_phrases as r
from engine.abilities.nouns.adjectives import Other
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.nouns.comparisons import WithLesser
from engine.abilities.nouns.linked_abilities import BroughtWith, ExiledCards, IsExiledWith
from engine.abilities.nouns.player_phrases import AnOpponent
from engine.abilities.nouns.qualifiers import ExiledWith
from engine.abilities.nouns.target_phrases import AnyTarget, Article, Target
from engine.abilities.nouns.targets_chosen_by_others import OfChoice
from engine.abilities.quantities.amounts import Y
from engine.abilities.quantities.computed_amounts import CountersOn, ThatMuch
from engine.abilities.quantities.for_each import PerAttached, PerCounter, PerOfEvent
from engine.abilities.replacement.done_instead import NextTime
from engine.abilities.replacement.next_time_and_redirection import PreventNextTime, PreventThat
from engine.abilities.replacement.prevention_aftermath import IfPreventedFrom, PerPrevented, PreventedDamage
from engine.abilities.replacement.replacement_effects import PreventAll, PreventNext
from engine.abilities.sentences import (
    OF_PREVENTION,
    OF_WHAT_WAS_NOT_DONE,
    And,
    Did,
    Does,
    If,
    IfDone,
    Joined,
    May,
    Sentences,
    Then,
)
from engine.abilities.trigger_events.base import EventVerb
from engine.abilities.two_statements import EntersWithCountersAndAbilities
from engine.abilities.verbs.become import Kind
from engine.abilities.verbs.copy_and_become_copy import EntersAsCopy
from engine.abilities.verbs.counters import PutCounters
from engine.abilities.verbs.deal_damage import DealDamage
from engine.abilities.verbs.delayed_triggers import EachTime, Later, has_parties
from engine.abilities.verbs.excess_damage import ExcessInstead
from engine.abilities.verbs.for_each_of_them import ForEachItsControllerReveals, ForEachItsControllerSearches
from engine.abilities.verbs.for_each_who import ForEachWho
from engine.abilities.verbs.gain_lose_abilities import GainAbilities, HaveAbilities
from engine.abilities.verbs.get_emblem import GetEmblem
from engine.abilities.verbs.instead_where import DealsInstead
from engine.abilities.verbs.mana import WhenSpentOn
from engine.abilities.verbs.may_have import MayHave
from engine.abilities.verbs.payments import Unless
from engine.abilities.verbs.power_toughness import GetPT, PTChange
from engine.abilities.verbs.repeat import RepeatThis
from engine.abilities.verbs.round_each_time import HalfX
from engine.abilities.verbs.where_x_and_for_each import WhereX, WhereXOfFirst
from engine.abilities.walk import found, replaced, walk
from engine.grammar.printer import is_about_itself, is_said, text_order
from engine.oracle.binding.context import Context, beginning
from engine.oracle.binding.discourse import Discourse, Unbound, said
from engine.oracle.binding.mentioned_by_events_and_verbs import PLAYERS, happened, made, put_where_owned
from engine.oracle.binding.noun_phrases import noun_phrase
from engine.oracle.binding.pronouns import another_than, other_than, resolve_compared
from engine.oracle.binding.quantities import (
    check_x,
    count_acted,
    is_number_unknown,
    measured,
)
from engine.oracle.binding.referents import Mention, group_nouns, nouns_of
from engine.oracle.binding.refusals import check, check_chooser, check_others

EVENT_PARTIES = {
    "subject": Role.EVENT,
    "what": Role.EVENT,
    "recipient": Role.EVENT,
    "who": Role.EVENT_OTHER,
    "source": Role.EVENT_OTHER,
}
"""Which party of a trigger's event each field of a happening names, unless its class says otherwise."""


def bind(ability: Ability) -> Ability:
    """The same ability with its target phrases numbered and its pronouns bound; Unbound if one cannot be."""
    bound: Ability = _visit(ability, beginning(ability))
    return bound


def _visit(node: Any, text: Context) -> Any:
    """A node with everything in it bound, read in the order of its English."""
    if not (isinstance(node, Node) and dataclasses.is_dataclass(type(node))):
        return node
    check(node, text)
    discourse = text.discourse
    discourse.repeated = discourse.repeated or isinstance(node, RepeatThis)
    parties = EVENT_PARTIES if node.event_parties is None else node.event_parties
    if isinstance(node, EventVerb) and not text.happening:
        parties = {}
    inner = text.within(node)
    if isinstance(node, Declaration) and node.speaks_of is not None:
        discourse.mention(Mention(Antecedent(Role.DESCRIBED, of=node.speaks_of), nouns_of(node.speaks_of)))
    changes: dict[str, Any] = {}
    verbs, instruction, condition = discourse.verbs, isinstance(node, Instruction), isinstance(node, Condition)
    for name in text_order(node):
        old = getattr(node, name)
        spoken = len(discourse.scope)
        new = _field(node, name, old, inner, parties.get(name))
        if isinstance(old, r.This) and len(discourse.scope) > spoken and not is_said(node, name):
            del discourse.scope[spoken:]  # "the gift was promised": the object is meant, but was not spoken of
        if new is not old:
            changes[name] = new
        if instruction and name in ("subject", "who") and not isinstance(old, tuple):
            # where it chooses, what is done then speaks of the one who has chosen it
            inner = inner.about(discourse.make_subject(Antecedent(Role.CHOOSER) if node.chooses else None))
            if isinstance(node, MayHave) and name == "who" and old.is_each:  # "may have it deal 2 damage to them"
                discourse.mention(Mention(Antecedent(Role.CHOOSER), PLAYERS, player=True, for_each=True))
        if condition and name == "subject" and isinstance(new, Ref):
            inner = inner.asking_about(new.antecedent)
    if condition and is_about_itself(node):
        discourse.mention(Mention(Antecedent(Role.THIS), frozenset()))
    if condition and node.speaks_of is not None:
        named = Antecedent(Role.DESCRIBED, of=node.speaks_of)
        discourse.mention(Mention(named, nouns_of(node.speaks_of)))
    return _meant(node, dataclasses.replace(node, **changes) if changes else node, verbs, text)


def _meant(node: Any, bound: Any, first: int, text: Context) -> Any:
    """A node whose parts are bound, with what it speaks of itself, or refused; ``first`` is the number of verbs that
    had been read before it."""
    if isinstance(node, Other):
        bound = dataclasses.replace(node, than=other_than(text))
    if isinstance(node, WithLesser):
        bound = dataclasses.replace(bound, than=resolve_compared(r.It(), False, text).antecedent)
    if isinstance(node, Instruction) and text.spell:
        bound = _other_than_target(bound)
    if isinstance(node, Sentences) and text.spell:
        check_others(bound)
    if isinstance(node, Then | And):
        check_x(node)
    if isinstance(node, If) and node.behind:
        bound = dataclasses.replace(bound, condition=_asked_before(bound, first, text))
    of_prevention = isinstance(node, PreventedDamage | PerPrevented | IfPreventedFrom) or (
        isinstance(node, IfDone) and node.did in OF_PREVENTION
    )
    if of_prevention and not text.prevents:
        raise Unbound(f'what "{said(node)}" refers to')
    if isinstance(node, PerOfEvent) and text.discourse.numbers[:1] != [Antecedent(Role.EVENT)]:
        raise Unbound(f'what "{said(node)}" refers to')
    if isinstance(node, HalfX):
        if text.rounded is None:
            raise Unbound("how it is rounded")
        bound = dataclasses.replace(bound, way=text.rounded)
    if isinstance(bound, OfChoice) and text.discourse.doing != Sacrifice.__name__:
        check_chooser(bound.by)
    if isinstance(node, ThatMuch):
        bound = dataclasses.replace(bound, antecedent=measured(node, text))
    if isinstance(node, r.Some | Target | AnyTarget) and node.article is not Article.NONE:
        bound = dataclasses.replace(bound, other_than=another_than(node, text))
    if isinstance(node, Ref | Who):
        bound = noun_phrase(node, bound, text)
    return bound


def _asked_before(node: If, first: int, text: Context) -> Condition:
    """The condition of "you may put the exiled card onto the battlefield if it's a creature card": what "it" is before
    that has been done."""
    own = range(first, text.discourse.verbs)
    results = {one for one in found(node.condition, Antecedent) if one.role is Role.RESULT and one.index in own}
    if not results:
        return node.condition
    if next(found(node.then, ExiledCards), None) is None or len(results) > 1:
        raise Unbound("what it is before that is done")
    condition: Condition = replaced(node.condition, results.pop(), Antecedent(Role.LINKED))
    return condition


def _other_than_target(sentence: Any) -> Any:
    """ "Each other creature becomes a copy of target creature": in a spell, which is no creature itself, "other" ahead
    of a sentence's only target is other than that."""
    ahead = [one for one in walk(sentence) if isinstance(one, Other | Target)]
    targets = [one for one in ahead if isinstance(one, Target)]
    if len(targets) != 1:
        return sentence
    than = Antecedent(Role.TARGET, targets[0].index)
    for other in ahead[: ahead.index(targets[0])]:
        if isinstance(other, Other) and other.than is None:
            sentence = replaced(sentence, other, dataclasses.replace(other, than=than))
    return sentence


def _field(node: Any, name: str, value: Any, text: Context, role: Role | None) -> Any:
    """The value of a field, bound; ``role`` is the party of the trigger's event that it names."""
    if name == "then":
        _before_then(node, text)
    if not isinstance(value, Node | tuple):
        return value
    if isinstance(node, ForEachItsControllerSearches) and name == "after":  # what all of them have found
        found_by_all = Antecedent(Role.RESULT, text.discourse.verbs - 1)
        text.discourse.mention(Mention(found_by_all, frozenset({"card"}), plural=True))
    if isinstance(node, WhereX | WhereXOfFirst) and name == "amount":
        text = (text.about(text.discourse.each_of_them) if text.static else text).of_unknown()
    if isinstance(node, OfChoice) and isinstance(value, AnOpponent):
        text.discourse.mention(Mention(Antecedent(Role.CHOOSER), PLAYERS, player=True))
        return value
    if name == "count" and isinstance(node, PutCounters):
        text = text.but(counting=True)
    if name == "by" and isinstance(node, ExiledWith | BroughtWith | IsExiledWith):
        text = text.but(linked=True)
    if name == "to" and isinstance(node, ExcessInstead):
        text = text.but(in_excess=True)
    if name == "spell" and isinstance(value, Ref):
        text = text.but(as_spell=True)
    if name == "subject" and isinstance(node, DealsInstead):
        text = text.but(as_cast=True)
    if isinstance(value, tuple):
        bound = tuple(_part(node, one, _as_party(one, text, role), place) for place, one in enumerate(value))
        return bound if any(a is not b for a, b in zip(bound, value, strict=True)) else value
    if name == "of" or (name == "subject" and _is_possessor(node, text)):
        text = text.as_possessor()
    if name == "subject" and isinstance(node, Is | Was) and isinstance(node.state, IsA):
        text = text.but(as_card="card" in group_nouns(node.state.group))
    if name == "subject" and isinstance(node, Instruction):
        sized = any(isinstance(verb, GetPT) for verb in node.verbs)
        text = text.as_subject(sized, dealing=all(isinstance(verb, DealDamage) for verb in node.verbs))
    return _part(node, value, _as_party(value, text, role), 0)


def _is_possessor(node: Any, text: Context) -> bool:
    """Whether what is counted is on, or attached to, the subject that a field names: its counters, its Auras."""
    if isinstance(node, PerAttached):
        return True
    of_each = text.subject is not None and text.subject.each
    on_each = of_each and text.static and isinstance(node, PerCounter)  # each has what is on itself counted
    return isinstance(node, PerCounter | CountersOn) and (on_each or not of_each)


def _before_then(node: Any, text: Context) -> None:
    """What is there to be spoken of as soon as it is told what is done then."""
    if isinstance(node, EntersAsCopy):
        text.discourse.mention(Mention(Antecedent(Role.COPIED), group_nouns(node.group)))
    if isinstance(node, ForEachWho | ForEachItsControllerSearches | ForEachItsControllerReveals):
        text.discourse.mention(Mention(Antecedent(Role.EACH), PLAYERS, player=True, for_each=True))
    if isinstance(node, WhenSpentOn):
        text.discourse.mention(Mention(Antecedent(Role.EVENT), frozenset({"spell"})))
    if isinstance(node, PreventNextTime | PreventAll | PreventNext):
        text.discourse.mention(Mention(Antecedent(Role.EVENT_OTHER), frozenset({"source"})))
        text.discourse.numbers.append(Antecedent(Role.EVENT))
    if isinstance(node, IfPreventedFrom):
        nouns = {"source"} if node.source.type is None else {"source", node.source.type.value}
        text.discourse.mention(Mention(Antecedent(Role.EVENT_OTHER), frozenset(nouns)))


def _as_party(value: Any, text: Context, role: Role | None) -> Context:
    return text.as_party(role) if isinstance(value, Ref | Who) else text


_PREVENTING = PreventNextTime | PreventThat | PreventAll | PreventNext
"""What prevents damage, and says what is done besides (615.5)."""
_GRANTING = GainAbilities | GetEmblem | HaveAbilities | Kind | Spelled | EntersWithCountersAndAbilities
"""What an ability stands in that can name the object that gives it (201.5a)."""
_CHOOSING = frozenset({"ChooseCreatureType", "ChooseColor", "ChooseCardName"})
_DISCARDING = frozenset({"Discard", "DiscardThese"})


def _part(parent: Any, value: Any, text: Context, place: int) -> Any:
    """One value of a field; keeps count of verbs and costs, and opens a scope for each clause."""
    if not isinstance(value, Node):
        return value
    discourse = text.discourse
    if isinstance(parent, Unless) and not isinstance(value, Instruction):  # what is done if nobody pays is not done yet
        text = text.of_undone(discourse.last)
    if isinstance(value, Ability):
        names_granter = next(found(value, r.Granter), None) is not None
        if names_granter and not isinstance(parent, _GRANTING):
            raise Unbound("what grants the ability")
        told = frozenset(discourse.told)
        # an emblem goes on to know what was chosen for it as its owner got it
        return _visit(value, beginning(value, after=told - _CHOOSING if isinstance(parent, GetEmblem) else told))
    if isinstance(value, CostPart):
        paying, before = text.of_cost(place), frozenset(discourse.told)
        paid = _visit(value, paying)
        if isinstance(parent, Activated):  # "this way" is the way of the effect, not of its cost
            discourse.told -= _DISCARDING - before
        for verb in found(value, Discard):
            made(verb, paying)
        discourse.open_scope()
        return paid
    if isinstance(value, Verb):
        discourse.doing = type(value).__name__
    if isinstance(value, Verb | Condition | Instruction | ReplacedEvent):
        discourse.told.add(type(value).__name__)
    if isinstance(value, PTChange) and isinstance(value.toughness, Y) and not text.y_is_told:
        raise Unbound('what "Y" is')
    if isinstance(value, Verb) and not isinstance(parent, Verb) and text.cost is None:
        x_is_known = text.x_is_told or text.x_of_spell
        if isinstance(parent, May) and text.trigger and not x_is_known and is_number_unknown(value):
            raise Unbound('what "X" is')
        discourse.verbs += 1
        done = _visit(value, text.of_verb(discourse.verbs - 1, value.picks_out))
        made(value, text)
        put_where_owned(done, discourse)
        count_acted(value, text)
        return done
    if isinstance(value, Instruction):
        otherwise = _is_otherwise(value) or (isinstance(value, If) and _is_contrary(value.condition, discourse.asked))
        inner = text.of_what_follows(isinstance(parent, _PREVENTING), otherwise)
        first, number, last = discourse.open_scope(), discourse.verbs, discourse.last
        if isinstance(value, IfDone):
            inner = inner.of_undone(_undone(value, discourse))
        has_event = isinstance(value, Later | EachTime) and has_parties(value.trigger_event)
        if has_event:
            discourse.enter_event()
        told = _numbered(_visit(value, inner), value, discourse)
        if has_event:
            discourse.leave_event(first)
        discourse.close_each()
        if isinstance(value, NextTime):  # nothing of that is there yet to be spoken of
            discourse.close_from(first)
        if isinstance(parent, If | IfDone):
            discourse.branch = range(first, len(discourse.scopes))
        if isinstance(parent, If):
            discourse.asked = parent.condition
        discourse.last = range(number, discourse.verbs)
        if isinstance(value, If | IfDone):
            discourse.doubted = range(last.start, discourse.verbs) if isinstance(value, IfDone) else range(0)
        return told
    bound = _visit(value, text)
    if isinstance(value, TriggerEvent | ReplacedEvent):
        happened(value, discourse)
    return bound


def _is_otherwise(instruction: Instruction) -> bool:
    """Whether it is done only where what was told before it was not: then nothing of that is there to speak of."""
    return isinstance(instruction, IfDone) and instruction.did is Did.OTHERWISE


def _undone(instruction: IfDone, discourse: Discourse) -> range:
    """The numbers of the verbs that were not done where it is: of the action that it refers to."""
    if instruction.did is Did.OTHERWISE:
        return discourse.doubted
    return discourse.last if instruction.did in OF_WHAT_WAS_NOT_DONE else range(0)


def _is_contrary(condition: Condition, asked: Condition | None) -> bool:
    """Whether of two conditions, as they are said, one denies the other: "if you're the monarch", "if you're not"."""
    if asked is None or type(condition) is not type(asked) or condition == asked:
        return False
    fields = [one.name for one in dataclasses.fields(condition)]  # type: ignore[arg-type]
    unlike = [name for name in fields if getattr(condition, name) != getattr(asked, name)]
    return len(unlike) == 1 and isinstance(getattr(condition, unlike[0]), bool)


def _numbered(bound: Any, node: Instruction, discourse: Discourse) -> Any:
    """An instruction with the number of its first verb, for what later text says of its results."""
    if node.step is None:
        return bound
    alone = [verb.stands_alone for verb in node.verbs]
    in_order = isinstance(node, Does) and node.joined is Joined.THEN and not any(alone[:-1])  # "shuffles, then draws"
    if len(alone) > 1 and any(alone) and not all(alone) and not in_order:
        raise Unbound("which of several things is done for each")
    behind = 1 if isinstance(node, May) and node.ending is not None else 0
    return dataclasses.replace(bound, step=discourse.verbs - len(alone) - behind)
