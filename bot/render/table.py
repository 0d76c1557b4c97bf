"""The table as seen: a report's position as sides, permanents and the stack, for picture and alt text."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import reduce
from itertools import groupby

import engine
from bot.words import Words


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
    """Its designations ("solved") and, as "level 2", its level; what tells a copy from what it is a copy of."""
    counters: tuple[tuple[str, int], ...] = ()
    protector: str | None = None
    attached_to: str | None = None
    attacking: str | None = None
    blocking: tuple[str, ...] = ()
    attacked: bool = False
    """Whether something attacks it."""
    count: int = 1
    """How many exactly alike this one stands for."""
    card: str = field(default="", compare=False)
    """The whole name of its card ("Front // Back"), whatever it is called now."""

    @property
    def label(self) -> str:
        return f"{self.name} #{self.number}" if self.number else self.name

    @property
    def flagged(self) -> bool:
        """Whether it is said what it attacks or blocks."""
        return self.attacking is not None or bool(self.blocking)

    @property
    def in_combat(self) -> bool:
        """Whether it attacks, blocks or is attacked."""
        return self.flagged or self.attacked

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
    hand: tuple[tuple[str, int], ...] = ()
    """What is known of it: each card by name, and how many of it."""
    command: tuple[str, ...] = ()
    permanents: tuple[Permanent, ...] = ()
    attached: Mapping[str, tuple[Permanent, ...]] = field(default_factory=dict)
    mana: str = ""
    active: bool = False
    lost: bool = False


TRIGGERS = re.compile(r"(?:[^.]+ — )?(?:when|whenever|at)\b", re.I)
"""How the text of a triggered ability begins (603.1), behind an ability word if it has one (207.2c)."""


@dataclass(frozen=True, slots=True)
class Pending:
    """An object on the stack, top first."""

    name: str
    controller: str
    targets: tuple[str, ...] = ()
    text: str = ""
    ability: bool = False
    """Whether it is an ability of what it is named after (113.7)."""
    triggered: bool = False
    """Whether that ability has triggered."""
    count: int = 1
    """How many alike it are one upon the other."""


@dataclass(frozen=True, slots=True)
class Table:
    """All that a picture shows."""

    sides: tuple[Side, ...]
    stack: tuple[Pending, ...] = ()
    spells: Mapping[str, str] = field(default_factory=dict, hash=False)
    """By reference, what objects on the stack are called."""
    turn: int = 1
    active: str = ""
    step: str = ""
    day: str | None = None
    """"day" or "night"; None where it is neither."""
    winner: str | None = None

    def permanents(self) -> Iterator[Permanent]:
        """Every permanent, attachments included."""
        for side in self.sides:
            yield from side.permanents
            for attachments in side.attached.values():
                yield from attachments

    def side_of(self, permanent: Permanent) -> Side:
        """Whose side a permanent is on."""
        return next(side for side in self.sides if side.name == permanent.controller)

    def name_of(self, reference: str) -> str:
        """How an object or player is called in a label."""
        called_so = self.spells.get(reference, reference)
        return next((p.label for p in self.permanents() if p.id == reference), called_so)


def read(position: engine.Position) -> Table:
    """What is seen of a position."""
    numbered = permanents(position)
    aimed = {target for item in position.stack for target in item.targets}
    homes = {p.id: p.controller for p in numbered}
    turn = position.turn
    return Table(
        sides=tuple(_side(player, numbered, homes, aimed, turn.active) for player in position.players),
        stack=tuple(_alike(map(_pending, position.stack))),
        spells={item.reference: item.called for item in position.stack},
        turn=turn.number,
        active=turn.active,
        step=turn.step,
        day=position.options.day,
        winner=position.winner,
    )


def _pending(item: engine.StackState) -> Pending:
    ability = item.kind == "ability"
    triggered = ability and TRIGGERS.match(item.text) is not None
    return Pending(item.called, item.controller, item.targets, item.text, ability, triggered)


def on_stack(item: Pending, words: Words) -> str:
    """What an object on the stack is called: "trigger of Soul Warden"."""
    if not item.ability:
        return item.name
    return words("picture-trigger" if item.triggered else "ability-of", object=item.name)


def _alike(stack: Iterable[Pending]) -> Iterator[Pending]:
    """The stack with what lies upon its like told once."""
    for item, same in groupby(stack):
        yield replace(item, count=len([*same]))


OF_CARD = "card: "
"""How the mark of a permanent begins that goes by another name than its card: it is a copy."""


def marked(mark: str, words: Words) -> str:
    """A mark in a person's language: "monarch", "level 2"."""
    if mark.startswith(OF_CARD):
        return words("mark-of-card", card=mark.removeprefix(OF_CARD))
    word, _, number = mark.rpartition(" ")
    if number.isdecimal():
        return words(f"mark-{word}", n=int(number))
    return words.find("mark-" + re.sub(r"[^a-z]+", "-", mark)) or mark


def name_of_held(name: str, count: int, words: Words) -> str:
    """Cards in a hand in a person's language: "Shock", "2 Shock", "3 unknown cards"."""
    if name == engine.UNKNOWN_CARD:
        return words("picture-unknown", n=count)
    return name if count == 1 else f"{count} {name}"


def types_said(types: Sequence[str], words: Words) -> str:
    """Card types as the language writes them on a type line: "Enchantment Creature", "Créature-enchantement"."""
    said = [words.find(f"picture-type-{one}") or one for one in sorted(types, key=_on_type_line)]
    joined = reduce(lambda first, second: words("picture-type-and", first=first, second=second), said or [""])
    return joined[:1].upper() + joined[1:]


def _on_type_line(kind: str) -> int:
    """The place of a card type among several on a type line: "Enchantment Artifact", "Artifact Land Creature"."""
    return {"Kindred": 0, "Enchantment": 1, "Artifact": 2, "Creature": 9}.get(kind, 5)


