"""The board as a picture: a PNG for a phone's width, our own drawing, no card art."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import engine
from bot.render import arrows, colors
from bot.render.layout import MOST_TABS, SHIFT, TAB, WIDE, Half, Layout, Tile, lay_out
from bot.render.pen import Box, Pen, fit, width, wrap
from bot.render.table import (
    Pending,
    Permanent,
    Table,
    called,
    marked,
    name_of_held,
    on_stack,
    read,
    subtypes_said,
    types_said,
)
from bot.words import Words

CAPTION = 56
"""Height of the line that says "Before" or "After"."""
MOST_HIGH = 3000
"""How high two boards, one above the other, may be; at the width of a phone its words are as large as those of one."""


def draw(position: engine.Position, locale: str = "en", before: engine.Position | None = None) -> bytes:
    """The PNG of a report's position; below what it was ``before``, if that is another and there is room."""
    words = Words.of(locale)
    after = _drawn(position, words)
    if before is None or read(before) == read(position):
        return after.png()
    earlier = _drawn(before, words)
    high = earlier.high + after.high + 2 * CAPTION
    if high > MOST_HIGH:
        return after.png()
    pen = Pen(WIDE, high)
    y = 0
    for caption, board in (("picture-before", earlier), ("picture-after", after)):
        pen.text(WIDE / 2, y + CAPTION / 2, words(caption), 36, colors.PAPER, "bold", "mm")
        pen.paste(board, y + CAPTION)
        y += CAPTION + board.high
    return pen.png()


def _drawn(position: engine.Position, words: Words) -> Pen:
    """One board."""
    table = read(position)
    layout = lay_out(table)
    pen = Pen(WIDE, layout.high)
    for half in layout.halves:
        pen.box(half.box, colors.PANEL, 20, colors.ACTIVE if half.side.active else None, 4)
    for left, top, right, bottom in layout.stack:  # arrows run across it, its words stand upon them
        pen.box((left, top + 3, right, bottom - 3), "#35304a", 12, colors.STACK, 3)
    shown = arrows.drawn(layout)
    for one in shown:  # beneath the tiles that they go round: what one passes stays legible
        if not one.above:
            pen.arrow(one.way, one.color)
    aimed = aimed_at(table)
    for half in layout.halves:
        _half(pen, half, words, aimed)
    for one in shown:
        if one.above:
            pen.arrow(one.way, one.color)
    for half in layout.halves:
        for tile in half.tiles:
            _flag(pen, tile, table, words)
    _title(pen, layout, table, words)
    _stack(pen, layout, table, words)
    return pen


def aimed_at(table: Table) -> dict[str, str]:
    """By what it is aimed at, the numbers of objects on the stack as they are drawn: "1, 3"."""
    aimed: dict[str, str] = {}
    for number, item in _numbered(table):
        for target in dict.fromkeys(item.targets):
            aimed[target] = ", ".join(filter(None, [aimed.get(target), str(number)]))
    return aimed


def _numbered(table: Table) -> Iterator[tuple[int, Pending]]:
    """What is on the stack, its top first, with the number of each."""
    number = 1
    for item in table.stack:
        yield number, item
        number += item.count


def _half(pen: Pen, half: Half, words: Words, aimed: Mapping[str, str]) -> None:
    _header(pen, half, words, aimed.get(half.side.name, ""))
    for tile in half.tiles:
        _tile(pen, tile, words, aimed)
    left, top, right, bottom = half.box
    above, below = half.header[1] - top, bottom - half.header[3]  # what the header leaves free
    if not half.tiles and max(above, below) > 30:
        middle = top + above / 2 if above > below else bottom - below / 2
        pen.text((left + right) / 2, middle, words("picture-empty"), 26, colors.FAINT, anchor="mm")


