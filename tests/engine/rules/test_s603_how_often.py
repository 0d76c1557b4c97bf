"""How often abilities trigger: additional times and not at all (603.2d, 603.10a)."""

from __future__ import annotations

from typing import Any

from tests.engine.helpers import RESOLVE, answer, board, cast, cr


@cr("603.2d")
def test_a_creature_that_enters_makes_abilities_trigger_additional_times() -> None:
    """Two artifacts add one time each; they do not multiply one another."""
    played = board(
        {"battlefield": ["Panharmonicon", "Panharmonicon", "Soul Warden"], "hand": ["Grizzly Bears"]},
        [],
        cast("Grizzly Bears"),
        *[RESOLVE] * 4,
        expect=["A life 23", "stack is empty"],
    )
    assert played.cites("603.2d")


@cr("603.2d")
def test_only_what_its_controller_controls_triggers_again() -> None:
    board(
        {"battlefield": ["Panharmonicon"], "hand": ["Grizzly Bears"]},
        ["Soul Warden"],
        cast("Grizzly Bears"),
        *[RESOLVE] * 2,
        expect=["B life 21", "stack is empty"],
    )


@cr("603.2")
def test_creatures_entering_trigger_nothing_but_other_permanents_do() -> None:
    board(
        {"battlefield": ["Torpor Orb", "Soul Warden"], "hand": ["Elvish Visionary"]},
        [],
        cast("Elvish Visionary"),
        RESOLVE,
        expect=["A life 20", "A has 0 cards in hand", "stack is empty"],
    )


@cr("603.10a")
def test_what_keeps_deaths_from_triggering_does_so_as_it_dies_itself() -> None:
    """Abilities that trigger as creatures die look back, and so does what hushes them."""
    board(
        {"battlefield": ["Hushbringer", "Grizzly Bears"], "hand": ["Wrath of God"]},
        ["Blood Artist"],
        cast("Wrath of God"),
        RESOLVE,
        expect=["A life 20", "B life 20", "stack is empty"],
    )


@cr("603.2d", "603.10a")
def test_deaths_trigger_again_though_the_source_of_that_dies_with_them() -> None:
    board(
        {"battlefield": ["Teysa Karlov", "Blood Artist"], "hand": ["Wrath of God"]},
        ["Grizzly Bears"],
        *[answer("B", choice="target")] * 6,
        cast("Wrath of God"),
        *[RESOLVE] * 7,
        expect=["A life 26", "B life 14"],
    )


AVENGER = {"card": "Gimli, Mournful Avenger", "counters": {"+1/+1": 3}}


def mourning(bears: int) -> dict[str, Any]:
    return {"battlefield": [AVENGER, {"card": "Grizzly Bears", "count": bears}], "hand": ["Pyroclasm"]}


@cr("603.7h", "608.2p")
def test_gimli_fights_once_his_ability_has_resolved_for_the_third_time() -> None:
    script = (cast("Pyroclasm"), *[RESOLVE] * 4)
    third = (*script, answer("Hill Giant"), RESOLVE)
    expect = ["Hill Giant in B's graveyard", "Gimli, Mournful Avenger has 6 +1/+1 counters"]
    played = board(mourning(3), ["Hill Giant", "Serra Angel"], *third, expect=expect)
    assert {"603.7h", "608.2p"} <= set(played.rules_of("triggers: When this ability resolves"))


@cr("603.7h")
def test_gimli_fights_before_his_ability_resolves_for_the_fourth_time_and_not_again() -> None:
    script = (cast("Pyroclasm"), *[RESOLVE] * 4, answer("Hill Giant"), RESOLVE)
    one_left = ["Gimli, Mournful Avenger has 6 +1/+1 counters", "not stack is empty", "Hill Giant in B's graveyard"]
    board(mourning(4), ["Hill Giant", "Serra Angel"], *script, expect=one_left)
    played = board(mourning(4), ["Hill Giant", "Serra Angel"], *script, RESOLVE, expect=["stack is empty"])
    assert played.count("When this ability resolves for the third time this turn, Gimli") == 5


@cr("603.7h")
def test_two_deaths_are_not_three() -> None:
    script = (cast("Pyroclasm"), *[RESOLVE] * 3)
    board(mourning(2), ["Hill Giant"], *script, expect=["stack is empty", "B controls Hill Giant"])
