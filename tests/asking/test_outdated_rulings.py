"""Rulings that a rule has overtaken are not shown beside an answer that says the contrary."""

from __future__ import annotations

import pytest

from bot.asking.outdated_rulings import is_outdated
from cards import Ruling


@pytest.mark.cr("714.4", cited=False)
@pytest.mark.cr("903.9a", cited=False)
@pytest.mark.cr("510.1c", cited=False)
@pytest.mark.parametrize(
    ("date", "text", "outdated"),
    [
        ("2021-06-18", "If this Saga loses all of its chapter abilities, it will immediately be sacrificed.", True),
        ("2021-06-18", "It will be sacrificed after its last chapter ability resolves.", False),
        (
            "2019-05-03",
            "If one of these Gods would die and it's your commander, you may put it into the command zone instead.",
            True,
        ),
        ("2022-05-03", "If your commander would be exiled, you may not put it into the command zone instead.", False),
        ("2019-11-12", "That player can ignore the damage assignment order when making this assignment.", True),
    ],
)
def test_what_the_rules_no_longer_say(date: str, text: str, outdated: bool) -> None:
    assert is_outdated(Ruling(date=date, source="wotc", text=text)) is outdated
