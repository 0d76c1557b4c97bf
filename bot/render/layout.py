"""Where everything goes on the picture: rows of tiles for each half, the band between, the stack."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from bot.render.ink import Box
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
"""Height of the strip above a tile that says what it attacks or blocks."""
LINE = 62
"""Height of one object on the stack."""
BAND = 64
MOST_TABS = 4


@dataclass(frozen=True, slots=True)
class Tile:
    """A permanent in its place. ``box`` lies on its side where the permanent is tapped."""

    permanent: Permanent
    box: Box
    attached: tuple[Permanent, ...] = ()


@dataclass(frozen=True, slots=True)
class Half:
    """A player's half: its panel, its header and its tiles."""

    side: Side
    box: Box
    header: Box
    tiles: tuple[Tile, ...]


@dataclass(slots=True)
class Layout:
    """The whole picture."""

    halves: list[Half] = field(default_factory=list)
    band: Box = (0, 0, 0, 0)
    stack: list[Box] = field(default_factory=list)
    high: int = 0


def lay_out(table: Table) -> Layout:
    """Opponents above, the first player below, the turn and the stack between."""
    layout = Layout()
    y: float = MARGIN
    above, below = table.sides[1:], table.sides[:1]
    for side in reversed(above):
        y = _half(layout, side, y, mirrored=True) + GAP
    layout.band = (MARGIN, y, WIDE - MARGIN, y + BAND)
    y += BAND
    for _ in table.stack:
        layout.stack.append((MARGIN, y, WIDE - MARGIN, y + LINE))
        y += LINE
    y += GAP
    for side in below:
        y = _half(layout, side, y, mirrored=False) + GAP
    layout.high = round(y - GAP + MARGIN)
    return layout


def columns(count: int) -> int:
    """Tiles in a row: fewer and larger while there are few."""
    return 4 if count <= 8 else 5 if count <= 20 else 6


def _half(layout: Layout, side: Side, top: float, mirrored: bool) -> float:
    """Place one half from ``top`` down; gives where it ends."""
    rows = _rows(side)
    if mirrored:
        rows.reverse()
    high = HEADER + (HAND if side.hand else 0)
    y = top + (high if mirrored else GAP)
    tiles: list[Tile] = []
    for row in rows:
        y = _row(tiles, row, side, y) + GAP
    if mirrored:
        header: Box = (MARGIN, top, WIDE - MARGIN, top + high)
    else:
        header = (MARGIN, y, WIDE - MARGIN, y + high)
        y += high
    layout.halves.append(Half(side, (MARGIN, top, WIDE - MARGIN, y), header, tuple(tiles)))
    return y


def _rows(side: Side) -> list[list[Permanent]]:
    """The rows of a half, the one nearest the other half first: creatures, other permanents, lands.

    The last two share a row where they fit.
    """
    kinds: list[list[Permanent]] = [[], [], []]
    for permanent in side.permanents:
        kinds[0 if permanent.has("Creature") else 2 if permanent.has("Land") else 1].append(permanent)
    across = columns(len(side.permanents))
    if len(kinds[1]) + len(kinds[2]) <= across:
        kinds = [kinds[0], kinds[1] + kinds[2]]
    return [row for kind in kinds for row in _even(kind, across)]


def _even(things: Sequence[Permanent], across: int) -> list[list[Permanent]]:
    """Rows of at most ``across``, all about as long: five become three and two."""
    rows = -(-len(things) // across)
    bounds = [round(i * len(things) / rows) for i in range(rows + 1)] if rows else [0]
    return [list(things[a:b]) for a, b in pairwise(bounds)]


def _row(tiles: list[Tile], row: Sequence[Permanent], side: Side, top: float) -> float:
    """Place one row, centred; gives where it ends."""
    across = columns(len(side.permanents))
    room = WIDE - 2 * MARGIN - 2 * GAP
    cell = (room - (across - 1) * GAP) / across
    left = MARGIN + GAP + (room - len(row) * cell - (len(row) - 1) * GAP) / 2
    if any(p.attacking or p.blocking for p in row):
        top += FLAG
    upright = any(not p.tapped for p in row)
    tabs = 0
    for index, permanent in enumerate(row):
        attached = side.attached.get(permanent.id, ())
        tabs = max(tabs, min(len(attached), MOST_TABS))
        tiles.append(Tile(permanent, _tile(permanent, left + index * (cell + GAP), top, cell, upright), attached))
    return top + (cell if upright else cell * 0.8) + tabs * TAB


def _tile(permanent: Permanent, left: float, top: float, cell: float, upright: bool) -> Box:
    """A card stands in its cell, 0.84 wide and 1 high; tapped it lies, 1 wide and 0.8 high."""
    if permanent.tapped:
        foot = top + (cell if upright else cell * 0.8)
        return (left, foot - cell * 0.8, left + cell, foot)
    side = cell * 0.08
    return (left + side, top, left + cell - side, top + cell)
