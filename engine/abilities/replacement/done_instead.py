"""What would happen, and what a player does instead of it (CR 614.1a, 614.6)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Condition, Declaration, Instruction, PlayerVerb, Ref, ReplacedEvent, Who
from engine.abilities.nouns.antecedents import Role
from engine.abilities.permissions.play_cards import MayPlay
from engine.abilities.replacement.replacement_effects import Going
from engine.abilities.sentences import And, IfDone, Imperative, May
from engine.abilities.trigger_events import DrawCard, GainLife, LoseGame, LoseLife, PlayerEventVerb
from engine.abilities.trigger_events.base import Parties
from engine.abilities.verbs.deal_damage import DealDamage
from engine.abilities.walk import found
from engine.grammar.phrase import hidden, phrase


def _is_replaceable(would: Would) -> bool:
    return isinstance(would.act, DrawCard | GainLife | LoseLife | LoseGame)


@phrase("{who:subj} would {act:base}[ while {condition}]", when=_is_replaceable)
@dataclass(frozen=True, slots=True)
class Would(ReplacedEvent):
    """ "(if) you would draw a card", "a player would gain life": an event before it happens."""

    who: Who
    act: PlayerEventVerb
    condition: Condition | None = None

    @property
    def event_parties(self) -> Parties:
        """The player is the one the event would happen to."""
        return {"who": Role.EVENT}

    @property
    def acts(self) -> tuple[PlayerEventVerb, ...]:
        """The one act, as trigger events have theirs."""
        return (self.act,)


@phrase("{subject:subj} would {how}")
@dataclass(frozen=True, slots=True)
class WouldGo(ReplacedEvent):
    """ "(if) a creature an opponent controls would die": on its way to a graveyard (614.1a)."""

    subject: Ref
    how: Going

    @property
    def event_parties(self) -> Parties:
        """The object is the one the event would happen to."""
        return {"subject": Role.EVENT}


class InsteadPosition(Enum):
    """Where the sentence says "instead"."""

    BEHIND = "behind"
    IN_FRONT = "in front"
    INSIDE = "inside"


def _is_offered(node: InsteadOf) -> bool:
    """ "You may instead ...": what stands behind belongs to that."""
    return isinstance(node.then, May) and node.then.instead and isinstance(node.would, Would)


def _is_plain(node: InsteadOf) -> bool:
    """ "Instead" stands behind a single clause; of what goes elsewhere than to a graveyard it is said in a way of its
    own (``InsteadOfGraveyard``)."""
    plain = isinstance(node.then, Instruction) and not isinstance(node.then, And) and not _is_offered(node)
    if _deals_so_much(node):
        return False
    return plain and (not isinstance(node.would, WouldGo) or _marks(node.then))


def _is_in_front(node: InsteadOf) -> bool:
    return not _is_offered(node) and not _deals_so_much(node)


def _deals_so_much(node: InsteadOf) -> bool:
    """How much damage is dealt instead is said in ways of its own."""
    return node.would.is_dealt_by_source and next(found(node.then, DealDamage), None) is not None


def _marks(instruction: Instruction) -> bool:
    return any(verb.counters is not None for verb in instruction.verbs)


def _goes_on(node: InsteadOf) -> bool:
    """ "That player discards a card instead. If the player discards a card this way, ..." """
    done = all(isinstance(sentence, IfDone) for sentence in node.after)
    return done and _is_plain(node) and not isinstance(node.would, WouldGo)


@phrase("if {would}, {then} instead", when=_is_plain)
@phrase("if {would}, instead {then}", place=InsteadPosition.IN_FRONT, when=_is_in_front)
@phrase("if {would}, {then}[. {after:sentence}]", place=InsteadPosition.INSIDE, when=_is_offered)
@phrase("if {would}, {then} instead. {after:sentence}", when=_goes_on)
@dataclass(frozen=True, slots=True)
class InsteadOf(Declaration):
    """ "If you would draw a card, draw two cards instead", "if ~ would die, instead exile it and draw a card." What
    is done instead may be an offer ("you may skip that draw instead"); where it is declined, the event happens as it
    would have.
    """

    carried_out: ClassVar[bool] = True
    would: ReplacedEvent
    then: Instruction
    place: InsteadPosition = InsteadPosition.BEHIND
    after: tuple[IfDone | MayPlay | Imperative, ...] = ()
    """What is done after that, where it was done or was not."""
    once: bool = hidden(False)
    """Whether it is used up by replacing one event."""


@dataclass(frozen=True, slots=True)
class DoneInstead(Instruction):
    """What ``InsteadOf`` has done, with what it says of that behind."""

    then: Instruction
    after: tuple[IfDone | MayPlay | Imperative, ...]


def _happens_to_a_player(node: NextTime) -> bool:
    simple = isinstance(node.would, Would) and not node.after
    return simple and (node.place is InsteadPosition.IN_FRONT or not isinstance(node.then, And))


def _is_played_then(node: NextTime) -> bool:
    return isinstance(node.would, Would) and len(node.after) == 1 and not isinstance(node.then, And)


@phrase("the next time {would} this turn, {then} instead", when=_happens_to_a_player)
@phrase("the next time {would} this turn, instead {then}", place=InsteadPosition.IN_FRONT, when=_happens_to_a_player)
@phrase(
    "the next time {would} this turn, instead {then}. {after:sentence}",
    place=InsteadPosition.IN_FRONT,
    when=_is_played_then,
)
@dataclass(frozen=True, slots=True)
class NextTime(Instruction):
    """ "The next time you would draw a card this turn, you gain 5 life instead." (614.6, 611.2a)"""

    would: ReplacedEvent
    then: Instruction
    place: InsteadPosition = InsteadPosition.BEHIND
    after: tuple[MayPlay, ...] = ()
    """Who may play what was exiled instead."""


@phrase("if {who:subj} would gain life this turn, that player gains no life instead")
@dataclass(frozen=True, slots=True)
class GainsNoLifeThisTurn(Instruction):
    """ "If that player would gain life this turn, that player gains no life instead." (614.6, 611.2a)"""

    who: Who


@phrase("<skip> that draw")
@dataclass(frozen=True, slots=True)
class SkipThatDraw(PlayerVerb):
    """Nothing happens instead (614.10)."""


@phrase("<gain> no life")
@dataclass(frozen=True, slots=True)
class GainNoLife(PlayerVerb):
    """Nothing happens instead (614.10)."""
