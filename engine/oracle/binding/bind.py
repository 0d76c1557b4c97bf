"""Binding: target phrases are numbered and pronouns given what they stand for, or the text is refused."""

from __future__ import annotations

import dataclasses
from typing import Any

from engine.abilities.ability import Activated
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
from engine.abilities.conditions.predicates import Is, IsA
from engine.abilities.keyword_actions.cast import CastCard
from engine.abilities.keyword_actions.discard import Discard
from engine.abilities.nouns import object_phrases as r
from engine.abilities.nouns.adjectives import Other
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.nouns.comparisons import WithLesser
from engine.abilities.nouns.partitives import EitherOfThose, FromAmong
from engine.abilities.nouns.player_phrases import AnyPlayer, ThatPlayer, They
from engine.abilities.nouns.shared_characteristics import OneOfEach
from engine.abilities.nouns.target_phrases import AnyTarget, Article, Target
from engine.abilities.nouns.targets_of_each import TargetOfEach
from engine.abilities.permissions.play_cards import OneSpellAmong
from engine.abilities.quantities.amounts import ONE, Fixed, Y
from engine.abilities.quantities.computed_amounts import CountersOn, ThatMuch
from engine.abilities.quantities.for_each import PerAttached, PerCounter, PerOfEvent
from engine.abilities.replacement.done_instead import NextTime
from engine.abilities.replacement.next_time_and_redirection import (
    PerPrevented,
    PreventedDamage,
    PreventNextTime,
    PreventThat,
)
from engine.abilities.sentences import OF_ANY_PLAYER, OF_PREVENTION, And, Did, Does, If, IfDone, Joined, May, Then
from engine.abilities.verbs.choose_word import OfYourChoice
from engine.abilities.verbs.copy import EntersAsCopy
from engine.abilities.verbs.deal_damage import DealDamage
from engine.abilities.verbs.gain_lose_abilities import GainAbilities, HaveAbilities
from engine.abilities.verbs.get_emblem import GetEmblem
from engine.abilities.verbs.mana import WhenSpentOn
from engine.abilities.verbs.may_have import MayHave
from engine.abilities.verbs.power_toughness import GetPT, PTChange
from engine.abilities.verbs.repeat import RepeatFollowing, RepeatThis
from engine.abilities.verbs.round_each_time import HalfX
from engine.abilities.verbs.where_x_and_for_each import WhereX
from engine.abilities.walk import found, replaced, walk
from engine.grammar.printer import is_about_itself, is_said, text_order
from engine.oracle.binding.context import Context, beginning
from engine.oracle.binding.discourse import Discourse, Unbound, said
from engine.oracle.binding.mentioned_by_events_and_verbs import happened, made, put_where_owned
from engine.oracle.binding.noun_phrases import noun_phrase
from engine.oracle.binding.pronouns import another_than, other_than, resolve_compared
from engine.oracle.binding.quantities import (
    check_x,
    count_acted,
    is_number_unknown,
    measured,
)
from engine.oracle.binding.referents import Mention, group_nouns, nouns_of

EVENT_PARTIES = {
    "subject": Role.EVENT,
    "what": Role.EVENT,
    "recipient": Role.EVENT,
    "who": Role.EVENT_OTHER,
    "source": Role.EVENT_OTHER,
}
"""Which party of a trigger's event each field of a happening names, unless its class says otherwise."""

PLAYERS = frozenset({"player", "opponent"})
"""The words by which a player can be called."""


def bind(ability: Ability) -> Ability:
    """The same ability with its target phrases numbered and its pronouns bound; Unbound if one cannot be."""
    bound: Ability = _visit(ability, beginning(ability))
    return bound