def _header(pen: Pen, half: Half, words: Words, aimed: str) -> None:
    left, top, right, bottom = half.header
    middle = (top + bottom) / 2
    side = half.side
    wide = max(92.0, width(str(side.life), 50, "bold") + 40)
    pen.box((left + 16, middle - 36, left + 16 + wide, middle + 36), colors.HURT if side.lost else "#3a3d45", 16)
    pen.text(left + 16 + wide / 2, middle, str(side.life), 50, colors.PAPER, "bold", "mm")
    x = left + wide + 36
    zones = [words(f"picture-{zone}", n=n) for zone, n in side.zones if n and not (zone == "hand" and side.hand)]
    counters = [f"{words.bare(kind)} {n}" for kind, n in side.counters]
    marks = [marked(mark, words) for mark in side.marks]
    small = [" · ".join([*marks, *zones, *counters, *side.command, *([side.mana] if side.mana else [])])]
    if side.hand:
        held = (name_of_held(name, count, words) for name, count in side.hand)
        small.insert(0, words("picture-holds", cards=", ".join(held)))
    small = [line for line in small if line]
    y = middle - 17 * len(small)
    color = colors.ACTIVE if side.active else colors.PAPER
    name = fit(side.name, 40, right - x - 20, "bold")
    pen.text(x, y, name, 40, color, "bold", "lm")
    if aimed:
        pen.pill(x + width(name, 40, "bold") + 16, y - 17, aimed, 26, colors.STACK)
    for line in small:
        y += 37
        pen.text(x, y, fit(line, 27, right - x - 20), 27, colors.FAINT, anchor="lm")


def _title(pen: Pen, layout: Layout, table: Table, words: Words) -> None:
    """Whose turn it is, and which step."""
    left, top, right, bottom = layout.title
    middle = (top + bottom) / 2
    parts = []
    if table.winner:
        parts.append(words("picture-winner", player=table.winner))
    parts.append(words("picture-turn", n=table.turn, player=table.active))
    parts.append(words.find("turn-step-" + table.step.replace(" ", "-")) or table.step)
    if table.day:
        parts.append(words(f"picture-{table.day}"))
    text = fit(" · ".join(parts), 32, right - left, "semibold")
    pen.text(WIDE / 2, middle, text, 32, colors.PAPER, "semibold", "mm")


def _stack(pen: Pen, layout: Layout, table: Table, words: Words) -> None:
    """What is on the stack, its top first: what a number stands at is aimed at by it."""
    for (number, item), box in zip(_numbered(table), layout.stack, strict=True):
        y = (box[1] + box[3]) / 2
        pen.text(box[0] + 30, y, str(number), 28, "#c9b8f5", "bold", "mm")
        targets = ", ".join(table.name_of(target) for target in item.targets)
        name = on_stack(item, words)
        text = (f"{name} → {targets}" if targets else name) + (f" ×{item.count}" if item.count > 1 else "")
        text = text[:1].upper() + text[1:]
        who = fit(item.controller, 26, 220)
        room = box[2] - box[0] - 90 - width(who, 26)
        pen.text(box[0] + 54, y, fit(text, 30, room, "semibold"), 30, colors.PAPER, "semibold", "lm")
        pen.text(box[2] - 16, y, who, 26, "#c9b8f5", anchor="rm")


def _tile(pen: Pen, tile: Tile, words: Words, aimed: Mapping[str, str]) -> None:
    permanent = tile.permanent
    left, top, right, bottom = tile.box
    unit = max(right - left, bottom - top)  # the cell's side: everything scales with it
    fill, line = _colors(permanent)
    for depth in range(min(permanent.count, 3) - 1, 0, -1):
        shift = depth * SHIFT
        pen.box((left + shift, top + shift, right + shift, bottom + shift), fill, 14, line, 3)
    at_it = aimed.get(permanent.id, "")
    fighting = colors.ATTACK if permanent.attacking else colors.BLOCK if permanent.blocking else ""
    edge = fighting or (colors.STACK if at_it else line)
    pen.box(tile.box, fill, 14, edge, 6 if edge is not line else 3)
    size = max(20.0, unit * 0.118)
    room = right - left - 24
    y = top + 10
    beside = size * 1.1 if permanent.tapped else 0
    named = _size_for(called(permanent.name, words), size, room - beside, "bold", 0.75)
    for name in _name_lines(permanent, named, room - beside, words):
        pen.text(left + 12, y, name, named, colors.INK, "bold")
        y += named * 1.08
    if permanent.tapped:
        pen.turned(right - size * 0.85, top + size * 0.85, size * 0.42, "#4b4f58")
    _small_print(pen, permanent, tile.box, y + 4, size, words)
    _numbers(pen, permanent, tile.box, size)
    if permanent.count > 1:
        pen.pill(left + 10, bottom - size * 1.9, f"×{permanent.count}", size * 1.2, colors.INK, anchor="l")
    elif at_it:
        pen.pill(left + 10, bottom - size * 1.9, at_it, size * 1.2, colors.STACK, anchor="l")
    _tabs(pen, tile, size, aimed)


