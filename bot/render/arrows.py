"""Arrows from attackers to what they attack and from blockers to what they block: straight where nothing lies between,
else through the gaps between the tiles, beside one another; in front of the tiles only where there is no such way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import dist

from bot.render import colors
from bot.render.layout import FLAG, GAP, HEAD, MOST_TABS, TAB, Half, Layout, Tile
from bot.render.pen import Box

Point = tuple[float, float]
Way = tuple[Point, ...]
MOST_WAYS = 80
"""Ways that are tried for one arrow, the shortest first."""
RIM = 14
"""How far an arrow reaches into a panel from its side."""
NAMED = 0.62
"""The part of a header, from its left, in which names and numbers stand."""
AIR = 6
"""How far a way keeps from the edges of a gap."""
APART = 7
"""How far arrows keep from one another in a gap."""
ASIDE = 0.25
"""Where on the edge of its tile an attack on a player begins where there are blocks."""


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow, its head at its last point."""

    way: Way
    color: str
    above: bool = False
    """Whether it lies upon tiles, since every way is blocked."""


@dataclass(frozen=True, slots=True)
class _End:
    """Where an arrow begins or ends."""

    box: Box
    """The tile and the strip that belongs to it, or a player's panel."""
    tile: Box
    mirrored: bool
    panel: Box
    share: float = 0.5
    """Where on an edge it stands."""
    anywhere: bool = False
    """Whether any place of the edge will do, as of a player's panel."""

    @property
    def front(self) -> tuple[int, Point]:
        """The edge that faces the middle of the table, and which way that is."""
        x = self.box[0] + (self.box[2] - self.box[0]) * self.share
        return (1, (x, self.box[3])) if self.mirrored else (-1, (x, self.box[1]))

    def from_tile(self, way: Way) -> Way:
        """A way that begins at the tile itself, not at the strip before it."""
        x, y = way[0]
        edge = min(max(y, self.tile[1]), self.tile[3])
        return way if edge == y else ((x, edge), *way)


def drawn(layout: Layout) -> list[Arrow]:
    """Every arrow of a picture. Where there are blocks, attacks on players begin beside the middle of a tile, so that
    no arrow lies upon one that comes the other way."""
    tiles = {
        tile.permanent.id: _End(_reach(tile, half), tile.box, half.mirrored, half.box)
        for half in layout.halves
        for tile in half.tiles
    }
    players = {half.side.name: _End(half.box, half.box, half.mirrored, half.box) for half in layout.halves}
    shown = [tile.permanent for half in layout.halves for tile in half.tiles]
    blocks = any(permanent.blocking for permanent in shown)
    there = _InTheWay(layout)
    arrows = []
    for permanent in shown:
        start, attacked = tiles[permanent.id], permanent.attacking
        if attacked in tiles:
            arrows.append(there.arrow(start, tiles[attacked], colors.ATTACK))
        elif attacked in players:
            beside = replace(start, share=ASIDE) if blocks else start
            arrows.append(there.arrow(beside, replace(players[attacked], anywhere=True), colors.ATTACK))
        arrows += [there.arrow(start, tiles[one], colors.BLOCK) for one in permanent.blocking if one in tiles]
    return arrows


def _reach(tile: Tile, half: Half) -> Box:
    """A tile's box with what is attached to it and the strip that belongs to it, which is as wide as its cell."""
    left, top, right, bottom = tile.box
    wider = max(0, bottom - top - (right - left)) / 2
    bottom += min(len(tile.attached), MOST_TABS) * TAB
    if not tile.permanent.flagged:
        return (left, top, right, bottom)
    left, right = left - wider, right + wider
    return (left, top, right, tile.flag + FLAG - 12) if half.mirrored else (left, tile.flag, right, bottom)


