"""Counters that a card's text speaks of, and those that it says it enters with: a permanent on a board of which nobody
says how many it has is taken to have these (CR 614.1c), and a creature printed with toughness 0 could not be there
without them (704.5f)."""

from __future__ import annotations

from collections.abc import Iterator

import engine.mechanics.assembly  # noqa: F401 - what is read of a card is what is played
from cards.model import Card
from engine.abilities.nouns.object_phrases import This
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.replacement.entering import Enter, EnteringCounters
from engine.abilities.verbs.counters import CounterKind
from engine.abilities.walk import found
from engine.oracle.values_of_printed_cards import COMPILED
from engine.state.characteristics import Characteristics

_BY_KEYWORD = frozenset({"amplify", "devour", "sunburst"})
"""Keywords by which a permanent enters with +1/+1 counters for what was revealed, sacrificed or spent (702.38a,
702.82a, 702.44a)."""


def kinds_of_counters(card: Card) -> frozenset[str]:
    """The kinds of counters that a card's own text speaks of, on either face."""
    abilities = (ability for face in COMPILED.faces(card) for ability in face.abilities.all)
    return frozenset(str(kind.name) for ability in abilities for kind in found(ability, CounterKind))


def counters_it_enters_with(values: Characteristics) -> Iterator[tuple[str, int]]:
    """The counters with which a permanent always enters, by kind, where the text says how many."""
    for counters in _said_of_entering(values):
        if isinstance(counters.count, Fixed) and counters.per is None:
            yield str(counters.kind.name), counters.count.value


def kinds_in_untold_number(values: Characteristics) -> frozenset[str]:
    """The kinds of counters with which it enters in a number that its text alone does not tell ("X charge counters"),
    but for those that a size tells of."""
    known = {kind for kind, _ in counters_it_enters_with(values)}
    said = {str(one.kind.name) for one in _said_of_entering(values)} - known
    return frozenset(kind for kind in said if "/" not in kind)


def needs_counters_told(card: Card, face: int = 0) -> bool:
    """Whether a creature could not be on a board without +1/+1 counters of which its text does not say how many, as in
    "with X +1/+1 counters on it"."""
    values = COMPILED.faces(card)[face]
    if "Creature" not in values.types or values.toughness != 0:
        return False
    said = {str(counters.kind.name) for counters in _said_of_entering(values)}
    by_keyword = not _BY_KEYWORD.isdisjoint(values.abilities.keywords)
    return ("+1/+1" in said or by_keyword) and not any(counters_it_enters_with(values))


def _said_of_entering(values: Characteristics) -> Iterator[EnteringCounters]:
    for ability in values.abilities.statics:
        for said in ability.effects:
            if (
                isinstance(said, Enter)
                and isinstance(said.subject, This)
                and isinstance(said.counters, EnteringCounters)
            ):
                yield said.counters
