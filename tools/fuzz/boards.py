"""Random boards of the cards that are read whole."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from cards.model import Card
from engine.oracle.compile import compile_card
from engine.oracle.playable import unplayed_in

_ODD = {"token", "emblem", "art_series", "planar", "scheme", "vanguard", "host", "augment"}
_SPELLS = {"Instant", "Sorcery"}

_STEPS = ("upkeep", "precombat main", "precombat main", "declare attackers", "end")


def playable(card: Card) -> bool:
    """Whether every line of a card is read and carried out."""
    units = [unit for face in compile_card(card).faces for unit in face.units]
    return all(unit.whole and not unplayed_in(unit.abilities) for unit in units)


class Pool:
    """The cards that games are played with; each is read the first time it is drawn."""

    def __init__(self, cards: Iterable[Card]) -> None:
        usual = [card for card in cards if card.layout not in _ODD]
        self.all = usual
        self.lasting = [c for c in usual if not _SPELLS & set(c.front.types)]
        self.creatures = [c for c in usual if "Creature" in c.front.types]
        self._known: dict[str, bool] = {}

    def draw(self, among: list[Card], count: int, chance: random.Random) -> list[Card]:
        """So many playable cards."""
        found: list[Card] = []
        while len(found) < count:
            card = chance.choice(among)
            if card.name not in self._known:
                self._known[card.name] = playable(card)
            if self._known[card.name]:
                found.append(card)
        return found


def random_board(pool: Pool, chance: random.Random) -> dict[str, Any]:
    """A random board: permanents in play, some of them used, spells in hand, cards in the other zones. All have
    some creatures, so that there is something to fight with and to aim at."""
    players = {name: _side(pool, chance) for name in ("A", "B", "C")[: chance.choice((2, 2, 2, 3))]}
    return {
        "version": 1,
        "players": players,
        "turn": {"number": 1, "active": "A", "step": chance.choice(_STEPS)},
        "options": {"seed": chance.randrange(1000)},
    }


def _side(pool: Pool, chance: random.Random) -> dict[str, Any]:
    permanents = [
        *pool.draw(pool.creatures, chance.randint(0, 4), chance),
        *pool.draw(pool.lasting, chance.randint(0, 4), chance),
    ]
    return {
        "life": chance.choice((20, 20, 5, 1)),
        "battlefield": [_permanent(card, chance) for card in permanents],
        "hand": [c.name for c in pool.draw(pool.all, chance.randint(1, 6), chance)],
        "graveyard": [c.name for c in pool.draw(pool.all, chance.randint(0, 4), chance)],
        "exile": [c.name for c in pool.draw(pool.all, chance.choice((0, 0, 0, 1)), chance)],
        "library": [c.name for c in pool.draw(pool.all, chance.choice((12, 12, 12, 2)), chance)],
        "mana": chance.choice(("any", "any", "any", "lands")),
    }


def _permanent(card: Card, chance: random.Random) -> dict[str, Any]:
    entry: dict[str, Any] = {"card": card.name}
    if chance.random() < 0.2:
        entry["tapped"] = True
    if chance.random() < 0.1:
        entry["sick"] = True
    if chance.random() < 0.15:
        kind = chance.choice(("+1/+1", "-1/-1", "charge", "flying", "stun", "shield"))
        entry["counters"] = {kind: chance.randint(1, 3)}
    if len(card.faces) == 2 and card.layout == "transform" and chance.random() < 0.3:
        entry["face"] = "back"
    return entry
