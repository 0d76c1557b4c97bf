"""As much as a number says, from none on: each verb with a number, done 0, 1 and 2 times (CR 107.1, 107.3)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.helpers import RESOLVE, activate, board, cr, creature

Told = Callable[[int], str]


def size(number: int) -> str:
    return f"Tester is {2 + number}/{2 + number}"


SO_MANY: list[tuple[str, Told]] = [
    ("Draw X cards", lambda n: f"A has {n} cards in hand"),
    ("You gain X life", lambda n: f"A life {20 + n}"),
    ("You lose X life", lambda n: f"A life {20 - n}"),
    ("Each opponent loses X life", lambda n: f"B life {20 - n}"),
    ("Target opponent loses X life", lambda n: f"B life {20 - n}"),
    ("Mill X cards", lambda n: f"A has {5 - n} cards in library"),
    ("Each opponent mills X cards", lambda n: f"B has {5 - n} cards in library"),
    ("Exile the top X cards of your library", lambda n: f"A has {5 - n} cards in library"),
    ("Put X +1/+1 counters on ~", size),
    ("Put X +1/+1 counters on each creature you control", size),
    ("Bolster X", size),
    ("Adapt X", size),
    ("~ gets +X/+X until end of turn", size),
    ("Creatures you control get +X/+X until end of turn", size),
    ("~ deals X damage to each opponent", lambda n: f"B life {20 - n}"),
    ("~ deals X damage to any target", lambda n: f"B life {20 - n}"),
    ("Each opponent discards X cards", lambda n: f"B has {2 - n} cards in hand"),
    ("Each opponent discards X cards at random", lambda n: f"B has {2 - n} cards in hand"),
]


@cr("107.3", cited=False)
@pytest.mark.parametrize("number", [0, 1, 2])
@pytest.mark.parametrize(("what", "told"), SO_MANY, ids=[what for what, _ in SO_MANY])
def test_so_much_is_done_as_the_number_says(what: str, told: Told, number: int) -> None:
    tester = creature(f"{{0}}: {what}, where X is the number of artifacts you control.")
    a = {"battlefield": [tester, *["Sol Ring"] * number]}
    act = activate("Tester", *(["B"] if "target" in what.lower() else []))
    board(a, {"hand": ["Forest"] * 2}, act, RESOLVE, expect=[told(number)])


@cr("107.3", cited=False)
@pytest.mark.parametrize("number", [0, 1, 2])
@pytest.mark.parametrize(
    "what", ["Create X Treasure tokens", "Create X tapped Treasure tokens", "Incubate X", "Amass Zombies X"]
)
def test_so_many_tokens_or_counters_on_them(what: str, number: int) -> None:
    """None are created, or a token with none is."""
    tester = creature(f"{{0}}: {what}, where X is the number of creatures your opponents control.")
    played = board([tester], ["Grizzly Bears"] * number, activate("Tester"), RESOLVE)
    there = [it for it in played.report["state"]["players"]["A"]["battlefield"] if it["name"] != "Tester"]
    if what.startswith("Create"):
        assert sum(it.get("count", 1) for it in there) == number
    else:
        counters = [it["counters"].get("+1/+1", 0) for it in there]
        assert counters == [number] if number or what.startswith("Incubate") else counters in ([], [0])
