"""From where a card may be cast, by whom, and in which ways (CR 601.3, 117.1a, 118.9): asked of every card of the shelf
that has a keyword for it or more than one face."""

from __future__ import annotations

import re

import pytest

from cards.model import Card
from engine.rules.casting.faces_and_ways_to_cast import FACES, ways
from engine.state.ids import PlayerId
from engine.state.zones import Zone
from tests.helpers import board, cr
from tests.shelf import typed

WORDS = {
    "hand": "bestow blitz cleave dash disguise evoke impending megamorph morph overload prototype warp web-slinging",
    "graveyard": "disturb escape flashback harmonize jump-start retrace",
    "exile": "",
    "library": "",
}
"""The keywords by which a card is cast from a zone, unless something has been done with it before."""
ALL = "|".join(f"{WORDS['hand']} {WORDS['graveyard']}".split())
ELSEWHERE = {"graveyard": {"Squee, the Immortal"}, "exile": {"Squee, the Immortal", "Misthollow Griffin"}}
"""The cards that say themselves that they may be cast from there."""
CARDS = [
    card
    for card in typed()
    if len(card.faces) > 1
    or card.name in ("Forest", "Grizzly Bears", "Ancestral Vision", "Misthollow Griffin", "Squee, the Immortal")
    or re.search(rf"(?im)^({ALL})\b", card.faces[0].text)
]


def said(card: Card, words: str) -> set[str]:
    """Those of the keywords that one of its faces has."""
    texts = (line.lower() for face in card.faces for line in face.text.splitlines())
    return {one for line in texts for one in words.split() if re.match(rf"{one}\b", line)}


@cr("601.3", cited=False)
@pytest.mark.parametrize("zone", WORDS)
def test_a_card_is_cast_by_its_owner_alone_from_where_it_says(zone: str) -> None:
    game = board({zone: [card.name for card in CARDS]}, []).table.game
    there = [it for it in game.objects.values() if it.zone is Zone(zone) and it.card in CARDS]
    assert len(there) == len(CARDS)
    for it in there:
        assert it.card is not None
        name = it.card.name
        offered = {way.name.partition(",")[0].rstrip("12 ") for way in ways(game, it, PlayerId(0))}
        assert offered & set(ALL.split("|")) == said(it.card, WORDS[zone]), name
        assert ways(game, it, PlayerId(1)) == [], name
        can = any("Land" not in face.types and face.mana_cost for face in it.card.faces)
        from_there = can if zone == "hand" else name in ELSEWHERE.get(zone, ())
        aftermath = zone == "graveyard" and any("Aftermath" in face.text for face in it.card.faces)
        assert bool(offered & set(FACES)) is (from_there or aftermath), name
