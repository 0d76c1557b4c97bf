"""The table as seen: a report's ``state`` as sides, permanents and the stack, for picture and alt text."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from bot.words import Words
from engine.table.references import FACE_DOWN


@dataclass(frozen=True, slots=True)
class Permanent:
    """What is drawn of a permanent. ``label`` tells it from others of its name ("Grizzly Bears #2")."""

    id: str
    name: str
    controller: str
    number: int = 0
    """Which of several with this name, from 1; 0 where there is only one."""
    colors: str = ""
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    power: int | None = None
    toughness: int | None = None
    loyalty: int | None = None
    defense: int | None = None
    damage: int = 0
    tapped: bool = False
    sick: bool = False
    token: bool = False
    keywords: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    """Its designations ("solved") and, as "level 2", its level."""
    counters: tuple[tuple[str, int], ...] = ()
    protector: str | None = None
    attached_to: str | None = None
    attacking: str | None = None
    blocking: tuple[str, ...] = ()
    count: int = 1
    """How many exactly alike this one stands for."""
    card: str = field(default="", compare=False)
    """The whole name of its card ("Front // Back"), whatever it is called now."""

    @property
    def label(self) -> str:
        return f"{self.name} #{self.number}" if self.number else self.name

    def has(self, kind: str) -> bool:
        """Whether it has a card type such as "Creature"."""
        return kind in self.types


@dataclass(frozen=True, slots=True)
class Side:
    """A player's half. ``attached`` maps an object's id to what is attached to it, drawn with it."""

    name: str
    life: int
    marks: tuple[str, ...] = ()
    """What the player is or has: "monarch", "city's blessing", "speed 2"."""
    counters: tuple[tuple[str, int], ...] = ()
    zones: tuple[tuple[str, int], ...] = ()
    hand: tuple[str, ...] = ()
    command: tuple[str, ...] = ()
    permanents: tuple[Permanent, ...] = ()
    attached: Mapping[str, tuple[Permanent, ...]] = field(default_factory=dict)
    mana: str = ""
    active: bool = False
    lost: bool = False


@dataclass(frozen=True, slots=True)
class Pending:
    """An object on the stack, top first."""

    name: str
    controller: str
    targets: tuple[str, ...] = ()
    text: str = ""


@dataclass(frozen=True, slots=True)
class Table:
    """All that a picture shows."""

    sides: tuple[Side, ...]
    stack: tuple[Pending, ...] = ()
    turn: int | None = None
    active: str | None = None
    step: str | None = None
    day: str | None = None
    """"day" or "night"; None where it is neither."""
    winner: str | None = None

    def permanents(self) -> Iterator[Permanent]:
        """Every permanent, attachments included."""
        for side in self.sides:
            yield from side.permanents
            for attachments in side.attached.values():
                yield from attachments

    def name_of(self, reference: str) -> str:
        """How an object or player is called in a label."""
        return next((p.label for p in self.permanents() if p.id == reference), reference)


def read(state: Mapping[str, Any]) -> Table:
    """Read a report's ``state``; derived values it lacks are simply not shown."""
    players: Mapping[str, Any] = state.get("players", {})
    turn = state.get("turn") or {}
    numbered = permanents(state)
    homes = {p.id: p.controller for p in numbered}
    sides = tuple(_side(name, side, numbered, homes, turn.get("active")) for name, side in players.items())
    return Table(
        sides=sides,
        stack=tuple(_pending(entry) for entry in state.get("stack", [])),
        turn=turn.get("number"),
        active=turn.get("active"),
        step=turn.get("step"),
        day=(state.get("options") or {}).get("day"),
        winner=state.get("winner"),
    )


def marked(mark: str, words: Words) -> str:
    """A mark in a person's language: "monarch", "level 2"."""
    word, _, number = mark.rpartition(" ")
    if number.isdecimal():
        return words(f"mark-{word}", n=int(number))
    return words.find("mark-" + re.sub(r"[^a-z]+", "-", mark)) or mark


def called(name: str, words: Words) -> str:
    """A name in a person's language: cards keep theirs, what is face down has none."""
    return words("face-down-creature") if name == FACE_DOWN else name


def permanents(state: Mapping[str, Any]) -> list[Permanent]:
    """Every permanent by itself, those that share a name numbered in the order listed."""
    sides: Mapping[str, Any] = state.get("players", {})
    return _number([_permanent(entry, name) for name, side in sides.items() for entry in side.get("battlefield", [])])


