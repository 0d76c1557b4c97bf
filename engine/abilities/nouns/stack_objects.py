"""What is on the stack besides spells, and what it targets (CR 113.9, 115.9)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Qualifier, Ref
from engine.abilities.nouns.noun_groups import Group, Head, Where
from engine.abilities.nouns.object_phrases import This
from engine.abilities.nouns.target_phrases import Target
from engine.grammar.phrase import phrase


class AbilityKind(Enum):
    """The kinds of abilities on the stack (113.3b-c)."""

    ANY = "ability"
    ACTIVATED = "activated ability"
    TRIGGERED = "triggered ability"
    EITHER = "activated or triggered ability"


@phrase("{kind:^}")
@dataclass(frozen=True, slots=True)
class AbilityOnStack(Head):
    """ "activated ability": an ability on the stack, which is no spell (113.9)."""

    kind: AbilityKind
    noun: ClassVar[Where] = Where.SPELL
    on_stack: ClassVar[bool] = True


class Only(Enum):
    """Whether nothing else may be targeted (115.9c)."""

    ALSO = ""
    ONLY = "only"


@phrase("that targets[ {only}] {what}")
@dataclass(frozen=True, slots=True)
class TargetsThis(Qualifier):
    """ "(a spell) that targets ~" (115.9b)."""

    said_of_all: ClassVar[bool] = True
    what: This
    only: Only = Only.ALSO


@phrase("that targets[ {only}] you")
@dataclass(frozen=True, slots=True)
class TargetsYou(Qualifier):
    """ "(a spell) that targets you" (115.9b)."""

    said_of_all: ClassVar[bool] = True
    only: Only = Only.ALSO


class OneOf(Enum):
    """How one of several is spoken of; one that fits is enough."""

    ONE = "a"
    ONE_OR_MORE = "one or more"
    ONLY_ONE = "only a single"


@phrase("that targets a {group:sg}")
@phrase("that targets one or more {group:pl}", said=OneOf.ONE_OR_MORE)
@phrase("that targets only a single {group:sg}", said=OneOf.ONLY_ONE)
@dataclass(frozen=True, slots=True)
class TargetsOne(Qualifier):
    """ "(a spell) that targets a creature you control" (115.9b-c)."""

    said_of_all: ClassVar[bool] = True
    comes_last: ClassVar[bool] = True
    group: Group
    said: OneOf = OneOf.ONE


@phrase("with a single target")
@dataclass(frozen=True, slots=True)
class WithSingleTarget(Qualifier):
    """As many as were chosen when it was put onto the stack: one (115.9a)."""

    said_of_all: ClassVar[bool] = True


@phrase("{targets:and 2+}")
@dataclass(frozen=True, slots=True)
class BothTargets(Ref):
    """ "(destroy) target land and target creature": each a target phrase of its own (115.1)."""

    never_subject = True
    targets: tuple[Target, ...]

    @property
    def called(self) -> frozenset[str]:
        """What any of them is, and "permanent"."""
        heads = (one.group.head for one in self.targets)
        types = {head.type.value for head in heads if head is not None and head.type is not None}
        return frozenset({"permanent", *types})

    @property
    def agreement(self) -> str:
        return "base"
