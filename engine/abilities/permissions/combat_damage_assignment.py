"""How a creature assigns its combat damage, otherwise than by its power (CR 510.1)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Declaration, ObjectVerb, Ref, Verb
from engine.abilities.nouns.noun_groups import ControlledBy
from engine.abilities.nouns.object_phrases import Each
from engine.abilities.nouns.player_phrases import You
from engine.grammar.phrase import phrase


@phrase("<assign> combat damage equal to its toughness rather than its power")
@dataclass(frozen=True, slots=True)
class AssignByToughness(ObjectVerb):
    """(510.1a)"""


@phrase("<assign> no combat damage")
@dataclass(frozen=True, slots=True)
class AssignsNoDamage(ObjectVerb):
    """ "~ assigns no combat damage this turn" (510.1a)."""


class MayChoose(Enum):
    """Who may have it assign its damage so: always whoever controls the creature."""

    YOU = "you"
    YOU_FOR_EACH = "you, for each"
    ITS_CONTROLLER = "its controller"


def _is_said_of_one(node: AssignAsUnblocked) -> bool:
    return not isinstance(node.subject, Each)


def _is_said_of_each_of_yours(node: AssignAsUnblocked) -> bool:
    qualifiers = node.subject.qualifiers if isinstance(node.subject, Each) else ()
    return any(isinstance(one, ControlledBy) and isinstance(one.who, You) for one in qualifiers)


@phrase("you may have {subject:obj} assign its combat damage as though it weren't blocked", when=_is_said_of_one)
@phrase(
    "for {subject:obj}, you may have that creature assign its combat damage as though it weren't blocked",
    who=MayChoose.YOU_FOR_EACH,
    when=_is_said_of_each_of_yours,
)
@phrase(
    "{subject:poss} controller may have it assign its combat damage as though it weren't blocked",
    who=MayChoose.ITS_CONTROLLER,
    when=_is_said_of_one,
)
@dataclass(frozen=True, slots=True)
class AssignAsUnblocked(Declaration):
    """Its controller may have a blocked creature assign its damage like an unblocked one (510.1b-c)."""

    subject: Ref
    who: MayChoose = MayChoose.YOU

    @property
    def verbs(self) -> tuple[Verb, ...]:
        """The statement as a verb of its subject."""
        return (MayAssignAsUnblocked(),)


@dataclass(frozen=True, slots=True)
class MayAssignAsUnblocked(ObjectVerb):
    """What ``AssignAsUnblocked`` says of its object."""
