"""Binding: target phrases are numbered and pronouns given what they stand for, or the text is refused."""

from __future__ import annotations

import dataclasses
from typing import Any

from engine.abilities import trigger_events as h
from engine.abilities.base import (
    Ability,
    Condition,
    CostPart,
    Happening,
    Instruction,
    Node,
    Qualifier,
    Ref,
    Verb,
    Who,
    WouldHappen,
)
from engine.abilities.nouns import object_phrases as r
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.nouns.noun_groups import ControlledBy, Other
from engine.abilities.nouns.partitives import FromAmong
from engine.abilities.nouns.target_phrases import Target
from engine.abilities.quantities.amounts import ONE, Fixed, Y
from engine.abilities.quantities.computed_amounts import CountersOn, WhereX
from engine.abilities.quantities.for_each import PerCounter
from engine.abilities.quantities.x_and_y import WhereXAndY
from engine.abilities.replacement.done_instead import NextTime
from engine.abilities.replacement.prevention_shields import PreventedDamage, PreventNextTime, PreventThat
from engine.abilities.verbs import (
    And,
    CastCard,
    Did,
    Discard,
    GainAbilities,
    GetPT,
    HaveAbilities,
    If,
    IfDone,
    May,
    PTChange,
    Then,
)
from engine.abilities.verbs.copy import EntersAsCopy
from engine.abilities.verbs.repeat_process import RepeatFollowing, RepeatThis
from engine.abilities.walk import found
from engine.grammar.declared import number_of
from engine.grammar.printer import text_order
from engine.oracle.binding.discourse import Spoken, Unbound, said, spoken_by
from engine.oracle.binding.noun_phrases import noun_phrase
from engine.oracle.binding.pronouns import other_than
from engine.oracle.binding.quantities import (
    HOW_MANY,
    check_x,
    count_acted,
    has_amount,
    has_number,
    is_number_unknown,
    measured,
)
from engine.oracle.binding.referents import Mention, group_nouns

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
    bound: Ability = _visit(ability, spoken_by(ability))
    return bound


def _visit(node: Any, text: Spoken) -> Any:
    """A node with everything in it bound, read in the order of its English."""
    if not (isinstance(node, Node) and dataclasses.is_dataclass(type(node))):
        return node
    _check(node, text)
    text.repeats = text.repeats or isinstance(node, RepeatThis)
    text.x_is_told = text.x_is_told or isinstance(node, WhereX | WhereXAndY)
    text.y_is_told = text.y_is_told or isinstance(node, WhereXAndY)
    before, clause, possessive, qualifying = text.subject, text.clause, text.possessive, text.qualifying
    text.qualifying = qualifying or isinstance(node, Qualifier)
    party, controls = text.party, text.controls
    if id(node) in text.happening and isinstance(node, Ref):
        text.party = text.happening[id(node)] if node.count in (None, ONE) else None
    text.controls = isinstance(node, ControlledBy)
    changes: dict[str, Any] = {}
    for name in text_order(node):
        old = getattr(node, name)
        new = _field(node, name, old, text)
        if new is not old:
            changes[name] = new
    bound: Any = dataclasses.replace(node, **changes) if changes else node
    if isinstance(node, WhereX | WhereXAndY):
        text.x_is_told = text.y_is_told = False
    if isinstance(node, Other):
        bound = dataclasses.replace(node, than=other_than(text))
    if isinstance(node, Then | And):
        check_x(node)
    if isinstance(node, PreventedDamage) and not text.prevents:
        raise Unbound(f'what "{said(node)}" refers to')
    if node.measures:
        bound = dataclasses.replace(bound, antecedent=measured(node, text))
    if isinstance(node, Ref | Who):
        text.clause, text.possessive = clause, possessive
        bound = noun_phrase(node, bound, text, controls)
    if isinstance(node, Instruction):
        text.subject = before
    text.qualifying, text.party, text.controls = qualifying, party, controls
    return bound


