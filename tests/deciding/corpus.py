"""All boards of the corpus."""

from __future__ import annotations

from tests.deciding import (
    casting_and_targets,
    combat,
    damage_and_destruction,
    effects,
    examples_of_the_rules,
    further_examples,
    information,
)

CASES = (
    *combat.CASES,
    *damage_and_destruction.CASES,
    *casting_and_targets.CASES,
    *effects.CASES,
    *examples_of_the_rules.CASES,
    *further_examples.CASES,
    *information.CASES,
)
