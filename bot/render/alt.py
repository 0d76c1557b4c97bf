"""The board in words: what the picture shows, for those who do not see it."""

from __future__ import annotations

import engine
from bot.render.table import Permanent, Side, Table, called, marked, on_stack, permanents, read
from bot.words import Words

MOST = 1024


def alt_text(position: engine.Position, locale: str = "en") -> str:
    """A description of at most 1,024 characters, whole sentences while there is room."""
    table, words = read(position), Words.of(locale)
    step = words.find("turn-step-" + table.step.replace(" ", "-")) or table.step
    day = f", {words(f'picture-{table.day}')}" if table.day else ""
    parts = [words("picture-turn", n=table.turn, player=table.active) + f", {step}{day}."]
    if table.stack:
        parts.append(words("alt-stack", what=words("between-sentences").join(_stack(table, words))))
    parts += [_side(side, table, words) for side in table.sides]
    text = " ".join(parts)
    return text if len(text) <= MOST else text[: MOST - 1].rstrip() + "…"


def described(position: engine.Position, reference: str, words: Words) -> str:
    """A permanent as the picture calls it, with its state: "Grizzly Bears #2 2/2 tapped + Pacifism"."""
    table = read(position)
    one = next(p for p in permanents(position) if p.id == reference)
    return _permanent(one, table.side_of(one), table, words)


def states(position: engine.Position, words: Words) -> dict[str, str]:
    """The same without its name, whose it is behind it, of each permanent by its reference: "2/2 tapped + Pacifism ·
    Opp"."""
    table = read(position)
    return {
        one.id: " · ".join(filter(None, (" ".join(_state(one, table.side_of(one), table, words)), one.controller)))
        for one in permanents(position)
    }


def _stack(table: Table, words: Words) -> list[str]:
    told = []
    for item in table.stack:
        name = on_stack(item, words)
        targets = ", ".join(table.name_of(t) for t in item.targets)
        times = f" ×{item.count}" if item.count > 1 else ""
        told.append((f"{name} → {targets}" if targets else name) + times)
    return told


def _side(side: Side, table: Table, words: Words) -> str:
    things = [_permanent(p, side, table, words) for p in side.permanents] or [words("picture-empty")]
    zones = [words(f"picture-{zone}", n=n) for zone, n in side.zones if n and zone != "library"]
    counters = [f"{words.bare(kind)} {n}" for kind, n in side.counters]
    start = words("alt-side", player=side.name, life=side.life)
    marks = [marked(mark, words) for mark in side.marks]
    has = ", ".join([start, *marks, *counters, *zones])
    return words("alt-side-with-things", side=has, things=words("between-sentences").join(things))


def _permanent(permanent: Permanent, side: Side, table: Table, words: Words) -> str:
    name = called(permanent.name, words)
    label = f"{name} #{permanent.number}" if permanent.number else name
    return " ".join(
        [label if permanent.count == 1 else f"{permanent.count} {name}", *_state(permanent, side, table, words)]
    )


def _state(permanent: Permanent, side: Side, table: Table, words: Words) -> list[str]:
    parts = []
    if permanent.power is not None and permanent.has("Creature"):
        parts.append(f"{permanent.power}/{permanent.toughness}")
    parts += [marked(mark, words) for mark in permanent.marks]
    parts += [f"{n} {words.bare(kind)}" for kind, n in permanent.counters]
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
    return parts + [f"+ {other.label}" for other in side.attached.get(permanent.id, ())]
