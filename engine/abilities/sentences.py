"""Sentences: a subject and what it does, conditions, sequences and modes (CR 608.2c, 700.2)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import (
    Condition,
    Duration,
    Instruction,
    Node,
    ObjectVerb,
    PlayerVerb,
    Ref,
    Verb,
    Who,
)
from engine.abilities.keyword_actions.cast import CastCard
from engine.abilities.nouns.object_phrases import This
from engine.abilities.nouns.player_phrases import You
from engine.abilities.verbs.deal_damage import DealDamage
from engine.abilities.verbs.gain_lose_abilities import HaveAbilities, LoseOther
from engine.grammar.declared import agreement_of
from engine.grammar.phrase import hidden, phrase


class Joined(Enum):
    """How several verbs of one subject are joined: "a and b", "a, b, then c", "a, then b, then c", "a, then b and c",
    or "a, b" before another "then"."""

    AND = "and"
    THEN = "then"
    THENS = "then ... then"
    THEN_AND = "then ... and"
    COMMA = ","


def _can_last(sentence: Imperative) -> bool:
    """What is said behind mana being added is the mana's own; what is done at once is done unless something is so by
    another sentence."""
    if sentence.duration is not None and sentence.duration.is_exception:
        return False
    return sentence.duration is None or all(verb.only is None for verb in sentence.verbs)


@phrase("{verbs:base and}[ {duration}]", when=_can_last)
@phrase("{verbs:base comma 2+}", joined=Joined.COMMA)
@phrase("{duration}, {verbs:base and}", front=True)
@phrase("also {verbs:base and}[ {duration}]", also=True, when=_can_last)
@dataclass(frozen=True, slots=True)
class Imperative(Instruction):
    """ "Draw a card." The controller does it (608.2c). Verbs are carried out in the order written."""

    verbs: tuple[PlayerVerb, ...]
    duration: Duration | None = None
    front: bool = False
    joined: Joined = Joined.AND
    also: bool = False
    """Whether it is said to be done beside what was said before; the word changes nothing else."""
    step: int = hidden(0)
    """The number of its first verb among the verbs of the ability: what RESULT antecedents count by."""


class Shared(Enum):
    """Whether the sentence says "each" of several subjects; it is true of each of them either way."""

    ALL = ""
    EACH = "each"


def _can_do(sentence: Does) -> bool:
    """Players do what players do, objects what objects do; what is done at once lasts for no time."""
    if sentence.duration is not None and any(verb.at_once for verb in sentence.verbs):
        return False
    excepted = sentence.duration is not None and sentence.duration.is_exception
    if excepted and not all(verb.lasting and not verb.has_exceptions for verb in sentence.verbs):
        return False
    able = PlayerVerb if isinstance(sentence.subject, Who) else ObjectVerb
    return all(isinstance(verb, able) for verb in sentence.verbs)


@phrase("{subject:subj} {verbs:@subject and}[ {duration}]", when=_can_do)
@phrase("{subject:subj} {verbs:@subject then 2+}", joined=Joined.THEN, when=_can_do)
@phrase(
    "{subject:subj} {verbs:@subject thens 2+}",
    joined=Joined.THENS,
    when=lambda sentence: _can_do(sentence) and len(sentence.verbs) > 2,
)
@phrase(
    "{subject:subj} {verbs:@subject thenand 2+}",
    joined=Joined.THEN_AND,
    when=lambda sentence: _can_do(sentence) and len(sentence.verbs) == 3,
)
@phrase("{subject:subj} each {verbs:@subject and}[ {duration}]", shared=Shared.EACH, when=_can_do)
@phrase("{subject:subj} also {verbs:@subject and}[ {duration}]", also=True, when=_can_do)
@phrase("{duration}, {subject:subj} {verbs:@subject and}", front=True, when=_can_do)
@phrase("{duration}, {subject:subj} each {verbs:@subject and}", front=True, shared=Shared.EACH, when=_can_do)
@dataclass(frozen=True, slots=True)
class Does(Instruction):
    """ "Each opponent loses 1 life." / "Target creature gets +3/+3 and gains trample until end of turn."""

    subject: Who | Ref
    verbs: tuple[Verb, ...]
    duration: Duration | None = None
    front: bool = False
    joined: Joined = Joined.AND
    shared: Shared = Shared.ALL
    also: bool = False
    """Whether it is said to be done beside what was said before; the word changes nothing else."""
    step: int = hidden(0)

    @property
    def agreement(self) -> str:
        """The form of further verbs of its subject."""
        return agreement_of(self.subject)


def _lasts_two_spans(sentence: DoesForTwoSpans) -> bool:
    """Each half lasts for a time that it names itself, and there are two of those; or the second deals damage, at
    once."""
    first = sentence.first
    if first.front or first.joined is not Joined.AND or first.duration is None or not _can_do(first):
        return False
    own = [verb.lasts for verb in sentence.verbs]
    if not all(isinstance(verb, ObjectVerb) for verb in sentence.verbs):
        return False
    if any(isinstance(verb, DealDamage) for verb in sentence.verbs):
        return len(sentence.verbs) == 1 and sentence.duration is None and isinstance(first.subject, Ref)
    if any(v.at_once for v in sentence.verbs):
        return False
    return isinstance(first.subject, Ref) and (all(own) if sentence.duration is None else not any(own))


