"""What is said to be attached to a card that nobody listed: that card is there too (301.5, 303.4)."""

from __future__ import annotations

import pytest

from bot.board_text.paste import read
from bot.card_names import Names
from bot.desk import Desk, Place


@pytest.mark.parametrize(
    "text",
    ["You: Bonesplitter on Grizzly Bears", "You: Bonesplitter (on Grizzly Bears)", "You: Bonesplitter on Grizzly"],
)
def test_the_host_is_put_beside_what_is_on_it(names: Names, text: str) -> None:
    pasted = read(text, names)
    assert pasted.problems == []
    assert pasted.sides["You"]["battlefield"] == [
        {"card": "Bonesplitter", "attached_to": "Grizzly Bears"},
        "Grizzly Bears",
    ]
    assert pasted.hosts == [("You", "Grizzly Bears")]


def test_a_host_that_is_listed_anywhere_is_not_put_again(names: Names) -> None:
    pasted = read("You: Pacifism on Grizzly Bears\nOpp: Grizzly Bears", names)
    assert pasted.sides["Opp"]["battlefield"] == ["Grizzly Bears"]
    assert pasted.hosts == []
    assert read("You: Pacifism on Shock", names).hosts == [], "no spell is a permanent"


def test_what_else_is_said_may_stand_before_the_host(names: Names) -> None:
    pasted = read("You: Bonesplitter (tapped) on Grizzly Bears", names)
    assert pasted.sides["You"]["battlefield"][0] == {
        "card": "Bonesplitter",
        "tapped": True,
        "attached_to": "Grizzly Bears",
    }


def test_that_it_is_put_there_is_said(desk: Desk, alice: Place) -> None:
    given = {"board": "Alice: Bonesplitter on Grizzly Bears; Opp: Forest", "do": "attack with Bears"}
    reply = desk.run(alice, "what-if", **given)
    assert reply.verdict == "Opp is at 16 life (4 damage)."
    assert "Grizzly Bears is put on Alice’s side too: nobody listed it, and something is on it." in reply.footer
