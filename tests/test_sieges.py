"""Every Siege of the data is cast, defeated and cast transformed, and its other face is used for a turn cycle."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cards.database import CardDatabase
from cards.model import Card
from engine import Scenario, Table, play
from engine.events import ByHand, NotRead
from engine.oracle.compile import compile_card
from engine.state.choices import Answer, Choice
from tests.cards.shared import full_database, shared_dir
from tools.fuzz.checks import illegal_state

SIEGES = 36
PINGER = "Rod of Ruin"
"""Deals the last damage."""


@pytest.fixture(scope="session")
def full(tmp_path_factory: pytest.TempPathFactory) -> Iterator[CardDatabase]:
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if base.name.startswith("popen-") else base  # one folder for all xdist workers
    with CardDatabase.open(full_database(shared)) as database:
        yield database


def names() -> list[str]:
    """The names of the Sieges in the data beside the repository, which is read as text: quicker than a database."""
    import gzip
    import json

    try:
        source = shared_dir() / "data" / "atomic-cards.derived.json.gz"
    except pytest.skip.Exception:
        return []
    data: dict[str, Any] = json.loads(gzip.decompress(Path(source).read_bytes()))["data"]
    return sorted(name for name, faces in data.items() if "Siege" in faces[0].get("subtypes", ()))


each_siege = pytest.mark.parametrize("name", names())


def board(siege: Card) -> dict[str, Any]:
    """A board with something of every kind on both sides."""
    lands = ["Forest", "Forest", "Plains", "Island", "Swamp", "Mountain"]
    return {
        "version": 1,
        "players": {
            "A": {
                "battlefield": [*lands, "Grizzly Bears", "Serra Angel", "Bonesplitter", PINGER],
                "hand": [
                    {"card": siege.name, "id": "siege"},
                    "Shock",
                    "Divination",
                    "Shivan Dragon",
                    "Glorious Anthem",
                ],
                "graveyard": ["Giant Spider", "Shock"],
                "library": ["Forest", "Grizzly Bears", "Glorious Anthem", "Shock", "Island", *["Savannah Lions"] * 20],
            },
            "B": {
                "battlefield": [*lands, "Giant Spider", "Vampire Nighthawk", "Sol Ring", "Pacifism", "Jace Beleren"],
                "hand": ["Divination", "Murder", "Grizzly Bears"],
                "graveyard": ["Raging Goblin"],
                "library": ["Swamp", "Grizzly Bears", "Divination", *["Savannah Lions"] * 20],
            },
        },
        "turn": {"number": 3, "active": "A", "step": "precombat main"},
    }


class Eager:
    """Does what the Siege's cards let it do: says yes, takes as much as it may, attacks with the other face, activates
    each of its abilities once. Stops after so many choices."""

    def __init__(self, table: Table, most: int) -> None:
        self.table = table
        self.left = most
        self.activated: set[int] = set()

    def __call__(self, choice: Choice) -> Answer:
        if self.left <= 0:
            raise StopIteration
        self.left -= 1
        if choice.kind == "priority":
            return self._act(choice)
        if choice.form == "number":
            return choice.minimum if choice.maximum is None else choice.maximum
        if choice.form == "division":
            return self._divide(choice)
        if choice.form == "map":
            return self._declare(choice)
        options = [o.id for o in choice.listed()]
        if "yes" in options:
            return "yes"
        most = len(options) if choice.maximum is None else min(choice.maximum, len(options))
        return options[:most]

    def mine(self) -> list[int]:
        """The permanent that the Siege's card is now."""
        return [i for i in self.table.refs.things("siege") if i in self.table.game.battlefield]

    def _act(self, choice: Choice) -> Answer:
        for option in choice.listed():
            can = option.kind == "activate" and option.object in self.mine() and option.ability not in self.activated
            if can and not self.table.game.stack:
                self.activated.add(option.ability or 0)
                return option.id
        return next(option.id for option in choice.listed() if option.kind == "pass")

    def _divide(self, choice: Choice) -> Answer:
        ids = [option.id for option in choice.listed()]
        parts = dict.fromkeys(ids, choice.each)
        parts[ids[0]] += choice.minimum - sum(parts.values())
        return {i: n for i, n in parts.items() if n or choice.each}

    def _declare(self, choice: Choice) -> Answer:
        goal = next((o.id for o in choice.onto if o.kind == "player"), None) if choice.kind == "attackers" else None
        return {o.id: goal for o in choice.listed() if goal and o.object in self.mine()}


def settle(table: Table, eager: Eager) -> None:
    """Go on until the stack is empty and somebody has priority."""
    while table.choice is not None and (table.game.stack or table.choice.kind != "priority"):
        table.answer(eager(table.choice))


def act(table: Table, entry: dict[str, Any]) -> None:
    refusal = table.act(entry)
    assert refusal is None, refusal


@each_siege
def test_both_faces_of_every_siege_are_played(name: str, full: CardDatabase) -> None:
    siege = full[name]
    lines = [unread for face in compile_card(siege).faces for unread in face.unread]
    assert not lines, "every line of a Siege is read"

    table = play(Scenario.load(board(siege)), full)
    eager = Eager(table, 400)
    act(table, {"do": "cast", "player": "A", "card": "siege"})
    settle(table, eager)
    (number,) = eager.mine()
    it = table.game.objects[number]
    assert it.counters["defense"] == int(siege.front.defense or 0)
    assert table.game.players[it.protector or 0].name == "B"

    act(table, {"do": "edit", "counters": {"siege": {"defense": 1}}})
    act(table, {"do": "activate", "player": "A", "source": PINGER, "targets": ["siege"]})
    settle(table, eager)
    back = siege.faces[1]
    cast = [step.text for step in table.report().steps if f"casts {back.name} " in step.text]
    assert any("from exile" in text for text in cast), "the other face was not cast"
    if {"Instant", "Sorcery"} & set(back.types):
        (number,) = table.refs.things("siege")
        assert table.game.find(number).zone.value in ("graveyard", "exile", "library")
    elif back.toughness != "0":
        assert [table.game.objects[i].face for i in eager.mine()] == [1]

    while table.choice is not None and table.game.turn.number < 6 and eager.left:
        table.answer(eager(table.choice))
    assert illegal_state(table) is None
    assert not [one for one in table.game.log if isinstance(one.event, NotRead)]
    assert not [one.event for one in table.game.log if not one.rules and not isinstance(one.event, ByHand)]


def test_all_sieges_are_there(full: CardDatabase) -> None:
    if not names():
        pytest.skip("needs the publishers' files")
    assert len(names()) == SIEGES
