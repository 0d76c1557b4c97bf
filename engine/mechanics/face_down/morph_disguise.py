"""Morph and disguise: casting a card face down for {3} (CR 702.37, 702.168)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from cards.model import Card, Face
from engine.oracle.values_of_printed_cards import COMPILED
from engine.rules.casting.faces_and_ways_to_cast import WAYS, Way
from engine.state.face_down import CASTING, values
from engine.state.game import Game
from engine.state.ids import PlayerId
from engine.state.objects import GameObject
from engine.state.zones import Zone

FOR_THREE = "{3}"
FACE_DOWN_SPELL = Card("", (Face("", "{0}", "Creature", types=("Creature",), power="2", toughness="2"),))
"""What a card cast face down is as permissions look at it (708.2a); the cost stands for any that is no alternative."""
CALLED = ("face down", "face-down", "down")
RULES = {"morph": ("702.37a", "702.37c"), "megamorph": ("702.37b", "702.37c"), "disguise": ("702.168a", "702.168b")}
"""The rules by which a card with each keyword is cast face down."""


@WAYS.by("702.37c")
def _face_down(game: Game, it: GameObject, player: PlayerId) -> Iterable[Way]:
    """A card may be cast face down for {3} from wherever a spell like that, a creature without a name, could be cast;
    what the card is otherwise does not matter (702.37c, 702.168b, 601.3e, 708.4)."""
    if it.card is None or it.zone is Zone.BATTLEFIELD:
        return
    front = COMPILED.faces(it.card)[0]
    words = [word for word in CASTING if front.has(word)]
    if not words:
        return
    hidden = it.as_if(card=FACE_DOWN_SPELL, base=COMPILED.faces(FACE_DOWN_SPELL)[0])
    found = [
        way
        for function in WAYS
        if function is not _face_down
        for way in function(game, hidden, player)
        if way.base is None and way.cost == FACE_DOWN_SPELL.faces[0].mana_cost
    ]
    for way in found[:1]:
        for word in words:
            how = CASTING[word]
            yield replace(
                way,
                name=word,
                cost=FOR_THREE,
                rules=(*way.rules, *(("601.3e",) if way.rules else ()), *RULES[word], "708.4"),
                base=values(how),
                face_down=how,
                known_as=(*CALLED, "morph") if word == "megamorph" else CALLED,
            )
