"""A price that can't be paid whole can't be chosen, and nobody is asked (CR 118.3, 118.12, 608.2d)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import RESOLVE, activate, answer, attack, board, cast, cr, creature, passing, to

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


DUE = "At the beginning of combat on your turn, pay {4}{R}. If you don't, you lose the game."
ONLY = "Beside spells and abilities, A has only the mana of the lands shown"
PACT = {"token": {"types": ["Enchantment"], "text": DUE}}


@cr("118.3", "104.3e")
def test_a_cost_that_the_lands_shown_cannot_pay_is_not_paid_unless_more_mana_is_said_to_be_there() -> None:
    short, enough = [PACT, "Mountain", "Island"], [PACT, *["Mountain"] * 5]
    lost = board(short, [], to("beginning of combat"), RESOLVE, expect=["B wins"])
    assert lost.report["verdict"].startswith("A loses the game: {4}{R} can't be paid")
    assert lost.report["assumed"] == [ONLY]
    for mine in (enough, {"battlefield": short, "mana": "any"}, [PACT]):
        assert "A pays {4}{R}." in board(mine, [], to("beginning of combat"), RESOLVE, answer("yes")).steps


@cr("508.1j")
def test_what_is_paid_beyond_the_lands_shown_is_said_so_in_the_verdict() -> None:
    two = attack(One="B", Two="B")
    ones = [creature("", "1/1", "One"), creature("", "1/1", "Two")]
    taxed = board([*ones, "Forest", "Forest"], ["Propaganda"], *two)
    assert "A pays {4}, more than the lands shown make" in taxed.report["verdict"]
    assert board([*ones, *["Forest"] * 4], ["Propaganda"], *two).count("more than") == 0


@cr("601.2h")
def test_mana_of_any_type_in_a_pool_pays_for_whatever_is_asked_and_no_more_often_than_it_is_there() -> None:
    bears = cast("Grizzly Bears")
    board({"hand": ["Grizzly Bears"], "mana": "**"}, [], bears, RESOLVE, expect=["A controls Grizzly Bears"])
    board({"hand": ["Grizzly Bears"], "mana": "*"}, [], bears, refused="601.2h")
    leaked = (passing(), cast("Mana Leak", "Grizzly Bears", player="B"), RESOLVE)
    played = board({"hand": ["Grizzly Bears"], "mana": "****"}, {"hand": ["Mana Leak"]}, bears, *leaked)
    assert played.count("A can't pay {3}")


@cr("118.3", "118.12a")
def test_who_has_only_tapped_lands_cannot_pay_and_is_not_asked() -> None:
    bears, leak = cast("Grizzly Bears"), (passing(), cast("Mana Leak", "Grizzly Bears", player="B"), RESOLVE)
    tapped = {"hand": ["Grizzly Bears"], "battlefield": [{"card": "Forest", "tapped": True, "count": 2}]}
    played = board(tapped, {"hand": ["Mana Leak"]}, bears, *leak, expect=["Grizzly Bears in A's graveyard"])
    assert played.count("A can't pay {3}")
    assert ONLY in played.report["assumed"]
    assert board(tapped | {"mana": "any"}, {"hand": ["Mana Leak"]}, bears, *leak).report["pending"] is not None
