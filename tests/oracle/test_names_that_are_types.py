"""A name that is a type too, and tokens called after their card (CR 201.5, 205.3m)."""

from __future__ import annotations

import pytest

from cards.model import Face
from engine.oracle.normalise import normalise


@pytest.mark.parametrize(
    ("name", "text", "meant"),
    [
        (
            "Aurochs",
            "Whenever Aurochs attacks, tap each other attacking Aurochs.",
            "Whenever ~ attacks, tap each other attacking Aurochs.",
        ),
        (
            "Assembly-Worker",
            "Target Assembly-Worker creature gets +1/+1.",
            "Target Assembly-Worker creature gets +1/+1.",
        ),
    ],
)
def test_behind_attacking_or_before_creature_it_is_the_type(name: str, text: str, meant: str) -> None:
    face = Face(name=name, text=text, types=("Creature",), subtypes=(name,))
    assert [unit.text for unit in normalise(face).units] == [meant]


def test_a_token_has_a_name_of_its_own() -> None:
    text = "When Tuktuk the Explorer dies, create Tuktuk the Returned, a legendary 5/5 red Golem creature token."
    face = Face(name="Tuktuk the Explorer", text=text, types=("Creature",), supertypes=("Legendary",))
    (unit,) = normalise(face).units
    assert unit.text.startswith("When ~ dies, create Tuktuk the Returned, a legendary")
