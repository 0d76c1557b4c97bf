"""A price that can't be paid whole can't be chosen, and nobody is asked (CR 118.3, 118.12, 608.2d)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import RESOLVE, activate, board, cr, creature

CLUE = {"token": {"name": "Clue", "types": ["Artifact"], "subtypes": ["Clue"], "text": ""}}


@cr("118.3", cited=False)
@pytest.mark.parametrize(
    ("price", "lacking", "enough"),
    [
        ("tap three untapped creatures you control", {}, {"battlefield": ["Grizzly Bears", "Hill Giant"]}),
        ("tap another untapped creature you control", {}, {"battlefield": ["Grizzly Bears"]}),
        ("exile two cards from your graveyard", {"graveyard": ["Shock"]}, {"graveyard": ["Shock", "Fog"]}),
        ("sacrifice two artifacts", {"battlefield": [CLUE]}, {"battlefield": [CLUE, CLUE]}),
        ("discard two cards", {"hand": ["Shock"]}, {"hand": ["Shock", "Fog"]}),
        ("pay {1} and discard a card", {}, {"hand": ["Shock"]}),
        ("pay {1} and sacrifice an artifact", {}, {"battlefield": [CLUE]}),
        ("pay {1} and exile two cards from your graveyard", {"graveyard": ["Shock"]}, {"graveyard": ["Shock", "Fog"]}),
        ("sacrifice an artifact and pay {1}", {"mana": "", "battlefield": [CLUE]}, {"battlefield": [CLUE]}),
        ("pay {1} and 3 life", {"life": 2}, {"life": 3}),
        ("pay 3 life", {"life": 2}, {"life": 3}),
        ("pay {E}{E}", {"counters": {"energy": 1}}, {"counters": {"energy": 2}}),
        ("return another creature you control to its owner's hand", {}, {"battlefield": ["Grizzly Bears"]}),
        ("remove two +1/+1 counters from ~", {}, {}),
        ("put a card from your hand on the bottom of your library", {}, {"hand": ["Shock"]}),
        ("reveal a creature card from your hand", {"hand": ["Shock"]}, {"hand": ["Grizzly Bears"]}),
        ("collect evidence 4", {"graveyard": ["Shock"]}, {"graveyard": ["Shock", "Hill Giant"]}),
        ("untap ~", {}, {}),
    ],
)
def test_who_cant_pay_a_price_whole_is_not_asked_and_gets_nothing(
    price: str, lacking: dict[str, Any], enough: dict[str, Any]
) -> None:
    payer = creature(f"{{0}}: You may {price}. If you do, you gain 5 life.", name="Payer")

    def offered(more: dict[str, Any], **state: Any) -> bool:
        there = {"life": 20, **more, "battlefield": [{**payer, **state}, *more.get("battlefield", ())]}
        played = board(there, [], activate("Payer"), RESOLVE)
        assert not played.report["unread"]
        assert played.report["state"]["players"]["A"]["life"] == there["life"]
        pending = played.report["pending"]
        return pending is not None and pending["kind"] == "may"

    assert not offered(lacking)
    assert offered(enough, tapped=price == "untap ~", counters={"+1/+1": 2})


@cr("608.2d")
def test_what_is_tapped_already_cant_be_tapped_as_a_price() -> None:
    tapper = creature("{0}: You may tap ~. If you do, you gain 5 life.", name="Payer")
    assert board([tapper], [], activate("Payer"), RESOLVE).pending["kind"] == "may"
    done = board([{**tapper, "tapped": True}], [], activate("Payer"), RESOLVE, expect=["A life 20"])
    assert done.report["pending"] is None
