"""Answers with the words for what is done with what is chosen ("bottom Forest", "keep Ragavan#2", "pile 1")."""

from __future__ import annotations

from typing import Any

import pytest

from engine.state.ids import PlayerId
from engine.state.zones import Zone
from tests.helpers import cr, creature
from tests.table.test_short_acts import done, table


def named(on: Any, zone: Zone, player: int = 0) -> list[str]:
    return [it.base.name for it in on.game.in_zone(zone, PlayerId(player))]


@cr("401.4", cited=False)
@pytest.mark.parametrize(
    ("both", "order"),
    [
        ("Shock, Forest", "Shock, Forest"),
        ("put back Shock and Forest", "Shock, Forest"),
        ("I put Shock, Forest back", "Shock, Forest"),
        ("Ana puts Shock and Forest back on top", "Shock, Forest"),
        ("je remets Shock et Forest", "Shock, Forest"),
    ],
)
def test_cards_that_are_put_back_are_named(both: str, order: str) -> None:
    """Where two cards are asked for, their names cast nothing."""
    puts = creature("{0}: Put two cards from your hand on top of your library in any order.", name="Sage")
    on = table({"battlefield": [puts], "hand": ["Shock", "Forest", "Giant Growth"]}, {"battlefield": ["Hill Giant"]})
    found = done(f"activate Sage; resolve; {both}; {order}", on)
    assert named(found.table, Zone.LIBRARY)[:2] == ["Shock", "Forest"]


@cr("701.22a")
@pytest.mark.parametrize(
    ("text", "top"),
    [
        ("bottom Forest", "Shock"),
        ("Forest to the bottom", "Shock"),
        ("I put Shock on the bottom", "Forest"),
        ("je mets Shock en dessous", "Forest"),
        ("bottom Forest, Shock", "Giant Growth"),
    ],
)
def test_what_goes_to_the_bottom_is_named(text: str, top: str) -> None:
    scries = creature("{0}: Scry 2.", name="Scryer")
    on = table({"battlefield": [scries], "library": ["Forest", "Shock", "Giant Growth"]}, {})
    found = done(f"activate Scryer; resolve; {text}{'; as listed' if ',' in text else ''}", on)
    assert named(found.table, Zone.LIBRARY)[0] == top


@cr("704.5j")
@pytest.mark.parametrize("text", ["keep Isamaru, Hound of Konda#2", "I keep Isamaru#2", "je garde Isamaru#2"])
def test_the_legend_that_is_kept_is_named(text: str) -> None:
    on = table({"battlefield": ["Isamaru, Hound of Konda"], "hand": ["Isamaru, Hound of Konda"]}, {})
    found = done(f"cast Isamaru; resolve; {text}", on)
    assert named(found.table, Zone.GRAVEYARD) == ["Isamaru, Hound of Konda"]
    (kept,) = found.table.game.in_zone(Zone.BATTLEFIELD)
    assert found.table.refs.name(kept.id).endswith("#2")


@cr("700.3", cited=False)
def test_a_pile_is_chosen_by_its_number() -> None:
    piles = "{0}: Reveal the top three cards of your library. An opponent separates those cards into two piles. Put one"
    divides = creature(f"{piles} pile into your hand and the other into your graveyard.", name="Divider")
    on = table({"battlefield": [divides], "library": ["Forest", "Shock", "Giant Growth"]}, {})
    found = done("activate Divider; resolve; Forest; pile 2", on)
    assert sorted(named(found.table, Zone.HAND)) == ["Giant Growth", "Shock"]


@cr("701.21a")
@pytest.mark.parametrize("text", ["Bob sacs Hill Giant", "sacrifice Hill Giant", "Bob sacrifie Hill Giant"])
def test_what_is_sacrificed_for_an_effect_is_named(text: str) -> None:
    edict = creature("{0}: Target player sacrifices a creature of their choice.", name="Edict")
    on = table({"battlefield": [edict]}, {"battlefield": ["Hill Giant", "Grizzly Bears"]})
    found = done(f"activate Edict on Bob; {text}; resolve all", on)
    assert named(found.table, Zone.GRAVEYARD, 1) == ["Hill Giant"]
