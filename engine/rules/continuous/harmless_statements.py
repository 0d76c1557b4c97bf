"""Statements that nothing looks up, because they change nothing that the engine decides."""

from __future__ import annotations

from engine.abilities.base import Declaration, Node
from engine.abilities.dispatch import Use, serves
from engine.abilities.nouns.commander import CanBeCommander
from engine.abilities.permissions.before_the_game import AnyNumberInDeck, ColorOfCommander
from engine.abilities.permissions.seeing_face_down import SeeFaceDown
from engine.abilities.permissions.seen_hands import HandsRevealed
from engine.abilities.prohibitions.opening_hand import InOpeningHand

HARMLESS: dict[type[Node], str] = {
    AnyNumberInDeck: "a deck is made before any board begins (100.2a)",
    CanBeCommander: "which card is a commander is said with the board (903.3)",
    ColorOfCommander: "chosen before any board begins; which it was is said with the commander (607.2p)",
    HandsRevealed: "what the players see of a hand changes nothing on the board (402.3)",
    InOpeningHand: "done before any board begins (103.6)",
    SeeFaceDown: "what a player has looked at changes nothing on the board (708.5)",
}
"""Why nothing needs to be done about them."""

serves((Declaration,), HARMLESS, Use.SAID)