def _check(node: Node, text: Spoken) -> None:
    """Refuse what has no single meaning where it stands, whatever it says itself."""
    if node.needs is not None and node.needs not in text.done:
        raise Unbound(f"what {type(node).__name__} speaks of")
    if node.spells_only and not text.spell:
        raise Unbound("which of the same modes is meant")
    if isinstance(node, Verb) and text.repeats:
        raise Unbound("what is done once a process is not repeated any more")
    if isinstance(node, RepeatFollowing) and text.verbs > 1:
        raise Unbound("what is repeated")
    if isinstance(node, Ref) and not isinstance(node, Target) and _only_of_targets(node):
        raise Unbound("what is from the same place")
    if isinstance(node, Ref) and (totals := _said_of_several(node)) and not _chosen_together(node, totals, text):
        raise Unbound("which of them are meant together")
    if text.clause and node.never_subject:
        raise Unbound("which of them does what")
    if node.of_static_text and not text.static:
        raise Unbound("which creatures are meant")  # "those creatures" of another text are no pair (702.95)
    if node.of_party and text.party is None:
        raise Unbound("when it was cast")
    if not text.after.isdisjoint(node.not_given_after):
        raise Unbound(f"which choice {type(node).__name__} speaks of")
    if text.spell and isinstance(node, CastCard) and isinstance(node.what, r.This):
        raise Unbound("how a spell that resolves is cast")  # its own paragraph says how it may be cast (118.9)


def _field(node: Any, name: str, value: Any, text: Spoken) -> Any:
    if isinstance(node, EntersAsCopy) and name == "then":
        text.scopes[-1].append(Mention(Antecedent(Role.COPIED), group_nouns(node.group)))
    roles = EVENT_PARTIES if node.event_parties is None else node.event_parties
    if name in roles:
        for party in value if isinstance(value, tuple) else (value,):
            if isinstance(party, Ref | Who):
                text.happening[id(party)] = roles[name]
    if isinstance(value, tuple):
        parts = tuple(_part(node, part, text, place) for place, part in enumerate(value))
        return parts if any(a is not b for a, b in zip(parts, value, strict=True)) else value
    counted = name == "subject" and isinstance(node, PerCounter | CountersOn)
    text.possessive = name == "of" or (counted and not (text.subject is not None and text.subject.each))
    text.clause = isinstance(node, Instruction) and name == "subject"
    text.sized = text.clause and any(isinstance(verb, GetPT) for verb in node.verbs)
    new = _part(node, value, text, 0)
    text.possessive = text.clause = text.sized = False
    if isinstance(node, Instruction) and name in ("subject", "who") and text.scopes[-1]:
        last = text.scopes[-1][-1]
        if node.chooses:  # what is done then speaks of the one who has chosen it
            last = dataclasses.replace(last, antecedent=Antecedent(Role.CHOOSER), plural=False, each=False)
        text.subject = text.scopes[-1][-1] = dataclasses.replace(last, subject=True)
    return new


def _part(parent: Any, value: Any, text: Spoken, place: int) -> Any:
    """One value of a field; keeps count of verbs and costs, and opens a scope for each clause."""
    if isinstance(value, Ability):
        if not isinstance(parent, GainAbilities | HaveAbilities) and next(found(value, r.Granter), None) is not None:
            raise Unbound("what grants the ability")
        return _visit(value, dataclasses.replace(spoken_by(value), after=frozenset(text.done)))
    if isinstance(value, CostPart):
        text.cost = place
        paid = _visit(value, text)
        for verb in found(value, Discard):
            _made(verb, text)
        text.cost = None
        text.scopes.append([])
        return paid
    if isinstance(value, Verb):
        text.doing = type(value).__name__
        text.done.add(text.doing)
    if isinstance(value, Condition):
        text.done.add(type(value).__name__)
    if isinstance(value, PTChange) and isinstance(value.toughness, Y) and not text.y_is_told:
        raise Unbound('what "Y" is')
    if isinstance(value, Verb) and not isinstance(parent, Verb) and text.cost is None:
        if isinstance(parent, May) and text.trigger and not text.x_is_told and is_number_unknown(value):
            raise Unbound('what "X" is')
        text.verb = text.verbs
        text.verbs += 1
        text.choosing = value.picks_out
        new = _visit(value, text)
        text.verb = None
        text.choosing = False
        _made(value, text)
        count_acted(value, text)
        return new
    if isinstance(value, Instruction):
        if isinstance(parent, PreventNextTime | PreventThat):
            text.prevents = True
        apart = text.scopes[text.branch] if _is_otherwise(value) else []
        if apart:
            text.scopes[text.branch] = [[] for _ in apart]
        first = len(text.scopes)
        text.scopes.append([])
        done = _numbered(_visit(value, text), value, text)
        if isinstance(value, NextTime):  # nothing of that is there yet to be spoken of
            del text.scopes[first:]
        if apart:
            text.scopes[text.branch] = apart
        if isinstance(parent, If | IfDone):
            text.branch = slice(first, len(text.scopes))
        return done
    new = _visit(value, text)
    if isinstance(value, Happening | WouldHappen):
        if any(isinstance(act, h.BecomeTarget) for act in value.acts):
            spell = Mention(Antecedent(Role.TARGETER), frozenset({"spell"}), obscured=True)
            text.scopes[-1].append(spell)
        if any(isinstance(act, _ATTACKS) and _is_player_attacked(act) for act in value.acts):
            text.scopes[-1].append(Mention(Antecedent(Role.ATTACKED), frozenset({"player", "opponent"}), player=True))
        if isinstance(value, h.BeginningOfThe) and value.whose is not None:  # of its controller, who is spoken of again
            text.scopes[-1].append(Mention(Antecedent(Role.EVENT), frozenset({"player", "opponent"}), player=True))
        if any(isinstance(act, h.CastNth) for act in value.acts):
            text.scopes[-1].append(Mention(Antecedent(Role.EVENT), frozenset({"spell"})))
        text.scopes.append([])
        if has_amount(value):
            text.numbers.append(Antecedent(Role.EVENT))
        elif has_number(value):
            text.numbers.append(Antecedent(Role.EVENT, HOW_MANY))
    return new