def _visit(node: Any, text: Context) -> Any:
    """A node with everything in it bound, read in the order of its English."""
    if not (isinstance(node, Node) and dataclasses.is_dataclass(type(node))):
        return node
    _check(node, text)
    discourse = text.discourse
    discourse.repeated = discourse.repeated or isinstance(node, RepeatThis)
    parties = EVENT_PARTIES if node.event_parties is None else node.event_parties
    inner = text.within(node)
    if isinstance(node, Declaration) and node.speaks_of is not None:
        discourse.mention(Mention(Antecedent(Role.DESCRIBED, of=node.speaks_of), nouns_of(node.speaks_of)))
    changes: dict[str, Any] = {}
    for name in text_order(node):
        old = getattr(node, name)
        spoken = len(discourse.scope)
        new = _field(node, name, old, inner, parties.get(name))
        if isinstance(old, r.This) and len(discourse.scope) > spoken and not is_said(node, name):
            del discourse.scope[spoken:]  # "the gift was promised": the object is meant, but was not spoken of
        if new is not old:
            changes[name] = new
        if isinstance(node, Instruction) and name in ("subject", "who") and not isinstance(old, tuple):
            # where it chooses, what is done then speaks of the one who has chosen it
            inner = inner.about(discourse.make_subject(Antecedent(Role.CHOOSER) if node.chooses else None))
            if isinstance(node, MayHave) and name == "who" and old.is_each:  # "may have it deal 2 damage to them"
                discourse.mention(Mention(Antecedent(Role.CHOOSER), PLAYERS, player=True, for_each=True))
        if isinstance(node, Condition) and name == "subject" and isinstance(new, Ref):
            inner = inner.asking_about(new.antecedent)
    if isinstance(node, Condition) and is_about_itself(node):
        discourse.mention(Mention(Antecedent(Role.THIS), frozenset()))
    if isinstance(node, Condition) and node.speaks_of is not None:
        named = Antecedent(Role.DESCRIBED, of=node.speaks_of)
        discourse.mention(Mention(named, nouns_of(node.speaks_of)))
    bound: Any = dataclasses.replace(node, **changes) if changes else node
    if isinstance(node, Other):
        bound = dataclasses.replace(node, than=other_than(text))
    if isinstance(node, WithLesser):
        bound = dataclasses.replace(bound, than=resolve_compared(r.It(), False, text).antecedent)
    if isinstance(node, Instruction) and text.spell:
        bound = _other_than_target(bound)
    if isinstance(node, Then | And):
        check_x(node)
    of_prevention = isinstance(node, PreventedDamage | PerPrevented) or (
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
    if isinstance(node, ThatMuch):
        bound = dataclasses.replace(bound, antecedent=measured(node, text))
    if isinstance(node, r.Some | Target | AnyTarget) and node.article is not Article.NONE:
        bound = dataclasses.replace(bound, other_than=another_than(node, text))
    if isinstance(node, Ref | Who):
        bound = noun_phrase(node, bound, text)
    return bound


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


def _check(node: Node, text: Context) -> None:
    """Refuse what has no single meaning where it stands, whatever it says itself."""
    if node.needs is not None and node.needs not in text.discourse.told:
        raise Unbound(f"what {type(node).__name__} speaks of")
    if isinstance(node, OneOfEach) and text.verb is not None and text.discourse.doing != "Choose":
        raise Unbound("who chooses them")
    if isinstance(node, TargetOfEach) and node.whom is None:
        raise Unbound("for whom there is a target")
    if node.needs_one_of and node.needs_one_of.isdisjoint(text.discourse.told):
        raise Unbound(f"what {type(node).__name__} speaks of")
    if isinstance(node, AnyPlayer):
        text.discourse.told.add("AnyPlayer")
    if isinstance(node, IfDone) and node.did in OF_ANY_PLAYER and not _is_of_any_player(node, text):
        raise Unbound("which player does")
    if isinstance(node, OfYourChoice) and (text.static or text.role is not None or text.cost is not None):
        raise Unbound("when it is chosen")
    if isinstance(node, Target) and text.choosing and text.subject is not None and text.subject.player:
        raise Unbound("which player chooses the target")  # not the one who announces it (601.2c)
    if isinstance(node, Target) and next(found(node, OfYourChoice), None) is not None:
        raise Unbound("that it is chosen with the target")
    if node.spells_only and not text.spell:
        raise Unbound("which of the same modes is meant")
    if isinstance(node, Verb) and text.discourse.repeated:
        raise Unbound("what is done once a process is not repeated any more")
    if isinstance(node, RepeatFollowing) and text.discourse.verbs > 1:
        raise Unbound("what is repeated")
    if isinstance(node, Ref) and not isinstance(node, Target) and _only_of_targets(node):
        raise Unbound("what is from the same place")
    if isinstance(node, Ref) and (totals := _said_of_several(node)) and not _chosen_together(node, totals, text):
        raise Unbound("which of them are meant together")
    if text.clause and node.never_subject:
        raise Unbound("which of them does what")
    if node.of_static_text and not text.static:
        raise Unbound("which creatures are meant")  # "those creatures" of another text are no pair (702.95)
    if isinstance(node, OneSpellAmong):
        text.discourse.told.add("OneSpellAmong")
    if isinstance(node, IfDone) and "OneSpellAmong" in text.discourse.told:
        raise Unbound("what is said of the spell that is cast later")
    if isinstance(node, EitherOfThose | r.ThisOrHost) and text.role is None:
        raise Unbound("which of them is meant")  # one of two, chosen as it is done
    if node.of_party and text.party is None:
        raise Unbound("when it was cast")
    if not text.after.isdisjoint(node.not_given_after):
        raise Unbound(f"which choice {type(node).__name__} speaks of")
    if text.spell and isinstance(node, CastCard) and isinstance(node.what, r.This):
        raise Unbound("how a spell that resolves is cast")  # its own paragraph says how it may be cast (118.9)


def _is_of_any_player(node: IfDone, text: Context) -> bool:
    """Whether any player may have done it, and what is done then speaks of none of them."""
    speaks = any(True for _ in found(node.then, ThatPlayer)) or any(True for _ in found(node.then, They))
    return "AnyPlayer" in text.discourse.told and not speaks


def _field(node: Any, name: str, value: Any, text: Context, role: Role | None) -> Any:
    """The value of a field, bound; ``role`` is the party of the trigger's event that it names."""
    if isinstance(node, EntersAsCopy) and name == "then":
        text.discourse.mention(Mention(Antecedent(Role.COPIED), group_nouns(node.group)))
    if isinstance(node, WhereX) and name == "amount" and text.static:
        text = text.about(text.discourse.each_of_them)
    if isinstance(node, WhenSpentOn) and name == "then":
        text.discourse.mention(Mention(Antecedent(Role.EVENT), frozenset({"spell"})))
    if isinstance(node, PreventNextTime) and name == "then":
        text.discourse.mention(Mention(Antecedent(Role.EVENT_OTHER), frozenset({"source"})))
        text.discourse.numbers.append(Antecedent(Role.EVENT))
    if not isinstance(value, Node | tuple):
        return value
    if isinstance(value, tuple):
        bound = tuple(_part(node, one, _as_party(one, text, role), place) for place, one in enumerate(value))
        return bound if any(a is not b for a, b in zip(bound, value, strict=True)) else value
    counted = name == "subject" and isinstance(node, PerCounter | CountersOn)
    attached = name == "subject" and isinstance(node, PerAttached)
    if name == "of" or attached or (counted and not (text.subject is not None and text.subject.each)):
        text = text.as_possessor()
    if isinstance(node, Is) and name == "subject" and isinstance(node.state, IsA):
        text = dataclasses.replace(text, as_card="card" in group_nouns(node.state.group))
    if isinstance(node, Instruction) and name == "subject":
        sized = any(isinstance(verb, GetPT) for verb in node.verbs)
        text = text.as_subject(sized, dealing=all(isinstance(verb, DealDamage) for verb in node.verbs))
    return _part(node, value, _as_party(value, text, role), 0)


def _as_party(value: Any, text: Context, role: Role | None) -> Context:
    return text.as_party(role) if isinstance(value, Ref | Who) else text


_CHOOSING = frozenset({"ChooseCreatureType", "ChooseColor", "ChooseCardName"})
_DISCARDING = frozenset({"Discard", "DiscardThese"})


def _part(parent: Any, value: Any, text: Context, place: int) -> Any:
    """One value of a field; keeps count of verbs and costs, and opens a scope for each clause."""
    if not isinstance(value, Node):
        return value
    discourse = text.discourse
    if isinstance(value, Ability):
        if not isinstance(parent, GainAbilities | HaveAbilities) and next(found(value, r.Granter), None) is not None:
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
        if isinstance(parent, May) and text.trigger and not text.x_is_told and is_number_unknown(value):
            raise Unbound('what "X" is')
        discourse.verbs += 1
        done = _visit(value, text.of_verb(discourse.verbs - 1, value.picks_out))
        made(value, text)
        put_where_owned(done, discourse)
        count_acted(value, text)
        return done
    if isinstance(value, Instruction):
        inner = text.of_what_follows(isinstance(parent, PreventNextTime | PreventThat), _is_otherwise(value))
        first = discourse.open_scope()
        told = _numbered(_visit(value, inner), value, discourse)
        discourse.close_each()
        if isinstance(value, NextTime):  # nothing of that is there yet to be spoken of
            discourse.close_from(first)
        if isinstance(parent, If | IfDone):
            discourse.branch = range(first, len(discourse.scopes))
        return told
    bound = _visit(value, text)
    if isinstance(value, TriggerEvent | ReplacedEvent):
        happened(value, discourse)
    return bound


def _is_otherwise(instruction: Instruction) -> bool:
    """Whether it is done only where what was told before it was not: then nothing of that is there to speak of."""
    return isinstance(instruction, IfDone) and instruction.did is Did.OTHERWISE


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


def _only_of_targets(node: Ref) -> bool:
    """Whether a noun phrase is described as only targets are."""
    return any(one.targets_only for one in node.qualifiers)


def _said_of_several(node: Ref) -> list[Any]:
    """What a noun phrase says that all it stands for have together."""
    return [one for one in node.group.last.qualifiers if one.of_several] if node.group is not None else []


def _chosen_together(node: Ref, totals: list[Any], text: Context) -> bool:
    """Whether somebody chooses what a noun phrase stands for, several at once, as a text is announced or carried out;
    what targets may have together must be known as they are chosen."""
    if not isinstance(node, Target | r.Some | FromAmong) or node.count == ONE or text.cost is not None:
        return False
    return not isinstance(node, Target) or all(isinstance(one.amount, Fixed) for one in totals)
