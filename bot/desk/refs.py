"""What players call the things on a board: from their words to the references that the engine takes."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

import engine
from bot.errors import NoSuch
from bot.paste import player_called
from bot.render.table import Permanent, permanents
from cards import fold


@dataclass(frozen=True, slots=True)
class Thing:
    """Something on a board that can be pointed at. ``id`` is the engine's reference to it."""

    id: str
    label: str
    detail: str
    zone: str
    player: str
    card: str = ""
    """The whole name of its card where that may be another: a back face is up, or it is face down."""
    rank: int = 0
    """What is likely to be meant comes first: 0, then lands (1), then what is just like another (2)."""


def things(position: engine.Position) -> tuple[Thing, ...]:
    """All that can be pointed at: permanents, stack objects, players, cards in open zones and hands."""
    found = [_permanent(p, rank) for p, rank in _ranked(permanents(position))]
    for number, item in enumerate(position.stack, start=1):
        name = item.name or item.card or item.text
        found.append(Thing(f"stack#{number}", name, f"stack#{number}", "stack", ""))
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


def find(position: engine.Position, text: str, zones: Sequence[str] = ()) -> str:
    """The reference that a person means: an id, a label, a name, the beginning of one. NoSuch otherwise.

    ``zones`` says where to look first; a name that fits several things is left to the engine, which asks.
    """
    everything = things(position)
    text = text.strip()
    for thing in everything:
        if text in (thing.id, label_of(thing)):
            return thing.id
    plain = re.sub(r"\s*#\s*(\d+)$", r"#\1", text.split(" · ")[0])
    for candidates in (tuple(t for t in everything if t.zone in zones), everything):
        for fits in (_same, _begins, _within, _other_face):
            found = [t for t in candidates if fits(plain, t)]
            if found:
                return found[0].id
    players = [t.id for t in everything if t.zone == "player"]
    player = player_called(text, players)
    if player:
        return player
    raise NoSuch(what="object", name=text, near=", ".join(label_of(t) for t in everything[:3]))


def player(position: engine.Position, text: str) -> str:
    """The player that a person means, or NoSuch."""
    found = player_called(text, position.names)
    if found is None:
        raise NoSuch(what="player", name=text, near=", ".join(position.names))
    return found


def _same(text: str, thing: Thing) -> bool:
    return fold(text) in (fold(thing.id), fold(thing.label), fold(thing.label.replace(" #", "#")))


def _begins(text: str, thing: Thing) -> bool:
    return len(text) > 1 and fold(thing.label).startswith(fold(text))


def _within(text: str, thing: Thing) -> bool:
    """A word of the name: "bears" for Grizzly Bears."""
    return len(text) > 2 and re.search(rf"\b{re.escape(fold(text))}", fold(thing.label)) is not None


def _other_face(text: str, thing: Thing) -> bool:
    """The name of its card, or of another of its faces: those who laid it down know it by that."""
    return fold(text) in map(fold, (thing.card, *thing.card.split(" // ")))


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
    return Thing(permanent.id, permanent.label, detail, "battlefield", owner, permanent.card, rank)
