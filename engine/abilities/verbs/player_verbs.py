"""What players do: draw, discard, gain life, sacrifice, destroy, cast (CR 608.2, 701)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import (
    Amount,
    PlayerVerb,
    Ref,
)
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.verbs.amount_position import is_counted, is_measured
from engine.abilities.verbs.counters import WithCounters
from engine.grammar.phrase import phrase


class Besides(Enum):
    """That something is done beside what is done anyway; the word changes nothing else."""

    UNSAID = ""
    ADDITIONAL = "additional"


@phrase("<draw> {count:a} <card:#count>", when=lambda verb: verb.count.stands_before)
@phrase("<draw> cards equal to {count}", when=lambda verb: not verb.count.stands_before)
@phrase("<draw> an additional card", count=Fixed(1), besides=Besides.ADDITIONAL)
@phrase(
    "<draw> {count} additional cards",
    besides=Besides.ADDITIONAL,
    when=lambda verb: verb.count.stands_before and verb.count != Fixed(1),
)
@dataclass(frozen=True, slots=True)
class Draw(PlayerVerb):
    """Draw cards, one at a time (121)."""

    count: Amount
    besides: Besides = Besides.UNSAID


@phrase("<draw> a card and reveal it", count=Fixed(1))
@phrase("<draw> {count} cards and reveal them", when=lambda verb: verb.count != Fixed(1) and verb.count.stands_before)
@dataclass(frozen=True, slots=True)
class DrawAndReveal(PlayerVerb):
    """Draw cards and show them; a card drawn instead is none of them (614.11b)."""

    makes = frozenset({"card"})
    count: Amount


class Randomly(Enum):
    """Whether cards are discarded at random rather than chosen (701.9b)."""

    CHOSEN = ""
    AT_RANDOM = "at random"


@phrase("<discard> {count:a} <card:#count>[ {how}]")
@dataclass(frozen=True, slots=True)
class Discard(PlayerVerb):
    """Discard cards from hand; the player chooses which unless at random (701.9)."""

    count: Amount
    how: Randomly = Randomly.CHOSEN


@phrase("<gain> {amount:digits} life", when=is_counted)
@phrase("<gain> life equal to {amount}", when=is_measured)
@dataclass(frozen=True, slots=True)
class GainLife(PlayerVerb):
    """(119.3)"""

    amount: Amount


@phrase("<lose> {amount:digits} life", when=is_counted)
@phrase("<lose> life equal to {amount}", when=is_measured)
@dataclass(frozen=True, slots=True)
class LoseLife(PlayerVerb):
    """(119.3)"""

    amount: Amount


class OwnChoice(Enum):
    """Who chooses what is sacrificed is said or not: it is always the player who sacrifices (701.21a)."""

    UNSAID = ""
    THEIR = "of their choice"
    YOUR = "of your choice"


@phrase("<sacrifice> {what:obj}[ {choice}]")
@dataclass(frozen=True, slots=True)
class Sacrifice(PlayerVerb):
    """Move permanents one controls to their owners' graveyards; not destroying (701.21)."""

    what: Ref
    choice: OwnChoice = OwnChoice.UNSAID


class Buried(Enum):
    """A sentence behind destruction that keeps regeneration from replacing it (701.19c)."""

    NO = ""
    IT = "it can't be regenerated"
    THEY = "they can't be regenerated"
    THAT_CREATURE = "that creature can't be regenerated"
    THAT_PERMANENT = "that permanent can't be regenerated"
    CREATURES = "creatures destroyed this way can't be regenerated"


@phrase("<destroy> {what:obj}[. {buried}]")
@dataclass(frozen=True, slots=True)
class Destroy(PlayerVerb):
    """(701.8)"""

    what: Ref
    buried: Buried = Buried.NO


class ExiledHow(Enum):
    """Whether what is exiled can be seen (406.3)."""

    FACE_UP = ""
    FACE_DOWN = "face down"


@phrase("<exile> {what:obj}[ {how}][ {counters}]")
@dataclass(frozen=True, slots=True)
class Exile(PlayerVerb):
    """(701.13)"""

    what: Ref
    how: ExiledHow = ExiledHow.FACE_UP
    counters: WithCounters | None = None


class CounteredTo(Enum):
    """Where a spell goes that is countered this way, if not to the graveyard (701.6a)."""

    GRAVEYARD = ""
    EXILE = "if that spell is countered this way, exile it instead of putting it into its owner's graveyard"
    HAND = "if that spell is countered this way, put it into its owner's hand instead of into that player's graveyard"
    TOP = (
        "if that spell is countered this way, put it on top of its owner's library instead of into that player's "
        "graveyard"
    )


@phrase("<counter> {what:obj}[. {to}]")
@dataclass(frozen=True, slots=True)
class Counter(PlayerVerb):
    """Counter a spell or ability (701.6)."""

    what: Ref
    to: CounteredTo = CounteredTo.GRAVEYARD


@phrase("<tap> {what:obj}")
@dataclass(frozen=True, slots=True)
class Tap(PlayerVerb):
    """(701.26a)"""

    what: Ref


@phrase("<untap> {what:obj}")
@dataclass(frozen=True, slots=True)
class Untap(PlayerVerb):
    """(701.26b)"""

    what: Ref


@phrase("<gain> control of {what:obj}")
@dataclass(frozen=True, slots=True)
class GainControl(PlayerVerb):
    """A control-changing effect, with the sentence's duration (613.1b)."""

    what: Ref


class TurnedOver(Enum):
    """Two words for turning the other face up; what is true of the one is true of the other (701.28a)."""

    TRANSFORM = "transform"
    CONVERT = "convert"


@phrase("{word:^} {what:obj}")
@dataclass(frozen=True, slots=True)
class Transform(PlayerVerb):
    """(701.27, 701.28)"""

    what: Ref
    word: TurnedOver = TurnedOver.TRANSFORM


@phrase("<shuffle>")
@phrase("<shuffle> your library", reads_only=True)
@phrase("<shuffle> their library", reads_only=True)
@dataclass(frozen=True, slots=True)
class Shuffle(PlayerVerb):
    """Shuffle one's library (701.24)."""


class Manner(Enum):
    """How an effect has a card cast."""

    NORMALLY = ""
    TRANSFORMED = "transformed"


class Payment(Enum):
    """Whether the card is cast for its cost."""

    FOR_ITS_COST = ""
    FREE = "without paying its mana cost"
    FREE_ALL = "without paying their mana costs"

    @property
    def is_free(self) -> bool:
        """Whether nothing is paid for the mana cost (118.9)."""
        return self is not Payment.FOR_ITS_COST


@phrase("<play> {what:obj}[ {payment}]")
@dataclass(frozen=True, slots=True)
class PlayCard(PlayerVerb):
    """Play a land or cast a spell while a spell or ability resolves (608.2g, 305.3)."""

    what: Ref
    payment: Payment = Payment.FOR_ITS_COST


class Duty(Enum):
    """Whether the player may not leave it."""

    UNSAID = ""
    IF_ABLE = "if able"


@phrase("<cast> {what:obj}[ {manner}][ {payment}][ {duty}]")
@dataclass(frozen=True, slots=True)
class CastCard(PlayerVerb):
    """Cast a card while a spell or ability resolves, ignoring its timing (608.2g)."""

    what: Ref
    manner: Manner = Manner.NORMALLY
    payment: Payment = Payment.FOR_ITS_COST
    duty: Duty = Duty.UNSAID
