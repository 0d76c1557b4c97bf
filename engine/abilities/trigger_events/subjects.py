"""Who does something: an object or a player, with one or more acts (CR 603.2)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar

from engine.abilities.base import Condition, Qualifier, Ref, TriggerEvent, Who
from engine.abilities.conditions.predicates import AmountIs
from engine.abilities.nouns.antecedents import Role
from engine.abilities.nouns.noun_groups import Joint, Where
from engine.abilities.nouns.object_phrases import It, Some
from engine.abilities.nouns.player_phrases import You
from engine.abilities.quantities.amounts import ONE, NumberOf
from engine.abilities.trigger_events.base import DamageKind, ObjectEventVerb, PlayerEventVerb
from engine.abilities.trigger_events.combat import BecomeBlocked
from engine.abilities.trigger_events.objects import (
    BeDealtDamage,
    BeExiledFromBattlefield,
    DealDamage,
    Die,
    GraveyardOf,
    LeaveBattlefield,
    PutIntoGraveyard,
    Whence,
)
from engine.abilities.trigger_events.players import Cast, Cycle, PlayerDealtDamage
from engine.grammar.phrase import phrase


def _apart(event: ObjectEvent) -> bool:
    """In "blocks or becomes blocked by a creature" the creature belongs to both verbs."""
    return not (len(event.acts) > 1 and isinstance(event.acts[-1], BecomeBlocked) and event.acts[-1].by)


@phrase("{subject:subj} {acts:or @subject}", when=_apart)
@dataclass(frozen=True, slots=True)
class ObjectEvent(TriggerEvent):
    """ "~ enters or attacks", "one or more creatures you control attack"."""

    subject: Ref
    acts: tuple[ObjectEventVerb, ...]

    @property
    def event_parties(self) -> dict[str, Role]:
        """The role of the subject, where it is the same in each of the events."""
        roles = {act.subject_role for act in self.acts}
        return {"subject": roles.pop()} if len(roles) == 1 else {}


def _you_are_dealt(kind: DamageKind) -> dict[str, Any]:
    return {"who": You(), "acts": (PlayerDealtDamage(kind),)}


@phrase("you're dealt damage", **_you_are_dealt(DamageKind.ANY))
@phrase("you're dealt combat damage", **_you_are_dealt(DamageKind.COMBAT))
@phrase("you're dealt noncombat damage", **_you_are_dealt(DamageKind.NONCOMBAT))
@phrase("{who:subj} {acts:or @who}")
@dataclass(frozen=True, slots=True)
class PlayerEvent(TriggerEvent):
    """ "you gain life", "an opponent casts a spell"."""

    who: Who
    acts: tuple[PlayerEventVerb, ...]

    @property
    def event_parties(self) -> dict[str, Role]:
        """The role of the player, where it is the same in each of the events."""
        roles = {act.who_role for act in self.acts}
        return {"who": roles.pop()} if len(roles) == 1 else {}


_LEAVING = (Die, LeaveBattlefield, BeExiledFromBattlefield)


def _is_there(event: EventWhile) -> bool:
    """What is true while something leaves the battlefield would have to be looked back at (603.10a); that the object is
    on the battlefield as a card is cycled is said of that alone (``Cycle.there``). Its own power and the like are known
    as they last were."""
    if isinstance(event.condition, AmountIs) and isinstance(event.condition.amount, NumberOf):
        return isinstance(event.condition.amount.of, It)
    return not any(isinstance(act, (*_LEAVING, Cycle)) for act in event.first.acts)


@phrase("{first} while {condition}", when=_is_there)
@dataclass(frozen=True, slots=True)
class EventWhile(TriggerEvent):
    """ "(whenever) ~ attacks while you control two or more artifacts": true as it triggers, and not asked again as it
    resolves, as an intervening "if" is (603.2, 603.4)."""

    first: ObjectEvent | PlayerEvent
    condition: Condition

    @property
    def events(self) -> tuple[TriggerEvent, ...]:
        """What happens."""
        return (self.first,)

    @property
    def acts(self) -> tuple[ObjectEventVerb | PlayerEventVerb, ...]:
        """What is done in it."""
        return self.first.acts


def _names_no_turn(event: EventInTurn) -> bool:
    """Casting and damage name the turn with words of their own."""
    return not any(isinstance(act, Cast | DealDamage) for act in event.first.acts)


@phrase("{first} during {whose:poss} turn", when=_names_no_turn)
@dataclass(frozen=True, slots=True)
class EventInTurn(TriggerEvent):
    """ "(whenever) a card leaves your graveyard during your turn": in no other player's turn (603.2)."""

    first: ObjectEvent | PlayerEvent
    whose: Who

    @property
    def events(self) -> tuple[TriggerEvent, ...]:
        """What happens."""
        return (self.first,)

    @property
    def acts(self) -> tuple[ObjectEventVerb | PlayerEventVerb, ...]:
        """What is done in it."""
        return self.first.acts