def _size_for(text: str, size: float, room: float, weight: str, least: float) -> float:
    """As large as lets the longest word stand in one line, down to the ``least`` share of the size."""
    smallest = size * least
    while size > smallest and any(width(word, size, weight) > room for word in text.split()):
        size = max(smallest, size - 0.5)
    return size


def _name_lines(permanent: Permanent, size: float, room: float, words: Words) -> list[str]:
    most = 2 if permanent.tapped else 3
    name = called(permanent.name, words)
    lines = wrap(name[:1].upper() + name[1:], size, room, "bold", most)
    if not permanent.number:
        return lines
    mark = f" #{permanent.number}"
    if width(lines[-1] + mark, size, "bold") <= room or len(lines) == most:
        return [*lines[:-1], fit(lines[-1], size, room - width(mark, size, "bold"), "bold") + mark]
    return [*lines, mark.strip()]


def _small_print(pen: Pen, permanent: Permanent, box: Box, y: float, size: float, words: Words) -> None:
    """Type line, protector, keywords and counters: those that weigh most where there is not room for all."""
    left, _, right, bottom = box
    room, small = right - left - 24, max(18.0, size * 0.74)
    step = small * 1.16
    floor = bottom - (size * 1.22 * 1.25 + 12 if _has_numbers(permanent) else 8)
    lines = [
        (rank, piece, color, fine)
        for rank, text, color in _print_lines(permanent, words)
        for fine in [_size_for(text, small, room, "regular", 0.8)]
        for piece in ([text] if color else _pieces(text, fine, room))
    ]
    fitting = max(0, int((floor - y) / step))
    kept = sorted(sorted(range(len(lines)), key=lambda n: lines[n][0])[:fitting])
    for n in kept:
        _, text, color, fine = lines[n]
        if color:
            pen.pill(left + 10, y + 1, fit(text, small * 0.95, room - 12, "semibold"), small * 0.9, color)
        else:
            last = text if n != kept[-1] else text.rstrip(",")  # what did not find room is not begun
            pen.text(left + 12, y, last, fine, "#33363d")
        y += step + (2 if color else 0)


def _pieces(text: str, size: float, room: float) -> list[str]:
    """A text in at most three lines, cut at a hyphen where a word is too long for one."""
    longest = max(width(word, size) for word in text.split())
    return wrap(text.replace("-", "- ") if longest > room else text, size, room, "regular", 3)


def _print_lines(permanent: Permanent, words: Words) -> list[tuple[int, str, str]]:
    """What could be printed, in order: rank of importance, text, and the color of its pill (none: plain)."""
    found = []
    kind = _kind(permanent, words)
    if kind and kind not in permanent.name:
        found.append((1 if len(permanent.types) > 1 else 4, kind, ""))
    if permanent.protector:
        found.append((1, words("picture-protector", player=permanent.protector), ""))
    if permanent.marks:
        found.append((1, ", ".join(marked(mark, words) for mark in permanent.marks), ""))
    if permanent.keywords:
        found.append((2, ", ".join(map(words.bare, permanent.keywords)), ""))
    if permanent.sick and permanent.has("Creature") and "haste" not in permanent.keywords:
        found.append((3, words("picture-sick"), ""))
    shown = {"defense": permanent.defense, "loyalty": permanent.loyalty}
    for name, count in permanent.counters:
        if shown.get(name) is None:
            sized = name.startswith(("+", "-"))
            text = name + (f" ×{count}" if count > 1 else "") if sized else f"{count} {words.bare(name)}"
            found.append((0, text, "#3b6e3b" if name.startswith("+") else "#4a4e58"))
    return found


def _kind(permanent: Permanent, words: Words) -> str:
    """Its card types where they are several, else its subtypes (205.1), as the language writes them."""
    if permanent.subtypes and len(permanent.types) < 2:
        if " ".join(permanent.subtypes) in permanent.name:
            return ""
        return subtypes_said(permanent.subtypes, words)
    return types_said(permanent.types, words)


def _has_numbers(permanent: Permanent) -> bool:
    return any(n is not None for n in (permanent.power, permanent.defense, permanent.loyalty)) or permanent.count > 1


