"""Paying as part of an effect, and what happens unless somebody pays (CR 118.12)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Amount, Instruction, PlayerVerb, Ref, Verb, Who
from engine.abilities.keyword_actions.counter import Counter, CounteredTo
from engine.abilities.keyword_actions.exile import Exile
from engine.abilities.keyword_actions.sacrifice import Sacrifice
from engine.abilities.keyword_actions.tap_untap import Tap
from engine.abilities.nouns.object_phrases import Some
from engine.abilities.nouns.player_phrases import EachOpponent, EachOtherPlayer, EachPlayer, You
from engine.abilities.quantities.amounts import Exactly, X
from engine.abilities.quantities.for_each import Per, PerCounter
from engine.abilities.sentences import Does, Imperative, Joined, May
from engine.abilities.verbs.attack_and_block import Cant
from engine.abilities.verbs.counters import CounterName
from engine.abilities.verbs.mana import ManaSymbols
from engine.grammar.phrase import Phrased, phrase


@phrase("<pay> {mana}")
@dataclass(frozen=True, slots=True)
class Pay(PlayerVerb):
    """ "pay {2}" as an action (118.3, 608.2g)."""

    mana: ManaSymbols


def _is_no_age(verb: PayForEach) -> bool:
    """Cumulative upkeep has words of its own (702.24a)."""
    return not isinstance(verb.per, PerCounter)


@phrase("<pay> {mana} for each {per}", when=_is_no_age)
@phrase("<pay> {first} plus an additional {mana} for each {per}", when=_is_no_age)
@dataclass(frozen=True, slots=True)
class PayForEach(PlayerVerb):
    """ "pay {1} for each card in your graveyard", "pay {2} plus an additional {1} for each Faerie you control" as an
    action (118.3, 608.2g)."""

    mana: ManaSymbols
    per: Per
    first: ManaSymbols | None = None
    """What is paid in any case."""


@phrase("<pay> any amount of mana")
@dataclass(frozen=True, slots=True)
class PayAnyMana(PlayerVerb):
    """ "pay any amount of mana": the player says how much, and is spoken of as "that many" (107.1c, 118.3)."""

    may_be_cost = False


@phrase("<pay> {of:poss} mana cost[ reduced by up to {less}]")
@dataclass(frozen=True, slots=True)
class PayManaCost(PlayerVerb):
    """ "(sacrifice it unless you) pay its mana cost", "its mana cost reduced by up to {2}" (107.3h, 118.3, 118.7)."""

    of: Ref
    less: ManaSymbols | None = None


@phrase("<pay> {amount:digits} life", when=lambda verb: verb.amount.stands_before)
@phrase("<pay> life equal to {amount}")
@dataclass(frozen=True, slots=True)
class PayLifeAction(PlayerVerb):
    """ "pay 3 life" as an action (119.4); among costs it is ``PayLife``."""

    may_be_cost = False
    amount: Amount


@phrase("<pay> {mana} and {life:digits} life")
@dataclass(frozen=True, slots=True)
class PayManaAndLife(PlayerVerb):
    """Both or nothing, as an action (118.3, 118.12a)."""

    may_be_cost = False
    mana: ManaSymbols
    life: Amount


@phrase("<get> {count:a} {kind} <counter:#count>")
@dataclass(frozen=True, slots=True)
class GetCounters(PlayerVerb):
    """ "get a poison counter", "get two experience counters" (122.1)."""

    count: Amount
    kind: CounterName


def _happens_once(unless: Unless) -> bool:
    """A restriction that a payment lifts is no one-shot effect; of "a, then b unless ..." only b is not done. Of
    several players each decides alone (``EachUnless``)."""
    then = unless.then
    if isinstance(then.subject, EachOpponent | EachPlayer | EachOtherPlayer):
        return not unless.who.is_pronoun
    chain = isinstance(then, Imperative | Does | May) and then.joined in (Joined.THEN, Joined.THEN_AND)
    return bool(then.verbs) and not chain and not any(isinstance(verb, Cant) for verb in then.verbs)


def _counters(unless: Unless) -> bool:
    """What "that spell" is that would be countered."""
    return _happens_once(unless) and all(isinstance(verb, Counter) for verb in unless.then.verbs)


@phrase("{then} unless {who:subj} {options:@who or}", when=_happens_once)
@phrase("{then} unless {who:subj} {options:@who or}. {to}", when=_counters)
@dataclass(frozen=True, slots=True)
class Unless(Instruction):
    """ "[Do something] unless [a player does something else, or another thing]" (118.12a)."""

    then: Instruction
    who: Who
    options: tuple[PlayerVerb, ...]
    to: CounteredTo = CounteredTo.GRAVEYARD
    """Where the spell goes if it is countered (701.6a)."""


@phrase("{who:subj} may {options:base or 2+}")
@dataclass(frozen=True, slots=True)
class MayEither(Instruction):
    """ "You may sacrifice an artifact or discard a card.": at most one of them (608.2d)."""

    says_who: ClassVar[bool] = True
    who: You
    options: tuple[PlayerVerb, ...]


class Payer(Phrased, Enum):
    """How each of several players is called again."""

    THEY = "they"
    THAT_PLAYER = "that player"

    @property
    def agreement(self) -> str:
        return "base" if self is Payer.THEY else "s"


@phrase("{who:subj} {verbs:@who and} unless {payer} {options:@payer or}")
@dataclass(frozen=True, slots=True)
class EachUnless(Instruction):
    """ "Each opponent loses 3 life unless that player sacrifices a nonland permanent or discards a card": each decides
    for themselves (118.12a)."""

    who: EachOpponent | EachPlayer | EachOtherPlayer
    verbs: tuple[PlayerVerb, ...]
    payer: Payer
    options: tuple[PlayerVerb, ...]


def chooses_x(verb: Verb) -> bool:
    """ "(you may) tap X untapped Myr you control": X is chosen as it is done (107.3f)."""
    return isinstance(verb, Tap | Sacrifice | Exile) and isinstance(verb.what, Some) and verb.what.count == Exactly(X())
