"""What one-shot effects leave behind: emblems, extra turns, replaced deaths, a missed untap (CR 114, 500.7, 614)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Ability, Amount, Instruction, ObjectVerb, PlayerVerb, Ref, Verb, Who
from engine.abilities.nouns.antecedents import Antecedent
from engine.abilities.nouns.noun_groups import Group
from engine.abilities.verbs import CounterKind
from engine.grammar.phrase import hidden, phrase


@phrase("<get> an emblem with {abilities:and quoted}")
@dataclass(frozen=True, slots=True)
class GetEmblem(PlayerVerb):
    """Put an emblem with these abilities into the command zone (114.1)."""

    abilities: tuple[Ability, ...]


@phrase("<take> an extra turn after this one")
@dataclass(frozen=True, slots=True)
class TakeExtraTurn(PlayerVerb):
    """(500.7)"""


class Outcome(Enum):
    """How the game can be decided by an effect (104.2b, 104.3e)."""

    WIN = "win"
    LOSE = "lose"


@phrase("<win> the game", outcome=Outcome.WIN)
@phrase("<lose> the game", outcome=Outcome.LOSE)
@dataclass(frozen=True, slots=True)
class EndGame(PlayerVerb):
    """ "you win the game", "that player loses the game"."""

    outcome: Outcome


@phrase("the game is a draw")
@dataclass(frozen=True, slots=True)
class GameDrawn(Instruction):
    """ "The game is a draw." (104.4c)"""

    one_shot = True


class NextUntap(Enum):
    """Whose untap step is meant: always that of whoever controls the permanent by then (502.3)."""

    ITS_CONTROLLERS = "its controller's next untap step"
    THEIR_CONTROLLERS = "their controller's next untap step"
    THEIR_CONTROLLERS_ALL = "their controllers' next untap steps"
    YOUR = "your next untap step"


@phrase("<don't> untap during {step}")
@dataclass(frozen=True, slots=True)
class MissesUntap(ObjectVerb):
    """ "doesn't untap during its controller's next untap step" (502.3)."""

    lasting = False
    step: NextUntap


@phrase("a {group:sg} dealt damage this way")
@dataclass(frozen=True, slots=True)
class DealtDamageThisWay(Ref):
    """What a sentence before dealt damage to, where it is such a thing."""

    is_pronoun = True
    group: Group
    antecedent: Antecedent | None = hidden(None)


class Again(Enum):
    """How the thing is called again."""

    IT = "it"
    THEM = "them"


@phrase("if {subject:subj} would die this turn, exile {again} instead")
@dataclass(frozen=True, slots=True)
class ExileInstead(Instruction):
    """A replacement effect for this turn (614.1a)."""

    one_shot = True
    subject: Ref
    again: Again


@phrase("{who:subj} may have {subject:obj} {verbs:base and}")
@dataclass(frozen=True, slots=True)
class MayHave(Instruction):
    """ "you may have it deal 1 damage to any target" (608.2d)."""

    one_shot = True
    who: Who
    subject: Who | Ref
    verbs: tuple[Verb, ...]
    step: int = hidden(0)


@phrase("<distribute> {count} {kind} <counter:#count> among {what:obj}")
@dataclass(frozen=True, slots=True)
class Distribute(PlayerVerb):
    """Counters divided as one likes, at least one on each (601.2d, 608.2d)."""

    count: Amount
    kind: CounterKind
    what: Ref
