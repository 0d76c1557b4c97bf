"""Life paid for single mana symbols of any cost (CR 118.1, 601.2h)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr, creature

KRRIK = "K'rrik, Son of Yawgmoth"


@cr("601.2h", "118.1")
@pytest.mark.parametrize(("paid", "life", "left"), [(0, 20, 0), (1, 18, 1), (2, 16, 2)])
def test_a_player_pays_life_for_as_many_symbols_as_they_like(paid: int, life: int, left: int) -> None:
    """Murder costs {1}{B}{B}; the generic mana is never paid so."""
    here = {"battlefield": [KRRIK], "hand": ["Murder"], "mana": "CBB"}
    script = (cast("Murder", "Grizzly Bears"), answer(paid), RESOLVE_ALL)
    played = board(here, ["Grizzly Bears"], *script, expect=[f"A life {life}", "Grizzly Bears in graveyard"])
    assert len(played.report["state"]["players"]["A"]["mana"]) == left


@cr("118.1", "601.2h")
def test_what_no_mana_is_there_for_is_paid_with_life_unasked() -> None:
    here = {"battlefield": [KRRIK], "hand": ["Murder"], "mana": "C"}
    board(here, ["Grizzly Bears"], cast("Murder", "Grizzly Bears"), RESOLVE_ALL, expect=["A life 16"])


@cr("601.2h", "119.4")
def test_with_too_little_life_it_cannot_be_cast() -> None:
    here = {"battlefield": [KRRIK], "hand": ["Murder"], "mana": "C", "life": 3}
    board(here, ["Grizzly Bears"], cast("Murder", "Grizzly Bears"), refused="601.2h")


@cr("118.1")
def test_an_ability_is_paid_for_with_life_as_well_and_only_ones_own() -> None:
    shade = creature("{B}: Tester gets +1/+1 until end of turn.")
    board({"battlefield": [KRRIK, shade], "mana": ""}, [], activate("Tester"), RESOLVE, expect=["A life 18"])
    theirs = {"battlefield": [KRRIK]}
    board({"battlefield": [shade], "mana": ""}, theirs, activate("Tester"), refused="601.2h")
