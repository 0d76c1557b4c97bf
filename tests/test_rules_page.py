"""The page of rules: what is written down about the rules must be about rules there are."""

import re

from cards.editions import home
from tools.rules_page import OBJECT_STATES, scope, standing


def test_scope_names_rules_there_are() -> None:
    numbers = home().rules
    for kind, rules in scope().items():
        assert not [n for n in rules if n not in numbers], kind
        assert all(why.strip() for why in rules.values())


def test_nothing_is_both_undecided_and_refused() -> None:
    assert not scope()["nothing"].keys() & scope()["refused"].keys()


def test_each_rule_has_one_standing() -> None:
    rules = [n for n in home().rules if re.fullmatch(r"\d{3}\.\d+[a-z]?", n)]
    assert {standing(n, set(), set(), {}) for n in rules} <= set(OBJECT_STATES)
    assert standing("613.8a", {"613.8a"}, set(), {"613.8a": ["a test"]}) == "tested"
    assert standing("613.8a", {"613.8a"}, set(), {}) == "played"
