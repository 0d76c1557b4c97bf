"""A price that can't be paid whole can't be chosen, and nobody is asked (CR 118.3, 118.12, 608.2d)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import RESOLVE, activate, answer, board, cr, creature

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


GOLEM = {
    "token": {
        "name": "Golem",
        "types": ["Artifact", "Creature"],
        "subtypes": ["Golem"],
        "power": 3,
        "toughness": 3,
        "text": "",
    }
}
BEAR = "Grizzly Bears"


def _there(*permanents: Any) -> dict[str, Any]:
    return {"battlefield": [*permanents]}


@cr("118.3", "601.2h")
@pytest.mark.parametrize(
    ("cost", "lacking", "enough"),
    [
        ("sacrifice an artifact, sacrifice a creature", _there(GOLEM), _there(GOLEM, GOLEM)),
        ("sacrifice a creature, sacrifice an artifact", _there(GOLEM), _there(GOLEM, BEAR)),
        ("sacrifice ~, sacrifice an enchantment", {}, _there("Sphere of Safety")),
        (
            "tap an untapped artifact you control, tap two untapped creatures you control",
            _there(GOLEM, BEAR),
            _there(GOLEM, BEAR, BEAR),
        ),
        (
            "exile two cards from your graveyard, exile a land card from your graveyard",
            {"graveyard": ["Shock", "Forest"]},
            {"graveyard": ["Shock", "Forest", "Forest"]},
        ),
        (
            "exile a creature card from your graveyard, exile two cards from your graveyard",
            {"graveyard": ["Shock", BEAR]},
            {"graveyard": ["Shock", BEAR, "Fog"]},
        ),
        ("discard a card, discard a land card", {"hand": ["Forest"]}, {"hand": ["Forest", "Shock"]}),
        ("discard a land card, exile a card from your hand", {"hand": ["Forest"]}, {"hand": ["Forest", "Shock"]}),
        (
            "sacrifice a creature, return a creature you control to its owner's hand",
            _there(BEAR),
            _there(BEAR, BEAR),
        ),
        ("pay {E}{E}, pay {E}{E}{E}", {"counters": {"energy": 4}}, {"counters": {"energy": 5}}),
    ],
)
def test_nothing_pays_for_two_parts_of_one_cost(cost: str, lacking: dict[str, Any], enough: dict[str, Any]) -> None:
    payer = {"token": {"name": "Payer", "types": ["Enchantment"], "text": f"{cost.capitalize()}: You gain 5 life."}}

    def there(more: dict[str, Any]) -> dict[str, Any]:
        return {"life": 20, **more, "battlefield": [payer, *more.get("battlefield", ())]}

    refused = board(there(lacking), [], activate("Payer"), refused="118.3")
    assert not refused.report["unread"]
    assert board(there(enough), [], activate("Payer")).report["refused"] is None


@cr("601.2h")
def test_what_another_part_of_the_cost_needs_is_not_chosen_for_this_one() -> None:
    text = "Sacrifice a creature, sacrifice an artifact: You gain 5 life."
    payer = {"token": {"name": "Payer", "types": ["Enchantment"], "text": text}}
    paid = board([payer, GOLEM, BEAR], [], activate("Payer"), RESOLVE, expect=["A life 25", f"{BEAR} in A's graveyard"])
    assert paid.report["pending"] is None

    golems = [payer, GOLEM, GOLEM, {"card": BEAR, "id": "bear"}]
    assert board(golems, [], activate("Payer")).pending["kind"] == "objects"
    two = "Sacrifice two creatures, sacrifice an artifact: You gain 5 life."
    payer = {"token": {"name": "Payer", "types": ["Enchantment"], "text": two}}
    golems = [payer, GOLEM, GOLEM, BEAR]
    board(golems, [], activate("Payer"), answer(["Golem#1", "Golem#2"]), refused=("601.2h", "118.3"))
    board(golems, [], activate("Payer"), answer(["Golem#1", BEAR]), RESOLVE, expect=["A life 25"])
