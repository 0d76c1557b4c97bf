"""All boards of the corpus."""

from __future__ import annotations

from tests.deciding import combat, damage_and_destruction

CASES = (*combat.CASES, *damage_and_destruction.CASES)
