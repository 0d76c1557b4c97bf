"""Where everything goes on the picture: the turn on top, where no arrow crosses it; players above and below, two in a
row from three players on, each with rows of tiles; between them the stack."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise

from bot.render.pen import Box
from bot.render.table import Permanent, Side, Table

WIDE = 1080
MARGIN = 20
GAP = 16
HEADER = 104
HAND = 30
"""What a header grows by to name the cards in hand."""
TAB = 38
"""Height of an attachment's strip below its host."""
FLAG = 42
"""Height of the strip on the inner side of a row that says what its creatures attack or block."""
HEAD = 26
"""Room for the head of an arrow before what it points at."""
LINE = 62
"""Height of one object on the stack."""
TITLE = 58
BAND = 36
"""Room between those above and below: arrows turn there."""
SHIFT = 6
"""How far each of several cards alike stands out behind the one before it."""
MOST_TABS = 4


@dataclass(frozen=True, slots=True)
class Tile:
    """A permanent in its place. ``box`` lies on its side where the permanent is tapped."""

    permanent: Permanent
    box: Box
    attached: tuple[Permanent, ...] = ()
    flag: float = 0
    """Where the strip begins, above it or below, that says what it attacks or blocks."""


@dataclass(frozen=True, slots=True)
class Half:
    """A player's part of the table: its panel, its header and its tiles. Its creatures face the middle of the table:
    where ``mirrored``, downwards."""

    side: Side
    box: Box
    header: Box
    tiles: tuple[Tile, ...]
    mirrored: bool = False


@dataclass(slots=True)
class Layout:
    """The whole picture."""

    halves: list[Half] = field(default_factory=list)
    title: Box = (MARGIN, MARGIN / 2, WIDE - MARGIN, MARGIN / 2 + TITLE)
    band: Box = (0, 0, 0, 0)
    stack: list[Box] = field(default_factory=list)
    high: int = 0


def lay_out(table: Table) -> Layout:
    """The first player below, opponents above, the stack between. With four or more players each has half
    a row, clockwise in turn order from the first at the lower left (103.1)."""
    layout = Layout()
    above, below = _seats(table.sides)
    y: float = layout.title[3]
    for sides in above:
        y = _players(layout, sides, y, mirrored=True) + GAP
    layout.band = (MARGIN, y, WIDE - MARGIN, y + BAND)
    y += BAND
    for _ in table.stack:
        layout.stack.append((MARGIN, y, WIDE - MARGIN, y + LINE))
        y += LINE
    y += GAP
    y = _players(layout, below, y, mirrored=False)
    layout.high = round(y + MARGIN)
    return layout


def _seats(sides: Sequence[Side]) -> tuple[list[Sequence[Side]], Sequence[Side]]:
    """The rows of players above, uppermost first, and the row below: clockwise from the first player."""
    if len(sides) <= 3:
        return [sides[1:]], sides[:1]
    around = list(sides[1:])
    below = [sides[0], around.pop()] if len(around) % 2 else [sides[0]]
    rows: list[Sequence[Side]] = []
    while around:  # up along the left, down along the right
        rows.insert(0, [around.pop(0), around.pop()])
    return rows, below


def _players(layout: Layout, sides: Sequence[Side], top: float, mirrored: bool) -> float:
    """Place players side by side from ``top`` down, their panels equally high; gives where they end."""
    wide = (WIDE - 2 * MARGIN - (len(sides) - 1) * GAP) / len(sides)
    halves = [
        _half(side, (MARGIN + n * (wide + GAP), top, MARGIN + n * (wide + GAP) + wide, top), mirrored)
        for n, side in enumerate(sides)
    ]
    bottom = max(half.box[3] for half in halves)
    layout.halves += [_moved(half, bottom, mirrored) for half in halves]
    return bottom


def _moved(half: Half, bottom: float, mirrored: bool) -> Half:
    """A panel drawn down to ``bottom``; what faces the middle of the table stays at its inner edge."""
    left, top, right, end = half.box
    down = bottom - end
    if not down:
        return half
    box = (left, top, right, bottom)
    if not mirrored:
        return replace(half, box=box, header=_lower(half.header, down))
    tiles = tuple(replace(tile, box=_lower(tile.box, down), flag=tile.flag + down) for tile in half.tiles)
    return replace(half, box=box, tiles=tiles)


