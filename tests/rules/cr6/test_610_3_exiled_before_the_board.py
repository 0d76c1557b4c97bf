"""What a permanent of a described board has exiled already until it leaves the battlefield (CR 610.3)."""

from __future__ import annotations

import pytest

from tests.helpers import PASS_A, RESOLVE_ALL, board, cast, cr, creature

PRIEST = creature(
    "When ~ enters, exile target creature an opponent controls until ~ leaves the battlefield.", name="Priest"
)
THIEF = creature(
    "When ~ enters, target opponent reveals their hand. You choose a nonland card from it. Exile that card until ~ "
    "leaves the battlefield.",
    name="Thief",
)


@pytest.mark.parametrize(("host", "where"), [(PRIEST, "B controls Serra Angel"), (THIEF, "Serra Angel in B's hand")])
@cr("610.3")
def test_it_comes_back_to_where_it_was_exiled_from(host: dict[str, object], where: str) -> None:
    name = host["token"]["name"] if "token" in host else host["card"]  # type: ignore[index]
    theirs = {"hand": ["Murder"], "exile": [{"card": "Serra Angel", "exiled_with": name}]}
    board([host], theirs, PASS_A, cast("Murder", name, player="B"), RESOLVE_ALL, expect=[where])
    board([host], {**theirs, "hand": []}, PASS_A, expect=["Serra Angel in exile"])
