"""What "that many", "that much" and "X" are the numbers of."""

from __future__ import annotations

from engine.abilities import trigger_events as h
from engine.abilities.base import ReplacedEvent, TriggerEvent, Verb
from engine.abilities.keyword_actions.discard import Discard, DiscardThese
from engine.abilities.keyword_actions.exile import Exile, ExileFrom
from engine.abilities.keyword_actions.sacrifice import Sacrifice
from engine.abilities.keyword_actions.shuffle import ShuffleInto
from engine.abilities.nouns import object_phrases as r
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.nouns.zones import CardsOf
from engine.abilities.quantities.amounts import ONE, AtLeast, Fixed
from engine.abilities.quantities.computed_amounts import ThatMuch, ThatWord, speaks_of_x
from engine.abilities.sentences import And, Then
from engine.abilities.verbs.choose_word import ChooseNumber
from engine.abilities.verbs.deal_damage import DealDamage
from engine.abilities.verbs.energy import PayAnyEnergy, PayEnergyCount
from engine.abilities.verbs.payments import Pay, PayAnyMana, chooses_x
from engine.abilities.verbs.put_and_return import Put
from engine.abilities.verbs.remove_counters import RemoveFromAnyNumber
from engine.abilities.verbs.where_x_and_for_each import WhereX
from engine.grammar.declared import agreement_of
from engine.oracle.binding.context import Context
from engine.oracle.binding.discourse import Unbound, said


def is_number_unknown(verb: Verb) -> bool:
    """ "you may reveal X cards": a number chosen on the way, played only where it is paid as mana or energy, or where
    as many things are tapped, sacrificed or exiled (107.3f)."""
    return speaks_of_x(verb) and not isinstance(verb, Pay | PayEnergyCount) and not chooses_x(verb)


def count_acted(verb: Verb, text: Context) -> None:
    """A verb that acts on a number of things that is not told can be spoken of as "that many"."""
    if isinstance(verb, ChooseNumber):
        text.discourse.of_all.add(Antecedent(Role.RESULT, text.discourse.verbs - 1))
    if isinstance(verb, ChooseNumber | PayAnyEnergy | PayAnyMana | RemoveFromAnyNumber):
        text.discourse.numbers.append(Antecedent(Role.RESULT, text.discourse.verbs - 1))
    if isinstance(verb, DealDamage) and not verb.amount.stands_before and len(verb.recipients) == 1:
        text.discourse.dealt = Antecedent(Role.RESULT, text.discourse.verbs - 1)
    if isinstance(verb, Put) and len(verb.moves) == 1 and isinstance(verb.moves[0].what, CardsOf):
        text.discourse.numbers.append(Antecedent(Role.RESULT, text.discourse.verbs - 1))
    if not isinstance(verb, Discard | DiscardThese | Exile | ExileFrom | Sacrifice | ShuffleInto):
        return
    what = verb.what
    # "discard that many cards" tells no new number
    told = isinstance(verb.count, Fixed | ThatMuch) if isinstance(verb, Discard) else agreement_of(what) != "base"
    if not told or isinstance(what, CardsOf):
        number = Antecedent(Role.RESULT, text.discourse.verbs - 1)
        text.discourse.numbers.append(number)
        if isinstance(verb, Discard | DiscardThese | ShuffleInto):
            text.discourse.of_own_cards.add(number)


def has_amount(trigger_event: TriggerEvent | ReplacedEvent) -> bool:
    """Whether an event has an amount: damage of one source to one thing, life of one player."""
    if isinstance(trigger_event.subject, r.Some) and trigger_event.subject.count != ONE:
        return False
    if trigger_event.has_amount:
        return True
    if len(trigger_event.acts) == 1 and isinstance(trigger_event.acts[0], h.PutsCounters):
        return not trigger_event.acts[0].each
    return bool(trigger_event.acts) and all(isinstance(act, _AMOUNT_ACTS) for act in trigger_event.acts)


HOW_MANY = 1
"""The index of what is pointed at in a trigger's events where it is how many things they happened to."""


def has_number(trigger_event: TriggerEvent | ReplacedEvent) -> bool:
    """Whether events happen to a number of things at the same time: "one or more creatures you control attack"."""
    acts, subject = trigger_event.acts, trigger_event.subject
    if len(acts) == 1 and isinstance(acts[0], h.AttackWith | h.Discard | h.Sacrifice):
        subject = acts[0].what
    if not isinstance(subject, r.Some) or not isinstance(subject.count, AtLeast):
        return False
    return bool(acts) and not any(isinstance(act, _AMOUNT_ACTS) for act in acts)


_AMOUNT_ACTS = (h.DealDamage, h.BeDealtDamage, h.GainLife, h.LoseLife, h.GainOrLoseLife, h.PlayerDealtDamage)


_DRAWING = ("Draw", "DrawThatManyPlus", "DrawThatManyMinus")
"""Verbs by which each of several players may draw as many cards as that player has just discarded."""


def measured(node: ThatMuch, text: Context) -> Antecedent:
    """The one number that "that many" can mean; several players do not share one, though each may draw as many cards
    as that player has just discarded or shuffled away."""
    shared = text.subject is not None and text.subject.player and (text.subject.each or text.subject.plural)
    numbers = text.discourse.numbers
    if not numbers and text.discourse.dealt is not None and node.word is ThatWord.MUCH and not shared:
        return text.discourse.dealt
    found = numbers[-1] if _is_just_done(text) or len(numbers) == 1 else None
    if found is None:
        raise Unbound(f'what "{said(node)}" refers to')
    own = found in text.discourse.of_own_cards and text.verb == found.index + 1 and text.discourse.doing in _DRAWING
    if shared and found.role is not Role.EVENT and not own and found not in text.discourse.of_all:
        raise Unbound(f'what "{said(node)}" refers to')
    if found == Antecedent(Role.EVENT, HOW_MANY) and node.word not in (ThatWord.MANY, ThatWord.MUCH):
        raise Unbound(f'what "{said(node)}" refers to')
    return found


def _is_just_done(text: Context) -> bool:
    """Whether the number is that of the verb right before, as in "that player discards their hand, then draws that many
    cards", whatever number the trigger's event has."""
    numbers = text.discourse.numbers
    last = Antecedent(Role.RESULT, text.verb - 1) if text.verb else None
    return len(numbers) == 2 and numbers[0].role is Role.EVENT and numbers[1] == last


def check_x(node: Then | And) -> None:
    """What X is belongs to all that speaks of X before it in the sentence, not only to the last."""
    *before, last = node.parts if isinstance(node, And) else (node.first, node.then)
    if isinstance(last, WhereX) and any(speaks_of_x(part) for part in before):
        raise Unbound('what "X" is before')
