"""Play random legal games from random boards and look for what may never be.

    python -m tools.fuzz [--games N] [--seed S] [--acts N] [--cards PATH]

Every game is decided by its seed alone, so a finding can be played again. Looked for: a crash, a pending choice
without options, state-based actions left undone, an object in two zones or in none, a report that a replay does
not give again byte for byte.
"""

from __future__ import annotations

import json
import random
import traceback
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from cards.database import CardDatabase
from cards.model import Card
from engine import Scenario, Table, play
from engine.decisions import Answer, Choice, Illegal
from engine.oracle.compile import compile_card
from engine.turn_state import STEPS
from engine.zones import Zone


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that may never be, and the seed that shows it."""

    seed: int
    what: str


def readable(cards: Iterable[Card]) -> list[Card]:
    """The cards whose every line is read, of the kinds that are cast or played."""
    return [c for c in cards if c.layout not in _ODD and compile_card(c).whole]


_ODD = {"token", "emblem", "art_series", "planar", "scheme", "vanguard", "host", "augment"}


def random_board(pool: Sequence[Card], chance: random.Random) -> dict[str, Any]:
    """A random board of cards: permanents in play, spells in hand, cards in the other zones."""
    lasting = [c for c in pool if not {"Instant", "Sorcery"} & set(c.front.types)]
    players = {}
    for name in ("A", "B", "C")[: chance.choice((2, 2, 2, 3))]:
        players[name] = {
            "life": chance.choice((20, 20, 5, 1)),
            "battlefield": [
                {"card": c.name, "tapped": chance.random() < 0.2} for c in chance.sample(lasting, chance.randint(0, 7))
            ],
            "hand": [c.name for c in chance.sample(pool, chance.randint(0, 5))],
            "graveyard": [c.name for c in chance.sample(pool, chance.randint(0, 3))],
            "library": [c.name for c in chance.sample(pool, 12)],
            "mana": chance.choice(("any", "any", "lands")),
        }
    return {
        "version": 1,
        "players": players,
        "turn": {"number": 1, "active": "A", "step": chance.choice(("upkeep", "precombat main", "declare attackers"))},
        "options": {"seed": chance.randrange(1000)},
    }


class RandomPlayer:
    """Answers every choice at random, and stops after so many."""

    def __init__(self, chance: random.Random, acts: int) -> None:
        self.chance = chance
        self.left = acts

    def declare(self, choice: Choice) -> Answer:
        """Attackers or blockers: some of the creatures, each against something it may be declared against."""
        found: dict[str, Any] = {}
        for option in choice.listed():
            if self.chance.random() < 0.6 and choice.onto:
                one = self.chance.choice(choice.onto).id
                found[option.id] = one if choice.kind == "attackers" else [one]
        return found

    def __call__(self, choice: Choice) -> Answer:
        if self.left <= 0:
            raise StopIteration
        self.left -= 1
        chance = self.chance
        options = list(choice.listed())
        if choice.kind == "priority":
            return (options[0] if chance.random() < 0.55 else chance.choice(options)).id
        if choice.form == "number":
            most = choice.maximum if choice.maximum is not None else choice.minimum + 4
            return chance.randint(choice.minimum, most)
        if choice.form == "division":
            return _divide(choice, [o.id for o in options], chance)
        if choice.form == "map":
            return self.declare(choice)
        most = len(options) if choice.maximum is None else min(choice.maximum, len(options))
        return [o.id for o in chance.sample(options, chance.randint(min(choice.minimum, most), most))]


def _divide(choice: Choice, ids: list[str], chance: random.Random) -> dict[str, int]:
    total = choice.minimum
    parts = dict.fromkeys(ids, choice.each)
    for _ in range(total - sum(parts.values())):
        parts[chance.choice(ids)] += 1
    return {i: n for i, n in parts.items() if n or choice.each}


def one_game(seed: int, pool: Sequence[Card], cards: CardDatabase, acts: int) -> Finding | None:
    """Play one game; what was found, or None."""
    chance = random.Random(seed)
    scenario = random_board(pool, chance)
    try:
        table = play(Scenario.load(scenario), cards)
        play_on(table, RandomPlayer(chance, acts))
        wrong = illegal_state(table)
        if wrong:
            return Finding(seed, wrong)
        first = json.dumps(table.report().to_dict(), sort_keys=True)
        again = random.Random(seed)
        random_board(pool, again)
        second = play(Scenario.load(scenario), cards)
        play_on(second, RandomPlayer(again, acts))
        if json.dumps(second.report().to_dict(), sort_keys=True) != first:
            return Finding(seed, "the same game gave another report")
    except Exception as error:
        frames = traceback.extract_tb(error.__traceback__)[-3:]
        where = " < ".join(f"{Path(f.filename).name}:{f.lineno} {f.name}" for f in reversed(frames))
        return Finding(seed, f"{type(error).__name__}: {error} ({where})")
    return None


def play_on(table: Table, player: RandomPlayer) -> None:
    """Let the player decide until it stops. What turns out illegal is tried again in another way: a declaration
    that obeys too few requirements, a spell whose cost cannot be paid after all."""
    while table.choice is not None:
        try:
            value = player(table.choice)
        except StopIteration:
            return
        with suppress(Illegal):
            table.answer(value)


def illegal_state(table: Table) -> str | None:
    """What is wrong with the state of a game, or None."""
    game = table.game
    seen: dict[int, Zone] = {}
    places = [(zone, ids) for zone, ids in game.shared.items()]
    places += [(zone, ids) for zone, lists in game.owned.items() for ids in lists]
    for zone, ids in places:
        for object_id in ids:
            if object_id in seen:
                return f"object {object_id} is in {seen[object_id].value} and in {zone.value}"
            seen[object_id] = zone
            it = game.objects.get(object_id)
            if it is None or it.zone is not zone:
                return f"object {object_id} is listed in {zone.value} but is elsewhere"
    lost = [i for i, it in game.objects.items() if i not in seen and it.zone is not Zone.NOWHERE]
    if lost:
        return f"object {lost[0]} is in no zone"
    if game.turn.step not in STEPS:
        return "there is no such step"
    choice = table.choice
    if choice is not None and choice.kind == "priority":
        return _unsettled(table)
    return None


def _unsettled(table: Table) -> str | None:
    """State-based actions that were left undone while somebody has priority (704.3)."""
    game = table.game
    for it in game.permanents():
        ch = game.characteristics(it)
        if "Creature" in ch.types and ch.toughness is not None and ch.toughness <= 0:
            return f"{ch.name} has toughness {ch.toughness} and lives"
        if "Planeswalker" in ch.types and not it.counters.get("loyalty"):
            return f"{ch.name} has no loyalty and lives"
    for player in game.players:
        if player.life <= 0 and not player.lost and not game.over:
            return f"{player.name} has {player.life} life and plays on"
    return None


@click.command()
@click.option("--games", default=1000, show_default=True)
@click.option("--seed", default=0, show_default=True, help="the first seed")
@click.option("--acts", default=60, show_default=True, help="choices answered in each game")
@click.option("--cards", "path", type=click.Path(exists=True, path_type=Path), help="a card database")
def main(games: int, seed: int, acts: int, path: Path | None) -> None:
    """Play random games; exit with 1 if anything was found."""
    cards = CardDatabase.open(path)
    pool = readable(cards.cards())
    click.echo(f"{len(pool)} cards are read whole")
    found = [f for s in range(seed, seed + games) if (f := one_game(s, pool, cards, acts)) is not None]
    for one in found[:50]:
        click.echo(f"seed {one.seed}: {one.what}")
    click.echo(f"{games} games, {len(found)} findings")
    raise SystemExit(bool(found))


if __name__ == "__main__":
    main()
