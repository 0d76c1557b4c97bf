"""How permanents enter as copies because another object says so (CR 614.1c-d, 707.9)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Declaration, Instruction, Ref
from engine.abilities.nouns.noun_groups import Group
from engine.abilities.nouns.object_phrases import This
from engine.grammar.phrase import hidden, phrase


def _is_said_of_a_group(node: EnterAsCopy) -> bool:
    """What something enters as itself is a choice that it has (``EntersAsCopy``)."""
    return node.subject.group is not None and not isinstance(node.subject, This)


@phrase("{subject:subj} <enter:@subject> as a copy of {what:obj}", when=_is_said_of_a_group)
@dataclass(frozen=True, slots=True)
class EnterAsCopy(Declaration):
    """ "Creatures you control enter as a copy of ~." (614.1d)"""

    subject: Ref
    what: Ref
    once: bool = hidden(False)
    """Whether it is used up by the next of them, and whatever enters at the same time."""


@phrase("the next time one or more {group:pl} enter this turn, they enter as copies of {what:obj}")
@dataclass(frozen=True, slots=True)
class NextEnterAsCopies(Instruction):
    """ "The next time one or more creatures or planeswalkers enter this turn, they enter as copies of the chosen
    creature." (611.2a, 614.1d)"""

    group: Group
    what: Ref
