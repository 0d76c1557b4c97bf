"""The Monarch (CR 725)."""

from __future__ import annotations

from typing import Any

from tests.helpers import AFTER_COMBAT, DAMAGE, RESOLVE, RESOLVE_ALL, attack_with, block_with, board, cast, cr, to

SENTINELS = "Palace Sentinels"


def crowned(**more: Any) -> dict[str, Any]:
    return {"designations": ["monarch"], **more}


UNBLOCKABLE = "Admiral can't be blocked by creatures the monarch controls."


@cr("725.1", "725.3")
def test_only_the_player_who_became_it_last_is_the_monarch() -> None:
    board(
        {"hand": [SENTINELS]},
        crowned(),
        cast(SENTINELS),
        RESOLVE_ALL,
        expect=["A is the monarch", "not B is the monarch"],
    )


@cr("725.2")
def test_the_monarch_draws_in_their_own_end_step_only() -> None:
    played = board(crowned(), [], to("end"), RESOLVE, expect=["A has 1 card in hand"])
    assert "725.2" in played.rules_of("triggers")
    board([], crowned(), to("end"), expect=["stack is empty", "B has 0 cards in hand"])


@cr("725.2")
def test_combat_damage_to_the_monarch_takes_the_crown() -> None:
    board(
        ["Grizzly Bears"],
        crowned(),
        *attack_with({"Grizzly Bears": "B"}),
        DAMAGE,
        RESOLVE,
        expect=["A is the monarch", "B life 18"],
    )


@cr("725.2", cited=False)
def test_a_blocked_creature_takes_no_crown() -> None:
    board(
        ["Grizzly Bears"],
        crowned(battlefield=["Wall of Stone"]),
        *attack_with({"Grizzly Bears": "B"}),
        *block_with({"Wall of Stone": "Grizzly Bears"}),
        AFTER_COMBAT,
        expect=["B is the monarch"],
    )


@cr("725.2")
def test_the_old_monarch_controls_the_ability_that_costs_them_the_crown() -> None:
    played = board(["Grizzly Bears"], crowned(), *attack_with({"Grizzly Bears": "B"}), DAMAGE)
    (item,) = played.report["state"]["stack"]
    assert item["controller"] == "B"


@cr("725.3")
def test_who_is_the_monarch_already_does_not_become_it() -> None:
    lich = "Custodi Lich"
    again = board(crowned(hand=[lich]), ["Grizzly Bears"], cast(lich), RESOLVE_ALL, expect=["B controls Grizzly Bears"])
    assert not again.count("becomes the monarch")
    first = {"token": {"name": "Watcher", "toughness": 1, "text": "Whenever you become the monarch, you gain 3 life."}}
    board({"battlefield": [first], "hand": [SENTINELS]}, [], cast(SENTINELS), RESOLVE_ALL, expect=["A life 23"])


@cr("725.4")
def test_the_active_player_becomes_the_monarch_when_the_monarch_leaves() -> None:
    played = board([], crowned(), {"do": "concede", "player": "B"}, C=[], expect=["A is the monarch"])
    assert "A becomes the monarch (B has left, and it is A's turn)." in played.steps


@cr("725.4")
def test_the_next_player_becomes_the_monarch_when_the_active_player_leaves() -> None:
    board(crowned(), [], {"do": "concede", "player": "A"}, C=[], expect=["B is the monarch"])


@cr("725.5", cited=False)
def test_what_depends_on_the_monarch_does_nothing_without_one() -> None:
    fleet = {"token": {"name": "Admiral", "power": 3, "toughness": 3, "text": UNBLOCKABLE}}
    block = {"Grizzly Bears": "Admiral"}
    board([fleet], ["Grizzly Bears"], *attack_with({"Admiral": "B"}), *block_with(block))
    scene = crowned(battlefield=["Grizzly Bears"])
    board([fleet], scene, *attack_with({"Admiral": "B"}), *block_with(block), refused="509.1b")
