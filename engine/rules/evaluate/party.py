"""How many creatures are in a player's party (CR 700.8)."""

from __future__ import annotations

from engine.abilities.quantities import party as pa
from engine.rules.evaluate.evaluation import AMOUNTS, CONDITIONS, players
from engine.rules.evaluate.for_each import PER
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId
from engine.state.objects import GameObject

ROLES = ("Cleric", "Rogue", "Warrior", "Wizard")
"""The creature types of which a party has up to one each (700.8)."""


def party_size(game: Game, player: PlayerId) -> int:
    """The number of creatures in a player's party; one of several such types is counted where it helps most
    (700.8a-b)."""
    seen = (game.characteristics(it) for it in game.permanents())
    able = [ch.subtypes for ch in seen if ch.controller == player and "Creature" in ch.types]
    filled: dict[str, int] = {}

    def place(creature: int, tried: set[str]) -> bool:
        """Find a role for a creature, moving others to another of theirs."""
        for role in ROLES:
            if role in able[creature] and role not in tried:
                tried.add(role)
                if role not in filled or place(filled[role], tried):
                    filled[role] = creature
                    return True
        return False

    for creature in range(len(able)):
        place(creature, set())
    return len(filled)


def _size(game: Game, node: pa.PartySize | pa.PerPartyMember, frame: Frame) -> int:
    return sum(party_size(game, player) for player in players(game, node.who, frame))


@AMOUNTS.register(pa.PartySize)
def _party(game: Game, node: pa.PartySize, frame: Frame) -> int:
    """(700.8a)"""
    return _size(game, node, frame)


@PER.register(pa.PerPartyMember)
def _per_member(game: Game, node: pa.PerPartyMember, frame: Frame, it: GameObject | None) -> int:
    """(700.8a)"""
    return _size(game, node, frame)


@CONDITIONS.register(pa.HasFullParty)
def _full(game: Game, node: pa.HasFullParty, frame: Frame) -> bool:
    """(700.8c)"""
    return any(party_size(game, player) == len(ROLES) for player in players(game, node.who, frame))
