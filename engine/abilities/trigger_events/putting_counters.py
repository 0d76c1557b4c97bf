"""Players who put counters on something (CR 122.6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import Ref
from engine.abilities.nouns.antecedents import Role
from engine.abilities.quantities.amounts import ONE
from engine.abilities.trigger_events.base import Parties, PlayerEventVerb
from engine.abilities.verbs.counters import CounterKind
from engine.grammar.phrase import phrase


def _on_one(act: PutsCounters) -> bool:
    """What they are put on is one thing, so that each is one event."""
    return act.what is not None and act.what.count in (None, ONE)


@phrase("<put> one or more[ {kind}] counters on {what:obj}", when=_on_one)
@phrase("<put> a[ {kind}] counter on {what:obj}", each=True, when=_on_one)
@phrase("<put> one or more[ {kind}] counters on a permanent or player", what=None)
@dataclass(frozen=True, slots=True)
class PutsCounters(PlayerEventVerb):
    """ "you put one or more +1/+1 counters on a creature you control", however many, or "a counter": each; on what
    enters with counters its controller puts them (122.6a, 603.2c)."""

    event_parties: ClassVar[Parties] = {"what": Role.EVENT}
    what: Ref | None
    """None where it may be any permanent or player."""
    kind: CounterKind | None = None
    each: bool = False
