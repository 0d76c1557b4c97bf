"""Requirements of attacking and blocking: what is done "if able" (CR 508.1d, 509.1c)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import Duration, Instruction, ObjectVerb, Ref, Verb
from engine.abilities.durations.combat_spans import CombatSpan
from engine.abilities.prohibitions.combat_restrictions import Either
from engine.abilities.verbs.attack_and_block import Attack, Block
from engine.grammar.phrase import phrase


@phrase("{verb:^} {when} if able")
@dataclass(frozen=True, slots=True)
class IfAble(ObjectVerb):
    """ "attacks each combat if able" (508.1d), "blocks this turn if able" (509.1c)."""

    verb: Attack | Block | Either
    when: CombatSpan = CombatSpan.EACH_COMBAT

    @property
    def lasts(self) -> Duration | None:
        """How long the effect lasts, where the requirement itself says so."""
        return self.when.lasts


@phrase("<attack> each combat if able and <attack> a player other than you if able")
@dataclass(frozen=True, slots=True)
class AttacksOthers(ObjectVerb):
    """What being goaded means, of what is not called goaded: two requirements (508.1d)."""


@phrase("must be blocked[ by {by:obj}][ {when}] if able")
@dataclass(frozen=True, slots=True)
class MustBeBlocked(ObjectVerb):
    """ "must be blocked if able": by at least one creature (509.1c)."""

    by: Ref | None = None
    when: CombatSpan | None = None

    @property
    def lasts(self) -> Duration | None:
        """How long the effect lasts, where the requirement itself says so."""
        return self.when.lasts if self.when is not None else None


@dataclass(frozen=True, slots=True)
class BlockedByAllAble(ObjectVerb):
    """What ``Lure`` says of its object: every creature able to block it does so (509.1c)."""


@phrase("all creatures able to block {subject:obj}[ {duration}] do so")
@dataclass(frozen=True, slots=True)
class Lure(Instruction):
    """ "All creatures able to block ~ do so." A statement about the creature that is blocked."""

    is_statement: ClassVar[bool] = True
    subject: Ref
    duration: Duration | None = None

    @property
    def verbs(self) -> tuple[Verb, ...]:
        """The statement as a verb of its subject."""
        return (BlockedByAllAble(),)
