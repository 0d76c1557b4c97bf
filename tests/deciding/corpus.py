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
    seldom_said,
    sentences,
)
from tests.deciding.cases import Case

CORPUS: dict[str, tuple[Case, ...]] = {
    module.__name__.rpartition(".")[2]: tuple(module.CASES)
    for module in (
        combat,
        damage_and_destruction,
        casting_and_targets,
        effects,
        examples_of_the_rules,
        further_examples,
        information,
        seldom_said,
        sentences,
    )
}
"""The boards of each module, by its name."""
CASES = tuple(one for cases in CORPUS.values() for one in cases)
