"""How long clauses last of which another says it: "until end of turn, creatures you control get +1/+1 and creatures
your opponents control get -1/-1" (CR 611.2a)."""

from __future__ import annotations

from dataclasses import replace

from engine.abilities.base import Duration, Instruction
from engine.abilities.sentences import And, Does, Imperative
from engine.abilities.verbs.gain_lose_abilities import GainAbilities
from engine.abilities.verbs.power_toughness import GetPT
from engine.grammar.memoize import memoized
from engine.rules.continuous.lasting_verbs import is_continuous

_FOR_A_WHILE = GetPT | GainAbilities
"""What is hardly ever said to last for the rest of the game: a duration behind the last clause is theirs too."""


@memoized
def clauses(both: And) -> tuple[Instruction, ...]:
    """The clauses of a sentence, each with how long it lasts: a duration at the head of the sentence is that of all
    clauses that last and name none of their own, one at its end also that of what lasts only for a while."""
    first, last = both.parts[0], both.parts[-1]
    if isinstance(first, Does | Imperative) and first.front and first.duration is not None:
        return tuple(lasting(clause, first.duration) for clause in both.parts)
    if isinstance(last, Does | Imperative) and not last.front and last.duration is not None:
        return tuple(for_a_while(clause, last.duration) for clause in both.parts)
    return both.parts


def for_a_while(clause: Instruction, duration: Duration) -> Instruction:
    """What gets +1/+1 or gains an ability, and isn't said how long, for as long as another clause says: "it gets -4/-4
    instead"."""
    given = isinstance(clause, Does | Imperative) and all(isinstance(verb, _FOR_A_WHILE) for verb in clause.verbs)
    return lasting(clause, duration) if given else clause


def lasting(clause: Instruction, duration: Duration) -> Instruction:
    """A clause that lasts, and isn't said how long, for this duration; any other as it is."""
    if not isinstance(clause, Does | Imperative) or clause.duration is not None:
        return clause
    lasts = any(is_continuous(verb) for verb in clause.verbs) and not any(verb.lasts for verb in clause.verbs)
    return replace(clause, duration=duration) if lasts else clause
