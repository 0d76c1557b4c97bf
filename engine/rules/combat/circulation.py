"""Flow that goes round in a network, made worth more and more: cancelling of cycles (Klein).

A circulation is worth the most there can be exactly when what is left of its network has no cycle of a gain.
"""

from __future__ import annotations


class Circulation:
    """A network of numbered nodes, and the flow in it. Arcs are known by number; the arc with the number ``n ^ 1`` goes
    back the way of ``n`` and takes back its flow."""

    def __init__(self) -> None:
        self.nodes = 0
        self.tails: list[int] = []
        self.heads: list[int] = []
        self.room: list[int] = []
        """How much more each arc can take."""
        self.gains: list[int] = []
        """What a unit that passes is worth."""

    def node(self) -> int:
        """A new node."""
        self.nodes += 1
        return self.nodes - 1

    def arc(self, tail: int, head: int, capacity: int, gain: int = 0) -> int:
        """A new arc without flow."""
        self.tails += (tail, head)
        self.heads += (head, tail)
        self.room += (capacity, 0)
        self.gains += (gain, -gain)
        return len(self.heads) - 2

    def flow(self, arc: int) -> int:
        """How much passes an arc."""
        return self.room[arc ^ 1]

    def push(self, arc: int, units: int = 1) -> None:
        """Let more pass an arc."""
        self.room[arc] -= units
        self.room[arc ^ 1] += units

    def set_gain(self, arc: int, gain: int) -> None:
        self.gains[arc], self.gains[arc ^ 1] = gain, -gain

    def improve(self) -> bool:
        """Send flow round one cycle that gains by it; False if there is none, so that the flow is worth the most."""
        cycle = self._cycle()
        if not cycle:
            return False
        units = min(self.room[arc] for arc in cycle)
        for arc in cycle:
            self.push(arc, units)
        return True

    def _cycle(self) -> list[int]:
        """A cycle with a gain (Bellman and Ford, from everywhere at once), or nothing."""
        best = [0] * self.nodes
        into: list[int] = [-1] * self.nodes
        open_arcs = [
            (arc, tail, head, gain)
            for arc, (tail, head, gain, room) in enumerate(
                zip(self.tails, self.heads, self.gains, self.room, strict=True)
            )
            if room
        ]
        changed = True
        while changed:
            changed = False
            for arc, tail, head, gain in open_arcs:
                if best[tail] + gain > best[head]:
                    best[head] = best[tail] + gain
                    into[head] = arc
                    changed = True
            if changed and (cycle := self._closed(into)):
                return cycle
        return []

    def _closed(self, into: list[int]) -> list[int]:
        """A cycle among the arcs by which each node is best reached, if there is one: it has a gain."""
        seen = [-1] * self.nodes
        for start in range(self.nodes):
            node = start
            while into[node] >= 0 and seen[node] < 0:
                seen[node] = start
                node = self.tails[into[node]]
            if into[node] >= 0 and seen[node] == start:
                arcs = [into[node]]
                while self.tails[arcs[-1]] != node:
                    arcs.append(into[self.tails[arcs[-1]]])
                return arcs
        return []
