"""What is asked of base power and toughness: what sets them counts, what else modifies them does not (CR 208.4b)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, board, cast, cr, creature, to


@cr("208.4b", cited=False)
@pytest.mark.parametrize(
    ("other", "counted"),
    [
        ({"card": "Grizzly Bears"}, True),
        ({"card": "Grizzly Bears", "counters": {"+1/+1": 1}}, True),
        ({"card": "Hill Giant"}, False),
        ({"card": "Hill Giant", "counters": {"-1/-1": 1}}, False),
    ],
)
def test_counters_are_not_part_of_base_power(other: dict[str, Any], counted: bool) -> None:
    voice = creature(
        "~ gets +X/+0, where X is the number of other creatures you control with base power 2.", "1/1", "Voice"
    )
    board([voice, other], [], expect=[f"Voice is {2 if counted else 1}/1"])


@cr("208.4b", cited=False)
def test_what_sets_power_sets_base_power_and_what_adds_to_it_does_not() -> None:
    voice = creature(
        "{0}: Draw a card for each creature you control with base power and toughness 2/2.", "1/1", "Voice"
    )
    anthem = creature("Creatures you control get +1/+1.", "1/1", "Anthem")
    dwarfing = creature("Other creatures have base power and toughness 2/2.", "1/1", "Dwarfing")
    for others, cards in (
        (["Grizzly Bears"], 1),
        ([anthem, "Grizzly Bears"], 1),
        ([anthem, "Hill Giant"], 0),
        ([anthem, dwarfing, "Hill Giant"], 3),
    ):
        board([voice, *others], [], activate("Voice"), RESOLVE, expect=[f"A has {cards} cards in hand"])


@cr("208.4b", cited=False)
def test_power_greater_than_base_power() -> None:
    recruiter = creature(
        "At the beginning of your end step, if you control a creature with power greater than its base power, you gain "
        "1 life.",
        name="Recruiter",
    )
    board([recruiter, "Grizzly Bears"], [], to("end"), expect=["A life 20", "stack is empty"])
    grown = {"card": "Grizzly Bears", "counters": {"+1/+1": 1}}
    board([recruiter, grown], [], to("end"), RESOLVE_ALL, expect=["A life 21"])
    mine = {"battlefield": [recruiter, "Grizzly Bears"], "hand": ["Giant Growth"]}
    board(mine, [], to("end"), expect=["A life 20", "stack is empty"])
    growth = [to("postcombat main"), cast("Giant Growth", "Grizzly Bears"), RESOLVE, to("end"), RESOLVE_ALL]
    board(mine, [], *growth, expect=["A life 21"])


@cr("208.4b", "208.1", cited=False)
def test_base_power_counts_as_it_last_was() -> None:
    curie = creature("{0}: Draw cards equal to ~'s base power.", "2/2", "Curie")
    grown = {**curie, "counters": {"+1/+1": 3}}
    board([grown], [], activate("Curie"), RESOLVE, expect=["A has 2 cards in hand"])
    switched = {"battlefield": [{**curie, "counters": {"+1/+1": 3}}, creature("Creatures you control get -2/-0.")]}
    board(switched, [], activate("Curie"), RESOLVE, expect=["A has 2 cards in hand"])
