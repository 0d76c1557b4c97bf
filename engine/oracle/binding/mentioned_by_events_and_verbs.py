"""What an event or a verb brings with it, though it is not named: it can be spoken of from there on."""

from __future__ import annotations

from engine.abilities import trigger_events as h
from engine.abilities.base import (
    Ref,
    ReplacedEvent,
    TriggerEvent,
    Verb,
    Who,
)
from engine.abilities.keyword_actions.discard import Discard
from engine.abilities.keyword_actions.reveal import RevealAtRandom
from engine.abilities.nouns import object_phrases as r
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.nouns.destinations import Destination, IntoHand, OntoBattlefield, Under, Whose
from engine.abilities.nouns.earlier_results import Participle, ThisWay
from engine.abilities.nouns.noun_groups import Described, Thing, Where
from engine.abilities.nouns.player_phrases import OwnerOf
from engine.abilities.nouns.stack_objects import OneOf, TargetsOne
from engine.abilities.nouns.target_phrases import Target
from engine.abilities.quantities.for_each import PerObject
from engine.abilities.trigger_events.base import OfKind
from engine.abilities.trigger_events.becoming_targets import PlayerBecomesTarget
from engine.abilities.trigger_events.keyword_actions import DoPlayerKeywordAction
from engine.abilities.verbs.choose_word import ChooseColor
from engine.abilities.verbs.copy_and_become_copy import BecomeCopy
from engine.abilities.verbs.draw import Draw
from engine.abilities.verbs.life import GainLife
from engine.abilities.verbs.put_and_return import Return
from engine.abilities.verbs.reveal_until import Turning, Until
from engine.abilities.verbs.where_x_and_for_each import ForEachDone
from engine.abilities.walk import found
from engine.grammar.declared import agreement_of, number_of
from engine.oracle.binding.context import Context
from engine.oracle.binding.discourse import Discourse
from engine.oracle.binding.quantities import (
    HOW_MANY,
    has_amount,
    has_number,
)
from engine.oracle.binding.referents import ALL_REVEALED, Mention, group_nouns

PERMANENT_OR_PLAYER = frozenset({"permanent", "player"})
PLAYERS = frozenset({"player", "opponent"})
"""The words by which a player can be called."""


def happened(event: TriggerEvent | ReplacedEvent, discourse: Discourse) -> None:
    """What an event brings with it can be spoken of, though it is not named as a party."""
    if isinstance(event, TriggerEvent) and event.events:  # what it is made of has been told already
        discourse.open_scope()
        return
    discourse.told |= {act.action.value for act in event.acts if isinstance(act, DoPlayerKeywordAction)}
    discourse.told |= {type(act).__name__ for act in event.acts if isinstance(act, h.BeDealtExcessDamage)}
    if any(isinstance(act, h.BecomeTarget | PlayerBecomesTarget) for act in event.acts):
        discourse.mention(Mention(Antecedent(Role.TARGETER), frozenset({"spell"}), obscured=True))
    if any(isinstance(act, h.ActivateAbility) and act.but_mana for act in event.acts):
        discourse.mention(Mention(Antecedent(Role.TARGETER), frozenset({"ability"})))
    for act in event.acts:
        aimed = next(found(act.what, TargetsOne), None) if isinstance(act, h.Cast) else None
        if aimed is not None:
            several = aimed.said is OneOf.ONE_OR_MORE
            nouns = group_nouns(aimed.group)
            discourse.mention(Mention(Antecedent(Role.TARGETED), nouns, plural=several, obscured=True))
    attacked = [act.what for act in event.acts if isinstance(act, _ATTACKS) and _is_player_attacked(act)]
    if attacked:
        called = frozenset({"opponent"}) if all(one in _OPPONENTS for one in attacked) else PLAYERS
        discourse.mention(Mention(Antecedent(Role.ATTACKED), called, player=True))
    if any(isinstance(act, h.DealDamage) and act.permanent is not None for act in event.acts):
        discourse.mention(Mention(Antecedent(Role.EVENT), PERMANENT_OR_PLAYER, obscured=True))
    kinds = [act.of for act in event.acts if isinstance(act, h.TapForMana | h.TapsForMana)]
    if OfKind.CHOSEN_COLOR in kinds or isinstance(event, h.AbilityAddsMana):  # "that color"
        discourse.told.add(ChooseColor.__name__)
    if isinstance(event, h.BeginningOfThe) and event.whose is not None:  # of its controller, who is spoken of again
        discourse.mention(Mention(Antecedent(Role.EVENT), PLAYERS, player=True))
    if _goes_to_an_opponents_graveyard(event):
        whose = Antecedent(Role.WHOSE, of=OwnerOf(r.It(antecedent=Antecedent(Role.EVENT))))
        discourse.mention(Mention(whose, PLAYERS, player=True))
    if any(isinstance(act, h.CastNth | h.CastYourNext) for act in event.acts):
        discourse.mention(Mention(Antecedent(Role.EVENT), frozenset({"spell"})))
    discourse.open_scope()
    if has_amount(event):
        discourse.numbers.append(Antecedent(Role.EVENT))
    elif has_number(event):
        discourse.numbers.append(Antecedent(Role.EVENT, HOW_MANY))