def _is_otherwise(instruction: Instruction) -> bool:
    """Whether it is done only where what was told before it was not: then nothing of that is there to speak of."""
    return isinstance(instruction, IfDone) and instruction.did is Did.OTHERWISE


def _made(verb: Verb, text: Spoken) -> None:
    """What a verb brings about can be spoken of: tokens created, cards revealed (``makes`` says what they
    are). Cards discarded are spoken of by name alone: "that card", "the discarded card".
    """
    if isinstance(verb, Discard):
        antecedent = Antecedent(Role.RESULT, text.verbs - 1) if text.cost is None else Antecedent(Role.COST, text.cost)
        several = number_of(verb.count) == "pl"
        cards = Mention(antecedent, frozenset({"card"}), plural=several, doing="Discard", obscured=True)
        text.scopes[-1].append(cards)
    if verb.meets:  # a player who has a part in it: "clash with an opponent ... that player"
        text.scopes[-1].append(Mention(Antecedent(Role.RESULT, text.verbs - 1), verb.meets, player=True))
    makes = verb.makes
    if makes:
        number = text.verbs - 1
        text.scopes[-1] = [dataclasses.replace(m, obscured=m.obscured or m.verb == number) for m in text.scopes[-1]]
        plural = number_of(verb.count) == "pl"
        antecedent = Antecedent(Role.RESULT, text.verbs - 1)
        text.scopes[-1].append(Mention(antecedent, makes, plural=plural))
        if verb.makes_pile:
            text.scopes[-1].append(Mention(antecedent, makes, plural=True, pile=True))


def _numbered(bound: Any, node: Instruction, text: Spoken) -> Any:
    """An instruction with the number of its first verb, for what later text says of its results."""
    if node.step is None:
        return bound
    verbs = node.verbs
    alone = [verb.stands_alone for verb in verbs]
    if len(verbs) > 1 and any(alone) and not all(alone):
        raise Unbound("which of several things is done for each")
    behind = 1 if isinstance(node, May) and node.ending is not None else 0
    return dataclasses.replace(bound, step=text.verbs - len(verbs) - behind)


_ATTACKS = h.Attack | h.AttackPlayer


def _is_player_attacked(act: h.Attack | h.AttackPlayer) -> bool:
    """Whether a trigger says that one player is attacked."""
    return act.what is not None and act.what.is_one_player


def _only_of_targets(node: Ref) -> bool:
    """Whether a noun phrase is described as only targets are."""
    return any(one.targets_only for one in node.qualifiers)


def _said_of_several(node: Ref) -> list[Any]:
    """What a noun phrase says that all it stands for have together."""
    return [one for one in node.group.last.qualifiers if one.of_several] if node.group is not None else []


def _chosen_together(node: Ref, totals: list[Any], text: Spoken) -> bool:
    """Whether somebody chooses what a noun phrase stands for, several at once, as a text is announced or carried out;
    what targets may have together must be known as they are chosen."""
    if not isinstance(node, Target | r.Some | FromAmong) or node.count == ONE or text.cost is not None:
        return False
    return not isinstance(node, Target) or all(isinstance(one.amount, Fixed) for one in totals)
