"""Taking extra turns (CR 500.7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.abilities.base import Amount, Declaration, PlayerVerb, Who
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.quantities.for_each import Per
from engine.abilities.verbs.remove_counters import PerCounterRemoved
from engine.grammar.phrase import phrase


@phrase("<take> an extra turn after this one")
@dataclass(frozen=True, slots=True)
class TakeExtraTurn(PlayerVerb):
    """(500.7)"""


def _is_one(verb: Any) -> bool:
    return bool(verb.count == Fixed(1))


def are_several(verb: Any) -> bool:
    """Whether it speaks of more than one."""
    return not _is_one(verb)


@phrase("if {who:subj} would begin an extra turn, that player skips that turn instead")
@dataclass(frozen=True, slots=True)
class NoExtraTurns(Declaration):
    """ "If an opponent would begin an extra turn, that player skips that turn instead." (614.10)"""

    who: Who


@phrase("<take> {count} extra turns after this one", when=are_several)
@dataclass(frozen=True, slots=True)
class TakeExtraTurns(PlayerVerb):
    """ "take two extra turns after this one" (500.7)."""

    count: Amount


def _is_counted_first(node: TakeExtraTurnForEach) -> bool:
    """Of votes each is gone through by itself (``ForEachVote``)."""
    return isinstance(node.per, PerCounterRemoved)


@phrase("<take> an extra turn after this one for each {per}")
@phrase("<take> an extra turn after this one for each {per}", form="base")
@phrase("for each {per}, <take> an extra turn after this one", form="base", front=True, when=_is_counted_first)
@dataclass(frozen=True, slots=True)
class TakeExtraTurnForEach(PlayerVerb):
    """ "take an extra turn after this one for each coin that comes up heads" (500.7)."""

    per: Per
    front: bool = False
    """Whether what is counted is said first."""
