"""Arrows from attackers to what they attack and from blockers to what they block: straight where nothing lies between,
else through the gaps between the tiles, so that no arrow runs behind a card or over a name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import dist

from bot.render import colors
from bot.render.layout import FLAG, GAP, MOST_TABS, TAB, Half, Layout, Tile
from bot.render.pen import Box, Pen

Point = tuple[float, float]
MOST_WAYS = 40
"""Ways that are tried for one arrow, the nearest first."""
HEAD = 26
"""Room for the head of an arrow before what it points at."""
RIM = 14
"""How far an arrow reaches into a panel from its side."""
NAMED = 0.62
"""The part of a header, from its left, in which names and numbers stand."""
AIR = 6
"""How far a way keeps from the edges of a gap."""


def draw(pen: Pen, layout: Layout) -> None:
    """Every arrow of a picture, beneath its tiles. Where there are blocks, players are attacked beside the middle of a
    tile, so that no arrow lies upon one that comes the other way."""
    tiles = {tile.permanent.id: (tile, half) for half in layout.halves for tile in half.tiles}
    players = {half.side.name: half for half in layout.halves}
    blocks = any(tile.permanent.blocking for tile, _ in tiles.values())
    there = _InTheWay(layout)
    for tile, half in tiles.values():
        left, top, right, bottom = start = _reach(tile, half)
        attacked = tile.permanent.attacking
        if attacked in tiles:
            pen.arrow(there.way(start, half, _reach(*tiles[attacked]), tiles[attacked][1]), colors.ATTACK)
        elif attacked in players:
            beside = (left, top, left + (right - left) * 0.4, bottom) if blocks else start
            goal = players[attacked]
            pen.arrow(there.way(beside, half, goal.box, goal, anywhere=True), colors.ATTACK)
        for one in tile.permanent.blocking:
            if one in tiles:
                pen.arrow(there.way(start, half, _reach(*tiles[one]), tiles[one][1]), colors.BLOCK)


def _reach(tile: Tile, half: Half) -> Box:
    """A tile's box and the strip that belongs to it."""
    left, top, right, bottom = tile.box
    if not tile.permanent.flagged:
        return tile.box
    return (left, top, right, tile.flag + FLAG - 12) if half.mirrored else (left, tile.flag, right, bottom)


class _InTheWay:
    """What arrows go round: tiles with what is attached to them, and the headers with the players' names."""

    def __init__(self, layout: Layout) -> None:
        headers = [half.header for half in layout.halves]
        self._boxes = [(left, top, left + (right - left) * NAMED, bottom) for left, top, right, bottom in headers]
        lanes = set[float]()
        for half in layout.halves:
            lanes |= {half.box[0] - GAP / 2, half.box[2] + GAP / 2}
            for tile in half.tiles:
                left, top, right, bottom = _reach(tile, half)
                tabs = min(len(tile.attached), MOST_TABS) * TAB
                self._boxes.append((left, top, right, max(bottom, tile.box[3] + tabs)))
                lanes |= {left - GAP / 2, right + GAP / 2}
        self._lanes = sorted(lanes)

    def way(self, start: Box, half: Half, end: Box, goal: Half, anywhere: bool = False) -> list[Point]:
        """The points of an arrow between two boxes; ``anywhere`` where any place of the edge will do, as of a player's
        panel."""
        straight = _straight(start, end, anywhere)
        others = [box for box in self._boxes if not (_within(start, box) or _within(box, end))]
        if not _blocked(straight, others):
            return straight
        bent = (way for way in self._bent(start, half, end, goal, anywhere) if not _blocked(way, others))
        return next(bent, straight)

    def _bent(self, start: Box, half: Half, end: Box, goal: Half, anywhere: bool) -> Iterator[list[Point]]:
        """Ways from the front of one box through a gap to the front of the other, the shortest first."""
        out, a = _front(start, half)
        back, b = _front(end, goal)
        turn, panel = a[1] + out * AIR, goal.box[3] if goal.mirrored else goal.box[1]
        ways = []
        for lane in self._lanes:
            begins = [a, (a[0], turn), (lane, turn)]
            aim = min(max(lane, end[0] + 30), end[2] - 30) if anywhere else b[0]
            for back_at in (b[1] + back * (HEAD + AIR), panel + back * GAP):
                ways.append([*begins, (lane, back_at), (aim, back_at), (aim, b[1])])
            if anywhere and not end[0] < lane < end[2]:  # a panel's side, with the arrow's head on its rim
                side, middle = end[0] + RIM if lane < end[0] else end[2] - RIM, (end[1] + end[3]) / 2
                ways.append([*begins, (lane, middle), (side, middle)])
        return iter(sorted(ways, key=_length)[:MOST_WAYS])


def _front(box: Box, half: Half) -> tuple[int, Point]:
    """The middle of the edge of a box that faces the middle of the table, and which way that is."""
    return (1, ((box[0] + box[2]) / 2, box[3])) if half.mirrored else (-1, ((box[0] + box[2]) / 2, box[1]))


def _straight(start: Box, end: Box, anywhere: bool) -> list[Point]:
    """From the edge of one box that faces the other to the other's facing edge."""
    middle_x, middle_y = (start[0] + start[2]) / 2, (start[1] + start[3]) / 2
    if min(start[3], end[3]) - max(start[1], end[1]) > 30:  # the same row: from side to side
        right = end[0] > start[0]
        a = (start[2] if right else start[0], middle_y)
        return [a, (end[0] if right else end[2], middle_y if anywhere else (end[1] + end[3]) / 2)]
    up = (end[1] + end[3]) < (start[1] + start[3])
    aim = min(max(middle_x, end[0] + 30), end[2] - 30) if anywhere else (end[0] + end[2]) / 2
    return [(middle_x, start[1] if up else start[3]), (aim, end[3] if up else end[1])]


def _length(way: Sequence[Point]) -> float:
    return sum(dist(a, b) for a, b in pairwise(way))


def _within(inner: Box, outer: Box) -> bool:
    """Whether a box lies in another; what hangs below it does not count."""
    return outer[0] <= inner[0] and inner[2] <= outer[2] and outer[1] <= inner[1] <= outer[3]


def _blocked(way: Sequence[Point], boxes: Sequence[Box]) -> bool:
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
