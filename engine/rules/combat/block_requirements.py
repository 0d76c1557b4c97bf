"""Requirements on declaring blockers: as many must be obeyed as can be (CR 509.1c)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from heapq import nlargest
from itertools import combinations

from engine.abilities.prohibitions import combat as c
from engine.abilities.verbs import attack_and_block as ac
from engine.rules.combat.legal_blocks import Blocks, Declared, speaks_of
from engine.rules.combat.most_requirements import Search
from engine.rules.combat.statements import Requirement, describes
from engine.rules.pipeline.not_happening import by_effect_of
from engine.state.choices import Illegal, Message
from engine.state.ids import ObjectId, TargetId


def check_requirements(blocks: Blocks, declared: Declared) -> None:
    """Raise ``Illegal`` if more requirements could be obeyed without disobeying a restriction or paying (509.1c)."""
    wanted = Wanted.of(blocks)
    if not wanted:
        return
    puzzle = _BlockPuzzle(blocks, wanted, declared)
    best = Search(puzzle, puzzle.creatures).run()
    if wanted.obeyed(declared) < wanted.obeyed(best):
        raise wanted.complaint(declared, best)


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

    def disobeyed(self, declared: Declared) -> dict[tuple[object, ...], Message]:
        """The requirements that a declaration does not obey, each with the words for it."""
        found: dict[tuple[object, ...], Message] = {}

        def note(key: str, one: Requirement, **creatures: ObjectId) -> None:
            args = {word: TargetId.of_object(i) for word, i in creatures.items()}
            by = by_effect_of(one.frame.source, *creatures.values())
            found[key, *creatures.values(), id(one)] = Message(key, {"by": by, **args})

        for (blocker, attacker), these in self.pairs.items():
            for one in these if attacker not in declared.get(blocker, ()) else ():
                note("must-block-that", one, blocker=blocker, attacker=attacker)
        for attacker, wanted in self.to_be_blocked.items():
            by = {b for b, attackers in declared.items() if attacker in attackers}
            for one, able in wanted:
                if able.isdisjoint(by):
                    note("must-be-blocked", one, attacker=attacker)
        for blocker, these in self.to_block.items():
            for one in these if not declared.get(blocker) else ():
                note("must-block", one, blocker=blocker)
        return found

    def complaint(self, declared: Declared, best: Declared) -> Illegal:
        """Which requirement is not obeyed that ``best``, which obeys more of them, does obey."""
        beyond = self.disobeyed(best)
        return Illegal(next(said for one, said in self.disobeyed(declared).items() if one not in beyond), "509.1c")


Way = tuple[ObjectId, ...]
"""The attackers that one creature blocks."""


class _BlockPuzzle:
    """The puzzle of blocking as required (see ``solving``)."""

    def __init__(self, blocks: Blocks, wanted: Wanted, declared: Declared) -> None:
        self.blocks = blocks
        self.wanted = wanted
        self.limit = min((most for most, _ in blocks.said.limits.get(c.CombatAct.BLOCK, ())), default=len(blocks.able))
        self.least = {a: blocks.least(a)[0] for a in blocks.against}
        self.greatest = {a: blocks.greatest(a) for a in blocks.against}
        self.shy = frozenset(b for b in blocks.able if blocks.is_shy(b))
        self.choices = {b: list(self._choices(b, declared)) for b in blocks.able}
        self.gains = {b: max((wanted.gain(b, w) for w in ways), default=0) for b, ways in self.choices.items()}
        self.hopes = {b: max((self._hope(b, w) for w in ways), default=0) for b, ways in self.choices.items()}
        self.creatures = sorted((b for b, ways in self.choices.items() if ways), key=lambda b: -self.gains[b])

    def _choices(self, blocker: ObjectId, declared: Declared) -> Iterable[Way]:
        """The ways for a creature to block, without those that cost something the player hasn't chosen to pay."""
        can = [
            a
            for a in self.blocks.able[blocker]
            if a in declared.get(blocker, ()) or not self.blocks.costs_of(blocker, a)
        ]
        matter = [a for a in can if (blocker, a) in self.wanted.pairs or a in self.wanted.to_be_blocked]
        for count in range(min(self.blocks.capacity(blocker), max(1, len(matter))), 0, -1):
            yield from combinations(can if count == 1 else matter, count)

    def _hope(self, blocker: ObjectId, way: Way) -> int:
        """What one creature obeys by this way if nobody else blocks these attackers."""
        blocked = sum(blocker in able for a in way for _, able in self.wanted.to_be_blocked.get(a, ()))
        return self.wanted.gain(blocker, way) + blocked

    def ways(self, creature: ObjectId, taken: dict[ObjectId, Way]) -> Sequence[Way]:
        before = self.wanted.blocked(taken)

        def value(way: Way) -> int:
            return self.wanted.gain(creature, way) + self.wanted.blocked({**taken, creature: way}) - before

        return sorted(self.choices[creature], key=value, reverse=True)

    def worth(self, taken: dict[ObjectId, Way]) -> int:
        return self.wanted.obeyed(taken)

    def legal(self, taken: dict[ObjectId, Way]) -> bool:
        counts = self.blocks.counts(taken)
        if any(count < self.least[a] for a, count in counts.items()):
            return False
        return len(taken) != 1 or self.shy.isdisjoint(taken)

    def hopeless(self, taken: dict[ObjectId, Way]) -> bool:
        if len(taken) > self.limit:
            return True
        return any(count > self.greatest[a] for a, count in self.blocks.counts(taken).items())

    def bound(self, taken: dict[ObjectId, Way], left: Sequence[ObjectId]) -> int:
        more = min(len(left), self.limit - len(taken))
        unblocked = sum(map(len, self.wanted.to_be_blocked.values())) - self.wanted.blocked(taken)
        together = sum(nlargest(more, (self.gains[b] for b in left))) + unblocked
        apart = sum(nlargest(more, (self.hopes[b] for b in left)))
        return self.wanted.obeyed(taken) + min(together, apart)