def _numbers(pen: Pen, permanent: Permanent, box: Box, size: float) -> None:
    """Power and toughness, loyalty or defense in the lower right corner, damage beside it."""
    _, _, right, bottom = box
    x, big = right - 10, size * 1.22
    high = big * 1.25
    if permanent.has("Creature") and permanent.power is not None:
        text = f"{permanent.power}/{permanent.toughness}"
        wide = width(text, big, "bold") + big * 0.6
        pen.box((x - wide, bottom - 10 - high, x, bottom - 10), "#ffffff", 10, colors.INK, 3)
        pen.text(x - wide / 2, bottom - 10 - high / 2, text, big, colors.INK, "bold", "mm")
        x -= wide + 8
    for value, shape in ((permanent.defense, pen.shield), (permanent.loyalty, pen.hexagon)):
        if value is None:
            continue
        wide = max(high * 1.05, width(str(value), big, "bold") + big * 0.7)
        shape((x - wide, bottom - 8 - high * 1.12, x, bottom - 8), "#ffffff", colors.INK)
        pen.text(x - wide / 2, bottom - 8 - high * 0.62, str(value), big, colors.INK, "bold", "mm")
        x -= wide + 8
    if permanent.damage:
        text = f"−{permanent.damage}"
        wide = width(text, big * 0.9, "bold") + big * 0.6
        pen.box((x - wide, bottom - 10 - high, x, bottom - 10), colors.HURT, high / 2)
        pen.text(x - wide / 2, bottom - 10 - high / 2, text, big * 0.9, "#ffffff", "bold", "mm")


def _tabs(pen: Pen, tile: Tile, size: float, aimed: Mapping[str, str]) -> None:
    """What is attached, in strips below its host."""
    left, _, right, bottom = tile.box
    for index, aura in enumerate(tile.attached[:MOST_TABS]):
        top = bottom + index * TAB + 3
        fill, line = _colors(aura)
        more = len(tile.attached) - MOST_TABS
        text = aura.label + (f" +{more}" if more > 0 and index == MOST_TABS - 1 else "")
        pen.box((left + 10, top, right - 10, top + TAB - 5), fill, 8, line, 3)
        small = max(19.0, size * 0.78)
        pen.text(
            left + 20,
            top + TAB / 2 - 3,
            fit(text, small, right - left - 40),
            small,
            colors.INK,
            "semibold",
            "lm",
        )
        if aimed.get(aura.id):
            pen.pill(right - 16, top + 2, aimed[aura.id], small * 0.9, colors.STACK, anchor="r")


def _flag(pen: Pen, tile: Tile, table: Table, words: Words) -> None:
    """What it attacks or blocks, in words on the side of it that faces the middle of the table."""
    permanent, (left, top, right, bottom) = tile.permanent, tile.box
    arrow = before = "→ "
    if permanent.attacking:
        things, color = [permanent.attacking], colors.ATTACK
    elif permanent.blocking:
        before = words("picture-blocks") + " "
        things, color = list(permanent.blocking), colors.BLOCK
    else:
        return
    room = max(right - left, bottom - top) - 24  # the pill ends with its cell
    labels = [table.name_of(thing) for thing in things]
    if width(before + ", ".join(labels), 23, "semibold") > room:
        before = arrow  # a little more of the names
    names = _short(labels, room - width(before, 23, "semibold"))
    pen.pill((left + right) / 2, tile.flag, before + names, 23, color, anchor="m")


def _short(labels: list[str], room: float) -> str:
    """The labels in a line; where there is too little room, the names are cut and their numbers kept."""
    if width(", ".join(labels), 23, "semibold") <= room:
        return ", ".join(labels)
    each = (room - (len(labels) - 1) * width(", ", 23, "semibold")) / len(labels)
    cut = []
    for label in labels:
        name, mark, number = label.partition(" #")
        cut.append(fit(name, 23, each - width(mark + number, 23, "semibold"), "semibold") + mark + number)
    return ", ".join(cut)


def _colors(permanent: Permanent) -> tuple[str, str]:
    if len(permanent.colors) > 1:
        return colors.CARD["gold"]
    if permanent.colors:
        return colors.CARD[permanent.colors]
    return colors.CARD["land" if permanent.has("Land") else "none"]