def _goes_to_an_opponents_graveyard(event: TriggerEvent | ReplacedEvent) -> bool:
    """Whether one card is put into the graveyard of a player who is spoken of again: its owner (404.2)."""
    theirs = (isinstance(act, h.PutIntoGraveyard) and act.whose is h.GraveyardOf.OPPONENTS for act in event.acts)
    return any(theirs) and agreement_of(event.subject) == "s"


def made(verb: Verb, text: Context) -> None:
    """What a verb brings about can be spoken of: tokens created, cards revealed (``makes`` says what they
    are). Cards discarded are spoken of by name alone: "that card", "the discarded card".
    """
    discourse = text.discourse
    number = discourse.verbs - 1
    result = Antecedent(Role.RESULT, number)
    if isinstance(verb, Discard):
        discarded = result if text.cost is None else Antecedent(Role.COST, text.cost)
        several = number_of(verb.count) == "pl"
        discourse.mention(Mention(discarded, frozenset({"card"}), plural=several, doing="Discard", obscured=True))
    if isinstance(verb, ForEachDone) and isinstance(verb.per, PerObject) and _leaves_them_alone(verb):
        these = Antecedent(Role.DESCRIBED, of=r.All(verb.per.group))
        discourse.counted = Mention(these, group_nouns(verb.per.group), plural=True)
    if verb.meets:  # a player who has a part in it: "clash with an opponent ... that player"
        discourse.mention(Mention(result, verb.meets, player=True))
    if isinstance(verb, BecomeCopy):  # what has become a copy is spoken of, not what it has become one of
        discourse.obscure(number)
    makes = verb.makes
    if makes:
        discourse.obscure(number)
        doing = type(verb).__name__ if isinstance(verb, RevealAtRandom) else ""  # "the revealed card"
        discourse.mention(Mention(result, makes, plural=number_of(verb.count) == "pl", doing=doing))
        if verb.makes_pile:
            discourse.mention(Mention(result, makes, plural=True, pile=True))
        if isinstance(verb, Until) and verb.how is Turning.REVEAL:
            if number_of(verb.count) != "pl":  # "the revealed land card"
                discourse.mention(Mention(result, makes | group_nouns(verb.group), doing="Reveal", obscured=True))
            discourse.mention(Mention(_ALL_REVEALED, makes, plural=True, doing=ALL_REVEALED))


def _leaves_them_alone(verb: ForEachDone) -> bool:
    """Whether the same things fit the description after it has been done as before, and it points at nothing else."""
    points = any(one.is_pronoun for one in found(verb.per, Ref, Who))
    return isinstance(verb.verb, Draw | GainLife) and not points


_ALL_REVEALED = Antecedent(
    Role.DESCRIBED, of=r.All(Described(Thing(Where.CARD), qualifiers=(ThisWay(Participle.REVEALED),)))
)
"""All cards revealed this way."""


def put_where_owned(verb: Verb, discourse: Discourse) -> None:
    """Something has been put where its owner has it: "that player" is the owner, where nobody else is meant."""
    if not isinstance(verb, Return) or agreement_of(verb.what) != "s" or not _of_its_owner(verb.place):
        return
    what = verb.what
    of = Antecedent(Role.TARGET, what.index) if isinstance(what, Target) else what.antecedent
    if of is not None:
        whose = Antecedent(Role.WHOSE, of=OwnerOf(r.It(antecedent=of)))
        discourse.owner = Mention(whose, PLAYERS, player=True)


def _of_its_owner(place: Destination) -> bool:
    """Whether something is put where its owner has it."""
    if isinstance(place, OntoBattlefield):
        return place.under is Under.ITS_OWNERS
    return isinstance(place, IntoHand) and place.whose is Whose.ITS_OWNERS


_OPPONENTS = (h.AttackedThing.AN_OPPONENT, h.AttackedThing.ANOTHER_OPPONENT, h.AttackedThing.OPPONENT)
_ATTACKS = h.Attack | h.AttackPlayer | h.AttackUnblocked


def _is_player_attacked(act: h.Attack | h.AttackPlayer | h.AttackUnblocked) -> bool:
    """Whether a trigger says that one player is attacked."""
    return act.what is not None and act.what.is_one_player
