"""Designations that a permanent or player has (CR 702, 716, 719)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Condition, Ref
from engine.abilities.nouns.noun_groups import Comparison
from engine.abilities.nouns.object_phrases import It
from engine.abilities.trigger_events import ObjectEventVerb
from engine.grammar.phrase import phrase


class Designation(Enum):
    """What a permanent can be marked as."""

    SOLVED = "solved"
    """(719.3b)"""
    SUSPECTED = "suspected"
    """(701.60b)"""
    MONSTROUS = "monstrous"
    """(701.37b)"""
    HARNESSED = "harnessed"
    """(701.64b)"""
    PREPARED = "prepared"
    """(722.3a)"""
    LEFT_UNLOCKED = "left half unlocked"
    """(709.5c)"""
    RIGHT_UNLOCKED = "right half unlocked"
    """(709.5c)"""


def _pronoun(node: IsDesignated) -> bool:
    return isinstance(node.subject, It)


def _no_pronoun(node: IsDesignated) -> bool:
    return not _pronoun(node)


@phrase("{subject:subj} <be:@subject> {designation}", when=_no_pronoun)
@phrase("{subject:subj} <be:@subject> not {designation}", denied=True, when=_no_pronoun)
@phrase("{subject:subj}'s {designation}", when=_pronoun)
@phrase("{subject:subj}'s not {designation}", denied=True, when=_pronoun)
@dataclass(frozen=True, slots=True)
class IsDesignated(Condition):
    """ "~ is solved" (719.3b)."""

    subject: Ref
    designation: Designation
    denied: bool = False


@phrase("{subject:subj} <be:@subject> level {level:digits}[ {comparison}]")
@dataclass(frozen=True, slots=True)
class IsLevel(Condition):
    """ "~ is level 2", "~ is level 2 or greater"; one that has no level is level 1 (716.2d)."""

    subject: Ref
    level: int
    comparison: Comparison = Comparison.EXACTLY


@phrase("<become> level {level:digits}")
@dataclass(frozen=True, slots=True)
class ReachLevel(ObjectEventVerb):
    """ "When ~ becomes level 2" (716.2a)."""

    level: int
