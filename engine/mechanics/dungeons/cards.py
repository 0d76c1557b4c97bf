"""What is printed on a dungeon card: rooms with their abilities, and where each leads (CR 309.4)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from cards.model import Card
from engine.abilities.ability import Triggered
from engine.oracle.compile import ability_meant
from engine.state.characteristics import Characteristics

_ROOM = re.compile(r"(?P<name>[^—\n]+?) — (?P<effect>.+?)(?: ?\(Leads to: ?(?P<to>[^)]+)\))?$")
_ONLY_BY = re.compile(r"can't enter this dungeon unless you \"venture into (\w+)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Room:
    """A room: its name, what its ability does, the ability if it could be read, and the rooms behind its arrows."""

    name: str
    text: str
    ability: Triggered | None
    leads_to: tuple[int, ...]


def is_dungeon(card: Card) -> bool:
    """Whether a card is a dungeon card (309.1)."""
    return "Dungeon" in card.front.type_line.split(" — ")[0].split()


def only_by(card: Card) -> str | None:
    """The one quality by which the dungeon can be entered, where it says so; None where any venture will do."""
    found = _ONLY_BY.search(card.front.text.replace("“", '"').replace("’", "'"))
    return found[1] if found else None


@lru_cache(maxsize=64)
def _rooms(text: str) -> tuple[Room, ...]:
    lines = [found for line in text.split("\n") if (found := _ROOM.match(line.strip()))]
    places = {found["name"].strip(): place for place, found in enumerate(lines)}
    made = []
    for found in lines:
        ahead = [name.strip() for name in (found["to"] or "").split(", ") if name.strip()]
        effect = found["effect"].strip()
        made.append(
            Room(found["name"].strip(), effect, _ability(effect), tuple(places[n] for n in ahead if n in places))
        )
    return tuple(made)


def rooms(card: Card) -> tuple[Room, ...]:
    """The rooms of a dungeon card, the topmost first."""
    return _rooms(card.front.text)


def _ability(effect: str) -> Triggered | None:
    """The room ability, with the trigger condition that all of them have (309.4c)."""
    text = f"When you move your venture marker into this room, {effect[:1].lower()}{effect[1:]}"
    ability = ability_meant(text)
    return ability if isinstance(ability, Triggered) else None


def characteristics(card: Card) -> Characteristics:
    """What a dungeon is in the command zone; its abilities are those of its rooms."""
    front = card.front
    return Characteristics(name=front.name, types=frozenset({"Dungeon"}), subtypes=frozenset(front.subtypes))
