"""Moving counters from one object onto another, and putting those of one that has left on another (CR 122.5, 122.8)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import PlayerVerb, Ref
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.nouns.object_phrases import Bare, It
from engine.abilities.verbs.counters import CounterKind
from engine.grammar.phrase import hidden, phrase


class HowMany(Enum):
    """How many of the counters that are there are moved."""

    ONE = "a"
    ALL = "all"
    ANY = "any number of"


@phrase("<move> a[ {kind}] counter from {source:obj} onto {what:obj}", share=HowMany.ONE)
@phrase("<move> all[ {kind}] counters from {source:obj} onto {what:obj}", share=HowMany.ALL)
@phrase("<move> any number of[ {kind}] counters from {source:obj} onto {what:obj}", share=HowMany.ANY)
@dataclass(frozen=True, slots=True)
class MoveCounters(PlayerVerb):
    """ "move a +1/+1 counter from ~ onto it", "move all counters from target creature onto another" (122.5)."""

    source: Ref
    what: Ref
    share: HowMany
    kind: CounterKind | None = None
    """Of any kind, where none is named."""

    def __post_init__(self) -> None:
        if isinstance(self.what, Bare):
            raise ValueError("counters shared out among several objects")


@phrase("<move> any number of {kind} counters from {source:obj} onto {what:obj}")
@dataclass(frozen=True, slots=True)
class ShareOutCounters(PlayerVerb):
    """ "move any number of +1/+1 counters from ~ onto other creatures": as many onto each as the player likes (122.5,
    608.2d)."""

    source: Ref
    what: Bare
    kind: CounterKind


@phrase("<put> {source:poss} counters on {what:obj}")
@dataclass(frozen=True, slots=True)
class PutItsCounters(PlayerVerb):
    """ "put its counters on target creature": as many of each kind as it had; they are not moved (122.8, 122.9)."""

    source: Ref
    what: Ref


@phrase("<put> those counters on {what:obj}")
@dataclass(frozen=True, slots=True)
class PutThoseCounters(PlayerVerb):
    """ "(Whenever a creature you control leaves the battlefield, if it had counters on it,) put those counters on ~":
    those of what the ability has triggered for (122.8)."""

    what: Ref
    source: Ref = hidden(It(antecedent=Antecedent(Role.EVENT)))
