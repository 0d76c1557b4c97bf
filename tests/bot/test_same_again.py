"""One tap for what several triggers of one ability ask alike (603.3)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.boards.store import BoardStore
from bot.desk import Desk, Place, Reply
from tests.bot.made_up_cards import desk_over
from tests.bot.replies import good
from tests.bot.test_buttons import button
from tests.cards.conftest import scryfall_card
from tests.helpers import cr

MOURNER = scryfall_card(
    "Mourner",
    type_line="Creature — Human",
    power="1",
    toughness="1",
    oracle_text="Whenever this creature or another creature dies, target player loses 1 life and you gain 1 life.",
)
SWEEPER = scryfall_card("Sweeper", type_line="Sorcery", oracle_text="Destroy all creatures.")


@pytest.fixture
def desk(tmp_path: Path, store: BoardStore) -> Iterator[Desk]:
    with desk_over([MOURNER, SWEEPER], tmp_path, store) as desk:
        yield desk


@pytest.fixture
def asked(desk: Desk, alice: Place) -> Reply:
    """Three creatures have died together, and the first of four triggers has asked for its target."""
    good(desk.run(alice, "board paste", text="You: 2 Mourner\nYou hand: Sweeper\nOpp: 2/2 token"))
    return good(desk.press(alice, button(good(desk.run(alice, "cast", card="Sweeper")), "resolve")))


@cr("603.3b")
def test_one_tap_gives_all_like_it_the_same_target(desk: Desk, alice: Place, asked: Reply) -> None:
    assert not any(it.id.endswith(":again") for it in asked.buttons), "nothing has been chosen yet"
    once = good(desk.run(alice, "answer", value="Opp"))
    assert once.choice is not None
    assert any(it.id.endswith(":again") for it in once.buttons)
    done = good(desk.press(alice, button(once, "again")))
    assert (done.choice, done.chosen) == (None, "Opp")
    resolved = good(desk.run(alice, "do", acts="resolve all"))
    assert "Opp is at 14 life" in resolved.verdict
    assert desk.press(alice, button(resolved, "again")).error == "state", "nothing more asks"


def test_the_answers_of_one_tap_are_taken_back_together(desk: Desk, alice: Place, asked: Reply) -> None:
    once = good(desk.run(alice, "answer", value="Opp"))
    done = good(desk.press(alice, button(once, "again")))
    back = good(desk.press(alice, button(done, "undo")))
    assert back.choice is not None
    assert once.choice is not None
    assert back.choice.prompt == once.choice.prompt


def test_whose_choice_it_is_gives_the_answers(desk: Desk, alice: Place, bob: Place, asked: Reply) -> None:
    good(desk.run(alice, "board sit", player="You"))
    once = good(desk.run(alice, "answer", value="Opp"))
    assert desk.press(bob, button(once, "again")).error is not None
