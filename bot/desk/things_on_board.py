"""What can be pointed at on a board, and which of it words may stand for."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

import engine
from bot.board_text import tokens
from bot.render.table import Permanent, permanents
from bot.words import one_of
from cards import fold


@dataclass(frozen=True, slots=True)
class Thing:
    """Something on a board that can be pointed at. ``id`` is the engine's reference to it."""

    id: str
    label: str
    detail: str
    zone: str
    player: str
    """Its controller, or whose zone it is in."""
    name: str = ""
    """Its name without its number, where that is not its label."""
    card: str = ""
    """The whole name of its card where that may be another: a back face is up, or it is face down."""
    rank: int = 0
    """What is likely to be meant comes first: 0, then lands (1), then what is just like another (2)."""


Fits = Callable[[Thing], bool]
"""Whether something may be meant at all."""
Look = Callable[[str, Iterable[Thing], Sequence[str]], tuple[Thing, ...]]
"""What words may stand for, of some things, those in some zones first."""


def things(position: engine.Position) -> tuple[Thing, ...]:
    """All that can be pointed at: permanents, stack objects, players, cards in open zones and hands."""
    found = [_permanent(p, rank) for p, rank in _ranked(permanents(position))]
    for number, item in enumerate(position.stack, start=1):
        name = item.name or item.card or item.text
        found.append(Thing(f"stack#{number}", name, f"stack#{number}", "stack", item.controller))
    found += [Thing(one.name, one.name, str(one.life), "player", one.name) for one in position.players]
    for one in position.players:
        zones = {"hand": one.hand, "graveyard": one.graveyard, "exile": one.exile, "command": one.command}
        for zone, listed in zones.items():
            found += [Thing(card.reference, card.called, "", zone, one.name) for card in listed]
    return tuple(found)


def label_of(thing: Thing) -> str:
    """The line of autocomplete: ``Grizzly Bears #2 · 2/2 · Opp``."""
    place = thing.player if thing.zone in ("battlefield", "player") else f"{thing.zone} {thing.player}".strip()
    return " · ".join(dict.fromkeys(part for part in (thing.label, thing.detail, place) if part))


def named(text: str, among: Iterable[Thing], zones: Sequence[str] = ()) -> tuple[Thing, ...]:
    """The things that words may stand for: by id or label, else by name, the beginning of one or of a word of one,
    the name of another face, its size. What is in ``zones`` goes before what is elsewhere."""
    everything = tuple(among)
    exact = tuple(t for t in everything if text == label_of(t))
    if exact:
        return exact
    plain = re.sub(r"\s*#\s*(\d+)$", r"#\1", text.split(" · ")[0].strip())
    if not plain:
        return ()
    for candidates in (tuple(t for t in everything if t.zone in zones), everything):
        for fits in _RUNGS:
            if found := tuple(t for t in candidates if fits(plain, t)):
                return found
    word, hash_, number = plain.rpartition("#")
    if hash_ and number.isdecimal():
        return tuple(t for t in named(word, among=everything, zones=zones) if t.id.endswith(hash_ + number))
    return ()


def in_plural(text: str, among: Iterable[Thing], zones: Sequence[str] = ()) -> tuple[Thing, ...]:
    """The things in ``zones`` that a word in the plural means, "bears", where they are several."""
    key = fold(text)
    if not key.endswith("s") or key.endswith("ss"):
        return ()
    found = tuple(t for t in among if t.zone in zones and _within(key.removesuffix("s"), t))
    return found if len(found) > 1 else ()


def has_word(text: str, thing: Thing) -> bool:
    """Whether the last word of a text is a word of a thing's name as it stands."""
    return fold(text).rpartition(" ")[2] in fold(thing.name or thing.label).split()


def _same(text: str, thing: Thing) -> bool:
    own = (thing.id, thing.label, thing.label.replace(" #", "#"), thing.name)
    return fold(text) in map(fold, own)


def _within(text: str, thing: Thing) -> bool:
    """The beginning of a name, or of a word of it: "bears" for Grizzly Bears."""
    if len(text) < 3:
        return len(text) == 2 and fold(thing.label).startswith(fold(text))
    return re.search(rf"\b{re.escape(fold(text))}", fold(thing.label)) is not None


def _other_face(text: str, thing: Thing) -> bool:
    """The name of its card, or of another of its faces: those who laid it down know it by that."""
    return fold(text) in map(fold, (thing.card, *thing.card.split(" // ")))


def _size(text: str, thing: Thing) -> bool:
    """ "5/5": what has that power and toughness."""
    return "/" in text and text == thing.detail


def _translated(text: str, thing: Thing) -> bool:
    """What a token is called in another language than its name is in: "gobelin", "Trésor" (111.4, 205.3)."""
    key = re.sub(rf"^{one_of('token')}\s+", "", fold(text))
    kind = tokens.subtype_called(key)
    return kind is not None and _within(kind, thing)


_RUNGS: tuple[Callable[[str, Thing], bool], ...] = (_same, _within, _other_face, _size, _translated)


def _ranked(listed: Sequence[Permanent]) -> list[tuple[Permanent, int]]:
    """Permanents with how likely each is meant."""
    seen: set[Permanent] = set()
    found = []
    for permanent in listed:
        look = replace(permanent, id="", number=0)
        found.append((permanent, 2 if look in seen else 1 if permanent.has("Land") else 0))
        seen.add(look)
    return found


def _permanent(permanent: Permanent, rank: int) -> Thing:
    if permanent.power is not None:
        detail = f"{permanent.power}/{permanent.toughness}"
    else:
        detail = str(permanent.defense or permanent.loyalty or "")
    owner = permanent.controller
    return Thing(permanent.id, permanent.label, detail, "battlefield", owner, permanent.name, permanent.card, rank)
