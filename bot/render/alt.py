"""The board in words: what the picture shows, for those who do not see it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.render.table import Permanent, Side, Table, read
from bot.words import Words

MOST = 1024


def alt_text(state: Mapping[str, Any], locale: str = "en") -> str:
    """A description of at most 1,024 characters, whole sentences while there is room."""
    table, words = read(state), Words.of(locale)
    parts = []
    if table.turn is not None:
        step = words.find("step-" + (table.step or "").replace(" ", "-")) or table.step or ""
        parts.append(words("picture-turn", n=table.turn, player=table.active or "") + f", {step}.")
    if table.stack:
        parts.append(words("alt-stack", what="; ".join(_stack(table))))
    parts += [_side(side, table, words) for side in table.sides]
    text = " ".join(parts)
    return text if len(text) <= MOST else text[: MOST - 1].rstrip() + "…"


def _stack(table: Table) -> list[str]:
    return [
        f"{item.name} → {', '.join(table.name_of(t) for t in item.targets)}" if item.targets else item.name
        for item in table.stack
    ]


def _side(side: Side, table: Table, words: Words) -> str:
    things = [_permanent(p, side, table, words) for p in side.permanents] or [words("picture-empty")]
    zones = [words(f"picture-{zone}", n=n) for zone, n in side.zones if n and zone != "library"]
    counters = [f"{kind} {n}" for kind, n in side.counters]
    start = words("alt-side", player=side.name, life=side.life)
    return ", ".join([start, *counters, *zones]) + ": " + "; ".join(things) + "."


def _permanent(permanent: Permanent, side: Side, table: Table, words: Words) -> str:
    parts = [permanent.label if permanent.count == 1 else f"{permanent.count} {permanent.name}"]
    if permanent.power is not None and permanent.has("Creature"):
        parts.append(f"{permanent.power}/{permanent.toughness}")
    parts += [f"{n} {kind}" for kind, n in permanent.counters]
    if permanent.damage:
        parts.append(words("alt-damage", n=permanent.damage))
    if permanent.tapped:
        parts.append(words("alt-tapped"))
    if permanent.protector:
        parts.append(words("picture-protector", player=permanent.protector))
    if permanent.attacking:
        parts.append(words("alt-attacks", what=table.name_of(permanent.attacking)))
    if permanent.blocking:
        blocked = ", ".join(table.name_of(b) for b in permanent.blocking)
        parts.append(words("picture-blocks") + " " + blocked)
    parts += [f"+ {other.label}" for other in side.attached.get(permanent.id, ())]
    return " ".join(parts)