def _side(
    name: str,
    side: Mapping[str, Any],
    all_: Sequence[Permanent],
    homes: Mapping[str, str],
    active: str | None,
) -> Side:
    mine: list[Permanent] = []
    attached: dict[str, tuple[Permanent, ...]] = {}
    for permanent in all_:
        host = permanent.attached_to
        if host is not None and host in homes:
            if homes[host] == name:
                attached[host] = (*attached.get(host, ()), permanent)
        elif permanent.controller == name:
            mine.append(permanent)
    mana = side.get("mana")
    return Side(
        name=name,
        life=side.get("life", 20),
        marks=_marks(side),
        counters=_counters(side.get("counters")),
        zones=tuple((zone, _size(side.get(zone))) for zone in ("hand", "graveyard", "exile", "library")),
        hand=tuple(_name(entry) for entry in side.get("hand") or () if not isinstance(side["hand"], int)),
        command=tuple(_in_command_zone(entry) for entry in side.get("command", [])),
        permanents=tuple(_group(mine, attached)),
        attached=attached,
        mana=mana if isinstance(mana, str) and mana not in ("any", "lands") else "",
        active=name == active,
        lost=bool(side.get("lost")),
    )


def _marks(entry: Mapping[str, Any]) -> tuple[str, ...]:
    """How a permanent or a player is marked: level, speed and designations."""
    numbers = (f"{key} {entry[key]}" for key in ("level", "speed") if entry.get(key))
    return (*numbers, *(entry.get("designations") or ()))


def _permanent(entry: Any, listed_under: str) -> Permanent:
    if isinstance(entry, str):
        entry = {"card": entry}
    attacking = entry.get("attacking")
    blocking = entry.get("blocking") or ()
    name = _name(entry)
    return Permanent(
        id=str(entry.get("id") or name),
        name=name,
        controller=entry.get("controller") or listed_under,
        colors="".join(entry.get("colors") or ()),
        types=tuple(entry.get("types") or ()),
        subtypes=tuple(entry.get("subtypes") or ()),
        power=entry.get("power"),
        toughness=entry.get("toughness"),
        loyalty=entry.get("loyalty"),
        defense=entry.get("defense"),
        damage=entry.get("damage") or 0,
        tapped=bool(entry.get("tapped")),
        sick=bool(entry.get("sick")),
        token="token" in entry,
        keywords=tuple(entry.get("keywords") or ()),
        marks=_marks(entry),
        counters=_counters(entry.get("counters")),
        protector=entry.get("protector"),
        attached_to=entry.get("attached_to"),
        attacking=str(attacking) if attacking else None,
        blocking=(blocking,) if isinstance(blocking, str) else tuple(blocking),
        card=str(entry.get("card") or ""),
    )


def _in_command_zone(entry: Any) -> str:
    """A card in the command zone; a dungeon with the room that its player is in."""
    room = entry.get("room") if isinstance(entry, dict) else None
    return f"{_name(entry)}: {room}" if room else _name(entry)


def _pending(entry: Any) -> Pending:
    if isinstance(entry, str):
        return Pending(entry, "")
    targets = tuple(_target(t) for t in entry.get("targets") or ())
    return Pending(_name(entry), str(entry.get("controller") or ""), targets, str(entry.get("text") or ""))


def _target(target: Any) -> str:
    return _name(target) if isinstance(target, dict) else str(target)


def _name(entry: Any) -> str:
    if isinstance(entry, str):
        return entry
    token = entry.get("token")
    name = entry.get("name") or entry.get("card") or (token.get("name") if isinstance(token, dict) else token)
    return str(name or entry.get("id") or "?")


def _counters(counters: Mapping[str, int] | None) -> tuple[tuple[str, int], ...]:
    return tuple((kind, n) for kind, n in (counters or {}).items() if n)


def _size(zone: Any) -> int:
    if isinstance(zone, int):
        return zone
    return sum(e.get("count", 1) if isinstance(e, dict) else 1 for e in zone or ())


def _number(permanents: Sequence[Permanent]) -> list[Permanent]:
    """Number those that share a name, in the order listed."""
    names = [p.name for p in permanents]
    seen: dict[str, int] = {}
    result = []
    for permanent in permanents:
        if names.count(permanent.name) > 1:
            seen[permanent.name] = seen.get(permanent.name, 0) + 1
            permanent = replace(permanent, number=seen[permanent.name])
        result.append(permanent)
    return result


def _group(permanents: Sequence[Permanent], attached: Mapping[str, Any]) -> list[Permanent]:
    """Fold those exactly alike into one with a count, unless something points at them."""
    groups: dict[object, Permanent] = {}
    for p in permanents:
        alone = p.id in attached or p.attacking or p.blocking
        key: object = p.id if alone else replace(p, id="", number=0, count=1)
        first = groups.get(key)
        groups[key] = replace(first, count=first.count + 1) if first else p
    return [replace(p, number=0) if p.count > 1 else p for p in groups.values()]
