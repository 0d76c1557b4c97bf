"""The attacks that obey the most requirements without disobeying a restriction (CR 508.1d): a flow from creatures to
what they attack."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from engine.rules.combat.circulation import Circulation
from engine.state.ids import ObjectId, TargetId

Gains = Mapping[ObjectId, Mapping[TargetId, int]]
"""For each creature what it could attack, and how many requirements it obeys by that."""


@dataclass(frozen=True, slots=True)
class MostAttacks:
    """What attackers obey, how many may attack, how many each of some players and permanents, and who can't attack
    alone (508.1c)."""

    gains: Gains
    limit: int
    caps: Mapping[TargetId, int]
    shy: Collection[ObjectId]

    def best(self) -> dict[ObjectId, TargetId]:
        """Attacks that obey as many requirements as can be obeyed."""
        best = self._best(self.gains)
        if len(best) != 1 or not best.keys() & set(self.shy):
            return best
        without = self._best({creature: of for creature, of in self.gains.items() if creature not in self.shy})
        together = self._best(self.gains, company=True)
        return together if len(together) > 1 and self._obeyed(together) > self._obeyed(without) else without

    def _obeyed(self, attacks: Mapping[ObjectId, TargetId]) -> int:
        return sum(self.gains[creature][target] for creature, target in attacks.items())

    def _best(self, gains: Gains, *, company: bool = False) -> dict[ObjectId, TargetId]:
        """The attacks that obey the most, whoever can't attack alone; at least two, if that is asked for and there can
        be two."""
        flow = Circulation()
        ground, attack = flow.node(), flow.node()
        above_all = 1 + sum(max(of.values()) for of in gains.values())
        flow.arc(ground, attack, min(2, self.limit), above_all if company else 0)
        flow.arc(ground, attack, max(0, self.limit - 2))
        attacked: dict[TargetId, int] = {}
        arcs: dict[int, tuple[ObjectId, TargetId]] = {}
        for creature, of in gains.items():
            node = flow.node()
            flow.arc(attack, node, 1)
            for target, gain in of.items():
                if target not in attacked:
                    attacked[target] = flow.node()
                    flow.arc(attacked[target], ground, self.caps.get(target, len(gains)))
                arcs[flow.arc(node, attacked[target], 1, gain)] = creature, target
        while flow.improve():
            pass
        return {creature: target for arc, (creature, target) in arcs.items() if flow.flow(arc)}
