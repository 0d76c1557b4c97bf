"""What a pasted text says of permanents that are copies, and of exiled cards that may be cast from there."""

from __future__ import annotations

import pytest

from bot.board_text.paste import read
from bot.board_text.writing import write
from bot.card_names import Names
from bot.desk import Desk, Place
from tests.bot.replies import good
from tests.helpers import cr


@cr("707.2", cited=False)
@pytest.mark.parametrize(
    "item",
    [
        "Clone (copy of Serra Angel)",
        "Clone as Serra Angel",
        "Clone copying Serra Angel",
        "Clone (tapped, copie de Serra Angel)",
    ],
)
def test_a_permanent_may_be_a_copy(desk: Desk, alice: Place, item: str) -> None:
    reply = good(desk.run(alice, "what-if", board=f"You: {item}; Opp hand: Lightning Bolt", do="Opp bolts Clone"))
    assert "3 damage" in reply.verdict, "a 4/4 survives that"
    assert "dies" not in reply.verdict


def test_copies_and_foretold_cards_are_written_as_they_are_read(names: Names) -> None:
    sides = read("You: 2 Clone (tapped, copy of Serra Angel)\nYou exile: Bonecrusher Giant (foretold)", names).sides
    assert sides["You"] == {
        "battlefield": [{"card": "Clone", "tapped": True, "copy_of": "Serra Angel", "count": 2}],
        "exile": [{"card": "Bonecrusher Giant", "set_aside": "foretold"}],
    }
    written = write({"players": {"You": {"life": 20, **sides["You"]}}})
    assert read(written, names).sides["You"] | sides["You"] == read(written, names).sides["You"]


@cr("715.3d", cited=False)
@pytest.mark.parametrize("said", ["on an adventure", "adventure", "en aventure"])
def test_a_card_on_an_adventure_may_be_cast_from_exile(desk: Desk, alice: Place, said: str) -> None:
    board = f"You exile: Bonecrusher Giant ({said}); You: mana any"
    reply = good(desk.run(alice, "what-if", board=board, do="cast Bonecrusher Giant"))
    assert reply.verdict == "Bonecrusher Giant (4/3) enters."
