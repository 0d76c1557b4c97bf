"""What is revealed as a creature explores (CR 701.44)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr

SCOUT = "Merfolk Branchwalker"


def _explores(top: list[str], *expect: str) -> None:
    mine = {"hand": [SCOUT, "Island"], "battlefield": ["Nicanzil, Current Conductor"], "library": top}
    board(mine, [], cast(SCOUT), RESOLVE, answer("yes", choice="may"), RESOLVE_ALL, expect=expect)


@cr("701.44b")
def test_a_land_card_explored_is_told_from_another() -> None:
    _explores(["Mountain"], "Nicanzil, Current Conductor is 2/3", "Mountain in A's hand")
    _explores(["Hill Giant"], "Nicanzil, Current Conductor is 3/4", "Merfolk Branchwalker is 3/2")


@cr("701.44a")
def test_with_an_empty_library_neither_a_land_nor_another_card_is_explored() -> None:
    _explores([], "Nicanzil, Current Conductor is 2/3", "Merfolk Branchwalker is 3/2")


@cr("701.44a")
def test_whoever_explores_looks_at_its_power_afterwards() -> None:
    amalia = {"card": "Amalia Benavides Aguirre", "counters": {"+1/+1": 17}}
    mine = {"battlefield": [amalia, "Grizzly Bears"], "hand": ["Healing Salve"], "library": ["Hill Giant"]}
    salve = cast("Healing Salve", "A", modes=[1])
    after = [RESOLVE_ALL, answer("yes", choice="may")]
    board(
        mine,
        ["Hill Giant"],
        salve,
        *after,
        expect=["A controls 1 Amalia Benavides Aguirre", "A controls 0 Grizzly Bears"],
    )
    less = {**mine, "battlefield": [{**amalia, "counters": {"+1/+1": 18}}, "Grizzly Bears"]}
    board(less, [], salve, *after, expect=["Amalia Benavides Aguirre is 21/21", "A controls 1 Grizzly Bears"])
