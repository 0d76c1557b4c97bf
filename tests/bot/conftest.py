"""A desk over the embedded starter set, with boards in memory."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.boards.store import BoardStore
from bot.card_names import Names
from bot.desk import Desk, Place
from cards.database import CardDatabase


@pytest.fixture(scope="session")
def cards() -> Iterator[CardDatabase]:
    """The starter set: what works on a fresh clone."""
    with CardDatabase.starter_set() as database:
        yield database


@pytest.fixture
def names(cards: CardDatabase) -> Names:
    return Names(cards)


@pytest.fixture
def store() -> Iterator[BoardStore]:
    store = BoardStore()
    yield store
    store.close()


@pytest.fixture
def desk(cards: CardDatabase, store: BoardStore) -> Desk:
    return Desk(cards, store)


@pytest.fixture
def alice() -> Place:
    return Place("channel", "1", name="Alice")


@pytest.fixture
def bob() -> Place:
    return Place("channel", "2", name="Bob")
