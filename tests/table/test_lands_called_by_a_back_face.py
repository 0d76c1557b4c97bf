"""A modal double-faced card called by its back face is played as that land, else cast (712.11, 712.12)."""

from __future__ import annotations

from tests.helpers import cr
from tests.table.test_short_acts import done, said, table

HAND = {"hand": ["Spikefield Hazard"]}


@cr("712.12", cited=False)
def test_its_land_is_played() -> None:
    found = done("play Spikefield Cave", table(ana=HAND))
    assert [act.said for act in found.acts] == ["Ana plays Spikefield Cave"]
    (side, _) = found.table.report().to_dict()["state"]["players"].values()
    assert [(one["name"], one["tapped"]) for one in side["battlefield"]] == [("Spikefield Cave", True)]


@cr("712.11", cited=False)
def test_its_front_is_cast() -> None:
    assert said("play Spikefield Hazard on Hill Giant", table(ana=HAND)) == [
        "Ana casts Spikefield Hazard on Hill Giant"
    ]