class TriggerWord(Enum):
    """The word that a triggered ability begins with (603.1)."""

    WHEN = "when"
    WHENEVER = "whenever"
    AT = "at"


def _names_what_it_is_about(both: Also) -> bool:
    """ "When you discard it" would have to watch from the hand."""
    return not any(isinstance(act.what, It) for act in both.second.acts)


@phrase("{first} and {word} {second}")
@phrase("{first} or {word} {second}", joint=Joint.OR, when=_names_what_it_is_about)
@dataclass(frozen=True, slots=True)
class Also(TriggerEvent):
    """ "(When) ~ enters and at the beginning of your upkeep": either of two trigger events (603.2)."""

    first: TriggerEvent
    word: TriggerWord
    second: TriggerEvent
    joint: Joint = Joint.AND


def _stand_alone(trigger_event: AnyOf) -> bool:
    """Each of them is a clause of its own, and none is itself several."""
    return all(isinstance(one, ObjectEvent | PlayerEvent) for one in trigger_event.events)


@phrase("{events:or 2+}", when=_stand_alone)
@dataclass(frozen=True, slots=True)
class AnyOf(TriggerEvent):
    """ "(when) a player casts a spell or a creature attacks": any of several trigger events (603.2)."""

    events: tuple[TriggerEvent, ...]


@phrase("{first}, or {second}, or {third}")
@dataclass(frozen=True, slots=True)
class AnyOfThree(TriggerEvent):
    """ "(whenever) another creature dies, or a creature card leaves your graveyard, or ..." (603.2)."""

    first: ObjectEvent | PlayerEvent
    second: ObjectEvent | PlayerEvent
    third: ObjectEvent | PlayerEvent

    @property
    def events(self) -> tuple[TriggerEvent, ...]:
        """All of them."""
        return (self.first, self.second, self.third)


@phrase("[{kind} ]damage is dealt to you or {permanent:obj}", when=lambda event: event.permanent.count == ONE)
@dataclass(frozen=True, slots=True)
class DamageToYouOrYours(TriggerEvent):
    """ "(whenever) combat damage is dealt to you or a planeswalker you control": once for each of them that is dealt
    damage, from however many sources (603.2)."""

    permanent: Some
    kind: DamageKind = DamageKind.ANY

    @property
    def events(self) -> tuple[TriggerEvent, ...]:
        """Either of them."""
        yours = ObjectEvent(self.permanent, (BeDealtDamage(self.kind),))
        return (PlayerEvent(You(), (PlayerDealtDamage(self.kind),)), yours)


@phrase("put into {whose} from the battlefield this turn")
@dataclass(frozen=True, slots=True)
class PutIntoGraveyardThisTurn(Qualifier):
    """ "(each creature) put into your graveyard from the battlefield this turn"."""

    goes_with: ClassVar[tuple[Where, ...]] = (Where.PERMANENT,)
    denied: ClassVar[bool] = False
    whose: GraveyardOf

    @property
    def acts(self) -> tuple[ObjectEventVerb, ...]:
        """What it did (700.4)."""
        return (PutIntoGraveyard(self.whose, Whence.BATTLEFIELD),)


@phrase("that {acts:or ed} this turn")
@phrase("that didn't {acts:or base} this turn", denied=True)
@dataclass(frozen=True, slots=True)
class ThatDid(Qualifier):
    """ "(each creature) that attacked this turn", "that didn't attack this turn"."""

    acts: tuple[ObjectEventVerb, ...]
    denied: bool = False
