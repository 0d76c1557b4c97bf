"""Requirements on declaring blockers: what is wanted, and how much of it some blocks obey (CR 509.1c)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from engine.abilities.prohibitions.combat_requirements import BlockedByAllAble, MustBeBlocked
from engine.abilities.verbs import attack_and_block as ac
from engine.rules.combat.legal_blocks import Blocks, Declared, speaks_of
from engine.rules.combat.statements import Requirement, describes
from engine.rules.evaluate.event_verbs import least_of
from engine.rules.pipeline.not_happening import by_text_of
from engine.state.choices import Illegal, Message
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId


@dataclass(slots=True)
class Wanted:
    """The requirements for a declaration of blockers, sorted by whom they ask (509.1c)."""

    game: Game
    to_block: dict[ObjectId, list[Requirement]] = field(default_factory=dict)
    """For each blocker those that have it block anything."""
    pairs: dict[tuple[ObjectId, ObjectId], list[Requirement]] = field(default_factory=dict)
    """For a blocker and an attacker those that have the one block the other."""
    to_be_blocked: dict[ObjectId, list[tuple[Requirement, frozenset[ObjectId]]]] = field(default_factory=dict)
    """For each attacker those that have it blocked, each with the blockers that would do."""
    by_several: dict[ObjectId, list[tuple[Requirement, frozenset[ObjectId], int]]] = field(default_factory=dict)
    """For each attacker those that have it blocked by two or more, each with the blockers that would do and how many of
    them it takes."""

    @classmethod
    def of(cls, blocks: Blocks) -> Wanted:
        made = cls(blocks.game)
        for one in blocks.said.requiring(ac.Block):
            made._wants_block(blocks, one)
        for one in blocks.said.requiring(BlockedByAllAble):
            for blocker, can in blocks.able.items():
                for attacker in can:
                    if TargetId.of_object(attacker) in one.who:
                        made.pairs.setdefault((blocker, attacker), []).append(one)
        for one in blocks.said.requiring(MustBeBlocked):
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
        assert isinstance(one.act, MustBeBlocked)
        for attacker in blocks.against:
            if TargetId.of_object(attacker) in one.who:
                able = frozenset(
                    blocker
                    for blocker, can in blocks.able.items()
                    if attacker in can
                    and (one.act.by is None or describes(blocks.game, one.act.by, blocker, one.frame))
                )
                least = least_of(one.act.by) or 1
                if least > 1 and len(able) >= least:
                    self.by_several.setdefault(attacker, []).append((one, able, least))
                elif least == 1 and able:
                    self.to_be_blocked.setdefault(attacker, []).append((one, able))

    def __bool__(self) -> bool:
        return bool(self.to_block or self.pairs or self.to_be_blocked or self.by_several)

    def numbers(self) -> Iterator[dict[ObjectId, int]]:
        """Every way of obeying those that have attackers blocked by two or more or not: for each attacker for which
        they are obeyed, how many block it at least."""
        most = {attacker: max(least for _, _, least in these) for attacker, these in self.by_several.items()}
        for size in range(len(most) + 1):
            for these in combinations(most, size):
                yield {attacker: most[attacker] for attacker in these}

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
        ) + sum(
            len(able.intersection(by.get(attacker, ()))) >= least
            for attacker, several in self.by_several.items()
            for _, able, least in several
        )

    def obeyed(self, declared: Declared) -> int:
        """How many requirements a declaration obeys."""
        return sum(self.gain(b, a) for b, a in declared.items()) + self.blocked(declared)

    def disobeyed(self, declared: Declared) -> dict[tuple[object, ...], Message]:
        """The requirements that a declaration does not obey, each with the words for it."""
        found: dict[tuple[object, ...], Message] = {}

        def note(key: str, one: Requirement, **creatures: ObjectId) -> None:
            args = {word: TargetId.of_object(i) for word, i in creatures.items()}
            by = by_text_of(self.game, one.frame, *creatures.values())
            found[key, *creatures.values(), id(one)] = Message(key, {"by": by, **args})

        for (blocker, attacker), these in self.pairs.items():
            for one in these if attacker not in declared.get(blocker, ()) else ():
                note("must-block-that", one, blocker=blocker, attacker=attacker)
        for attacker, wanted in self.to_be_blocked.items():
            by = {b for b, attackers in declared.items() if attacker in attackers}
            for one, able in wanted:
                if able.isdisjoint(by):
                    note("must-be-blocked", one, attacker=attacker)
        for attacker, several in self.by_several.items():
            by = {b for b, attackers in declared.items() if attacker in attackers}
            for one, able, least in several:
                if len(able & by) < least:
                    note("must-be-blocked", one, attacker=attacker)
        for blocker, these in self.to_block.items():
            for one in these if not declared.get(blocker) else ():
                note("must-block", one, blocker=blocker)
        return found

    def complaint(self, declared: Declared, best: Declared) -> Illegal:
        """Which requirement is not obeyed that ``best``, which obeys more of them, does obey."""
        beyond = self.disobeyed(best)
        return Illegal(next(said for one, said in self.disobeyed(declared).items() if one not in beyond), "509.1c")