@phrase("{first} and {verbs:@first and}[ {duration}]", when=_lasts_two_spans)
@dataclass(frozen=True, slots=True)
class DoesForTwoSpans(Instruction):
    """ "Target creature gets +1/+0 until end of turn and can't be blocked this turn." (611.2a)"""

    first: Does
    verbs: tuple[ObjectVerb, ...]
    duration: Duration | None = None
    step: int = hidden(0)

    @property
    def subject(self) -> Who | Ref:
        """The subject of both halves."""
        return self.first.subject


def _is_offered(may: May) -> bool:
    return all(verb.is_offered for verb in may.verbs)


@phrase("{who:subj} may {verbs:base and}", when=_is_offered)
@phrase("{who:subj} may {verbs:base then 2+}", joined=Joined.THEN)
@phrase("you may instead {verbs:base and}", who=You(), instead=True)
@phrase("{who:subj} may {verbs:base comma 2+}, then shuffle and {ending:base}", joined=Joined.COMMA)
@dataclass(frozen=True, slots=True)
class May(Instruction):
    """ "You may draw a card." The player decides as it is carried out (608.2d)."""

    says_who: ClassVar[bool] = True
    who: Who
    verbs: tuple[PlayerVerb, ...]
    joined: Joined = Joined.AND
    ending: PlayerVerb | None = None
    """What is done after shuffling, where that comes last."""
    instead: bool = False
    """Whether it is offered instead of an event."""
    step: int = hidden(0)

    @property
    def needs(self) -> str | None:
        """What would happen otherwise."""
        return "Would" if self.instead else None


def _is_behind_one(sentence: If) -> bool:
    """A condition behind belongs to the last thing said, not to a whole chain, nor to what an exception is to."""
    if isinstance(sentence.then, Then | IfDone):
        return False
    return not any(isinstance(verb, Verb) and verb.exceptions for verb in sentence.then.verbs)


def _casts_itself(sentence: If) -> bool:
    """ "If ..., you may cast ~ without paying its mana cost" is an alternative cost, no effect (118.9)."""
    then = sentence.then
    return isinstance(then, May) and any(isinstance(v, CastCard) and isinstance(v.what, This) for v in then.verbs)


@phrase("if {condition}, {then}", when=lambda sentence: not _casts_itself(sentence))
@phrase("{then} if {condition}", behind=True, when=_is_behind_one)
@dataclass(frozen=True, slots=True)
class If(Instruction):
    """An instruction that is carried out only if something is true at that moment (608.2c)."""

    condition: Condition
    then: Instruction
    behind: bool = False


class Did(Enum):
    """How a sentence refers to the optional or impossible action before it (608.2c)."""

    IF_YOU_DO = "if you do"
    IF_THEY_DO = "if they do"
    IF_PLAYER_DOES = "if that player does"
    IF_THE_PLAYER_DOES = "if the player does"
    IF_THE_FIRST_PLAYER_DOES = "if the first player does"
    IF_A_PLAYER_DOES = "if a player does"
    IF_NO_ONE_DOES = "if no one does"
    IF_DISCARDED = "if the player discards a card this way"
    IF_YOU_DONT = "if you don't"
    IF_THE_PLAYER_DOESNT = "if the player doesn't"
    IF_THAT_PLAYER_DOESNT = "if that player doesn't"
    IF_NOT_DISCARDED = "if the player doesn't discard a card this way"
    IF_THEY_DONT = "if they don't"
    IF_YOU_DONT_PUT_THE_CARD = "if you don't put the card onto the battlefield"
    IF_YOU_DONT_PUT_IT = "if you don't put it onto the battlefield"
    IF_YOU_DONT_TAKE_THE_CARD = "if you don't put the card into your hand"
    IF_YOU_DONT_TAKE_IT = "if you don't put it into your hand"
    IF_YOU_DONT_CAST_IT = "if you don't cast it"
    IF_YOU_DONT_CAST_THAT = "if you don't cast that card"
    IF_YOU_CANT = "if you can't"
    IF_NO_EXCHANGE = "if you don't or can't make an exchange"
    WHEN_YOU_DO = "when you do"
    IF_PREVENTED = "if damage is prevented this way"
    WHEN_PREVENTED = "when damage is prevented this way"
    OTHERWISE = "otherwise"


@phrase("{may}. If they don't, they {verbs:base and}", when=lambda node: node.may.who.is_each)
@dataclass(frozen=True, slots=True)
class MayOrElse(Instruction):
    """ "Each opponent may discard a card. If they don't, they lose 3 life.": each of them decides, and those who do
    not do the one do the other (608.2d-e)."""

    may: May
    verbs: tuple[PlayerVerb, ...]
    step: int = hidden(0)