class _InTheWay:
    """What arrows go round: tiles with what is attached to them, the headers with the players' names, and, where there
    is room, one another."""

    def __init__(self, layout: Layout) -> None:
        headers = [half.header for half in layout.halves]
        self._boxes = [(left, top, left + (right - left) * NAMED, bottom) for left, top, right, bottom in headers]
        self._taken: list[tuple[Point, Point]] = []
        lanes = set[float]()
        for half in layout.halves:
            lanes |= {half.box[0] - GAP / 2, half.box[2] + GAP / 2}
            for tile in half.tiles:
                box = _reach(tile, half)
                self._boxes.append(box)
                lanes |= {box[0] - GAP / 2, box[2] + GAP / 2}
        self._lanes = sorted(lanes)

    def arrow(self, start: _End, end: _End, color: str) -> Arrow:
        """An arrow between two ends, by the shortest way that is free."""
        straight = _straight(start, end)
        others = [box for box in self._boxes if not (end.anywhere and _within(box, end.box))]
        free = (way for way in (straight, *self._bent(start, end)) if not _blocked(way, others))
        way = next(free, None)
        if way is None:
            return Arrow(start.from_tile(straight), color, above=True)
        way = self._beside_others(way, others, len(way) - (1 if end.anywhere else 2))
        self._taken += pairwise(way)
        return Arrow(start.from_tile(way), color)

    def _bent(self, start: _End, end: _End) -> Iterator[Way]:
        """Ways from the front of one box through a gap to the front of the other, the shortest first."""
        out, a = start.front
        back, b = end.front
        turn, panel = a[1] + out * AIR, end.panel[3] if end.mirrored else end.panel[1]
        ways: list[Way] = []
        for lane in self._lanes:
            begins = (a, (a[0], turn), (lane, turn))
            aim = min(max(lane, end.box[0] + 30), end.box[2] - 30) if end.anywhere else b[0]
            for back_at in (b[1] + back * (HEAD + AIR), panel + back * GAP):
                bend = () if aim == lane else ((lane, back_at), (aim, back_at))
                ways.append((*begins, *bend, (aim, b[1])))
            if end.anywhere and not end.box[0] < lane < end.box[2]:  # a panel's side, with the arrow's head on its rim
                side = end.box[0] + RIM if lane < end.box[0] else end.box[2] - RIM
                middle = (end.box[1] + end.box[3]) / 2
                ways.append((*begins, (lane, middle), (side, middle)))
        return iter(sorted(ways, key=_length)[:MOST_WAYS])

    def _beside_others(self, way: Way, others: Sequence[Box], last: int) -> Way:
        """The way with each of its parts, from the second to the ``last``, moved aside that would lie upon another
        arrow."""
        for n in range(1, last):
            for aside in (0, APART, -APART, 2 * APART, -2 * APART):
                moved = _moved(way, n, aside)
                if not self._upon(moved[n], moved[n + 1]) and not _blocked(moved, others):
                    way = moved
                    break
        return way

    def _upon(self, a: Point, b: Point) -> bool:
        """Whether a part of a way lies upon a part of another arrow."""
        for axis in (0, 1):
            if abs(a[axis] - b[axis]) > 1:
                continue
            low, high = sorted((a[1 - axis], b[1 - axis]))
            for c, d in self._taken:
                near = abs(c[axis] - d[axis]) <= 1 and abs(c[axis] - a[axis]) < APART - 1
                if near and min(high, max(c[1 - axis], d[1 - axis])) - max(low, min(c[1 - axis], d[1 - axis])) > AIR:
                    return True
        return False


def _moved(way: Way, n: int, aside: float) -> Way:
    """A way with its part from point ``n`` to the next moved to its side."""
    (x, y), (to_x, to_y) = way[n], way[n + 1]
    upright = abs(x - to_x) < 1
    a, b = ((x + aside, y), (to_x + aside, to_y)) if upright else ((x, y + aside), (to_x, to_y + aside))
    return (*way[:n], a, b, *way[n + 2 :])


def _straight(start: _End, end: _End) -> Way:
    """From the edge of one box that faces the other to the other's facing edge."""
    a, b = start.box, end.box
    x, y = a[0] + (a[2] - a[0]) * start.share, a[1] + (a[3] - a[1]) * start.share
    if min(a[3], b[3]) - max(a[1], b[1]) > 30:  # the same row: from side to side
        right = b[0] > a[0]
        return ((a[2] if right else a[0], y), (b[0] if right else b[2], y if end.anywhere else (b[1] + b[3]) / 2))
    up = (b[1] + b[3]) < (a[1] + a[3])
    aim = min(max(x, b[0] + 30), b[2] - 30) if end.anywhere else (b[0] + b[2]) / 2
    return ((x, a[1] if up else a[3]), (aim, b[3] if up else b[1]))


def _length(way: Way) -> float:
    return sum(dist(a, b) for a, b in pairwise(way))


def _within(inner: Box, outer: Box) -> bool:
    """Whether a box lies in another."""
    return outer[0] <= inner[0] and inner[2] <= outer[2] and outer[1] <= inner[1] and inner[3] <= outer[3]


def _blocked(way: Way, boxes: Sequence[Box]) -> bool:
    return any(_crosses(a, b, box) for a, b in pairwise(way) for box in boxes)


def _crosses(a: Point, b: Point, box: Box) -> bool:
    """Whether a line goes through a box: the part of it that lies between each pair of edges is cut out."""
    first, last = 0.0, 1.0
    for axis in (0, 1):
        low, high = box[axis] + 1, box[axis + 2] - 1
        step = b[axis] - a[axis]
        if abs(step) < 1e-9:
            if not low < a[axis] < high:
                return False
            continue
        enters, leaves = sorted(((low - a[axis]) / step, (high - a[axis]) / step))
        first, last = max(first, enters), min(last, leaves)
    return first < last
