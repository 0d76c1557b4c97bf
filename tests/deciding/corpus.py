"""All boards of the corpus."""

from __future__ import annotations

from tests.deciding import (
    casting_and_targets,
    combat,
    comparing_and_counting,
    costs_and_mana,
    counters_and_life,
    damage_and_destruction,
    effects,
    examples_of_rules_100_to_112,
    examples_of_rules_113_to_199,
    examples_of_rules_200_to_599,
    examples_of_rules_600_to_604,
    examples_of_rules_605_to_609,
    examples_of_rules_610_to_613,
    examples_of_rules_614_to_616,
    examples_of_rules_700_and_701,
    examples_of_rules_702,
    examples_of_rules_704_to_707,
    examples_of_rules_709_to_903,
    information,
    keyword_abilities,
    keyword_actions,
    replacement_and_prevention,
    triggers,
    turns_and_ending_the_game,
)
from tests.deciding.cases import Case

CORPUS: dict[str, tuple[Case, ...]] = {
    module.__name__.rpartition(".")[2]: tuple(module.CASES)
    for module in (
        casting_and_targets,
        combat,
        comparing_and_counting,
        costs_and_mana,
        counters_and_life,
        damage_and_destruction,
        effects,
        examples_of_rules_100_to_112,
        examples_of_rules_113_to_199,
        examples_of_rules_200_to_599,
        examples_of_rules_600_to_604,
        examples_of_rules_605_to_609,
        examples_of_rules_610_to_613,
        examples_of_rules_614_to_616,
        examples_of_rules_700_and_701,
        examples_of_rules_702,
        examples_of_rules_704_to_707,
        examples_of_rules_709_to_903,
        information,
        keyword_abilities,
        keyword_actions,
        replacement_and_prevention,
        triggers,
        turns_and_ending_the_game,
    )
}
"""The boards of each module, by its name."""
CASES = tuple(one for cases in CORPUS.values() for one in cases)
