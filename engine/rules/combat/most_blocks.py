"""Whether blocks obey as many requirements as can be obeyed without disobeying a restriction (CR 509.1c).

But for a few restrictions the best blocks are a flow from creatures to attackers, found by improving those that were
declared. Where the best flow disobeys such a restriction, it is decided one way and the other (branch and bound):
whether a creature blocks, whether an attacker is blocked, whether the one blocks the other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from heapq import nlargest

from engine.rules.combat.block_requirements import Wanted
from engine.rules.combat.circulation import Circulation
from engine.rules.combat.legal_blocks import Blocks, Declared
from engine.state.ids import ObjectId
from engine.state.limits import LimitReached

MOST_BRANCHES = 1_000
"""How many ways of deciding are looked at before it is said that this is too hard: only boards made for it get here."""

Pair = tuple[ObjectId, ObjectId]
"""A creature and an attacker that it blocks."""

Able = frozenset[ObjectId]
"""Creatures of which any would do for a requirement that an attacker be blocked."""


def check_requirements(blocks: Blocks, declared: Declared) -> None:
    """Raise ``Illegal`` if more requirements could be obeyed without disobeying a restriction or paying (509.1c)."""
    wanted = Wanted.of(blocks)
    for numbers in wanted.numbers() if wanted else ():
        better = MostBlocks(blocks, wanted, declared, numbers).better()
        if better is not None:
            raise wanted.complaint(declared, better)


@dataclass(frozen=True, slots=True)
class Decided:
    """What has been decided about the blocks that are looked for: whether these creatures block, whether these
    attackers are blocked (by as many as must), whether these pairs are among the blocks."""

    creatures: Mapping[ObjectId, bool] = field(default_factory=dict)
    attackers: Mapping[ObjectId, bool] = field(default_factory=dict)
    pairs: Mapping[Pair, bool] = field(default_factory=dict)


@dataclass(slots=True)
class _Creature:
    """The arcs of a creature: its first block, and the others."""

    first: int
    further: int


@dataclass(slots=True)
class _Attacker:
    """The arcs of an attacker: as many blocks as it must have if any, and the others; and for each group of creatures
    of which any would do, from the smallest on, the arcs of its first block and of the others."""

    least: int
    further: int
    groups: list[tuple[Able, int, int]]


class MostBlocks:
    """The search for blocks that obey more requirements than those declared, among those in which some attackers are
    blocked by so many at least (``numbers``)."""

    def __init__(self, blocks: Blocks, wanted: Wanted, declared: Declared, numbers: Mapping[ObjectId, int]) -> None:
        self.blocks = blocks
        self.wanted = wanted
        self.obeyed = wanted.obeyed(declared)
        self.numbers = numbers
        self.least = {a: max(blocks.least(a)[0], numbers.get(a, 0)) for a in blocks.against}
        self.shy = frozenset(b for b in blocks.able if blocks.is_shy(b))
        self.limit = blocks.most_blockers()
        self.able = {
            blocker: [a for a in can if a in declared.get(blocker, ()) or not blocks.taxes_on(blocker, a)]
            for blocker, can in blocks.able.items()
        }
        self.nested: dict[ObjectId, Counter[Able]] = {a: Counter() for a in blocks.against}
        """For each attacker who would do for its requirements to be blocked, and for how many, as far as each group
        has all or none of the creatures of a smaller one."""
        self.crossing: dict[ObjectId, Counter[Able]] = {a: Counter() for a in blocks.against}
        """The others. They are counted for each creature of the group until it is decided that one of them blocks, so
        that it looks as if more could be obeyed, never less."""
        for attacker, these in wanted.to_be_blocked.items():
            for able in sorted((able for _, able in these), key=len):
                apart = (able >= other or able.isdisjoint(other) for other in self.nested[attacker])
                (self.nested if all(apart) else self.crossing)[attacker][able] += 1
        self.hopes = {blocker: self._hope(blocker) for blocker in self.able}
        self.too_much = 1 + sum(self.hopes.values())
        """More than all requirements: what a decision weighs in the flow."""
        self.flow = Circulation()
        self._lay_out(declared)

    def _hope(self, blocker: ObjectId) -> int:
        """How many requirements a creature can obey at most."""
        each = (
            len(self.wanted.pairs.get((blocker, a), ()))
            + sum(blocker in able for _, able in self.wanted.to_be_blocked.get(a, ()))
            + sum(blocker in able for _, able, _ in self.wanted.by_several.get(a, ()))
            for a in self.able[blocker]
        )
        own = len(self.wanted.to_block.get(blocker, ())) if self.able[blocker] else 0
        return own + sum(nlargest(self.blocks.capacity(blocker), each))

    # ---- the network: from the ground to each creature, on to what it can block, and back to the ground

    def _lay_out(self, declared: Declared) -> None:
        flow = self.flow
        ground = flow.node()
        self.creatures: dict[ObjectId, _Creature] = {}
        self.attackers: dict[ObjectId, _Attacker] = {}
        self.pairs: dict[Pair, int] = {}
        entrances: dict[ObjectId, list[tuple[Able, int]]] = {}
        nodes = {attacker: flow.node() for attacker in self.blocks.against}
        for attacker, node in nodes.items():
            least, greatest = self.least[attacker], self.blocks.greatest(attacker)
            groups: list[tuple[Able, int, int]] = []
            entrances[attacker] = []
            for able, count in sorted(self.nested[attacker].items(), key=lambda one: -len(one[0])):
                onto = next((n for other, n in reversed(entrances[attacker]) if able <= other), node)
                entrance = flow.node()
                entrances[attacker].append((able, entrance))
                groups.append((able, flow.arc(entrance, onto, 1, count), flow.arc(entrance, onto, len(able))))
            self.attackers[attacker] = _Attacker(
                flow.arc(node, ground, min(least, greatest)),
                flow.arc(node, ground, max(0, greatest - least)),
                groups[::-1],
            )
        for blocker, can in self.able.items():
            node, capacity = flow.node(), self.blocks.capacity(blocker)
            self.creatures[blocker] = _Creature(flow.arc(ground, node, 1), flow.arc(ground, node, max(0, capacity - 1)))
            for attacker in can:
                onto = next((n for able, n in reversed(entrances[attacker]) if blocker in able), nodes[attacker])
                self.pairs[blocker, attacker] = flow.arc(node, onto, 1)
        for blocker, attackers in declared.items():
            for attacker in attackers:
                self._block(blocker, attacker)

    def _block(self, blocker: ObjectId, attacker: ObjectId) -> None:
        """Let one creature block an attacker."""
        flow, mine, theirs = self.flow, self.creatures[blocker], self.attackers[attacker]
        ways = [(mine.first, mine.further), (theirs.least, theirs.further)]
        ways += [(first, others) for able, first, others in theirs.groups if blocker in able]
        flow.push(self.pairs[blocker, attacker])
        for first, others in ways:
            flow.push(first if flow.room[first] else others)

    def _weigh(self, decided: Decided) -> None:
        """Have the flow gain by what obeys requirements, and above all by what has been decided."""
        flow = self.flow

        def weight(of: bool | None) -> int:
            return 0 if of is None else self.too_much if of else -self.too_much

        for blocker, mine in self.creatures.items():
            weighs = weight(decided.creatures.get(blocker))
            flow.set_gain(mine.first, len(self.wanted.to_block.get(blocker, ())) + weighs)
            flow.set_gain(mine.further, min(0, weighs))
        for attacker, theirs in self.attackers.items():
            weighs = weight(decided.attackers.get(attacker))
            flow.set_gain(theirs.least, weighs)
            flow.set_gain(theirs.further, min(0, weighs))
        for pair, arc in self.pairs.items():
            flow.set_gain(arc, self._own_gain(pair, decided) + weight(decided.pairs.get(pair)))

    def _own_gain(self, pair: Pair, decided: Decided) -> int:
        """What one creature's blocking one attacker obeys by itself."""
        blocker, attacker = pair
        crossing = (
            count
            for able, count in self.crossing[attacker].items()
            if blocker in able and not self._settled(attacker, able, decided)
        )
        return len(self.wanted.pairs.get(pair, ())) + sum(crossing)

    def _settled(self, attacker: ObjectId, able: Able, decided: Decided) -> bool:
        """Whether it has been decided that one of a group blocks the attacker."""
        return any(yes and on == attacker and by in able for (by, on), yes in decided.pairs.items())

    # ---- the search

    def better(self) -> Declared | None:
        """Some legal blocks that obey more, or None. LimitReached where that is too hard to say."""
        waiting = [(Decided(attackers=dict.fromkeys(self.numbers, True)), list(self.flow.room))]
        for _ in range(MOST_BRANCHES):
            if not waiting:
                return None
            decided, self.flow.room = waiting.pop()
            self._weigh(decided)
            while self.flow.improve():
                self.blocks.game.budget.spend(1)
                if self._is_better(found := self._found()):
                    return found
            found = self._found()
            if not self._is_as_decided(found, decided) or self._bound(found, decided) <= self.obeyed:
                continue
            both = self._undecided(found, decided)
            waiting += [(one, list(self.flow.room)) for one in both]
        raise LimitReached("too-hard-to-judge")

    def _found(self) -> Declared:
        """The blocks that the flow stands for."""
        found: dict[ObjectId, list[ObjectId]] = {}
        for (blocker, attacker), arc in self.pairs.items():
            if self.flow.flow(arc):
                found.setdefault(blocker, []).append(attacker)
        return found

    def _is_better(self, found: Declared) -> bool:
        """Whether some blocks disobey no restriction and obey more requirements than those declared."""
        if len(found) > self.limit or (len(found) == 1 and not self.shy.isdisjoint(found)):
            return False
        if any(count < self.least[a] for a, count in self.blocks.counts(found).items()):
            return False
        return self.wanted.obeyed(found) > self.obeyed

    def _is_as_decided(self, found: Declared, decided: Decided) -> bool:
        """Whether everything could be as it was decided."""
        counts = self.blocks.counts(found)
        return (
            all((blocker in found) == yes for blocker, yes in decided.creatures.items())
            and all(
                (counts.get(a, 0) >= self.least[a]) if yes else a not in counts for a, yes in decided.attackers.items()
            )
            and all((attacker in found.get(blocker, ())) == yes for (blocker, attacker), yes in decided.pairs.items())
            and sum(decided.creatures.values()) <= self.limit
        )

    def _bound(self, found: Declared, decided: Decided) -> int:
        """More requirements than this cannot be obeyed as it has been decided."""
        seen = self.wanted.obeyed(found) + sum(
            count * (sum(attacker in found.get(b, ()) for b in able) - 1)
            for attacker, groups in self.crossing.items()
            for able, count in groups.items()
            if not self._settled(attacker, able, decided) and any(attacker in found.get(b, ()) for b in able)
        )
        must = [b for b, yes in decided.creatures.items() if yes]
        may = [self.hopes[b] for b in self.able if b not in decided.creatures]
        return min(seen, sum(self.hopes[b] for b in must) + sum(nlargest(self.limit - len(must), may)))

    def _undecided(self, found: Declared, decided: Decided) -> list[Decided]:
        """What is decided next, one way and the other, of blocks that cannot be as they were found; the last is tried
        first. Nothing if none can."""

        def creature(blocker: ObjectId) -> list[Decided]:
            return [replace(decided, creatures={**decided.creatures, blocker: yes}) for yes in (True, False)]

        free = [b for b in found if b not in decided.creatures]
        if len(found) > self.limit:
            return creature(min(free, key=lambda b: self.hopes[b]))
        for attacker, count in self.blocks.counts(found).items():
            if count < self.least[attacker]:
                return [replace(decided, attackers={**decided.attackers, attacker: yes}) for yes in (False, True)]
        if len(found) == 1 and not self.shy.isdisjoint(found):
            others = free or [b for b, can in self.able.items() if can and b not in decided.creatures]
            return creature(others[0])[::-1] if others else []
        for attacker, groups in self.crossing.items():
            for able in groups:
                for blocker in able:
                    pair = (blocker, attacker)
                    if attacker in found.get(blocker, ()) and pair not in decided.pairs:
                        return [replace(decided, pairs={**decided.pairs, pair: yes}) for yes in (False, True)]
        return []
