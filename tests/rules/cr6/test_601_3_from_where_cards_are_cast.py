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
from tests.shelf import cards, typed

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


LEAVE = re.compile(r"(?i)you may (cast|play) [^.]*from (your graveyard|the top of your library)")
GIVING = [
    card.name
    for card in typed()
    if len(card.faces) == 1
    and not {"Instant", "Sorcery"} & set(card.front.types)
    and LEAVE.search(card.front.text)
    and not re.search(r"(?i)you may (cast|play) (this card|" + re.escape(card.name) + ")", card.front.text)
]
BEARS = ["Grizzly Bears", "Ornithopter", "Lightning Bolt", "Serra Angel"]


@cr("601.3", cited=False)
@pytest.mark.parametrize("name", GIVING)
def test_leave_to_cast_cards_is_for_the_player_that_it_is_given_to(name: str) -> None:
    """Nobody else casts anything by it, out of whosever graveyard or library, in whosever turn."""
    side = {"graveyard": BEARS, "library": BEARS}
    for active in ("A", "B"):
        game = board({**side, "battlefield": [name]}, side, active=active).table.game
        there = [it for it in game.objects.values() if it.zone in (Zone.GRAVEYARD, Zone.LIBRARY)]
        assert len(there) == 4 * len(BEARS)
        assert [it.base.name for it in there if ways(game, it, PlayerId(1))] == []
        theirs = [it for it in there if it.owner == PlayerId(1)]
        assert [it.base.name for it in theirs if ways(game, it, PlayerId(0))] == []


@cr("601.3", cited=False)
@pytest.mark.parametrize("active", ["A", "B"])
@pytest.mark.parametrize("name", [name for name in GIVING if "During each of your turns" in cards()[name].front.text])
def test_leave_for_ones_own_turns_is_none_in_anothers(name: str, active: str) -> None:
    game = board({"graveyard": BEARS, "battlefield": [name]}, [], active=active).table.game
    can = [it for it in game.in_zone(Zone.GRAVEYARD, PlayerId(0)) if ways(game, it, PlayerId(0))]
    assert bool(can) is (active == "A")
