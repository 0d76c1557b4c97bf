"""The most requirements that attacks can obey without disobeying a restriction (CR 508.1d): a flow from creatures to
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

    def obeyed(self) -> int:
        """The most requirements that can be obeyed."""
        obeyed, attackers = self._best(self.gains)
        if len(attackers) != 1 or attackers[0] not in self.shy:
            return obeyed
        bold = {creature: of for creature, of in self.gains.items() if creature not in self.shy}
        without, _ = self._best(bold)
        together, attackers = self._best(self.gains, company=True)
        return max(without, together) if len(attackers) > 1 else without

    def _best(self, gains: Gains, *, company: bool = False) -> tuple[int, list[ObjectId]]:
        """How many requirements can be obeyed and by whom, whoever can't attack alone; with at least two attackers, if
        that is asked for and there can be two."""
        flow = Circulation()
        ground, attack = flow.node(), flow.node()
        above_all = 1 + sum(max(of.values()) for of in gains.values())
        flow.arc(ground, attack, min(2, self.limit), above_all if company else 0)
        flow.arc(ground, attack, max(0, self.limit - 2))
        attacked: dict[TargetId, int] = {}
        arcs: dict[int, tuple[ObjectId, int]] = {}
        for creature, of in gains.items():
            node = flow.node()
            flow.arc(attack, node, 1)
            for target, gain in of.items():
                if target not in attacked:
                    attacked[target] = flow.node()
                    flow.arc(attacked[target], ground, self.caps.get(target, len(gains)))
                arcs[flow.arc(node, attacked[target], 1, gain)] = creature, gain
        while flow.improve():
            pass
        taken = [(creature, gain) for arc, (creature, gain) in arcs.items() if flow.flow(arc)]
        return sum(gain for _, gain in taken), [creature for creature, _ in taken]