ALL_CREATURE_TYPES = 50
"""Whatever has so many subtypes has every creature type (205.3m)."""


def subtypes_said(subtypes: Sequence[str], words: Words) -> str:
    """Subtypes as the language writes them on a type line: "Elf Druid", "Elfe et druide"."""
    every = len(subtypes) >= ALL_CREATURE_TYPES
    shown = [one for one in subtypes if not every or words.find(f"land-type-{one}")]
    said = [words.find(f"subtype-{one.replace(' ', '-')}") or one for one in shown]
    if not every:
        return reduce(lambda one, more: words("picture-subtype-and", before=one, one=more, small=more.lower()), said)
    return words.both([*said, words("every-creature-type")])


def called(name: str, words: Words) -> str:
    """A name in a person's language: cards keep theirs, what is face down has none."""
    return words("face-down-creature") if name == engine.FACE_DOWN else name


def permanents(position: engine.Position) -> list[Permanent]:
    """Every permanent by itself, those that share a name numbered in the order listed."""
    states = list(position.permanents())
    attacked = {one.attacking for one in states}
    return _number([replace(_permanent(one), attacked=one.reference in attacked) for one in states])


def _side(
    player: engine.PlayerState, all_: Sequence[Permanent], homes: Mapping[str, str], aimed: Collection[str], active: str
) -> Side:
    """``aimed``: what spells and abilities target."""
    mine: list[Permanent] = []
    attached: dict[str, tuple[Permanent, ...]] = {}
    for permanent in all_:
        host = permanent.attached_to
        if host is not None and host in homes:
            if homes[host] == player.name:
                attached[host] = (*attached.get(host, ()), permanent)
        elif permanent.controller == player.name:
            mine.append(permanent)
    zones = {"hand": player.hand, "graveyard": player.graveyard, "exile": player.exile, "library": player.library}
    return Side(
        name=player.name,
        life=player.life,
        marks=_marks("speed", player.speed, player.designations),
        counters=_counters(player.counters),
        zones=tuple((zone, sum(one.count for one in listed)) for zone, listed in zones.items()),
        hand=_held(player.hand),
        command=tuple(f"{one.called}: {one.room}" if one.room else one.called for one in player.command),
        permanents=tuple(_group(mine, {*aimed, *attached, *(one for p in all_ for one in p.blocking)})),
        attached=attached,
        mana=player.mana if player.mana not in ("any", "lands") else "",
        active=player.name == active,
        lost=player.lost,
    )


def _held(cards: Iterable[engine.ObjectState]) -> tuple[tuple[str, int], ...]:
    """Cards by name, and how many of each."""
    held = Counter[str]()
    for one in cards:
        held[one.called] += one.count
    return tuple(held.items())


def _marks(key: str, number: int | None, designations: tuple[str, ...]) -> tuple[str, ...]:
    """How a permanent or a player is marked: level or speed, and designations."""
    return (f"{key} {number}", *designations) if number else designations


def _permanent(state: engine.PermanentState) -> Permanent:
    return Permanent(
        id=state.reference,
        name=state.called,
        controller=state.controller,
        colors="".join(state.colors),
        types=state.types,
        subtypes=state.subtypes,
        power=state.power,
        toughness=state.toughness,
        loyalty=state.loyalty,
        defense=state.defense,
        damage=state.damage,
        tapped=state.tapped,
        sick=state.sick,
        token=state.token is not None,
        keywords=state.keywords,
        marks=_marks("level", state.level, state.designations),
        counters=_counters(state.counters),
        protector=state.protector,
        attached_to=state.attached_to,
        attacking=state.attacking,
        blocking=state.blocking,
        card=state.card or "",
    )


def _counters(counters: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    return tuple((kind, n) for kind, n in counters.items() if n)


def _number(permanents: Sequence[Permanent]) -> list[Permanent]:
    """Number those that share a name, as their references do, else in the order listed; which of them are copies is
    marked (707.2)."""
    times = Counter(p.name for p in permanents)
    numbered = {p.id: int(number) for p in permanents for number in re.findall(r"#(\d+)$", p.id)}
    otherwise = {p.name for p in permanents if p.id not in numbered}
    on_cards = {p.name for p in permanents if not p.token and _is_of_its_card(p)}
    seen: dict[str, int] = {}
    result = []
    for permanent in permanents:
        if times[permanent.name] > 1:
            seen[permanent.name] = seen.get(permanent.name, 0) + 1
            of = "token" if permanent.token and permanent.name in on_cards else ""
            if permanent.card and not _is_of_its_card(permanent):
                of = f"{OF_CARD}{permanent.card}"
            marks = (of, *permanent.marks) if of else permanent.marks
            number = seen[permanent.name] if permanent.name in otherwise else numbered[permanent.id]
            permanent = replace(permanent, number=number, marks=marks)
        result.append(permanent)
    return result


def _is_of_its_card(permanent: Permanent) -> bool:
    """Whether it goes by a name of its card's, as what copies nothing does."""
    return permanent.name in (permanent.card, *permanent.card.split(" // "))


def _group(permanents: Sequence[Permanent], apart: Collection[str]) -> list[Permanent]:
    """Fold those exactly alike, attackers of the same too, into one with a count, unless something points at them or
    is attached to them: ``apart``."""
    groups: dict[object, Permanent] = {}
    for p in permanents:
        alone = p.id in apart or p.attacked or bool(p.blocking)
        key: object = p.id if alone else replace(p, id="", number=0, count=1)
        first = groups.get(key)
        groups[key] = replace(first, count=first.count + 1) if first else p
    return [replace(p, number=0) if p.count > 1 else p for p in groups.values()]