def _lower(box: Box, down: float) -> Box:
    return (box[0], box[1] + down, box[2], box[3] + down)


def columns(count: int, wide: float) -> int:
    """Tiles in a row of a panel: fewer and larger while there are few."""
    across = 4 if count <= 8 else 5 if count <= 20 else 6
    return across if wide > WIDE / 2 else 3


def _half(side: Side, box: Box, mirrored: bool) -> Half:
    """Place one player's part from the top of ``box`` down, as high as it needs to be."""
    left, top, right, _ = box
    across = columns(len(side.permanents), right - left)
    rows = _rows(side, across)
    if mirrored:
        rows.reverse()
    high = HEADER + (HAND if side.hand else 0)
    y = top + (high if mirrored else GAP)
    tiles: list[Tile] = []
    for n, row in enumerate(rows):
        farther = rows[n - 1] if mirrored else row
        if n and any(permanent.in_combat for permanent in farther):
            y += HEAD
        y = _row(tiles, row, side, (left, y, right, y), across, mirrored) + GAP
    if mirrored:
        header: Box = (left, top, right, top + high)
    else:
        header = (left, y, right, y + high)
        y += high
    return Half(side, (left, top, right, y), header, tuple(tiles), mirrored)


def _rows(side: Side, across: int) -> list[list[Permanent]]:
    """The rows of a player's permanents, the one nearest the middle first: what is in combat and other creatures, other
    permanents, lands. The last two share a row where they fit."""
    kinds: list[list[Permanent]] = [[], [], []]
    for permanent in side.permanents:
        front = permanent.in_combat or permanent.has("Creature")
        kinds[0 if front else 2 if permanent.has("Land") else 1].append(permanent)
    kinds[0].sort(key=lambda permanent: not permanent.in_combat)
    if len(kinds[1]) + len(kinds[2]) <= across:
        kinds = [kinds[0], kinds[1] + kinds[2]]
    return [row for kind in kinds for row in _even(kind, across)]


def _even(things: Sequence[Permanent], across: int) -> list[list[Permanent]]:
    """Rows of at most ``across``, all about as long: five become three and two."""
    rows = -(-len(things) // across)
    bounds = [-(-i * len(things) // rows) for i in range(rows + 1)] if rows else [0]
    return [list(things[a:b]) for a, b in pairwise(bounds)]


def _row(tiles: list[Tile], row: Sequence[Permanent], side: Side, place: Box, across: int, mirrored: bool) -> float:
    """Place one row, centred, from the top of ``place`` down; gives where it ends."""
    start, top, end, _ = place
    room = end - start - 2 * GAP
    cell = (room - (across - 1) * GAP) / across
    left = start + GAP + (room - len(row) * cell - (len(row) - 1) * GAP) / 2
    flags = FLAG if any(p.flagged for p in row) else 0
    upright = any(not p.tapped for p in row)
    high = cell if upright else cell * 0.8
    attached = [side.attached.get(permanent.id, ()) for permanent in row]
    tabs = max(min(len(some), MOST_TABS) for some in attached) * TAB
    if not mirrored:
        top += flags
    for index, (permanent, below) in enumerate(zip(row, attached, strict=True)):
        box = _tile(permanent, left + index * (cell + GAP), top, cell, upright)
        flag = top + high + min(len(below), MOST_TABS) * TAB + 4 if mirrored else box[1] - FLAG + 4
        tiles.append(Tile(permanent, box, below, flag))
    return top + high + tabs + (flags if mirrored else 0)


def _tile(permanent: Permanent, left: float, top: float, cell: float, upright: bool) -> Box:
    """A card stands in its cell, 0.84 wide and 1 high; tapped it lies, 1 wide and 0.8 high, less what stands out behind
    it."""
    if permanent.tapped:
        foot = top + (cell if upright else cell * 0.8)
        return (left, foot - cell * 0.8, left + cell - SHIFT * (min(permanent.count, 3) - 1), foot)
    side = cell * 0.08
    return (left + side, top, left + cell - side, top + cell)
