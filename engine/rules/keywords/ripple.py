"""Ripple (CR 702.60)."""

from __future__ import annotations

from engine.abilities.base import Ability
from engine.abilities.keyword_actions.cast import CastCard, Payment
from engine.abilities.keywords.ripple import Ripple, RippleThrough
from engine.abilities.nouns.object_phrases import It
from engine.events import Revealed, ZoneChange
from engine.grammar.words import number_word
from engine.oracle.compile import abilities_meant
from engine.oracle.keywords.stands_for import STANDS_FOR
from engine.rules.casting.faces_and_ways_to_cast import Way
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.keyword_actions.cast import cast_by_effect, legal_ways, ways_by_effect
from engine.rules.pipeline import happen, show
from engine.state.choices import YES_NO, Choice, Gen, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId, objects_in
from engine.state.unknown_cards import top_of_library
from engine.state.zones import Zone


@STANDS_FOR.register(Ripple)
def _ripple(symbol: Ripple) -> tuple[Ability, ...]:
    """(702.60a)"""
    return abilities_meant(f"When you cast ~, ripple through {number_word(symbol.number)} cards.")


@DO.register(RippleThrough)
def _through(game: Game, verb: RippleThrough, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Reveal, cast those of the spell's name for nothing, and put the rest on the bottom in any order (702.60a)."""
    player = players[0]
    prompt = Message("may-ripple", {"source": TargetId.of_object(frame.source), "number": verb.number})
    if (yield Choice(player, "may", prompt, "702.60a", YES_NO)) != ["yes"]:
        return []
    revealed = top_of_library(game, player, verb.number)
    yield from show(game, [Revealed(tuple(revealed), player)], "702.60a")
    name = game.characteristics(frame.source).name
    acted: Acted = []
    same = [i for i in revealed if game.objects[i].base.name == name and _ways(game, player, i)]
    while same:
        asked = Message("choose-rippled", {"source": TargetId.of_object(frame.source)})
        options = [Option.of(TargetId.of_object(i)) for i in same]
        answer = yield Choice(player, "objects", asked, "702.60a", options, 0, 1)
        if not answer:
            break
        card = answer[0].object
        same.remove(card)
        acted += yield from cast_by_effect(game, player, game.objects[card], _ways(game, player, card))
        same = [i for i in same if _ways(game, player, i)]
    rest = [i for i in revealed if i in game.objects]
    if len(rest) > 1:
        order = Message("choose-bottom-order", {"source": TargetId.of_object(frame.source)})
        options = [Option.of(TargetId.of_object(i)) for i in rest]
        answer = yield Choice(player, "order", order, "702.60a", options, len(rest), len(rest), ordered=True)
        rest = objects_in(answer)
    moves = [ZoneChange(i, Zone.LIBRARY, Zone.LIBRARY, "ripple", frame.source, position=-1) for i in rest]
    yield from happen(game, moves)
    return acted


def _ways(game: Game, player: PlayerId, card: ObjectId) -> list[Way]:
    """How a card could be cast for nothing (608.2d)."""
    it = game.objects[card]
    return legal_ways(game, player, it, ways_by_effect(it, CastCard(It(), payment=Payment.FREE)))
