"""What is discarded to an effect and put on top of the library instead (CR 614.1a, 701.9)."""

from __future__ import annotations

from typing import Any

from tests.helpers import RESOLVE, activate, answer, board, cast, cr

LENG = "Library of Leng"


@cr("614.1a")
def test_an_effect_has_it_discarded_and_it_may_go_on_top() -> None:
    mine: dict[str, Any] = {"battlefield": [LENG], "hand": ["Shock", "Opt"]}
    rot = (cast("Mind Rot", "A", player="B"), RESOLVE)
    played = board(
        mine, {"hand": ["Mind Rot"]}, *rot, answer("yes"), answer("no"), active="B", expect=["A has 0 cards in hand"]
    )
    state = played.report["state"]["players"]["A"]
    assert len(state["graveyard"]) == 1


@cr("118.1", cited=False)
def test_a_cost_is_no_effect() -> None:
    mine: dict[str, Any] = {"battlefield": [LENG, "Wild Mongrel"], "hand": ["Shock"]}
    board(mine, [], activate("Wild Mongrel"), expect=["Shock in A's graveyard"])


@cr("614.1a", cited=False)
def test_only_its_controllers_cards() -> None:
    mine: dict[str, Any] = {"battlefield": [LENG], "hand": ["Mind Rot"]}
    board(mine, {"hand": ["Shock"]}, cast("Mind Rot", "B"), RESOLVE, expect=["Shock in B's graveyard"])
