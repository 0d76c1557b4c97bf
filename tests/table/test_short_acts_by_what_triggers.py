"""Short acts that name what comes of a sacrifice, several things that are tapped for mana, and another of a kind."""

from __future__ import annotations

from typing import Any

import pytest

from engine import NotUnderstood, SeveralMeant, short_acts
from tests.helpers import cr
from tests.table.test_short_acts import done, said, table

DRAINING: dict[str, Any] = {"battlefield": ["Blood Artist", "Viscera Seer", "Grizzly Bears"]}


@cr("603.3", cited=False)
@pytest.mark.parametrize("text", ["sac Bears to drain Bob", "sacrifie Bears pour drainer Bob"])
def test_what_drains_as_a_creature_dies_is_reached_by_whatever_it_is_sacrificed_to(text: str) -> None:
    after = done(f"{text}; resolve all", table(DRAINING, {}))
    assert [one.life for one in after.table.game.players] == [21, 19]
    assert [act.said for act in after.acts][:2] == [
        "Ana activates Viscera Seer, sacrificing Grizzly Bears",
        "Ana chooses Bob",
    ]


@cr("602.1a", cited=False)
def test_which_of_several_it_is_sacrificed_to_is_asked() -> None:
    two = {"battlefield": [*DRAINING["battlefield"], "Carrion Feeder"]}
    with pytest.raises(SeveralMeant):
        short_acts(table(two, {}), "sac Bears to drain Bob", "Ana")


@cr("602.1a", cited=False)
def test_what_something_does_to_itself_is_no_target() -> None:
    on = table({"battlefield": ["Carrion Feeder", "Grizzly Bears"]})
    assert said("sac Bears to pump Feeder", on) == ["Ana activates Carrion Feeder, sacrificing Grizzly Bears"]


@cr("605.1a", cited=False)
def test_what_only_makes_mana_does_nothing_else() -> None:
    on = table({"battlefield": ["Llanowar Elves", "Elvish Mystic"]})
    with pytest.raises(NotUnderstood):
        short_acts(on, "tap Llanowar Elves to pump Elves", "Ana")


@cr("605.3b")
@pytest.mark.parametrize(
    ("text", "mana"),
    [
        ("tap Forest and both Elves for mana", 3),
        ("engage Forest et Llanowar Elves pour du mana", 2),
        ("tap all lands for mana", 2),
    ],
)
def test_several_are_tapped_for_mana(text: str, mana: int) -> None:
    on = table({"battlefield": ["Forest", "Island", "Llanowar Elves", "Elvish Mystic"]})
    assert sum(done(text, on).table.game.players[0].mana.values()) == mana


@cr("601.2c", cited=False)
@pytest.mark.parametrize("text", ["the other wolf", "other wolf", "l'autre loup"])
def test_the_other_of_a_kind_is_not_the_one_spoken_of_last(text: str) -> None:
    on = table({"battlefield": ["Young Wolf", "Watchwolf"], "hand": ["Giant Growth", "Shock"]})
    acts = said(f"cast Giant Growth on Young Wolf; cast Shock on {text}", on)
    assert acts[-1] == "Ana casts Shock on Watchwolf"