OF_ANY_PLAYER = (Did.IF_A_PLAYER_DOES, Did.IF_NO_ONE_DOES)
"""What refers to what any player may have done."""

OF_WHAT_WAS_NOT_DONE = (
    Did.IF_NO_ONE_DOES,
    Did.IF_YOU_DONT,
    Did.IF_THE_PLAYER_DOESNT,
    Did.IF_THAT_PLAYER_DOESNT,
    Did.IF_NOT_DISCARDED,
    Did.IF_THEY_DONT,
    Did.IF_YOU_DONT_PUT_THE_CARD,
    Did.IF_YOU_DONT_PUT_IT,
    Did.IF_YOU_DONT_TAKE_THE_CARD,
    Did.IF_YOU_DONT_TAKE_IT,
    Did.IF_YOU_DONT_CAST_IT,
    Did.IF_YOU_DONT_CAST_THAT,
    Did.IF_YOU_CANT,
)
"""What says that the action before it was not taken, so that nothing has come of it."""

OF_PREVENTION = (Did.IF_PREVENTED, Did.WHEN_PREVENTED)
"""What refers to an effect that prevents damage, and is part of it (615.5)."""


@phrase("{did}, {then}")
@dataclass(frozen=True, slots=True)
class IfDone(Instruction):
    """ "If you do, ..." ("When you do" makes a reflexive triggered ability, 603.12)."""

    did: Did
    then: Instruction


def _is_sequence(then: Then) -> bool:
    """What follows "if you do, ..., then" belongs to the condition; "you may a, then b" offers both.

    A longer chain hangs together from its front.
    """
    first = then.first.then if isinstance(then.first, Then) else then.first
    if isinstance(first, If | IfDone) or isinstance(then.then, Then):
        return False
    if then.first is not None and then.first.takes_then:
        return False
    if then.then.has_table or then.then.replaces_all or (then.first is not None and then.first.replaces_all):
        return False
    if isinstance(then.first, May) and isinstance(then.then, Imperative):
        return False
    if isinstance(then.first, Does) and agreement_of(then.first.subject) == "base":
        return not isinstance(then.then, Imperative)
    return True


@phrase("then {then}", "{first}, then {then}", when=_is_sequence)
@dataclass(frozen=True, slots=True)
class Then(Instruction):
    """ "Draw two cards, then discard a card." In order."""

    then: Instruction
    first: Instruction | None = None


def _has_subjects(both: And) -> bool:
    """Each further part says who does what; otherwise it is one sentence with several verbs, but for what stands
    behind a part that lasts for a time of its own: "gain control of it until end of turn, untap it, and it gains
    haste"."""
    if not isinstance(both.parts[0], Imperative | Does):
        return False
    before = both.parts[:-1]
    return all(
        _says_who(part) or (isinstance(part, Imperative) and part is not both.parts[-1] and last.duration is not None)
        for last, part in zip(before, both.parts[1:], strict=True)
    )


def _says_who(part: Instruction) -> bool:
    if isinstance(part, Does):
        return not isinstance(part.verbs[0], HaveAbilities | LoseOther)
    return part.says_who


@phrase("{parts:and 2+}", when=_has_subjects)
@dataclass(frozen=True, slots=True)
class And(Instruction):
    """ "Target player loses 2 life and you gain 2 life." In the order written (608.2c)."""

    parts: tuple[Instruction, ...]


def _ends_in_modes(sentences: Sentences) -> bool:
    last = sentences.parts[-1]
    return isinstance(last, Modal) or last.has_table


def _says_whose(sentences: Sentences) -> bool:
    """No sentence stands behind one that would take it for its own."""
    return not any(part.takes_rest for part in sentences.parts[:-1])


@phrase("{parts:sentence}.", when=lambda sentences: not _ends_in_modes(sentences) and _says_whose(sentences))
@phrase("{parts:sentence}", when=lambda sentences: _ends_in_modes(sentences) and _says_whose(sentences))
@dataclass(frozen=True, slots=True)
class Sentences(Node):
    """The sentences of one paragraph, carried out in order (608.2c). Printed with full stops."""

    parts: tuple[Instruction, ...]


@phrase("(•/*) {effect}")
@dataclass(frozen=True, slots=True)
class Mode(Node):
    """One bullet of a modal spell or ability (700.2)."""

    effect: Sentences


class ModeCount(Enum):
    """How many modes are chosen (700.2)."""

    ONE = "choose one"
    TWO = "choose two"
    ONE_OR_BOTH = "choose one or both"
    ONE_OR_MORE = "choose one or more"
    UP_TO_ONE = "choose up to one"
    UP_TO_TWO = "choose up to two"
    ANY_NUMBER = "choose any number"
    THREE = "choose three"
    FOUR = "choose four"
    FIVE = "choose five"
    UP_TO_FOUR = "choose up to four"


@phrase("{count} —\n{modes:line}")
@dataclass(frozen=True, slots=True)
class Modal(Instruction):
    """ "Choose one —" and its bullets (700.2)."""

    count: ModeCount
    modes: tuple[Mode, ...]
