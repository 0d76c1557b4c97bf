"""Why something is what it is: each effect is told with what it has made otherwise, and with nothing else."""

from __future__ import annotations

import json
from typing import Any

from bot.desk import Desk, Place, Reply
from bot.words import Words


def told(desk: Desk, place: Place, *said: str, object: str = "Bear", **looks: Any) -> list[str]:
    """The steps that tell of a green 2/2 Bear beside enchantments that say these things."""
    bear = {
        "name": "Bear",
        "types": ["Creature"],
        "subtypes": ["Bear"],
        "colors": ["G"],
        "power": 2,
        "toughness": 2,
    }
    sayings = [
        {"token": {"name": f"Saying {n}", "types": ["Enchantment"], "text": text}} for n, text in enumerate(said)
    ]
    side = {"battlefield": [{"token": bear, **looks}, *sayings]}
    scenario = {"version": 1, "players": {"Alice": side, "Opp": {}}}
    assert desk.run(place, "board import", text=json.dumps(scenario)).error is None
    reply: Reply = desk.run(place, "why", object=object)
    assert reply.error is None, reply.verdict
    return [step.text for step in reply.steps]


def test_it_starts_from_what_is_printed(desk: Desk, alice: Place) -> None:
    assert told(desk, alice) == ["It starts as printed: 2/2 green Creature — Bear."]


def test_a_color_a_type_a_size_and_keywords_are_told_as_they_change(desk: Desk, alice: Place) -> None:
    words = Words.of("en")

    def change(said: str) -> str:
        first, second = told(desk, alice, said)
        assert first == "It starts as printed: 2/2 green Creature — Bear."
        assert "Saying 0" in second
        return second

    assert words("why-now", what="black") in change("Creatures are black.")
    assert words("why-now", what=words("color-none", count=1)) in change("Creatures are colorless.")
    assert words("why-now", what="Artifact Creature — Bear") in change(
        "Creatures are artifacts in addition to their other types."
    )
    assert words("why-now", what="3/1") in change("Creatures get +1/-1.")
    assert words("why-now", what="flying") in change("Creatures have flying.")


def test_what_has_lost_all_abilities_is_told_so(desk: Desk, alice: Place) -> None:
    texts = told(desk, alice, "Creatures have flying.", "Creatures lose all abilities.")
    assert Words.of("en")("why-no-abilities") in texts[-1]


def test_counters_are_told_by_number_and_kind(desk: Desk, alice: Place) -> None:
    texts = told(desk, alice, counters={"+1/+1": 2})
    assert "2 +1/+1" in texts[-1]
    assert "4/4" in texts[-1]


def test_what_has_no_size_or_color_is_told_without(desk: Desk, alice: Place) -> None:
    texts = told(desk, alice, "Flying", object="Saying 0")
    assert texts[0].startswith("It starts as printed: colorless Enchantment")
