"""How often an ability triggers in one main phase: spells are cast, a creature dies, a land is played (CR 603.2)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE_ALL, board, cast, cr, creature, on_board, play_land, to


@cr("603.2", cited=False)
@pytest.mark.parametrize(
    ("what", "times"),
    [
        ("you cast a spell", 3),
        ("you cast a creature spell", 1),
        ("you cast a noncreature spell", 2),
        ("you cast an instant or sorcery spell", 2),
        ("you cast your second spell each turn", 1),
        ("you cast a spell with mana value 3 or greater", 1),
        ("you cast a spell with mana value 2 or less", 2),
        ("you cast a green spell", 1),
        ("you cast a red spell", 1),
        ("you cast a multicolored spell", 0),
        ("you cast a spell that targets a creature", 1),
        ("a player casts a spell", 3),
        ("an opponent casts a spell", 0),
        ("you play a land", 1),
        ("a land you control enters", 1),
        ("a land enters under an opponent's control", 0),
        ("a creature you control enters", 1),
        ("another creature you control enters", 1),
        ("a creature enters", 1),
        ("a nontoken creature you control enters", 1),
        ("a creature token you control enters", 0),
        ("a creature with power 3 or greater enters", 0),
        ("a creature with power 2 or less you control enters", 1),
        ("an artifact you control enters", 0),
        ("a permanent you control enters", 2),
        ("you draw a card", 2),
        ("you draw your second card each turn", 1),
        ("you draw your third card each turn", 0),
        ("an opponent draws a card", 0),
        ("a player draws a card", 2),
        ("you discard a card", 0),
        ("a creature dies", 1),
        ("a creature an opponent controls dies", 1),
        ("a creature you control dies", 0),
        ("a card is put into your graveyard from anywhere", 2),
        ("an opponent is dealt damage", 0),
        ("a creature is dealt damage", 1),
        ("a source you control deals damage", 1),
        ("a spell you control deals damage", 1),
        ("you gain life", 0),
        ("you scry", 0),
        ("you commit a crime", 1),
        ("you cast a historic spell", 0),
        ("you cast a spell from your hand", 3),
        ("an opponent sacrifices a permanent", 0),
        ("a creature is put into a graveyard from the battlefield", 1),
        ("a permanent leaves the battlefield", 1),
        ("one or more creatures die", 1),
        ("you tap a land for mana", 0),
        ("a creature becomes the target of a spell or ability", 1),
        ("a creature you control becomes the target of a spell or ability", 0),
        ("you cast your first spell each turn", 1),
        ("you cast your third spell each turn", 1),
        ("you cast your fourth spell each turn", 0),
    ],
)
def test_how_often_it_triggers(what: str, times: int) -> None:
    watcher = creature(f"Whenever {what}, put a charge counter on ~.", "4/5", name="Watcher")
    mine = {"battlefield": [watcher], "hand": ["Shock", "Grizzly Bears", "Divination", "Forest"]}
    spells = (cast("Shock", "Goblin Piker"), cast("Grizzly Bears"), cast("Divination"))
    script = (entry for spell in spells for entry in (spell, RESOLVE_ALL))
    played = board(mine | {"library": ["Wastes"] * 5}, ["Goblin Piker"], *script, play_land("Forest"), to("end"))
    assert not played.report["unread"]
    assert on_board(played, "Watcher").get("counters", {}).get("charge", 0) == times
