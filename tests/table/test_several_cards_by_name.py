"""Several cards that are found in a library nobody knows, as people name them (CR 701.23a)."""

from __future__ import annotations

import pytest

from engine import short_acts
from tests.helpers import cr
from tests.table.test_short_acts import done, table

ANA = {"battlefield": ["Myriad Landscape"], "library": ["..."]}
SEARCH = "activate Myriad Landscape ability 2; resolve"


@pytest.mark.parametrize("said", ["Island, Island", "Island and Island", "2 Islands", "two Islands"])
@cr("701.23a", cited=False)
def test_one_name_may_be_said_twice_or_with_a_number(said: str) -> None:
    found = done(f"{SEARCH}; {said}", table(ana=ANA))
    (ana, _) = found.table.report().to_dict()["state"]["players"].values()
    assert [one["name"] for one in ana["battlefield"]] == ["Island", "Island"]


@cr("701.23a")
def test_one_of_them_may_be_found_alone() -> None:
    found = done(f"{SEARCH}; Island", table(ana=ANA))
    (ana, _) = found.table.report().to_dict()["state"]["players"].values()
    assert [one["name"] for one in ana["battlefield"]] == ["Island"]


@cr("701.23a")
def test_a_card_is_found_by_its_name_in_another_language() -> None:
    """As whoever reads the text calls it: the names of a table are only those of its cards."""
    french = {"forêt": "Forest"}
    found = short_acts(table(ana=ANA), f"{SEARCH}; Forêt", "Ana", lambda text: french.get(text.casefold()))
    assert found.refusal is None
    (ana, _) = found.table.report().to_dict()["state"]["players"].values()
    assert [one["name"] for one in ana["battlefield"]] == ["Forest"]
