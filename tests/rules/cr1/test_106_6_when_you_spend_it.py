"""What happens as mana is spent (CR 106.6)."""

from __future__ import annotations

import pytest

from tests.helpers import board, cast, cr, tap

ORB = "Lapis Orb of Dragonkind"


@cr("106.6", cited=False)
@pytest.mark.parametrize(("spell", "triggers"), [("Covetous Dragon", 1), ("Goblin Piker", 0)])
def test_mana_spent_on_a_dragon_has_its_controller_scry(spell: str, triggers: int) -> None:
    token = {"name": "Fount", "types": ["Land"], "text": "{T}: Add {R}{R}{R}{R}{R}{R}."}
    orb = {"token": {"name": "Orb", "types": ["Artifact"], "text": TEXT}}
    played = board(
        {"battlefield": [orb, {"token": token}], "hand": [spell], "mana": "lands"},
        [],
        tap("Orb"),
        cast(spell),
    )
    assert played.count("ability triggers") == triggers


TEXT = "{T}: Add {R}. When you spend this mana to cast a Dragon creature spell, scry 2."
