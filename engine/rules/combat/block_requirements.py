"""Requirements on declaring blockers: what is wanted, and how much of it some blocks obey (CR 509.1c)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.abilities.prohibitions import combat as c
from engine.abilities.verbs import attack_and_block as ac
from engine.rules.combat.legal_blocks import Blocks, Declared, speaks_of
from engine.rules.combat.statements import Requirement, describes
from engine.state.choices import Illegal, Message
from engine.state.ids import ObjectId, TargetId


@dataclass(slots=True)
class Wanted:
    """The requirements for a declaration of blockers, sorted by whom they ask (509.1c)."""

    to_block: dict[ObjectId, list[Requirement]] = field(default_factory=dict)
    """For each blocker those that have it block anything."""
    pairs: dict[tuple[ObjectId, ObjectId], list[Requirement]] = field(default_factory=dict)
    """For a blocker and an attacker those that have the one block the other."""
    to_be_blocked: dict[ObjectId, list[tuple[Requirement, frozenset[ObjectId]]]] = field(default_factory=dict)
    """For each attacker those that have it blocked, each with the blockers that would do."""

    @classmethod
    def of(cls, blocks: Blocks) -> Wanted:
        made = cls()
        for one in blocks.said.requiring(ac.Block):
            made._wants_block(blocks, one)
        for one in blocks.said.requiring(c.BlockedByAllAble):
            for blocker, can in blocks.able.items():
                for attacker in can:
                    if TargetId.of_object(attacker) in one.who:
                        made.pairs.setdefault((blocker, attacker), []).append(one)
        for one in blocks.said.requiring(c.MustBeBlocked):
            made._wants_blocked(blocks, one)
        return made

    def _wants_block(self, blocks: Blocks, one: Requirement) -> None:
        assert isinstance(one.act, ac.Block)
        for blocker, can in blocks.able.items():
            if TargetId.of_object(blocker) in one.who:
                if one.act.what is None:
                    self.to_block.setdefault(blocker, []).append(one)
                for attacker in can if one.act.what is not None else ():
                    if speaks_of(blocks.game, one, attacker):
                        self.pairs.setdefault((blocker, attacker), []).append(one)

    def _wants_blocked(self, blocks: Blocks, one: Requirement) -> None:
        assert isinstance(one.act, c.MustBeBlocked)
        for attacker in blocks.against:
            if TargetId.of_object(attacker) in one.who:
                able = frozenset(
                    blocker
                    for blocker, can in blocks.able.items()
                    if attacker in can
                    and (one.act.by is None or describes(blocks.game, one.act.by, blocker, one.frame))
                )
                if able:
                    self.to_be_blocked.setdefault(attacker, []).append((one, able))

    def __bool__(self) -> bool:
        return bool(self.to_block or self.pairs or self.to_be_blocked)

    def gain(self, blocker: ObjectId, attackers: Sequence[ObjectId]) -> int:
        """How many requirements one creature obeys by itself by blocking these."""
        if not attackers:
            return 0
        own = len(self.to_block.get(blocker, ()))
        return own + sum(len(self.pairs.get((blocker, a), ())) for a in attackers)

    def blocked(self, declared: Declared) -> int:
        """How many requirements that attackers be blocked are obeyed."""
        by: dict[ObjectId, set[ObjectId]] = {}
        for blocker, attackers in declared.items():
            for attacker in attackers:
                by.setdefault(attacker, set()).add(blocker)
        return sum(
            not able.isdisjoint(by.get(attacker, ()))
            for attacker, these in self.to_be_blocked.items()
            for _, able in these
        )

    def obeyed(self, declared: Declared) -> int:
        """How many requirements a declaration obeys."""
        return sum(self.gain(b, a) for b, a in declared.items()) + self.blocked(declared)

    def complaint(self, declared: Declared) -> Illegal:
        """Which requirement is not obeyed."""
        found: list[tuple[str, ObjectId | None, ObjectId | None, Requirement]] = []
        for (blocker, attacker), these in self.pairs.items():
            if attacker not in declared.get(blocker, ()):
                found += [("must-block-that", blocker, attacker, one) for one in these]
        for attacker, wanted in self.to_be_blocked.items():
            by = {b for b, attackers in declared.items() if attacker in attackers}
            found += [("must-be-blocked", None, attacker, one) for one, able in wanted if able.isdisjoint(by)]
        for blocker, these in self.to_block.items():
            if blocker not in declared:
                found += [("must-block", blocker, None, one) for one in these]
        key, creature, other, requirement = found[0]
        args = {"source": TargetId.of_object(requirement.frame.source)}
        if creature is not None:
            args["blocker"] = TargetId.of_object(creature)
        if other is not None:
            args["attacker"] = TargetId.of_object(other)
        return Illegal(Message(key, args), "509.1c")
