"""Pillow with a pen that knows this house's font and rounding; everything else draws with it.

Shapes are drawn on a canvas twice as large, which is then halved: Pillow does not smooth edges itself.
"""

from __future__ import annotations

import io
import math
from collections.abc import Sequence
from functools import lru_cache

import font_source_sans_pro as source_sans
from PIL import Image, ImageDraw, ImageFont

from bot.render import colors

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""

SCALE = 2

_FACES = {
    "regular": source_sans.SourceSansPro,
    "semibold": source_sans.SourceSansProSemibold,
    "bold": source_sans.SourceSansProBold,
}


@lru_cache(maxsize=128)
def font(size: int, weight: str = "regular") -> ImageFont.FreeTypeFont:
    """The picture's font at a size in pixels of the canvas."""
    return ImageFont.truetype(_FACES[weight], size)


@lru_cache(maxsize=4096)
def width(text: str, size: float, weight: str = "regular") -> float:
    """How wide a line of text comes out."""
    return font(round(size * SCALE), weight).getlength(text) / SCALE


def fit(text: str, size: float, room: float, weight: str = "regular") -> str:
    """The text, cut with an ellipsis where it is wider than the room."""
    if width(text, size, weight) <= room:
        return text
    while text and width(text + "…", size, weight) > room:
        text = text[:-1]
    return text.rstrip(" ,") + "…"


def wrap(text: str, size: float, room: float, weight: str = "regular", most: int = 3) -> list[str]:
    """The text in at most ``most`` lines; what does not fit ends in an ellipsis."""
    lines: list[str] = []
    for word in text.split():
        if lines and width(f"{lines[-1]} {word}", size, weight) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    if len(lines) > most:
        lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    return [fit(line, size, room, weight) for line in lines]


class Pen:
    """Draws on one picture, in pixels of the finished picture."""

    def __init__(self, wide: int, high: int) -> None:
        self.high = high
        self.image = Image.new("RGB", (wide * SCALE, high * SCALE), colors.BACK)
        self._draw = ImageDraw.Draw(self.image, "RGBA")

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        fill: str = colors.PAPER,
        weight: str = "regular",
        anchor: str = "la",
        halo: float = 0,
    ) -> None:
        """A line of text; ``anchor`` as in Pillow ("la" left top, "mm" middle, "rs" right baseline), ``halo`` how far
        the background shows around its letters, so that it can be read over an arrow."""
        face, around = font(round(size * SCALE), weight), round(halo * SCALE)
        at = (x * SCALE, y * SCALE)
        self._draw.text(
            at,
            text,
            fill=fill,
            font=face,
            anchor=anchor,
            stroke_width=around,
            stroke_fill=colors.BACK if around else None,
        )

    def box(self, box: Box, fill: str | None, round_: float = 12, line: str | None = None, thick: float = 3) -> None:
        """A rounded box."""
        corners = [v * SCALE for v in box]
        self._draw.rounded_rectangle(corners, round_ * SCALE, fill=fill, outline=line, width=round(thick * SCALE))

    def shape(self, points: list[tuple[float, float]], fill: str, line: str | None = None, thick: float = 2) -> None:
        """A polygon."""
        scaled = [(x * SCALE, y * SCALE) for x, y in points]
        self._draw.polygon(scaled, fill=fill, outline=line, width=round(thick * SCALE))

    def pill(
        self, x: float, y: float, text: str, size: float, fill: str, ink: str = colors.PAPER, anchor: str = "l"
    ) -> float:
        """A word in a rounded box at its left, middle or right end ("l", "m", "r"); gives its width."""
        wide = width(text, size, "semibold") + size * 0.9
        left = {"l": x, "m": x - wide / 2, "r": x - wide}[anchor]
        high = size * 1.32
        self.box((left, y, left + wide, y + high), fill, high / 2)
        self.text(left + wide / 2, y + high / 2, text, size, ink, "semibold", "mm")
        return wide

    def shield(self, box: Box, fill: str, line: str) -> None:
        """A heater shield, for defense."""
        left, top, right, bottom = box
        middle, waist = (left + right) / 2, top + (bottom - top) * 0.55
        curve = [_between((right, waist), (right, bottom - 6), (middle, bottom), t / 6) for t in range(7)]
        other = [(left + right - x, y) for x, y in reversed(curve)]
        self.shape([(left, top), (right, top), *curve, *other], fill, line, 3)

    def hexagon(self, box: Box, fill: str, line: str) -> None:
        """A lozenge, for loyalty."""
        left, top, right, bottom = box
        middle, cut = (top + bottom) / 2, (bottom - top) / 3
        points = [(left, middle), (left + cut, top), (right - cut, top), (right, middle)]
        self.shape([*points, (right - cut, bottom), (left + cut, bottom)], fill, line, 3)

    def turned(self, x: float, y: float, size: float, fill: str) -> None:
        """The turning arrow of a tapped permanent, around a point."""
        around = [(x - size) * SCALE, (y - size) * SCALE, (x + size) * SCALE, (y + size) * SCALE]
        self._draw.arc(around, 200, 80, fill=fill, width=round(size * 0.42 * SCALE))
        tip = math.radians(80)
        ax, ay = x + size * 0.8 * math.cos(tip), y + size * 0.8 * math.sin(tip)
        self.shape([(ax - size * 0.75, ay), (ax + 1, ay - size * 0.65), (ax + 1, ay + size * 0.65)], fill)

    def arrow(self, way: Sequence[tuple[float, float]], color: str) -> None:
        """A translucent arrow along some points, over everything drawn so far."""
        start, end = way[-2:]
        angle = math.atan2(end[1] - start[1], end[0] - start[0])
        head = 22.0
        neck = (end[0] - head * math.cos(angle), end[1] - head * math.sin(angle))
        line = [(x * SCALE, y * SCALE) for x, y in (*way[:-1], neck)]
        self._draw.line(line, fill=color + "c8", width=6 * SCALE, joint="curve")
        sides = [(neck[0] + head / 2 * math.sin(s), neck[1] - head / 2 * math.cos(s)) for s in (angle, angle + math.pi)]
        self._draw.polygon([(x * SCALE, y * SCALE) for x, y in (end, *sides)], fill=color + "e6")

    def paste(self, other: Pen, y: int) -> None:
        """Another picture, as wide as this one, from ``y`` down."""
        self.image.paste(other.image, (0, y * SCALE))

    def png(self) -> bytes:
        """The finished picture."""
        out = io.BytesIO()
        self.image.reduce(SCALE).save(out, "PNG", optimize=False, compress_level=6)
        return out.getvalue()


def _between(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float], t: float) -> tuple[float, float]:
    """A point of the quadratic curve from a to c, bent towards b."""
    return (
        (1 - t) ** 2 * a[0] + 2 * (1 - t) * t * b[0] + t**2 * c[0],
        (1 - t) ** 2 * a[1] + 2 * (1 - t) * t * b[1] + t**2 * c[1],
    )
